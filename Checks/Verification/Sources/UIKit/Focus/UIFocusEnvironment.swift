/// A part of the screen that is asked about the focus in it.
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
}

/// What can have the focus.
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
}

/// Which way the focus is moved; none where nobody pressed a key for it.
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

/// How an item looks while it has the focus.
///
/// Of no actor, unlike what has it.
open class UIFocusEffect: NSObject {}

extension UIResponder {
    /// The responder and those that it hands events on to.
    var chain: some Sequence<UIResponder> { sequence(first: self, next: \.next) }
}
