import Scrim
import UIKit

/// The system's activity indicator, as large as the style has it.
final class SpinnerView: UIView, IndicatorView {
    /// The sizes that the system draws, points; from about between them the large one is used.
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
        // On its way out it stands still, but is still there.
        spinner.hidesWhenStopped = false
        addSubview(spinner)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    func show(_ indicator: Indicator, _ style: Style.IndicatorStyle, in environment: StageEnvironment) -> Bool
    {
        guard case .spinner = indicator else { return false }
        let isLarge = style.size > (Self.medium + Self.large) / 2
        spinner.style = isLarge ? .large : .medium
        spinner.color = UIColor(style.colour.colour(in: environment))
        let scale = max(style.size, 1) / (isLarge ? Self.large : Self.medium)
        spinner.transform = CGAffineTransform(scaleX: scale, y: scale)
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
