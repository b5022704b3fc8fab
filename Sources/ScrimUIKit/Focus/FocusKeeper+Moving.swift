#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Decides where a keyboard may move the focus.
extension FocusKeeper {
    /// Whether the focus may move to its next item: keys to that view are not blocked.
    func mayMoveFocus(_ context: UIFocusUpdateContext) -> Bool {
        guard let view = context.nextFocusedItem?.nearestView, view !== placeholder, isBlocked(view) else {
            return true
        }
        // Tab wraps around after the focus system has the answer.
        if context.focusHeading.contains(.next) { refusedEnd = .first }
        if context.focusHeading.contains(.previous) { refusedEnd = .last }
        return false
    }

    /// Continues Tab at the other end of the panel that traps the focus, if there is anything to focus.
    func goRound() {
        guard let end = refusedEnd else { return }
        refusedEnd = nil
        guard case .surface(let id, isTrapped: true) = machine.plan, let host,
            let target = host.roundResponder(id, at: end)
        else { return }
        // The placeholder keeps the keys if only the panel itself could have them.
        if !(target is PanelView) { target.becomeFirstResponder() }
        focus(target)
    }

    /// Moves the focus to the first or last of a panel's controls, or to the focus system's choice in the app.
    func enter(_ stop: FocusRound.Stop, at end: FocusAct.End) {
        guard let host else { return }
        let target: UIView?
        switch stop {
        case .panel(let id):
            target = host.panelResponder(id, at: end)
            target?.becomeFirstResponder()
        case .app:
            // Views higher up come first, as in the focus system's own order.
            let views = round.views?.compactMap { host.view(of: $0) }
                .sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
            target = (end == .first ? views?.first : views?.last) ?? host.window
            currentResponder?.resignFirstResponder()
        }
        if let target { focus(target) }
    }

    /// Remembers where the focus is in a panel, because F6 may lead out of that panel.
    ///
    /// - Returns: The panel; `nil`: the focus is in none.
    func noteFocusInPanel() -> SurfaceID? {
        inPanels = inPanels.filter { $0.value.target != nil }
        guard let current = holder(currentResponder), let id = surface(containing: current) else {
            return nil
        }
        inPanels[id] = savedFocus(of: currentResponder ?? current, item: current as? UIView)
        return id
    }

    /// Gives the focus back to the view in a panel that had it when F6 led out of the panel; false if there is no such
    /// view, or the view refuses the focus.
    func comeBack(to stop: FocusRound.Stop) -> Bool {
        guard case .panel(let id) = stop, let focus = inPanels.removeValue(forKey: id),
            let target = focus.target, surface(containing: target) == id, sightInPanel(of: target) == .free,
            focus.restore(by: host?.focusSystem)
        else { return false }
        target.responderView?.window?.makeKey()
        return true
    }

    /// Makes the focus system move to a view, or to what it finds in the view.
    func focus(_ view: UIView) {
        host?.focusSystem?.requestFocusUpdate(to: view)
        host?.focusSystem?.updateFocusIfNeeded()
    }
}

extension UIFocusItem {
    /// The view that the item is, or the nearest view around it; `nil`: none.
    fileprivate var nearestView: UIView? {
        let environments = sequence(first: self as any UIFocusEnvironment) { $0.parentFocusEnvironment }
        return environments.lazy.compactMap { ($0 as? UIResponder)?.responderView }.first
    }
}
#endif
