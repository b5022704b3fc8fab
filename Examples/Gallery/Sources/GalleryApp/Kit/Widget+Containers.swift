import CAdw
import CGtk4

/// Widgets that contain others.
extension UnsafeMutablePointer where Pointee == GtkWidget {
    static func column(spacing: Int32 = 0, _ children: Widget...) -> Widget {
        box(GTK_ORIENTATION_VERTICAL, spacing, children)
    }

    static func row(spacing: Int32 = 0, _ children: Widget...) -> Widget {
        box(GTK_ORIENTATION_HORIZONTAL, spacing, children)
    }

    /// A row whose center widget is centered, whatever is at its ends.
    static func header(_ start: Widget, _ center: Widget, _ end: Widget) -> Widget {
        let row: Widget = make(gtk_center_box_new())
        gtk_center_box_set_start_widget(row.opaque, start)
        gtk_center_box_set_center_widget(row.opaque, center)
        gtk_center_box_set_end_widget(row.opaque, end)
        return row
    }

    private static func box(_ axis: GtkOrientation, _ spacing: Int32, _ children: [Widget]) -> Widget {
        let box: Widget = make(gtk_box_new(axis, spacing))
        for child in children { box.append(child) }
        return box
    }

    /// Adds a child at the end of a box.
    func append(_ child: Widget) {
        gtk_box_append(self.as(GtkBox.self), child)
    }

    /// Scrolls vertically if the child does not fit.
    static func scroll(_ child: Widget) -> Widget {
        let scroll: Widget = make(gtk_scrolled_window_new())
        gtk_scrolled_window_set_policy(scroll.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(scroll.opaque, child)
        return scroll.expanding(horizontal: true, vertical: true)
    }

    /// Keeps a column readable on a wide window.
    static func clamp(_ child: Widget, width: Int32 = 560) -> Widget {
        let clamp: Widget = make(adw_clamp_new())
        adw_clamp_set_maximum_size(clamp.opaque, width)
        adw_clamp_set_tightening_threshold(clamp.opaque, width - 60)
        adw_clamp_set_child(clamp.opaque, child)
        return clamp
    }

    /// Slides its child in and out.
    static func revealer(_ child: Widget, by kind: GtkRevealerTransitionType) -> Widget {
        let revealer: Widget = make(gtk_revealer_new())
        gtk_revealer_set_transition_type(revealer.opaque, kind)
        gtk_revealer_set_child(revealer.opaque, child)
        return revealer
    }

    /// True if a revealer shows its child.
    package var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(opaque) != 0 }
        nonmutating set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
    }

    /// A list of rows that looks like one card.
    static func card(_ rows: Widget...) -> Widget {
        let list: Widget = make(gtk_list_box_new()).styled("boxed-list")
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        for row in rows { gtk_list_box_append(list.opaque, row) }
        return list
    }

    /// Replaces the rows of a list.
    func setRows(_ rows: [Widget]) {
        while let row = gtk_list_box_get_row_at_index(opaque, 0) {
            gtk_list_box_remove(opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
        }
        for row in rows { gtk_list_box_append(opaque, row) }
    }

    /// Removes every child of a box.
    func removeAll() {
        while let child = gtk_widget_get_first_child(self) { gtk_box_remove(self.as(GtkBox.self), child) }
    }
}

/// GTK's constructors never return null; they abort when memory runs out.
func make(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Widget {
    guard let widget else { preconditionFailure("GTK made no widget; is gtk_init missing?") }
    return widget
}
