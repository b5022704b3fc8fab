/// What a view knows about the screen, the app and the user.
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

    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// The traits for colors that are resolved without any; always the defaults here.
    public static let current = UITraitCollection()

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int { values.hashValue }
}

/// The traits, as a value that can be changed.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.large
    package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    package var accessibilityContrast = UIAccessibilityContrast.normal
    package var legibilityWeight = UILegibilityWeight.regular
    package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    package var activeAppearance = UIUserInterfaceActiveAppearance.active
}

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView {
    /// Notifies the view, and all views in it, if its traits differ from those it knows.
    func traitsMayHaveChanged() {
        let now = traitCollection
        if let known = knownTraits, known.values != now.values {
            knownTraits = now
            becomeCurrentTraits()
            controller?.traitCollectionDidChange(known)
            traitCollectionDidChange(known)
        } else if knownTraits == nil {
            knownTraits = now
            becomeCurrentTraits()
        }
        for view in subviews { view.traitsMayHaveChanged() }
    }
}
