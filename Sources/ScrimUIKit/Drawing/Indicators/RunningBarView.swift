@_spi(Host) import Scrim
import UIKit

/// A bar without a measure: a part of it runs along, again and again, moved by the render server.
final class RunningBarView: UIView, IndicatorView {
    /// The length of the part that runs, as a share of the bar's.
    private static let length = 0.35
    private static let key = "run"

    private let runner = UIView()
    private var isRightToLeft = false

    var isLive = false {
        didSet { if isLive != oldValue { run() } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        clipsToBounds = true
        addSubview(runner)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    func show(
        _ indicator: Overlay.Indicator, _ style: Overlay.Style.IndicatorStyle,
        in environment: Stage.Environment
    ) -> Bool {
        guard case .spinner = indicator else { return false }
        backgroundColor = UIColor(style.track.color(in: environment))
        runner.backgroundColor = UIColor(style.color.color(in: environment))
        if isRightToLeft != environment.isRightToLeft {
            isRightToLeft = environment.isRightToLeft
            run()
        }
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width * Self.length, height: bounds.height)
        guard runner.bounds.size != size else { return }
        runner.bounds = CGRect(origin: .zero, size: size)
        runner.center = CGPoint(x: bounds.midX, y: bounds.midY)
        run()
    }

    /// From just before the bar to just after it; stands still in the middle while its surface leaves.
    private func run() {
        runner.layer.removeAnimation(forKey: Self.key)
        guard isLive, bounds.width > 0 else { return }
        let half = runner.bounds.width / 2
        let ends = [-half, bounds.width + half].map { NSValue(cgPoint: CGPoint(x: $0, y: bounds.midY)) }
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = isRightToLeft ? ends.reversed() : ends
        animation.duration = Tuning.spinnerTurn / .seconds(1)
        animation.repeatCount = .infinity
        runner.layer.add(animation, forKey: Self.key)
    }
}
