@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A trait that one can register for.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}

@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (TraitEnvironment, UITraitCollection) -> Void
}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let call: @MainActor (UIView, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping @MainActor (UIView, UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
    }

    func tell(_ view: UIView, from previous: UITraitCollection) {
        let (old, new) = (previous.values, view.traitCollection.values)
        guard traits.contains(where: { Self.differs($0, old, new) }) else { return }
        call(view, previous)
    }

    private static func differs(_ trait: UITrait, _ old: TraitValues, _ new: TraitValues) -> Bool {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceStyle.self):
            old.userInterfaceStyle != new.userInterfaceStyle
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
            old.preferredContentSizeCategory != new.preferredContentSizeCategory
        case ObjectIdentifier(UITraitLayoutDirection.self): old.layoutDirection != new.layoutDirection
        case ObjectIdentifier(UITraitAccessibilityContrast.self):
            old.accessibilityContrast != new.accessibilityContrast
        case ObjectIdentifier(UITraitLegibilityWeight.self): old.legibilityWeight != new.legibilityWeight
        case ObjectIdentifier(UITraitDisplayScale.self): old.displayScale != new.displayScale
        case ObjectIdentifier(UITraitHorizontalSizeClass.self):
            old.horizontalSizeClass != new.horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): old.verticalSizeClass != new.verticalSizeClass
        default: false
        }
    }
}

extension UITraitChangeObservable where Self: UIView {
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { view, previous in
            guard let view = view as? Self else { return }
            handler(view, previous)
        }
        knownTraits = knownTraits ?? traitCollection
        traitRegistrations.append(registration)
        return registration
    }
}

extension UIView {
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }

    /// Tells the view, and all in it, of traits that are others than those it knows.
    func traitsMayHaveChanged() {
        let now = traitCollection
        if let known = knownTraits, known.values != now.values {
            knownTraits = now
            becomeCurrentTraits()
            controller?.traitCollectionDidChange(known)
            traitCollectionDidChange(known)
            for registration in traitRegistrations { registration.tell(self, from: known) }
        } else if knownTraits == nil {
            knownTraits = now
            becomeCurrentTraits()
        }
        for view in subviews { view.traitsMayHaveChanged() }
    }
}
