// Rule 16: who is to have the focus: the top-most surface that blocks the window, or sheet, kept inside while any
// surface blocks the window; and the round that keys take it on where nothing does. What becomes of the app's own focus meanwhile is the `FocusMachine`'s.

extension StageMachine {
    /// Who holds the keyboard focus.
    ///
    /// - Parameter ordered: All surfaces, back to front.
    func focus(in ordered: [Surface]) -> FocusPlan {
        let seen = ordered.filter { $0.isVisible(in: surroundings) && !$0.isFinal && $0.kind != .hud }
        let top = seen.last {
            $0.blocksWindow(in: surroundings) || ($0.kind == .sheet && $0.inputLayer(in: surroundings) != nil)
        }
        guard let top else { return .app }
        return .surface(top.id, isTrapped: seen.contains { $0.blocksWindow(in: surroundings) })
    }

    /// The panels that keys reach from the app: all that have something to do in them, while nothing blocks the window.
    ///
    /// - Parameter ordered: All surfaces, back to front.
    func focusRound(in ordered: [Surface]) -> FocusRound {
        guard !ordered.contains(where: { $0.blocksWindow(in: surroundings) }) else { return FocusRound() }
        return FocusRound(ordered.filter { $0.takesKeys(in: surroundings) }.map(\.id))
    }
}
