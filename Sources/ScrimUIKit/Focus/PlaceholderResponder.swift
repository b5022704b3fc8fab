#if canImport(UIKit)
import UIKit

/// The first responder while keys are kept from the app's views: Escape goes to the overlays.
///
/// Other keys go to what is still in use: the content of a panel and, if the window is not blocked, the app around the
/// view that would have the keys.
class PlaceholderResponder: UIView {
    /// What the placeholder calls and asks.
    struct Handlers {
        /// Called when Escape was pressed; returns false if the app gets the key.
        let escape: @MainActor () -> Bool
        /// Called when Return is pressed.
        let enter: @MainActor () -> Entered
        /// Called when a key that types is pressed.
        let typed: @MainActor () -> Void
        /// Whether the focus may move to its next item.
        let mayMoveFocus: @MainActor (UIFocusUpdateContext) -> Bool
        /// Called when the placeholder has given up the keys.
        let resigned: @MainActor () -> Void
        /// The app's content on the panel that the keys are kept for, from the innermost responder with commands on;
        /// empty: there is none, or its keys are blocked.
        let content: @MainActor () -> [UIResponder]
        /// The app's responders that stay in use, from the one that would have the keys on; empty: the
        /// window is blocked.
        let app: @MainActor () -> [UIResponder]
        /// The key commands of `app`.
        let appCommands: @MainActor () -> [UIKeyCommand]
        /// Whether the key of one of the app's commands is for an overlay.
        let takes: @MainActor (UIKeyCommand) -> Bool
        /// The keys that lead into panels and back.
        let commands: [UIKeyCommand]
        /// Whether the app gets a key that no overlay takes; a key that would have typed text is for nobody.
        let passesKeys: Bool
        /// The view above the keyboard, or docked at the bottom, which stays.
        var accessory: UIView?
        /// The controller of the view above the keyboard, if the app provides the controller.
        var accessoryController: UIInputViewController?
        /// The view in place of the keyboard; `nil`: none.
        var keyboard: UIView?
        /// The controller of the view in place of the keyboard, if the app provides the controller.
        var keyboardController: UIInputViewController?
    }

    /// What Return is for.
    enum Entered {
        /// Return is not for an overlay.
        case nothing
        /// Return is for an overlay. Its release calls the closure, if there is one.
        case overlay((@MainActor () -> Void)?)
    }

    let handlers: Handlers
    /// The keys of a hardware keyboard that are down.
    private(set) var keysDown = 0
    /// Called when Return is released, while it is down.
    private var entered: (@MainActor () -> Void)?
    /// The app's responder that received the press of each key that is down.
    private var hearers: [ObjectIdentifier: Hearer] = [:]

    private struct Hearer {
        weak var responder: UIResponder?
    }

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

    /// Becomes first responder, even if the present one refuses to end its editing.
    func takeKeys(from old: UIResponder?) {
        guard !isFirstResponder, !becomeFirstResponder() else { return }
        for view in [window, old?.responderView] as [UIView?] { view?.endEditing(true) }
        becomeFirstResponder()
    }

    override var keyCommands: [UIKeyCommand]? {
        handlers.commands + handlers.content().flatMap { $0.keyCommands ?? [] } + handlers.appCommands()
    }

    override var inputView: UIView? { handlers.keyboard }
    override var inputAccessoryView: UIView? { handlers.accessory }
    override var inputViewController: UIInputViewController? { handlers.keyboardController }
    override var inputAccessoryViewController: UIInputViewController? { handlers.accessoryController }

    /// The action that apps send to the first responder to put the keyboard away.
    #if canImport(ObjectiveC)
    private static let resign = #selector(UIResponder.resignFirstResponder)
    #else
    private static let resign = Selector("resignFirstResponder")
    #endif

    /// What a Mac's menus, and their shortcuts, do to a window like the window's buttons.
    static let windowActions = Set(
        ["performClose:", "performMiniaturize:", "performZoom:", "toggleFullScreen:"].map { Selector($0) })

