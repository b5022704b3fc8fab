import BlackBoxKit
import CBlackBox
import CGtk4

/// A widget that the app knows without keeping it alive: `nil` once it is destroyed.
///
/// An app that kept references would hide every use after free.
@MainActor
struct WeakWidget {
    private let slot: UnsafeMutablePointer<gpointer?>

    init(_ widget: Widget) {
        // GObject writes to this address when the widget is destroyed, so the slot is never moved or freed.
        slot = .allocate(capacity: 1)
        slot.initialize(to: UnsafeMutableRawPointer(widget))
        g_object_add_weak_pointer(widget.object, slot)
    }

    var widget: Widget? { slot.pointee?.assumingMemoryBound(to: GtkWidget.self) }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    var object: UnsafeMutablePointer<GObject> {
        cast()
    }

    /// Removes the widget from its parent, as an app does that knows its containers.
    @MainActor
    func takeOut() {
        guard let parent = gtk_widget_get_parent(self) else { return }
        if let notebook = gtk_widget_get_ancestor(self, gtk_notebook_get_type()) {
            let page = gtk_notebook_page_num(OpaquePointer(notebook), self)
            if page >= 0 { return gtk_notebook_remove_page(OpaquePointer(notebook), page) }
        }
        switch parent.typeName {
        case "GtkBox": gtk_box_remove(parent.cast(to: GtkBox.self), self)
        case "GtkWindow": gtk_window_set_child(parent.cast(to: GtkWindow.self), nil)
        case "GtkFrame": gtk_frame_set_child(parent.cast(to: GtkFrame.self), nil)
        case "GtkOverlay":
            let isMain = gtk_overlay_get_child(parent.opaque) == self
            isMain
                ? gtk_overlay_set_child(parent.opaque, nil) : gtk_overlay_remove_overlay(parent.opaque, self)
        case "GtkPaned":
            let isFirst = gtk_paned_get_start_child(parent.opaque) == self
            isFirst
                ? gtk_paned_set_start_child(parent.opaque, nil) : gtk_paned_set_end_child(parent.opaque, nil)
        case "GtkViewport":
            // GtkViewport scrolls to the focus when the focus moves, and then reads its child, which is gone.
            if let window = gtk_widget_get_ancestor(self, gtk_window_get_type()) {
                gtk_window_set_focus(window.cast(), nil)
            }
            gtk_viewport_set_child(parent.opaque, nil)
        default: gtk_widget_unparent(self)
        }
    }
}
