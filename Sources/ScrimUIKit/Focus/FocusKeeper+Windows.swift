#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Whose a responder is, and which window the keys were taken from.
extension FocusKeeper {
    /// Whether keys to a responder of the app are blocked.
    func isBlocked(_ responder: UIResponder) -> Bool {
        guard let host else { return false }
        let gate = host.gate
        let place = responder.responderView.map(host.place(of:)) ?? .nowhere
        if case .blocked = gate.keyRoute(focus: place) { return true }
        return gate.blocksTextInput && responder is any UIKeyInput
    }

    func isInApp(_ responder: UIResponder) -> Bool {
        responder !== placeholder && surface(containing: responder) == nil
    }

    /// The surface whose panel contains a responder, even if the surface is leaving.
    func surface(containing responder: UIResponder) -> SurfaceID? {
        responder.responderView.flatMap { host?.surfaceID(containing: $0) }
    }

    /// Gives the keys back to the app's other window that had them, unless the app gave them to a third one.
    func giveBackKeyWindow() {
        guard let window = formerKeyWindow else { return }
        formerKeyWindow = nil
        let key = host?.keyWindow
        let isOurs = key == nil || host?.windows.contains { $0 === key } == true
        if !window.isHidden, isOurs { window.makeKey() }
    }
}
#endif
