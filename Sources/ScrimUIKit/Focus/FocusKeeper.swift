#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Tells the focus machine who has the keys in a scene, and gives them to whom the machine says.
///
/// UIKit lets nothing stand between the keys and the first responder. So where keys are blocked, also in grace and
/// over the keyboard alone, a placeholder is first responder: in place of a text field one that takes text, too, so
/// that the keyboard stays up. The field ends editing for as long.
@MainActor
final class FocusKeeper {
    private weak var host: (any FocusHost)?
    private var machine = FocusMachine(blocking: .byFocus)
    private var placeholder: PlaceholderResponder?
    /// The responder of the app's that is to have the keys again.
    private weak var saved: UIResponder?
    /// The first responder after the last check.
    private weak var lastResponder: UIResponder?
    private let observers = NotificationObservers()
    private var isMoving = false

    init(_ host: any FocusHost) {
        self.host = host
        for name in [
            UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
        ] {
            observers.observe(name) { [weak self] in self?.editingBegan($0.object as? UIResponder) }
        }
    }

    /// Makes the focus follow a plan, after the surfaces that the plan names are there.
    func apply(_ plan: FocusPlan) {
        guard let host, host.window != nil else {
            machine = FocusMachine(blocking: .byFocus)
            return drop()
        }
        let isIdle = plan == .app && machine.plan == .app && !machine.isSaved && host.gate.plan.isOpen
        guard !isIdle else { return }
        withoutReentry {
            let current = host.currentResponder
            perform(machine.follow(plan, sight(of: current)), from: current)
            lastResponder = placeholder?.isFirstResponder == true ? placeholder : current
        }
    }

    /// Checks whether the keys are where the plan has them: UIKit notifies of another first responder only where that
    /// is a text field.
    func checkResponder() {
        guard let placeholder else { return }
        let isElsewhere = !placeholder.isFirstResponder && lastResponder?.isFirstResponder != true
        let isForNobody = machine.plan == .app && saved?.isInWindow != true
        if isElsewhere || isForNobody { apply(machine.plan) }
    }

    /// A text field began editing: only the app can have moved the focus there while it is kept.
    private func editingBegan(_ responder: UIResponder?) {
        guard !isMoving, responder != nil else { return }
        apply(machine.plan)
    }

    /// The window that the on-screen keyboard is in, while a placeholder leads there; `nil`: none.
    var keyboardsWindow: UIWindow? { (placeholder as? PlaceholderTextInput)?.keyboardsWindow }

    /// Makes the placeholder lead to the keyboard's window.
    func findKeyboard() { (placeholder as? PlaceholderTextInput)?.leadToKeyboard() }

    // MARK: What is seen

    private func sight(of current: UIResponder?) -> FocusSight {
        let saved: FocusSight.Saved =
            switch self.saved {
            case let saved? where saved.isInWindow: isBlocked(saved) ? .blocked : .free
            default: .nobody
            }
        guard let current else { return FocusSight(owner: .nobody, saved: saved) }
        if current === placeholder { return FocusSight(owner: .standIn, saved: saved) }
        if let id = surface(containing: current) {
            let takesKeys = host?.gate.keyRoute(focus: .panel(id)) == .panel(id)
            return FocusSight(owner: .panel(id), isBlocked: !takesKeys, saved: saved)
        }
        return FocusSight(owner: .app, isBlocked: isBlocked(current), saved: saved)
    }

    /// Whether keys to a responder of the app's are blocked.
    private func isBlocked(_ responder: UIResponder) -> Bool {
        guard let host else { return false }
        let gate = host.gate
        let place = responder.responderView.map(host.place(of:)) ?? .nowhere
        if case .blocked = gate.keyRoute(focus: place) { return true }
        return gate.blocksTextInput && responder is any UIKeyInput
    }

    /// The surface whose panel a responder is in, also of one that leaves.
    private func surface(containing responder: UIResponder) -> SurfaceID? {
        responder.responderView.flatMap { host?.surfaceID(containing: $0) }
    }

    // MARK: What is done

    private func perform(_ acts: [FocusAct], from current: UIResponder?) {
        for act in acts {
            switch act {
            case .save: save(current)
            case .moveIn: takeKeys()
            // UIKit's own keyboard navigation goes through what is on screen, panels included.
            case .enter: break
            case .giveBack: giveBack(from: current)
            case .forget: drop()
            }
        }
    }

    /// Remembers a responder, unless that is in a panel: then whoever of the app's had the keys has lost them already.
    private func save(_ responder: UIResponder?) {
        let isInApp = responder.map { $0 !== placeholder && surface(containing: $0) == nil } ?? false
        saved = isInApp ? responder : nil
        // The next placeholder is for this responder.
        if placeholder?.isFirstResponder != true { removePlaceholder() }
    }

    /// Gives the keys to a placeholder: the one that is there, or one for the responder that was remembered.
    private func takeKeys() {
        guard let window = host?.window else { return }
        let new = placeholder ?? makePlaceholder()
        placeholder = new
        if new.window !== window { window.addSubview(new) }
        if !new.isFirstResponder { new.becomeFirstResponder() }
    }

    private func makePlaceholder() -> PlaceholderResponder {
        let escape: @MainActor () -> Void = { [weak host] in host?.report(.escape) }
        if let saved, saved is any UIKeyInput {
            let input = PlaceholderTextInput(instead: saved, escape: escape) { [weak host] in
                host?.keyboardTyped()
            }
            if host?.keyboardCover == .inKeyboardsWindow { input.leadToKeyboard() }
            return input
        }
        return PlaceholderResponder(escape: escape)
    }

    private func giveBack(from current: UIResponder?) {
        // Directly from one to the other, or the keyboard would begin to go.
        if let current, saved?.isInWindow != true || saved?.becomeFirstResponder() != true {
            current.resignFirstResponder()
        }
        drop()
    }

    private func drop() {
        saved = nil
        removePlaceholder()
    }

    private func removePlaceholder() {
        placeholder?.removeFromSuperview()
        placeholder = nil
    }

    /// Runs a body that changes the first responder, which calls back here.
    private func withoutReentry(_ body: () -> Void) {
        guard !isMoving else { return }
        isMoving = true
        body()
        isMoving = false
    }
}

extension UIResponder {
    /// The view that a responder is, or has.
    fileprivate var responderView: UIView? { (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded }

    /// Whether the responder's view is in a window.
    fileprivate var isInWindow: Bool { responderView?.window != nil }
}
#endif
