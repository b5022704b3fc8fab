#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The system's progress bar, filled from the leading edge.
final class BarView: IndicatorView {
    private let bar = UIProgressView(progressViewStyle: .default)
    private var isShown = false

    override init() {
        super.init()
        addSubview(bar)
    }

    override func show(
        _ indicator: Overlay.Indicator, _ style: Overlay.Style.IndicatorStyle,
        in environment: Stage.Environment
    ) -> Bool {
        guard case .bar(let fraction) = indicator else { return false }
        bar.progressTintColor = UIColor(style.color.color(in: environment))
        bar.trackTintColor = UIColor(style.track.color(in: environment))
        bar.semanticContentAttribute = environment.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        bar.setProgress(Float(fraction), animated: isShown && isLive)
        isShown = true
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The system's bar has a fixed height; a taller bar is a stretched one.
        let own = max(bar.sizeThatFits(bounds.size).height, 1)
        bar.transform = .identity
        bar.frame = CGRect(x: 0, y: bounds.midY - own / 2, width: bounds.width, height: own)
        bar.transform = CGAffineTransform(scaleX: 1, y: bounds.height / own)
    }
}
#endif
