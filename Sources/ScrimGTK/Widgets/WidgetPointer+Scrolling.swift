import CGtk4

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Scrolls the scrolled windows that the widget is in, up to a panel, no further than it takes to see the widget.
    ///
    /// GtkViewport does so when the focus moves, but not when there is less room around the widget.
    @MainActor
    func reveal(in panel: WidgetPointer) {
        var widget: WidgetPointer? = gtk_widget_get_parent(self)
        while let current = widget, current != panel {
            if current.isA(gtk_scrolled_window_get_type()) { reveal(inScroller: current) }
            widget = gtk_widget_get_parent(current)
        }
    }

    @MainActor
    private func reveal(inScroller scroller: WidgetPointer) {
        var bounds = graphene_rect_t()
        guard let position = gtk_scrolled_window_get_vadjustment(scroller.opaque),
            gtk_widget_compute_bounds(self, scroller, &bounds) != 0
        else { return }
        let top = Double(bounds.origin.y)
        let bottom = top + Double(bounds.size.height)
        let height = Double(gtk_widget_get_height(scroller))
        // Where the widget is higher than there is room, its beginning is seen.
        let way = top < 0 || bottom - top > height ? top : max(bottom - height, 0)
        if way != 0 { gtk_adjustment_set_value(position, gtk_adjustment_get_value(position) + way) }
    }

    /// Stops what a scrolled window does by itself: its momentum, and its way back from past its end.
    @MainActor
    func stopKineticScrolling() {
        guard gtk_scrolled_window_get_kinetic_scrolling(opaque) != 0 else { return }
        gtk_scrolled_window_set_kinetic_scrolling(opaque, 0)
        gtk_scrolled_window_set_kinetic_scrolling(opaque, 1)
    }
}
