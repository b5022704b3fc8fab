#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// An indeterminate bar: a part of it runs along again and again, moved by the render server.
final class RunningBarView: IndicatorView {
    private static let key = "run"
    /// The number of linear pieces that approximate a turn.
    private static let pieces = 24

    private let runner = UIView()
    private var isRightToLeft = false

    override init() {
        super.init()
        clipsToBounds = true
        addSubview(runner)
    }

    override func show(
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

    override func liveChanged() { run() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width * RunningBarMotion.length, height: bounds.height)
        guard runner.bounds.size != size else { return }
        runner.bounds = CGRect(origin: .zero, size: size)
        runner.center = CGPoint(x: bounds.midX, y: bounds.midY)
        run()
    }

    /// A view that leaves its window loses its animations.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { run() }
    }

    /// Runs from just before the bar to just after it; rests in the middle while the surface leaves.
    private func run() {
        runner.layer.removeAnimation(forKey: Self.key)
        guard isLive, bounds.width > 0 else { return }
        let turns = (0..<Self.pieces).map { Double($0) / Double(Self.pieces) }
        let starts = turns.map(RunningBarMotion.start) + [1]
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = starts.map { start in
            let middle = bounds.width * (start + RunningBarMotion.length / 2)
            let x = isRightToLeft ? bounds.width - middle : middle
            return NSValue(cgPoint: CGPoint(x: x, y: bounds.midY))
        }
        animation.duration = Tuning.spinnerTurn / .seconds(1)
        animation.repeatCount = .infinity
        runner.layer.add(animation, forKey: Self.key)
    }
}
#endif
