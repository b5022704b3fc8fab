/// A signal or callback that the app handles.
enum HostileSignal: String, CaseIterable {
    // GTK has finished its work: plain GTK survives a handler that does anything.
    case clicked, pressed, released, cancelled, dragBegan, dragMoved, dragEnded, longPressed
    case keyPressed, scrolled, changed, activated, adjusted, popoverClosed, popoverShown, pageSwitched,
        panedMoved
    case closeRequested, frame
    // A callback of Scrim's; with plain GTK, of the app's own overlay.
    case action, shouldEnd, content, log, body, ended
    // GTK is in the middle of its work.
    case mapped, unmapped, shown, hidden, realized, unrealized, destroyed, rooted, parented
    case focusEntered, focusLeft, pointerEntered, pointerLeft, flagsChanged, resized, drawn, adjustmentChanged
    case windowResized, windowActive, windowFocus
}
