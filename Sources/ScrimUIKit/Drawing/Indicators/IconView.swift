import Scrim
import UIKit

/// A picture: an SF Symbol.
final class IconView: UIView, IndicatorView {
    private let picture = UIImageView()
    private var told: (icon: Icon, size: Double)?

    var isLive = false

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    func show(_ indicator: Indicator, _ style: Style.IndicatorStyle, in environment: StageEnvironment) -> Bool
    {
        guard case .icon(let icon) = indicator else { return false }
        picture.tintColor = UIColor(style.colour.colour(in: environment))
        guard told.map({ $0 != (icon, style.size) }) ?? true else { return true }
        told = (icon, style.size)
        let configuration = UIImage.SymbolConfiguration(pointSize: max(style.size, 1), weight: .medium)
        picture.image =
            UIImage(systemName: icon.symbol, withConfiguration: configuration)
            ?? UIImage(systemName: Icon.missing, withConfiguration: configuration)
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}

extension Icon {
    /// The SF Symbol's name.
    fileprivate var symbol: String {
        switch self {
        case .success: "checkmark"
        case .error: "xmark"
        case .info: "info.circle"
        case .bookmark: "bookmark.fill"
        case .named(let name): name
        }
    }

    /// What stands for a symbol that there is not.
    fileprivate static let missing = "questionmark.square.dashed"
}
