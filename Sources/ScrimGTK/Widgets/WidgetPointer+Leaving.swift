import CGtk4

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Hides the widget at once, and takes it out of its parent when no source of the main loop is running.
    ///
    /// When the focus or the pointer moves, GTK notifies widgets one after another, and handlers of the app run in
    /// between. GTK keeps a reference to none of these widgets, and aborts if one has left its parent meanwhile.
    func leaveLater() {
        guard let parent: WidgetPointer = gtk_widget_get_parent(self) else { return }
        let (kept, keptParent) = (Retained(self), Retained(parent))
        handFocusOn(to: parent)
        gtk_widget_set_can_target(self, 0)
        setCanFocus(false)
        setChildVisible(false)
        // In a nested loop, the widget may stay in its parent for long.
        if g_main_depth() > 1 { setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: true) }
        Later.runUnwound { withExtendedLifetime(keptParent) { kept.pointer.leaveWithFocus() } }
    }

    /// Closes the popovers in the widget, even those hidden with it: GTK would reopen them when it shows
    /// the widget again.
    func closePopovers() {
        // Innermost first: that one has the grab, and a handler may destroy it with the one around it.
        for popover in visiblePopovers.reversed() { popover.pointer.closePopover() }
    }

    private var visiblePopovers: [Retained<GtkWidget>] {
        children.flatMap { child in
            let isOpen = child.isA(gtk_popover_get_type()) && gtk_widget_get_visible(child) != 0
            return (isOpen ? [Retained(child)] : []) + child.visiblePopovers
        }
    }

    /// Takes the widget out of its parent; a focus in the widget goes to the parent.
    func leaveWithFocus() {
        guard let parent: WidgetPointer = gtk_widget_get_parent(self) else { return }
        handFocusOn(to: parent)
        giveUpDefault()
        // A handler of the app may have moved its view elsewhere.
        if gtk_widget_get_parent(self) == parent { leaveParent() }
    }

    /// Clears the window's default widget if that is in this widget.
    ///
    /// GTK does so one frame later, through a pointer that may be dangling by then.
    private func giveUpDefault() {
        guard let window, let widget = window.defaultWidget, widget.isInside(self) else { return }
        window.setDefaultWidget(nil)
    }

    /// If the focus is in the widget, moves it to the parent, or clears it if the parent does not take it.
    ///
    /// GTK would move it to the window's first widget, one frame later.
    func handFocusOn(to parent: WidgetPointer) {
        guard let window, let focus: WidgetPointer = gtk_window_get_focus(window), focus.isInside(self) else {
            return
        }
        if gtk_widget_get_mapped(parent) == 0 || !parent.grabFocus() { window.setFocus(nil) }
    }
}
