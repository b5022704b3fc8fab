import CGtk4

/// The keyboard's actions on an entry.
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Replaces the selection, or inserts at the caret.
    func type(_ text: String) {
        gtk_editable_delete_selection(opaque)
        var position = gtk_editable_get_position(opaque)
        gtk_editable_insert_text(opaque, text, -1, &position)
        gtk_editable_set_position(opaque, position)
    }

    /// Removes the selection, or the character before the caret.
    func deleteBackwards() {
        if gtk_editable_get_selection_bounds(opaque, nil, nil) != 0 {
            gtk_editable_delete_selection(opaque)
        } else {
            let position = gtk_editable_get_position(opaque)
            if position > 0 { gtk_editable_delete_text(opaque, position - 1, position) }
        }
    }

    /// Does what the Return key does in an entry.
    func submit() {
        emitActivate(self)
    }
}

/// Emits "activate" without the variadic functions, which Swift does not import.
private func emitActivate(_ entry: Widget) {
    var instance = GValue()
    g_value_init(&instance, gtk_entry_get_type())
    g_value_set_object(&instance, entry)
    g_signal_emitv(&instance, g_signal_lookup("activate", gtk_entry_get_type()), 0, nil)
    g_value_unset(&instance)
}
