#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// An icon: the app's own image, an SF Symbol, or an image from the app's bundle.
final class IconView: IndicatorView {
    private let picture = UIImageView()
    private var shown: (icon: Overlay.Icon, size: Double)?

    override init() {
        super.init()
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
    }

    override func show(
        _ indicator: Overlay.Indicator, _ style: Overlay.Style.IndicatorStyle,
        in environment: Stage.Environment
    ) -> Bool {
        guard case .icon(let icon) = indicator else { return false }
        picture.tintColor = UIColor(style.color.color(in: environment))
        guard shown.map({ $0 != (icon, style.size) }) ?? true else { return true }
        shown = (icon, style.size)
        let configuration = UIImage.SymbolConfiguration(pointSize: max(style.size, 1), weight: .medium)
        picture.image =
            icon.ownPicture
            ?? UIImage(systemName: icon.symbol, withConfiguration: configuration)
            ?? UIImage(named: icon.symbol)
            ?? UIImage(systemName: Overlay.Icon.missing, withConfiguration: configuration)
        // Smart Invert inverts what has the panel's colors with the panel, and leaves the app's picture alone.
        let hasOwnColors = picture.image.map { !$0.isSymbolImage && $0.renderingMode != .alwaysTemplate }
        picture.accessibilityIgnoresInvertColors = hasOwnColors ?? false
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}

extension Overlay.Icon {
    /// The SF Symbol's name.
    fileprivate var symbol: String {
        switch self {
        case .success: "checkmark"
        case .failure: "xmark.circle"
        case .warning: "exclamationmark.triangle"
        case .info: "info.circle"
        case .bookmark: "bookmark.fill"
        case .named(let name): name
        }
    }

    /// The symbol for a name that is neither a symbol's nor one of the app's images'.
    fileprivate static let missing = "questionmark.square.dashed"
}
#endif
