// Rule 16: who is to have the focus: the top-most surface that blocks the window, or sheet, kept inside while any
// surface blocks the window. What becomes of the app's own focus meanwhile is the `FocusMachine`'s.

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
}
