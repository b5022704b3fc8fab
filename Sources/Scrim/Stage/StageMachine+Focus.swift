// Rule 16: who is to have the focus: the top-most surface that blocks the window, or sheet, kept inside while any
// surface blocks the window; and the round that keys take it on where nothing does. What becomes of the app's own focus meanwhile is the `FocusMachine`'s.

extension StageMachine {
    /// Who holds the keyboard focus.
    ///
    /// - Parameter parts: All surfaces, back to front.
    func focus(among parts: [SurfacePart]) -> FocusPlan {
        guard let top = parts.last(where: \.takesFocus) else { return .app }
        return .surface(
            top.id, isTrapped: parts.contains { $0.standsForFocus && $0.blocksWindow })
    }

    /// The panels that keys reach from the app: all that have something to do in them, while nothing blocks the window.
    ///
    /// - Parameter parts: All surfaces, back to front.
    func focusRound(among parts: [SurfacePart]) -> FocusRound {
        guard !parts.contains(where: \.blocksWindow) else { return FocusRound() }
        return FocusRound(parts.filter(\.takesKeys).map(\.id))
    }
}
