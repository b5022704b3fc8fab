// Rule 16: who is to have the focus: the top-most surface that blocks the window, or sheet, kept inside while any
// surface blocks the window; and the round that keys take it on where nothing does. What becomes of the app's own focus meanwhile is the `FocusMachine`'s.

extension StageMachine {
    /// Who holds the keyboard focus.
    ///
    /// - Parameter sum: What all surfaces add up to.
    func focus(_ sum: PartSum) -> FocusPlan {
        sum.focusTaker.map { .surface($0, isTrapped: sum.trapsFocus) } ?? .app
    }

    /// The panels that keys reach from the app: all that have something to do in them, while nothing blocks the window.
    ///
    /// - Parameter sum: What all surfaces add up to.
    func focusRound(_ sum: PartSum) -> FocusRound {
        FocusRound(sum.windowBlocker == nil ? sum.keyTakers : [])
    }
}
