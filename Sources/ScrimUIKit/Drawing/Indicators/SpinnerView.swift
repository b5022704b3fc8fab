#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The system's activity indicator, scaled to the size that layout gives it: the style's size, or less.
final class SpinnerView: IndicatorView {
    /// The sizes that the system draws, points; for a style's size above their mean, the large one is scaled.
    private static let (medium, large) = (20.0, 37.0)

    private let spinner = UIActivityIndicatorView(style: .medium)

    override init() {
        super.init()
        // While its surface leaves, the spinner stops but stays visible.
        spinner.hidesWhenStopped = false
        addSubview(spinner)
    }

    override func show(
        _ indicator: Overlay.Indicator, _ style: Overlay.Style.IndicatorStyle,
        in environment: Stage.Environment
    ) -> Bool {
        guard case .spinner = indicator else { return false }
        spinner.style = style.size > (Self.medium + Self.large) / 2 ? .large : .medium
        spinner.color = UIColor(style.color.color(in: environment))
        setNeedsLayout()
        return true
    }

    override func liveChanged() {
        if isLive { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let own = spinner.intrinsicContentSize
        let scale = max(min(bounds.width, bounds.height), 1) / max(own.width, 1)
        spinner.bounds.size = own
        spinner.transform = CGAffineTransform(scaleX: scale, y: scale)
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
#endif
