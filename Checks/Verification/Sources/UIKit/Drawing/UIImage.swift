/// A picture; the double knows its size and its symbol, and draws nothing.
public final class UIImage: NSObject, Sendable {
    public let size: CGSize
    /// The name of the symbol that the picture is of; `nil`: it is one of the app's.
    package let systemName: String?
    /// The name that the app has for the picture; `nil`: it is a symbol.
    package let assetName: String?

    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// `nil` for a name that no symbol has.
    public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard Self.symbols.contains(name) else { return nil }
        let side = (configuration as? SymbolConfiguration)?.side ?? 17
        size = CGSize(width: side, height: side)
        systemName = name
        assetName = nil
    }

    /// `nil` for a name that no picture of the app's has.
    public init?(named name: String) {
        guard name == Self.asset else { return nil }
        size = CGSize(width: 24, height: 24)
        systemName = nil
        assetName = name
    }

    /// The one picture in the app's asset catalog.
    private static let asset = "logo"

    /// The symbols that the library shows, and a few more.
    private static let symbols: Set = [
        "bookmark.fill", "checkmark", "exclamationmark.triangle", "folder", "info.circle",
        "questionmark.square.dashed", "star", "trash", "xmark", "xmark.circle",
    ]
}

extension UIImage {
    open class Configuration: NSObject, @unchecked Sendable {
        override init() {}
    }

    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let side: CGFloat

        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            side = pointSize
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case medium = 5
    }
}
