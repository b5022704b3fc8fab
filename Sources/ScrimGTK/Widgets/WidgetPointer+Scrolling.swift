import CGtk4
@_spi(Host) import Scrim

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Scrolls the scrolled windows that the widget is in, up to a panel, no further than it takes to see the widget.
    ///
    /// GtkViewport does so when the focus moves, but not when there is less room around the widget.
    ///
    /// - Parameter air: How much of what is above and below the widget is to be seen, too, in points; less where there is
    ///   no room for that.
    @MainActor
    func reveal(in panel: WidgetPointer, air: Double = 0) {
        let ancestry = keptAncestry(below: panel)
        for scroller in ancestry.dropFirst() where scroller.pointer.isA(gtk_scrolled_window_get_type()) {
            // A handler of the last scroller's may have taken the widget out of this one.
            if isInside(scroller.pointer) { reveal(inScroller: scroller.pointer, air: air) }
        }
    }

    /// Stops what the scrolled window that the widget is does by itself, and lets it pan as before.
    ///
    /// GTK lets a finger pan up and down alone afterwards, also where there is more at the sides.
    @MainActor
    func stopMomentum() {
        let phases = keptControllers.map { controller in
            (controller, gtk_event_controller_get_propagation_phase(OpaquePointer(controller.pointer)))
        }
        stopKineticScrolling()
        for (controller, phase) in phases {
            gtk_event_controller_set_propagation_phase(OpaquePointer(controller.pointer), phase)
        }
    }

    /// Fades what is in the scrolled window that the widget is into a ground, where there is more of it.
    ///
    /// A theme's own hint is for the theme's own background.
    @MainActor
    func fadeEnds(into background: Overlay.Color, over length: Int) {
        func fade(_ edge: String) -> String {
            """
            undershoot.\(edge) {
                border: none; box-shadow: none; background: linear-gradient(to \(edge), \(background.faded(0).css), \
            \(background.css)) no-repeat \(edge) / 100% \(length)px;
            }
            """
        }
        setStyleSheet(fade("top") + fade("bottom"))
    }

    @MainActor
    private func reveal(inScroller scroller: WidgetPointer, air: Double) {
        var bounds = graphene_rect_t()
        guard let position = gtk_scrolled_window_get_vadjustment(scroller.opaque),
            gtk_widget_compute_bounds(self, scroller, &bounds) != 0
        else { return }
        let top = Double(bounds.origin.y)
        let bottom = top + Double(bounds.size.height)
        let height = Double(gtk_widget_get_height(scroller))
        // Where the widget is higher than there is room, its beginning is seen.
        let air = min(air, max(height - (bottom - top), 0) / 2)
        let way = top < air || bottom - top > height ? top - air : max(bottom + air - height, 0)
        if way != 0 { position.setValue(gtk_adjustment_get_value(position) + way) }
    }
}
