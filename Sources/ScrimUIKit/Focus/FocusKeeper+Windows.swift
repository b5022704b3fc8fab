#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Finds out whether a responder is the app's or an overlay's, and which window the keys were taken from.
extension FocusKeeper {
    /// Whether keys to a responder of the app are blocked.
    func isBlocked(_ responder: UIResponder) -> Bool {
        guard let host else { return false }
        let place = responder.responderView.map(host.place(of:)) ?? .nowhere
        if case .blocked = host.gate.keyRoute(focus: place) { return true }
        return blocksText(of: responder, at: place)
    }

    /// Whether a responder takes text while its keyboard is covered.
    func blocksText(of responder: UIResponder, at place: FocusPlace) -> Bool {
        responder is any UIKeyInput && host?.gate.blocksTextInput(focus: place) == true
    }

    func isInApp(_ responder: UIResponder) -> Bool {
        responder !== placeholder && surface(containing: responder) == nil
    }

    /// The first responder of the covered window, if it is the app's.
    var inOwnWindow: UIResponder? { host?.window?.currentResponder.flatMap { isInApp($0) ? $0 : nil } }

    /// Whether content of the panel that traps the focus has become first responder in a window that is not key.
    var hasOwnerElsewhere: Bool { owner(of: wanted)?.isKeyWindow == false }

    /// Makes the window of that content key, because it is unknown whether becoming first responder does so.
    func makeOwnerKey() {
        if let window = owner(of: wanted), !window.isKeyWindow { window.makeKey() }
    }

    /// The window of the panel that traps the focus, if it is not the app's, and its first responder is in the panel.
    private func owner(of plan: FocusPlan) -> UIWindow? {
        guard case .surface(let id, isTrapped: true) = plan, let host,
            let window = host.panelResponder(id, at: .first)?.window, window !== host.window,
            let responder = window.currentResponder, surface(containing: responder) == id
        else { return nil }
        return window
    }

    /// Whether the plan keeps the focus inside a panel.
    private var keepsInside: Bool { if case .surface(_, isTrapped: true) = wanted { true } else { false } }

    /// Whether a view in a panel has lost the keys since the last check.
    private var isPanelLeft: Bool {
        guard let lastResponder, !lastResponder.isFirstResponder else { return false }
        return surface(containing: lastResponder) != nil
    }

    /// Whether a view in a panel that keeps the focus inside has lost the keys to another responder.
    ///
    /// If no responder is found, one of the system's may have the keys, and keeps them.
    var isTrapLeft: Bool { keepsInside && isPanelLeft && currentResponder != nil }

    /// Whether a view in a panel beside the app has given up the keys, and the app's docked bar has gone with them.
    var isBarMissing: Bool {
        !keepsInside && machine.isSaved && isPanelLeft && currentResponder == nil
            && saved.withoutKeyboard.lacksBar
    }

    /// Where the focus was in the panel that keeps it inside, if a responder of the app took it from there: the panel
    /// gets it back.
    func takenFromPanel(by responder: UIResponder?) -> SavedFocus {
        guard let responder, isInApp(responder), isBlocked(responder),
            case .surface(let id, isTrapped: true) = machine.plan, let target = lastInPanel.target,
            surface(containing: target) == id
        else { return SavedFocus() }
        return lastInPanel
    }

    /// The surface whose panel contains a responder, even if the surface is leaving.
    func surface(containing responder: UIResponder) -> SurfaceID? {
        responder.responderView.flatMap { host?.surfaceID(containing: $0) }
    }

    /// Makes the app's other window that had the keys key again, unless the app has made a third one key.
    func giveBackKeyWindow() {
        guard let window = formerKeyWindow else { return }
        formerKeyWindow = nil
        let key = host?.keyWindow
        let isOurs = key == nil || host?.windows.contains { $0 === key } == true
        if !window.isHidden, isOurs { window.makeKey() }
    }
}
#endif
