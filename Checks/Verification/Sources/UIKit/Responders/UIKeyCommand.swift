/// A command that a menu sends.
@MainActor
open class UICommand: NSObject {}

/// A key for which a responder has a command.
@MainActor
open class UIKeyCommand: UICommand {
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags
    open var wantsPriorityOverSystemBehavior = false
    private let action: (UIResponder) -> ((UIKeyCommand) -> Void)?

    /// Creates a command whose action is a method, because there is no Objective-C runtime; every responder of its
    /// class has it.
    public init<Target: UIResponder>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = { responder in (responder as? Target).map { action($0) } }
    }

    /// Whether a responder has the command's method.
    func isFor(_ responder: UIResponder) -> Bool { action(responder) != nil }

    /// Performs the command on the target that the responder chain finds for it.
    fileprivate func perform(from responder: UIResponder) -> Bool {
        let target = responder.target(forAction: Selector("command"), withSender: self) as? UIResponder
        guard let perform = target.flatMap(action) else { return false }
        perform(self)
        return true
    }
}

extension UIKeyCommand {
    public nonisolated static let f6 = "UIKeyInputF6"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
}

extension UIKey {
    /// Performs the first command for the key, starting at a responder.
    package func command(from responder: UIResponder, priority: Bool) -> Bool {
        let commands = responder.chain.flatMap { $0.keyCommands ?? [] }
        let flags = modifierFlags.subtracting(.alphaShift)
        return commands.contains {
            $0.input == characters && $0.modifierFlags == flags
                && $0.wantsPriorityOverSystemBehavior == priority && $0.perform(from: responder)
        }
    }
}
