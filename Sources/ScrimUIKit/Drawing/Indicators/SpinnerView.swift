@_spi(Host) import Scrim
import UIKit

/// The system's activity indicator, scaled to the style's size.
final class SpinnerView: UIView, IndicatorView {
    /// The sizes that the system draws, points; for a style's size above their middle the large one is scaled.
    private static let (medium, large) = (20.0, 37.0)

    private let spinner = UIActivityIndicatorView(style: .medium)

    var isLive = false {
        didSet {
            guard isLive != oldValue else { return }
            if isLive { spinner.startAnimating() } else { spinner.stopAnimating() }
        }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        accessibilityElementsHidden = true
        // While its surface leaves, the spinner stands still, but stays visible.
        spinner.hidesWhenStopped = false
        addSubview(spinner)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    func show(
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

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
