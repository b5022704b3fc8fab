import CGtk4
@_spi(Host) import Scrim

/// The event that a gesture or controller handles now.
extension OpaquePointer {
    /// Whether the event is the release of a button or finger.
    @MainActor
    var isReleasing: Bool {
        guard let event = gtk_event_controller_get_current_event(self) else { return false }
        let type = gdk_event_get_event_type(event)
        return type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END
    }

    /// When the event happened.
    @MainActor
    var eventInstant: Instant { Instant(eventTime: gtk_event_controller_get_current_event_time(self)) }
}

extension OpaquePointer {
    /// Whether a widget from the target up to this gesture's own has a drag source for the primary button.
    ///
    /// GTK begins no drag in the first 100 ms of a press, so at the threshold it is not known yet whether there
    /// will be one.
    @MainActor
    func yieldsToDragSource(at target: WidgetPointer?) -> Bool {
        let end = gtk_event_controller_get_widget(self)
        var widget = target
        while let current = widget, current != end {
            if gtk_widget_is_sensitive(current) != 0, current.controllers.contains(where: \.isDragSource) {
                return true
            }
            widget = gtk_widget_get_parent(current)
        }
        return false
    }

    /// Whether the drag source has content, or a handler that makes it.
    private var hasDragContent: Bool {
        if gtk_drag_source_get_content(self) != nil { return true }
        let prepare = g_signal_lookup("prepare", gtk_drag_source_get_type())
        return g_signal_handler_find(
            UnsafeMutableRawPointer(self), G_SIGNAL_MATCH_ID, prepare, 0, nil, nil, nil) != 0
    }

    /// Whether the object is of this type or one derived from it.
    func isA(_ type: GType) -> Bool { scrim_is_a(UnsafeMutableRawPointer(self), type) != 0 }

    private var isDragSource: Bool {
        isA(gtk_drag_source_get_type())
            && gtk_event_controller_get_propagation_phase(self) != GTK_PHASE_NONE
            && [0, guint(GDK_BUTTON_PRIMARY)].contains(gtk_gesture_single_get_button(self))
            && gtk_drag_source_get_actions(self).rawValue != 0 && hasDragContent
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The window handle around the widget, such as a header bar, by which a press would move the window;
    /// `nil` if none.
    ///
    /// A text on a handle keeps its presses.
    @MainActor
    var windowHandle: WidgetPointer? {
        guard gtk_widget_get_ancestor(self, gtk_text_get_type()) == nil else { return nil }
        return gtk_widget_get_ancestor(self, gtk_window_handle_get_type())
    }
}
