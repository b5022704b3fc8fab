/// A part of the screen that the focus system asks about the focus in it.
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
}

/// A view or object that can have the focus.
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
}

/// The direction in which the focus moves; empty if no key moved it.
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt

    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    public static let previous = UIFocusHeading(rawValue: 1 << 5)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// A move of the focus, before or after it is made.
@MainActor
open class UIFocusUpdateContext: NSObject {
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    open private(set) var focusHeading: UIFocusHeading

    package init(
        from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading
    ) {
        focusHeading = heading
        previouslyFocusedItem = previous
        nextFocusedItem = next
    }
}

/// The look of an item that has the focus.
///
/// Not isolated to an actor, unlike the item.
open class UIFocusEffect: NSObject {}

extension UIResponder {
    /// The responder, and those after it in the responder chain.
    var chain: some Sequence<UIResponder> { sequence(first: self, next: \.next) }
}
