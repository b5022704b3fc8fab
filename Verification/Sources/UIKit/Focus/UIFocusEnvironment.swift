/// A part of the screen that is asked about the focus in it.
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
}

/// What can have the focus.
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
}

/// A move of the focus, before or after it is made.
@MainActor
open class UIFocusUpdateContext: NSObject {
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?

    init(from previous: UIView?, to next: UIView?) {
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
