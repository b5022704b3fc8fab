/// A key that a responder has a command for.
@MainActor
open class UIKeyCommand: NSObject {
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags
    open var wantsPriorityOverSystemBehavior = false
    private let action: (UIResponder, UIKeyCommand) -> Bool

    /// Without an Objective-C run time the action is a method, and any responder of its class has it.
    public init<Target: UIResponder>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = { responder, command in
            guard let target = responder as? Target else { return false }
            action(target)(command)
            return true
        }
    }

    /// Has the first of the responders that can perform the action.
    fileprivate func perform(from responder: UIResponder) -> Bool {
        responder.chain.contains { action($0, self) }
    }
}

extension UIKeyCommand {
    public nonisolated static let f6 = "UIKeyInputF6"
}

extension UIKey {
    /// Performs the first command for the key from a responder on.
    package func command(from responder: UIResponder, priority: Bool) -> Bool {
        let commands = responder.chain.flatMap { $0.keyCommands ?? [] }
        let flags = modifierFlags.subtracting(.alphaShift)
        return commands.contains {
            $0.input == characters && $0.modifierFlags == flags
                && $0.wantsPriorityOverSystemBehavior == priority && $0.perform(from: responder)
        }
    }
}
