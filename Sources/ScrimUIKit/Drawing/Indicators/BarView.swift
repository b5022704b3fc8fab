import Scrim
import UIKit

/// The system's progress bar, filled from the leading edge.
final class BarView: UIView, IndicatorView {
    private let bar = UIProgressView(progressViewStyle: .default)
    private var isShown = false

    var isLive = false

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        addSubview(bar)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    func show(_ indicator: Indicator, _ style: Style.IndicatorStyle, in environment: StageEnvironment) -> Bool
    {
        guard case .bar(let fraction) = indicator else { return false }
        bar.progressTintColor = UIColor(style.colour.colour(in: environment))
        bar.trackTintColor = UIColor(style.track.colour(in: environment))
        bar.semanticContentAttribute = environment.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        bar.setProgress(Float(fraction.value), animated: isShown && isLive)
        isShown = true
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Its height is its own; a taller bar is the same one, stretched.
        let own = max(bar.sizeThatFits(bounds.size).height, 1)
        bar.transform = .identity
        bar.frame = CGRect(x: 0, y: bounds.midY - own / 2, width: bounds.width, height: own)
        bar.transform = CGAffineTransform(scaleX: 1, y: bounds.height / own)
    }
}
