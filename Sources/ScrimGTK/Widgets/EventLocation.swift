import CGtk4
@_spi(Host) import Scrim

/// Where an event happened.
struct EventLocation {
    /// The window or popover that has the surface.
    let native: WidgetPointer
    /// The point in the coordinates of `native`.
    let point: Point
}

extension OpaquePointer {
    /// Where this event happened; `nil` if it has no surface of GTK's.
    @MainActor
    var location: EventLocation? {
        guard let surface = gdk_event_get_surface(self), let native = gtk_native_get_for_surface(surface)
        else {
            return nil
        }
        var x = 0.0
        var y = 0.0
        if gdk_event_get_position(self, &x, &y) == 0 {
            // A scroll event has no position of its own; it happens where the pointer is. On X its device cannot be
            // asked: it is one of several behind the seat's pointer.
            guard let pointer = gdk_seat_get_pointer(gdk_event_get_seat(self)) else { return nil }
            gdk_surface_get_device_position(surface, pointer, &x, &y, nil)
        }
        var originX = 0.0
        var originY = 0.0
        gtk_native_get_surface_transform(native, &originX, &originY)
        return EventLocation(
            native: UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self),
            point: Point(x: x - originX, y: y - originY))
    }
}
