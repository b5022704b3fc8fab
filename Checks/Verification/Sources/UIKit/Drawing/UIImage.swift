/// A picture; the double knows its size, and draws nothing.
public final class UIImage: NSObject, Sendable {
    public let size: CGSize

    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// `nil` for no name; the double cannot know which symbols there are.
    public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard !name.isEmpty else { return nil }
        let side = (configuration as? SymbolConfiguration)?.side ?? 17
        size = CGSize(width: side, height: side)
    }
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
