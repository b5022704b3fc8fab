#if canImport(UIKit)
import UIKit

/// The first responder while the app's views are kept from the keys: Escape goes to the overlays, no other key does
/// anything.
class PlaceholderResponder: UIView {
    /// The handler of keys.
    struct Handlers {
        /// Called when Escape was pressed.
        let escape: @MainActor () -> Void
        /// Called when Return is pressed; returns what its release does, `nil`: nothing.
        let enter: @MainActor () -> (@MainActor () -> Void)?
        /// Whether the focus may go where it is about to.
        let mayMoveFocus: @MainActor (UIFocusUpdateContext) -> Bool
        /// Called when the placeholder has given up the keys.
        let resigned: @MainActor () -> Void
        /// What the app shows on the panel that the keys are kept for, from the responder on that commands of its own are
        /// looked for; empty: nothing, or its keys are blocked.
        let content: @MainActor () -> [UIResponder]
        /// The keys that lead into panels and back.
        let commands: [UIKeyCommand]
        /// The view above the keyboard, or docked at the bottom, that stays.
        var accessory: UIView?
        /// What is in place of the keyboard; `nil`: nothing.
        var keyboard: UIView?
    }

    let handlers: Handlers
    /// The keys of a hardware keyboard that are down.
    private(set) var keysDown = 0
    /// What the release of Return does, while Return is down.
    private var entered: (@MainActor () -> Void)?

    init(_ handlers: Handlers) {
        self.handlers = handlers
        // The focus system passes over a view without a size.
        super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        accessibilityElementsHidden = true
        focusEffect = nil
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    override var canBecomeFirstResponder: Bool { true }
    override func resignFirstResponder() -> Bool {
        let hadKeys = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if hadKeys { handlers.resigned() }
        return true
    }

    override var keyCommands: [UIKeyCommand]? {
        handlers.commands + handlers.content().flatMap { $0.keyCommands ?? [] }
    }

    override var inputView: UIView? { handlers.keyboard }
    override var inputAccessoryView: UIView? { handlers.accessory }

    /// What an app sends to whoever is first, to put the keyboard away.
    #if canImport(ObjectiveC)
    private static let resign = #selector(UIResponder.resignFirstResponder)
    #else
    private static let resign = Selector("resignFirstResponder")
    #endif

    /// What a Mac's menus, and their keys, do with a window as its buttons do.
    private static let windowActions = Set(
        ["performClose:", "performMiniaturize:", "performZoom:", "toggleFullScreen:"].map { Selector($0) })

    /// A command acts on what the app shows on the panel, and on nothing else of the app's.
    ///
    /// That goes for those of a window, a scene, the app or the menu bar, but not for those into panels, the one that ends
    /// editing, and those that close, minimize or enlarge the window where the content does not do so itself.
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if action == Self.resign { return self }
        let isOurs = (sender as? UIKeyCommand).map { $0.input == UIKeyCommand.f6 } ?? false
        if isOurs { return super.target(forAction: action, withSender: sender) }
        let content = handlers.content()
        let target = content.first?.target(forAction: action, withSender: sender)
        if content.contains(where: { $0 === target as AnyObject? }) { return target }
        guard Self.windowActions.contains(action) else { return nil }
        return super.target(forAction: action, withSender: sender)
    }

    /// Nothing is undone by shaking the device, or by three fingers.
    override var undoManager: UndoManager? { nil }
    override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    // Where the first responder is, there the focus system has the focus. It asks before it goes on with Tab or an
    // arrow, or because the app wants it elsewhere.
    override var canBecomeFocused: Bool { isFirstResponder && window?.isKeyWindow == true }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        handlers.mayMoveFocus(context)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keysDown += presses.count { $0.key != nil }
        // No key goes on to the app.
        if presses.contains(where: \.isEscape) { handlers.escape() }
        if presses.contains(where: \.isEnter) { entered = handlers.enter() }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    /// Releases pass: a key that was pressed before belongs to the app.
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        release(presses)
        // A key that went down elsewhere answers nothing here.
        if let entered, presses.contains(where: \.isEnter) {
            self.entered = nil
            entered()
        }
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        release(presses)
        entered = nil
        super.pressesCancelled(presses, with: event)
    }

    private func release(_ presses: Set<UIPress>) {
        keysDown = max(keysDown - presses.count { $0.key != nil }, 0)
    }
}
#endif
