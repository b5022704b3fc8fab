/// The traits that a view sets instead of inheriting them; available from iOS 17 on.
public struct UITraitOverrides: Sendable {
    private var sizeCategory: UIContentSizeCategory?
    private var direction: UITraitEnvironmentLayoutDirection?
    private var contrast: UIAccessibilityContrast?
    private var weight: UILegibilityWeight?
    private var sizeClass: UIUserInterfaceSizeClass?

    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { applied(to: TraitValues()).preferredContentSizeCategory }
        set { sizeCategory = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { applied(to: TraitValues()).layoutDirection }
        set { direction = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { applied(to: TraitValues()).accessibilityContrast }
        set { contrast = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { applied(to: TraitValues()).legibilityWeight }
        set { weight = newValue }
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { applied(to: TraitValues()).horizontalSizeClass }
        set { sizeClass = newValue }
    }

    package init() {}

    /// Whether a trait is overridden; here only for the one trait whose override the library removes.
    public func contains(_ trait: UITrait) -> Bool {
        trait == UITraitHorizontalSizeClass.self && sizeClass != nil
    }

    public mutating func remove(_ trait: UITrait) {
        if trait == UITraitHorizontalSizeClass.self { sizeClass = nil }
    }

    func applied(to inherited: TraitValues) -> TraitValues {
        var values = inherited
        if let sizeCategory { values.preferredContentSizeCategory = sizeCategory }
        if let direction { values.layoutDirection = direction }
        if let contrast { values.accessibilityContrast = contrast }
        if let weight { values.legibilityWeight = weight }
        if let sizeClass { values.horizontalSizeClass = sizeClass }
        return values
    }
}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
