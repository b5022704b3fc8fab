/// What the app hears.
enum HostileSignal: String, CaseIterable {
    // GTK has finished what it did; plain GTK survives a handler that does anything.
    case clicked, pressed, released, cancelled, dragBegan, dragMoved, dragEnded, longPressed
    case keyPressed, scrolled, changed, activated, adjusted, popoverClosed, popoverShown, pageSwitched,
        panedMoved
    case closeRequested, frame
    // Scrim asks or tells; with plain GTK, the app's own overlay does.
    case action, shouldEnd, content, log, body, ended
    // GTK is in the middle of something.
    case mapped, unmapped, shown, hidden, realized, unrealized, destroyed, rooted, parented
    case focusEntered, focusLeft, pointerEntered, pointerLeft, flagsChanged, resized, drawn, adjustmentChanged
    case windowResized, windowActive, windowFocus
}
