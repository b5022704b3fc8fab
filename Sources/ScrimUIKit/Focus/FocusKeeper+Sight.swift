#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// What the focus machine is told.
extension FocusKeeper {
    /// Where the focus is while a responder has it; `nil`: none has.
    func sight(of current: UIResponder?) -> FocusSight {
        let saved: FocusSight.Saved = self.saved.target.map { isBlocked($0) ? .blocked : .free } ?? .nobody
        guard let current else { return FocusSight(owner: .nobody, saved: saved) }
        if current === placeholder {
            let inPanel = savedInPanel.target.map { sightInPanel(of: $0) } ?? .nobody
            return FocusSight(owner: .standIn, saved: saved, inPanel: inPanel)
        }
        if let id = surface(containing: current) {
            let inPanel = sightInPanel(of: current)
            return FocusSight(owner: .panel(id), isBlocked: inPanel != .free, saved: saved, inPanel: inPanel)
        }
        return FocusSight(owner: .app, isBlocked: isBlocked(current), saved: saved)
    }

    /// A view of a panel, as the focus machine sees it: a panel that leaves is no place for the keys.
    func sightInPanel(of responder: UIResponder) -> FocusSight.Saved {
        guard let host, let view = responder.responderView, let id = surface(containing: responder) else {
            return .nobody
        }
        let place = host.place(of: view)
        if host.gate.keyRoute(focus: place) == .panel(id), !blocksText(of: responder, at: place) {
            return .free
        }
        return host.gate.plan.layers.contains { $0.surface == id } ? .blocked : .nobody
    }
}
#endif
