import CBlackBox
import CGtk4

/// A window of the check's app at a known position on the screen.
@MainActor
package final class Window {
    package let pointer: WindowPointer
    package private(set) var place = (x: 0, y: 0)
    package private(set) var isOpen = true

    package var widget: Widget { pointer.widget }
    package var size: (width: Int, height: Int) {
        (Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
    }
    package var xid: UInt { blackbox_x_id(gtk_widget_get_native(widget)) }

    /// Takes a window that is not yet presented.
    package init(_ pointer: WindowPointer, width: Int, height: Int) {
        self.pointer = pointer
        g_object_ref(pointer)
        connect(UnsafeMutableRawPointer(pointer), "destroy") { [weak self] _ in self?.isOpen = false }
        gtk_window_set_default_size(pointer, Int32(width), Int32(height))
    }

    /// Presents the window at this position, in front of all others and with the keyboard focus.
    package func present(x: Int = 0, y: Int = 0) {
        gtk_window_present(pointer)
        MainLoop.turn(atMost: 5) {
            self.xid != 0 && self.size.width > 0 && gtk_widget_get_mapped(self.widget) != 0
        }
        place = (x, y)
        blackbox_x_place(xid, Int32(x), Int32(y))
        activate()
    }

    /// Gives the window X's keyboard focus.
    package func activate() {
        blackbox_x_raise(xid)
        blackbox_x_focus(xid)
        MainLoop.turn(atMost: 5) { gtk_window_is_active(self.pointer) != 0 }
    }

    /// Turns the loop for a number of frames of the window; gives up soon if the window draws none.
    package func passFrames(_ count: Int) {
        guard isOpen, gtk_widget_get_mapped(widget) != 0, let clock = gtk_widget_get_frame_clock(widget)
        else { return }
        let first = gdk_frame_clock_get_frame_counter(clock)
        gdk_frame_clock_begin_updating(clock)
        defer { gdk_frame_clock_end_updating(clock) }
        MainLoop.turn(atMost: 1) { gdk_frame_clock_get_frame_counter(clock) >= first + .init(count) }
    }

    /// Takes X's keyboard focus away from the window.
    package func deactivate() {
        blackbox_x_focus(0)
        MainLoop.turn(atMost: 5) { gtk_window_is_active(self.pointer) == 0 }
    }

    /// Resizes in one step, as a window manager does when it maximizes or tiles.
    package func resize(width: Int, height: Int) {
        blackbox_x_resize(xid, Int32(width), Int32(height))
        MainLoop.turn(atMost: 1) { self.size == (width, height) }
    }

    /// Destroys the window if the app has not.
    ///
    /// The window must not be used afterwards.
    package func close() {
        if isOpen { gtk_window_destroy(pointer) }
        MainLoop.drain()
        g_object_unref(pointer)
    }

    /// The screen position of a relative point in a widget; `nil` if the widget is not in the window.
    package func screen(_ widget: Widget, x: Double = 0.5, y: Double = 0.5) -> (x: Int, y: Int)? {
        guard let bounds = bounds(of: widget) else { return nil }
        let inset = surfaceInset
        return (
            place.x + Int(inset.x + bounds.x + bounds.width * x),
            place.y + Int(inset.y + bounds.y + bounds.height * y)
        )
    }

    /// The widget's rectangle in the window.
    package func bounds(of widget: Widget) -> (x: Double, y: Double, width: Double, height: Double)? {
        var rect = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, self.widget, &rect) != 0 else { return nil }
        return (
            Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height)
        )
    }

    /// The offset of the window's content in its X window, due to the shadow that the window draws itself.
    package var surfaceInset: (x: Double, y: Double) {
        var x = 0.0
        var y = 0.0
        gtk_native_get_surface_transform(gtk_widget_get_native(widget), &x, &y)
        return (x, y)
    }
}
