import CGtk4
import Testing

@_spi(Host) @testable import ScrimGTK

/// A window for a test.
///
/// Only GTK references it: another reference would delay its destruction.
@MainActor
final class TestWindow {
    let widget: WidgetPointer
    private(set) var isDestroyed = false

    var window: UnsafeMutablePointer<GtkWindow> { widget.cast(to: GtkWindow.self) }

    init(width: Int = 400, height: Int = 300) {
        widget = gtk_window_new()
        gtk_window_set_default_size(widget.cast(to: GtkWindow.self), Int32(width), Int32(height))
        if RealInput.isOnWayland, let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) {
            // On Wayland, GTK adds a title bar, which a window manager would add on X. The tests' coordinates
            // begin at the content.
            gtk_widget_set_visible(bar, 0)
            gtk_window_set_titlebar(widget.cast(to: GtkWindow.self), bar)
        }
        Signal(widget, "destroy") { [weak self] _ in self?.isDestroyed = true }
    }

    func setChild(_ child: WidgetPointer?) { gtk_window_set_child(window, child) }

    /// Shows the window and waits until it is on screen.
    func present() {
        gtk_window_present(window)
        GtkTests.iterate { gtk_widget_get_mapped(widget) != 0 }
    }

    /// Destroys the window unless that has already happened.
    func close() {
        if !isDestroyed { gtk_window_destroy(window) }
        GtkTests.settle()
    }
}
