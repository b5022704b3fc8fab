/// What a view is told about the screen, the app and the user.
public final class UITraitCollection: NSObject, Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
    }

    public override convenience init() {
        self.init(values: TraitValues())
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: TraitValues(layoutDirection: layoutDirection))
    }

    public convenience init(displayScale: CGFloat) {
        self.init(values: TraitValues(displayScale: displayScale))
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var displayScale: CGFloat { values.displayScale }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// The traits that colors without any are resolved with, on this thread.
    public static var current: UITraitCollection {
        get { currentTraits.withLock { $0 } }
        set { currentTraits.withLock { $0 = newValue } }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.current
        Self.current = self
        actions()
        Self.current = previous
    }

    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection.map {
            $0.userInterfaceStyle != userInterfaceStyle || $0.accessibilityContrast != accessibilityContrast
                || $0.userInterfaceLevel != userInterfaceLevel
        } ?? true
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int { values.hashValue }
}

private let currentTraits = Locked(UITraitCollection())

/// The traits, as a value that can be changed.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    package var userInterfaceLevel = UIUserInterfaceLevel.base
    package var preferredContentSizeCategory = UIContentSizeCategory.large
    package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    package var verticalSizeClass = UIUserInterfaceSizeClass.regular
    package var displayScale: CGFloat = 2
    package var accessibilityContrast = UIAccessibilityContrast.normal
    package var legibilityWeight = UILegibilityWeight.regular
}
