@_spi(Host) import Scrim
import UIKit

/// Performs a stage's focus plan in its scene: takes the keys from the app where they are blocked, and gives them back.
///
/// UIKit lets nothing stand between the keys and the first responder. So where keys are blocked, also in grace and
/// over the keyboard alone, a placeholder is first responder: in place of a text field one that takes text, too, so
/// that the keyboard stays up. The field ends editing for as long.
@MainActor
final class FocusKeeper {
    private weak var host: (any FocusHost)?
    private var plan = FocusPlan.app
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
        self.plan = plan
        guard let window = host?.window else { return drop() }
        let isIdle = plan == .app && placeholder == nil && saved == nil && host?.gate.plan.isOpen == true
        guard !isIdle else { return }
        withoutReentry {
            let current = host?.currentResponder
            if let current, current !== placeholder, !isInSurface(current) {
                appHasKeys(current, in: window)
            } else if let current, isInPanel(current) {
                // The user works in the panel.
            } else if placeholder != nil || current.map(isInSurface) == true {
                if mayGiveBack { giveBack(from: current) } else { keepKeys(in: window) }
            } else if case .surface = plan {
                takeKeys(from: nil, in: window)
            }
            lastResponder = placeholder?.isFirstResponder == true ? placeholder : current
        }
    }

    /// Checks whether the keys are where the plan has them: UIKit notifies of another first responder only where that
    /// is a text field.
    func checkResponder() {
        guard let placeholder, !placeholder.isFirstResponder, lastResponder?.isFirstResponder != true else {
            return
        }
        apply(plan)
    }

    /// Takes the keys from a responder of the app's where they are blocked.
    private func appHasKeys(_ current: UIResponder, in window: UIWindow) {
        if isBlocked(current) {
            takeKeys(from: current, in: window)
        } else {
            // The app may have the keys here: if they were blocked, the app has moved them meanwhile.
            drop()
            if plan != .app { saved = current }
        }
    }

    /// Whether the plan or the input gate keeps a responder of the app's from the keys.
    private func isBlocked(_ responder: UIResponder) -> Bool {
        guard let host else { return false }
        if case .surface(_, isTrapped: true) = plan { return true }
        let gate = host.gate
        let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
        let place = view.map(host.place(of:)) ?? .nowhere
        if case .blocked = gate.keyRoute(focus: place) { return true }
        return gate.blocksTextInput && responder is any UIKeyInput
    }

    private var mayGiveBack: Bool {
        if let saved { return !isBlocked(saved) && !isPlannedInside }
        return !isPlannedInside
    }

    /// Whether the plan gives a surface the keys, if only because the app has no responder for them.
    private var isPlannedInside: Bool {
        switch plan {
        case .app: false
        case .surface(_, let isTrapped): isTrapped || saved == nil
        }
    }

    /// Whether a responder is in a panel that takes keys.
    private func isInPanel(_ responder: UIResponder) -> Bool {
        guard let id = surface(containing: responder) else { return false }
        return host?.gate.keyRoute(focus: .panel(id)) == .panel(id)
    }

    /// Whether a responder is in a panel, also in one that leaves.
    private func isInSurface(_ responder: UIResponder) -> Bool { surface(containing: responder) != nil }

    private func surface(containing responder: UIResponder) -> SurfaceID? {
        let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
        return view.flatMap { host?.surfaceID(containing: $0) }
    }

    private func takeKeys(from responder: UIResponder?, in window: UIWindow) {
        let old = placeholder
        let escape: @MainActor () -> Void = { [weak host] in host?.report(.escape) }
        saved = responder
        let new =
            responder is any UIKeyInput
            ? responder.map { PlaceholderTextInput(instead: $0, escape: escape) }
            : PlaceholderResponder(escape: escape)
        placeholder = new
        if let new {
            window.addSubview(new)
            new.becomeFirstResponder()
        }
        old?.removeFromSuperview()
    }

    /// Keeps the placeholder that is there: another overlay blocks, too.
    private func keepKeys(in window: UIWindow) {
        guard let placeholder else { return takeKeys(from: saved, in: window) }
        if placeholder.window !== window { window.addSubview(placeholder) }
        if !placeholder.isFirstResponder { placeholder.becomeFirstResponder() }
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
        placeholder?.removeFromSuperview()
        placeholder = nil
    }

    /// A text field began editing: only the app can have moved the focus there while it is kept.
    private func editingBegan(_ responder: UIResponder?) {
        let isInvolved = placeholder != nil || plan != .app || host?.gate.plan.isOpen == false
        guard !isMoving, isInvolved, responder != nil else { return }
        apply(plan)
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
    /// Whether the responder's view is in a window.
    fileprivate var isInWindow: Bool {
        ((self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded)?.window != nil
    }
}
