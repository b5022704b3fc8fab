#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The system's activity indicator, scaled to the style's size.
final class SpinnerView: IndicatorView {
    /// The sizes that the system draws, points; for a style's size above their middle the large one is scaled.
    private static let (medium, large) = (20.0, 37.0)

    private let spinner = UIActivityIndicatorView(style: .medium)

    override init() {
        super.init()
        // While its surface leaves, the spinner stops, but stays visible.
        spinner.hidesWhenStopped = false
        addSubview(spinner)
    }

    override func show(
        _ indicator: Overlay.Indicator, _ style: Overlay.Style.IndicatorStyle,
        in environment: Stage.Environment
    ) -> Bool {
        guard case .spinner = indicator else { return false }
        let isLarge = style.size > (Self.medium + Self.large) / 2
        spinner.style = isLarge ? .large : .medium
        spinner.color = UIColor(style.color.color(in: environment))
        let scale = max(style.size, 1) / (isLarge ? Self.large : Self.medium)
        spinner.transform = CGAffineTransform(scaleX: scale, y: scale)
        return true
    }

    override func liveChanged() {
        if isLive { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
#endif
