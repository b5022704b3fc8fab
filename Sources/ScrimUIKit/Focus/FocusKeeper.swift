import Scrim
import UIKit

/// Performs a stage's focus plan in its scene: takes the keys from the app where they are blocked, and gives them back.
///
/// UIKit lets nobody stand between the keys and the first responder. So where keys are blocked, also in grace and
/// over the keyboard alone, somebody else is first responder: in a text field's place one that takes text, too, and
/// so the keyboard stays up. The field ends editing for as long.
@MainActor
final class FocusKeeper {
    private weak var host: UIKitHost?
    private var plan = FocusPlan.app
    private var catcher: KeyCatcher?
    /// Who is to have the keys again.
    private weak var saved: UIResponder?
    /// Who had them after the last look.
    private weak var holder: UIResponder?
    private let observers = Observers()
    private var isMoving = false

    init(_ host: UIKitHost) {
        self.host = host
        for name in [
            UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
        ] {
            observers.on(name) { [weak self] in self?.editingBegan($0.object as? UIResponder) }
        }
    }

    /// Follows the plan; comes after the surfaces that it names are there.
    func apply(_ plan: FocusPlan) {
        self.plan = plan
        guard let window = host?.window else { return drop() }
        let isIdle = plan == .app && catcher == nil && saved == nil && host?.stage.gate.plan.isOpen == true
        guard !isIdle else { return }
        quietly {
            let current = host?.currentResponder
            if let current, current !== catcher, !isInSurface(current) {
                follow(current, in: window)
            } else if let current, isInPanel(current) {
                // The user is busy in it.
            } else if catcher != nil || current.map(isInSurface) == true {
                if mayGiveBack { giveBack(from: current) } else { keepPlace(in: window) }
            } else if case .surface = plan {
                catchKeys(from: nil, in: window)
            }
            holder = catcher?.isFirstResponder == true ? catcher : current
        }
    }

    /// Looks whether whoever is to have the keys still has them: nobody tells of another first responder, but text
    /// fields.
    func look() {
        if let catcher, !catcher.isFirstResponder, holder?.isFirstResponder != true { apply(plan) }
    }

    /// Somebody of the app's has the keys.
    private func follow(_ current: UIResponder, in window: UIWindow) {
        if isBlocked(current) {
            catchKeys(from: current, in: window)
        } else {
            // If they were kept from it, the app moved them meanwhile to where it may have them.
            drop()
            if plan != .app { saved = current }
        }
    }

    /// Whether somebody of the app's is kept from its keys.
    private func isBlocked(_ responder: UIResponder) -> Bool {
        guard let host else { return false }
        if case .surface(_, isTrapped: true) = plan { return true }
        let gate = host.stage.gate
        let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
        let place = view.map(host.place(of:)) ?? .nowhere
        if case .blocked = gate.keyRoute(focus: place) { return true }
        return gate.blocksTextInput && responder is any UIKeyInput
    }

    private var mayGiveBack: Bool {
        if let saved { return !isBlocked(saved) && !isPlannedInside }
        return !isPlannedInside
    }

    /// Whether a surface wants the keys, if only because nobody else has them.
    private var isPlannedInside: Bool {
        switch plan {
        case .app: false
        case .surface(_, let isTrapped): isTrapped || saved == nil
        }
    }

    /// Whether it is in a panel that takes keys.
    private func isInPanel(_ responder: UIResponder) -> Bool {
        guard let id = surface(containing: responder) else { return false }
        return host?.stage.gate.keyRoute(focus: .panel(id)) == .panel(id)
    }

    /// Whether it is in a panel, be it on its way out.
    private func isInSurface(_ responder: UIResponder) -> Bool { surface(containing: responder) != nil }

    private func surface(containing responder: UIResponder) -> SurfaceID? {
        let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
        return view.flatMap { host?.surfaceID(containing: $0) }
    }

    private func catchKeys(from responder: UIResponder?, in window: UIWindow) {
        let old = catcher
        let escape: @MainActor () -> Void = { [weak host] in host?.report(.escape) }
        saved = responder
        let new =
            responder is any UIKeyInput
            ? responder.map { TextCatcher(instead: $0, escape: escape) } : KeyCatcher(escape: escape)
        catcher = new
        if let new {
            window.addSubview(new)
            new.becomeFirstResponder()
        }
        old?.removeFromSuperview()
    }

    /// Another veil over the first: whoever holds the keys goes on.
    private func keepPlace(in window: UIWindow) {
        guard let catcher else { return catchKeys(from: saved, in: window) }
        if catcher.window !== window { window.addSubview(catcher) }
        if !catcher.isFirstResponder { catcher.becomeFirstResponder() }
    }

    private func giveBack(from current: UIResponder?) {
        // From one to the other at once, or the keyboard would begin to go.
        if let current, saved?.isInWindow != true || saved?.becomeFirstResponder() != true {
            current.resignFirstResponder()
        }
        drop()
    }

    private func drop() {
        saved = nil
        catcher?.removeFromSuperview()
        catcher = nil
    }

    /// Whoever moves the focus while it is kept is the app: its wish is kept for later.
    private func editingBegan(_ responder: UIResponder?) {
        let isInvolved = catcher != nil || plan != .app || host?.stage.gate.plan.isOpen == false
        guard !isMoving, isInvolved, responder != nil else { return }
        apply(plan)
    }

    private func quietly(_ body: () -> Void) {
        guard !isMoving else { return }
        isMoving = true
        body()
        isMoving = false
    }
}

extension UIResponder {
    /// Whether it is still on screen somewhere.
    fileprivate var isInWindow: Bool {
        ((self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded)?.window != nil
    }
}
