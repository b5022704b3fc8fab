import CGtk4
@_spi(Host) import Scrim

/// The event that a gesture or controller handles now.
extension OpaquePointer {
    /// Whether it lets go.
    @MainActor
    var isReleasing: Bool {
        guard let event = gtk_event_controller_get_current_event(self) else { return false }
        let type = gdk_event_get_event_type(event)
        return type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END
    }

    /// When it happened.
    @MainActor
    var eventInstant: Instant { Instant(eventTime: gtk_event_controller_get_current_event_time(self)) }
}
