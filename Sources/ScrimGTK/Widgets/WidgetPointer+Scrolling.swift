import CGtk4
@_spi(Host) import Scrim

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Scrolls the scrolled windows between the widget and a panel just as far as it takes to see the widget.
    ///
    /// GtkViewport does so when the focus moves, but not when the room around the widget shrinks.
    ///
    /// - Parameter air: How much to show above and below the widget, in points; less if there is no room for that.
    @MainActor
    func reveal(in panel: WidgetPointer, air: Double = 0) {
        let ancestry = keptAncestry(below: panel)
        for scroller in ancestry.dropFirst() where scroller.pointer.isA(gtk_scrolled_window_get_type()) {
            // A handler of the previous scroller may have taken the widget out of this one.
            if isInside(scroller.pointer) { reveal(inScroller: scroller.pointer, air: air) }
        }
    }

    /// Stops this scrolled window's momentum, and lets it pan as before.
    ///
    /// After `stopKineticScrolling()`, GTK would let a finger pan only up and down, even if there is more
    /// at the sides.
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

    /// Fades the content of this scrolled window into a background color at an end beyond which there is more.
    ///
    /// The theme's own hint suits only the theme's own background.
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
        // A widget that is higher than the room shows its beginning.
        let air = min(air, max(height - (bottom - top), 0) / 2)
        let way = top < air || bottom - top > height ? top - air : max(bottom + air - height, 0)
        if way != 0 { position.setValue(gtk_adjustment_get_value(position) + way) }
    }
}
