import CGtk4

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Takes the widget out of its parent once GTK is in the middle of nothing; until then it is neither seen nor met.
    ///
    /// GTK tells widgets that focus and pointer come or go, one after the other, with the app's handlers among them. It keeps
    /// none of the widgets, and aborts where one has left its parent meanwhile.
    func leaveLater() {
        guard let parent: WidgetPointer = gtk_widget_get_parent(self) else { return }
        let (kept, keptParent) = (Retained(self), Retained(parent))
        handFocusOn(to: parent)
        gtk_widget_set_can_target(self, 0)
        setCanFocus(false)
        setChildVisible(false)
        // In a loop that a handler runs, it may stay for long.
        if g_main_depth() > 1 { setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: true) }
        Later.runUnwound { withExtendedLifetime(keptParent) { kept.pointer.leaveWithFocus() } }
    }

    /// Closes the popovers in the widget, also those that are out of sight with it: GTK would open them by itself where the
    /// widget is shown next.
    func closePopovers() {
        // The innermost first: it has the grab, and a handler may destroy it with the one around it.
        for popover in visiblePopovers.reversed() { popover.pointer.closePopover() }
    }

    private var visiblePopovers: [Retained<GtkWidget>] {
        children.flatMap { child in
            let isOpen = child.isA(gtk_popover_get_type()) && gtk_widget_get_visible(child) != 0
            return (isOpen ? [Retained(child)] : []) + child.visiblePopovers
        }
    }

    /// Takes the widget out of its parent, which gets the focus that is in the widget.
    func leaveWithFocus() {
        guard let parent: WidgetPointer = gtk_widget_get_parent(self) else { return }
        handFocusOn(to: parent)
        giveUpDefault()
        // A handler of the app's may have moved its view on.
        if gtk_widget_get_parent(self) == parent { leaveParent() }
    }

    /// If the window's default widget is in the widget, leaves the window without one.
    ///
    /// GTK does so one frame later, through a pointer to what may be freed by then.
    private func giveUpDefault() {
        guard let window, let widget = window.defaultWidget, widget.isInside(self) else { return }
        window.setDefaultWidget(nil)
    }

    /// If the focus is in the widget, gives it to the widget's parent, or to nobody if that takes none.
    ///
    /// GTK would give it to the first widget of the window, one frame later.
    func handFocusOn(to parent: WidgetPointer) {
        guard let window, let focus: WidgetPointer = gtk_window_get_focus(window), focus.isInside(self) else {
            return
        }
        if gtk_widget_get_mapped(parent) == 0 || !parent.grabFocus() { window.setFocus(nil) }
    }
}
