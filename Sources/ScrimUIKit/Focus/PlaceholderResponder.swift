#if canImport(UIKit)
import UIKit

/// The first responder while views of the app are kept from the keys: Escape goes to the overlays.
///
/// What else a key does is done by what is still in use: the content of a panel and, if the window is not blocked, the app
/// around the view.
class PlaceholderResponder: UIView {
    /// The handler of keys.
    struct Handlers {
        /// Called when Escape was pressed; returns whether that was for an overlay.
        let escape: @MainActor () -> Bool
        /// Called when Return is pressed.
        let enter: @MainActor () -> Entered
        /// Called when a key that types is pressed.
        let typed: @MainActor () -> Void
        /// Whether the focus may go where it is about to.
        let mayMoveFocus: @MainActor (UIFocusUpdateContext) -> Bool
        /// Called when the placeholder has given up the keys.
        let resigned: @MainActor () -> Void
        /// What the app shows on the panel that the keys are kept for, from the responder on that commands of its own are
        /// looked for; empty: nothing, or its keys are blocked.
        let content: @MainActor () -> [UIResponder]
        /// What of the app's is in use, from the responder on that would have the keys; empty: the window is blocked.
        let app: @MainActor () -> [UIResponder]
        /// The commands of those.
        let appCommands: @MainActor () -> [UIKeyCommand]
        /// Whether the key of one of the app's commands is for an overlay.
        let takes: @MainActor (UIKeyCommand) -> Bool
        /// The keys that lead into panels and back.
        let commands: [UIKeyCommand]
        /// The view above the keyboard, or docked at the bottom, that stays.
        var accessory: UIView?
        /// What is in place of the keyboard; `nil`: nothing.
        var keyboard: UIView?
    }

    /// What Return is for.
    enum Entered {
        /// No overlay.
        case nothing
        /// An overlay, and its release does this; `nil`: nothing.
        case overlay((@MainActor () -> Void)?)
    }

    let handlers: Handlers
    /// The keys of a hardware keyboard that are down.
    private(set) var keysDown = 0
    /// What the release of Return does, while Return is down.
    private var entered: (@MainActor () -> Void)?
    /// What of the app's has heard of each key that is down.
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

    override var keyCommands: [UIKeyCommand]? {
        handlers.commands + handlers.content().flatMap { $0.keyCommands ?? [] } + handlers.appCommands()
    }

    /// Whether the app hears of a key that no overlay has taken.
    var passesKeys: Bool { true }

    override var inputView: UIView? { handlers.keyboard }
    override var inputAccessoryView: UIView? { handlers.accessory }

    /// What an app sends to whoever is first, to put the keyboard away.
    #if canImport(ObjectiveC)
    private static let resign = #selector(UIResponder.resignFirstResponder)
    #else
    private static let resign = Selector("resignFirstResponder")
    #endif

    /// What a Mac's menus, and their keys, do with a window as its buttons do.
    static let windowActions = Set(
        ["performClose:", "performMiniaturize:", "performZoom:", "toggleFullScreen:"].map { Selector($0) })

    /// A command acts on what the app shows on the panel and, if the window is blocked, on nothing else of the app's.
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
        // What a control sends is no command: it may be for the window or the app.
        if let target, let sender, !(sender is UICommand) { return target }
        if let command = sender as? UIKeyCommand, handlers.takes(command) { return nil }
        if let target = handlers.app().first?.target(forAction: action, withSender: sender) { return target }
        guard Self.windowActions.contains(action) else { return nil }
        return super.target(forAction: action, withSender: sender)
    }

    // MARK: Undo, by shaking the device or by three fingers

    /// What is in use, in whose place the placeholder is first responder; `nil`: nothing.
    private var inUse: UIResponder? { handlers.content().first ?? handlers.app().first }

    /// The content's own, or else that of what the app has in use: the content inherits the window's.
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

    // Whether the system looks further up for an undo manager is not known: while nothing is in use, the window does not hear
    // of a shake.
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

    // Where the first responder is, there the focus system has the focus. It asks before it goes on with Tab or an
    // arrow, or because the app wants it elsewhere.
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

    /// Has overlays take a key; returns whether it is for one of them, or for nobody.
    private func take(_ press: UIPress) -> Bool {
        if press.isEscape { return handlers.escape() }
        if press.isEnter, case .overlay(let act) = handlers.enter() {
            entered = act
            return true
        }
        return !passesKeys
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    /// Releases pass: a key that was pressed before belongs to the app.
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        release(presses)
        // A key that went down elsewhere answers nothing here.
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

    /// Tells those that have heard of keys; returns the presses of which nobody has.
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
