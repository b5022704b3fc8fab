import CGtk4

/// Emits a button's `clicked`, as a press and release on it would.
@MainActor
func emitClicked(_ button: UnsafeMutablePointer<GtkWidget>) {
    var value = GValue()
    g_value_init(&value, gtk_button_get_type())
    g_value_set_object(&value, button)
    g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    g_value_unset(&value)
}
