/// A picture; the double knows its name and size, and draws nothing.
public final class UIImage: NSObject, Sendable {
    public let size: CGSize
    public let renderingMode: RenderingMode
    public let configuration: Configuration?
    package let name: String

    private init(name: String, size: CGSize, renderingMode: RenderingMode, configuration: Configuration?) {
        self.name = name
        self.size = size
        self.renderingMode = renderingMode
        self.configuration = configuration
    }

    public override convenience init() {
        self.init(name: "", size: .zero, renderingMode: .automatic, configuration: nil)
    }

    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// `nil` for no name; the double cannot know which symbols there are.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
    {
        guard !name.isEmpty else { return nil }
        let side = (configuration as? SymbolConfiguration)?.side ?? 17
        self.init(
            name: name, size: CGSize(width: side, height: side), renderingMode: .alwaysTemplate,
            configuration: configuration)
    }

    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        UIImage(name: name, size: size, renderingMode: renderingMode, configuration: configuration)
    }

    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        let side = (configuration as? SymbolConfiguration)?.side
        return UIImage(
            name: name, size: side.map { CGSize(width: $0, height: $0) } ?? size,
            renderingMode: renderingMode,
            configuration: configuration)
    }
}

extension UIImage {
    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    open class Configuration: NSObject, @unchecked Sendable {
        override init() {}
    }

    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let side: CGFloat

        private init(side: CGFloat) {
            self.side = side
        }

        public convenience init(pointSize: CGFloat) {
            self.init(side: pointSize)
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(side: pointSize)
        }

        public convenience init(font: UIFont) {
            self.init(side: font.pointSize)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(side: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
    }
}
