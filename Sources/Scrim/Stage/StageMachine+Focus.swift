// Rule 16: who is to have the focus: the top-most surface that blocks the window, or sheet, kept inside while any
// surface blocks the window; and the round that keys take it on where nothing does. What becomes of the app's own focus meanwhile is the `FocusMachine`'s.

extension SurfacePlan {
    /// Whether the surface's focus goes to the first control in its panel, and not to the panel itself.
    ///
    /// A panel without a view of the app's keeps the focus off its Cancel button. The user may press Return a second
    /// time, and must not cancel what the first press began. Tab leads to the button, and Escape cancels.
    @_spi(Host) public var focusesContent: Bool { view != nil }
}

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
