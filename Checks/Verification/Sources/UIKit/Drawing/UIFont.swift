public final class UIFont: NSObject, Sendable {
    public let pointSize: CGFloat
    private let weight: Weight

    private init(size: CGFloat, weight: Weight) {
        pointSize = size
        self.weight = weight
    }

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        let size: CGFloat = style == .largeTitle ? 34 : 17
        return systemFont(
            ofSize: UIFontMetrics(forTextStyle: style).scaledValue(for: size, compatibleWith: nil))
    }

    /// The line height, which the double defines as 1.2 times the size.
    public var lineHeight: CGFloat { pointSize * 1.2 }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.pointSize == pointSize && other.weight == weight
    }

    public override var hash: Int { pointSize.hashValue }
}

extension UIFont {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public static let regular = Weight(rawValue: 0)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// Scales the sizes of a text style with the user's text size.
public final class UIFontMetrics: NSObject, Sendable {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// Scales by a sixth for each step of text size: the slope is the double's own, and only its direction is Apple's.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat
    {
        let traits = traitCollection ?? .current
        let ordered = UIContentSizeCategory.ordered
        guard let step = ordered.firstIndex(of: traits.preferredContentSizeCategory),
            let standard = ordered.firstIndex(of: .large)
        else { return value }
        return (value * max(0.5, 1 + CGFloat(step - standard) / 6)).rounded()
    }
}
