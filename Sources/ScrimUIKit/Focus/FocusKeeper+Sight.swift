#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Describes to the focus machine where the focus is.
extension FocusKeeper {
    /// Where the focus is; while a placeholder has the keys, the place that they are kept from or for.
    ///
    /// Beside a live panel, the keys are kept from the app's view that had them, or if there is none, for the panel.
    /// They are also kept for a panel that came after the focus was saved.
    var focusPlace: FocusPlace {
        let current = currentResponder
        if let current, current !== placeholder, let place = keyPlace(of: current) { return place }
        if let id = machine.plan.surface, id != keptBeside { return keyPlace(inPanelOf: id) }
        if let kept = savedInPanel.target, let place = keyPlace(of: kept) { return place }
        let kept = saved.target
        if case .surface(let id, let isTrapped) = machine.plan, isTrapped || kept == nil {
            return keyPlace(inPanelOf: id)
        }
        return kept.flatMap { keyPlace(of: $0) } ?? .nowhere
    }

    private func keyPlace(inPanelOf surface: SurfaceID) -> FocusPlace {
        host?.surface(surface).flatMap { keyPlace(of: $0.panel) } ?? .panel(surface)
    }

    /// Where a responder is: also in the keyboard's region, if that is covered and the responder takes text.
    private func keyPlace(of responder: UIResponder) -> FocusPlace? {
        guard let host, let view = responder.responderView else { return nil }
        let place = host.place(of: view)
        guard blocksText(of: responder, at: place) else { return place }
        switch place {
        case .app(let inside): return .app(inside: inside.union([.keyboard]))
        case .panel(let id, let inside): return .panel(id, inside: inside.union([.keyboard]))
        case .nowhere: return place
        }
    }

    /// What the focus machine sees if a responder has the focus; `nil`: none has it.
    func sight(of current: UIResponder?) -> FocusSnapshot {
        let saved = sightOfSaved
        guard let current else { return FocusSnapshot(owner: .nobody, saved: saved) }
        if current === placeholder {
            let inPanel = savedInPanel.target.map { sightInPanel(of: $0) } ?? .nobody
            return FocusSnapshot(owner: .standIn, saved: saved, inPanel: inPanel)
        }
        if let id = surface(containing: current) {
            let inPanel = sightInPanel(of: current)
            return FocusSnapshot(
                owner: .panel(id), isBlocked: inPanel != .free, saved: saved, inPanel: inPanel)
        }
        return FocusSnapshot(owner: .app, isBlocked: isBlocked(current), saved: saved)
    }

    /// The focus of a responder, or of an item in it, to be given back.
    func savedFocus(of responder: UIResponder?, item: UIView? = nil) -> SavedFocus {
        SavedFocus(responder, item: item, isKeyboardShown: host?.isKeyboardShown == true)
    }

    private var sightOfSaved: FocusSnapshot.Saved {
        guard let target = saved.target else { return .nobody }
        if isBlocked(target) { return .blocked }
        return saved.hasKeyboard ? .free : .freeWithoutKeyboard
    }

    /// What the focus machine sees of a view in a panel; a leaving panel cannot have the keys.
    func sightInPanel(of responder: UIResponder) -> FocusSnapshot.Saved {
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
