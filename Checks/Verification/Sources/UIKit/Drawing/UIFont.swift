public final class UIFont: NSObject, Sendable {
    public let pointSize: CGFloat
    private let weight: Weight
    /// The family; `nil`: the system's.
    private let family: String?

    private init(size: CGFloat, weight: Weight, family: String? = nil) {
        pointSize = size
        self.weight = weight
        self.family = family
    }

    /// Creates the font that has a descriptor's family and weight.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(size: pointSize, weight: descriptor.weight, family: descriptor.family)
    }

    /// The names of a family's fonts; none for a family that the device does not have.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        familyName == "Brand" ? ["Brand-Regular", "Brand-Bold"] : []
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
        return other.pointSize == pointSize && other.weight == weight && other.family == family
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

/// What a font should be like, by its attributes.
public final class UIFontDescriptor: NSObject, Sendable {
    let family: String?
    let weight: UIFont.Weight

    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) {
        family = attributes[.family] as? String
        let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
        weight = UIFont.Weight(rawValue: traits?[.weight] as? CGFloat ?? 0)
    }
}

extension UIFontDescriptor {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")

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