    /// A command acts on the app's content on the panel and, if the window is blocked, on nothing else in the app.
    ///
    /// This includes commands of a window, a scene, the app or the menu bar. Exceptions are F6, the action that ends
    /// editing, and actions that close, minimize or enlarge the window, unless the content handles those itself.
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if action == Self.resign { return self }
        let isOurs = (sender as? UIKeyCommand).map { $0.input == UIKeyCommand.f6 } ?? false
        if isOurs { return super.target(forAction: action, withSender: sender) }
        let content = handlers.content()
        let target = content.first?.target(forAction: action, withSender: sender)
        if content.contains(where: { $0 === target as AnyObject? }) { return target }
        // A control sends an action, not a command. The action may be for the window or the app.
        if let target, let sender, !(sender is UICommand) { return target }
        if let command = sender as? UIKeyCommand, handlers.takes(command) { return nil }
        if let target = handlers.app().first?.target(forAction: action, withSender: sender) { return target }
        guard Self.windowActions.contains(action) else { return nil }
        return super.target(forAction: action, withSender: sender)
    }

    // MARK: Undo, by shaking the device or by three fingers

    /// The responder in use that the placeholder stands in for; `nil`: none.
    private var inUse: UIResponder? { handlers.content().first ?? handlers.app().first }

    /// The content's own undo manager, or else the app's: content without its own inherits the window's.
    override var undoManager: UndoManager? {
        let content = handlers.content()
        let own = content.first?.undoManager
        let inherited = content.last?.next?.undoManager
        guard let app = handlers.app().first, own == nil || own === inherited else { return own }
        return app.undoManager
    }

    override var editingInteractionConfiguration: UIEditingInteractionConfiguration {
        inUse?.editingInteractionConfiguration ?? UIEditingInteractionConfiguration.none
    }

    // It is unknown whether the system looks further up for an undo manager. While nothing is in use, the window
    // gets no shake.
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        inUse?.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        inUse?.motionEnded(motion, with: event)
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        inUse?.motionCancelled(motion, with: event)
    }

    // MARK: Focus and presses

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    // The focus system has its focus at the first responder. It asks before Tab or an arrow moves the focus, or because
    // the app wants the focus elsewhere.
    override var canBecomeFocused: Bool { isFirstResponder && window?.isKeyWindow == true }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        handlers.mayMoveFocus(context)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keysDown += presses.count { $0.key != nil }
        if presses.contains(where: \.types) { handlers.typed() }
        let rest = presses.filter { !take($0) }
        guard !rest.isEmpty, let hearer = handlers.app().first else { return }
        for press in rest { hearers[ObjectIdentifier(press)] = Hearer(responder: hearer) }
        hearer.pressesBegan(rest, with: event)
    }

    /// Offers a key to the overlays; returns whether it is for one of them, or for nobody.
    private func take(_ press: UIPress) -> Bool {
        if press.isEscape { return handlers.escape() }
        if press.isEnter, case .overlay(let act) = handlers.enter() {
            entered = act
            return true
        }
        return !handlers.passesKeys
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    /// Releases pass: a key that was pressed earlier belongs to the app.
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        release(presses)
        // A key that was pressed elsewhere has no effect here.
        if let entered, presses.contains(where: \.isEnterKey) {
            self.entered = nil
            entered()
        }
        let others = tellHearers(of: presses) { $0.pressesEnded([$1], with: event) }
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        release(presses)
        entered = nil
        let others = tellHearers(of: presses) { $0.pressesCancelled([$1], with: event) }
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    /// Reports the end of presses to the responders that received the beginning; returns the other presses.
    private func tellHearers(
        of presses: Set<UIPress>, _ tell: (UIResponder, UIPress) -> Void
    ) -> Set<UIPress> {
        presses.filter { press in
            guard let hearer = hearers.removeValue(forKey: ObjectIdentifier(press))?.responder else {
                return true
            }
            tell(hearer, press)
            return false
        }
    }

    private func release(_ presses: Set<UIPress>) {
        keysDown = max(keysDown - presses.count { $0.key != nil }, 0)
    }
}
#endif
