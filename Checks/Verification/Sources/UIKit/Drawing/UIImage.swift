/// An image, of which the double knows the size and the symbol; it draws nothing.
public final class UIImage: NSObject, Sendable {
    public let size: CGSize
    /// The symbol's name; `nil`: the image is one of the app's.
    package let systemName: String?
    /// The name in the app's asset catalog; `nil`: the image is a symbol.
    package let assetName: String?
    /// Whether it is drawn in its own colors, or in that of its view.
    public let renderingMode: RenderingMode
    public var isSymbolImage: Bool { systemName != nil }

    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a symbol; `nil` for a name that no symbol has.
    public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard Self.symbols.contains(name) else { return nil }
        let side = (configuration as? SymbolConfiguration)?.side ?? 17
        size = CGSize(width: side, height: side)
        systemName = name
        assetName = nil
        renderingMode = .automatic
    }

    /// Creates one of the app's images; `nil` for a name that none of them has.
    public init?(named name: String) {
        guard let mode = Self.assets[name] else { return nil }
        size = CGSize(width: 24, height: 24)
        systemName = nil
        assetName = name
        renderingMode = mode
    }

    /// The images in the app's asset catalog, and how they are drawn.
    private static let assets: [String: RenderingMode] = ["logo": .automatic, "stamp": .alwaysTemplate]

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

    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysTemplate = 2
    }
}
