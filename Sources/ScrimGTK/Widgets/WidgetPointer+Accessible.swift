import CGtk4

/// A widget's values for assistive technology.
///
/// GTK's functions are variadic, which Swift cannot call; these set one value each.
@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Sets a property, or resets it with `nil`.
    func setAccessible(_ property: GtkAccessibleProperty, to text: String?) {
        guard let text else { return gtk_accessible_reset_property(opaque, property) }
        setAccessible(property) { g_value_set_string($0, text) }
    }

    /// The text of a property; `nil` if it is not set.
    func accessibleText(_ property: GtkAccessibleProperty) -> String? {
        guard let text = scrim_accessible_text(self, property) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    func setAccessible(_ property: GtkAccessibleProperty, to number: Double) {
        setAccessible(property) { g_value_set_double($0, number) }
    }

    func setAccessible(_ property: GtkAccessibleProperty, to flag: Bool) {
        setAccessible(property) { g_value_set_boolean($0, flag ? 1 : 0) }
    }

    /// Sets a state, or resets it with `nil`.
    func setAccessible(_ state: GtkAccessibleState, to flag: Bool?) {
        guard let flag else { return gtk_accessible_reset_state(opaque, state) }
        var state = state
        var value = GValue()
        gtk_accessible_state_init_value(state, &value)
        g_value_set_boolean(&value, flag ? 1 : 0)
        gtk_accessible_update_state_value(opaque, 1, &state, &value)
        g_value_unset(&value)
    }

    /// Sets whether the widget's content is invalid.
    func setInvalid(_ isInvalid: Bool) {
        scrim_accessible_set_invalid(self, isInvalid ? 1 : 0)
    }

    /// Sets whether the widget is selected.
    func setSelected(_ isSelected: Bool) {
        scrim_accessible_set_selected(self, isSelected ? 1 : 0)
    }

    /// The value of a Boolean state; `nil` if it is not set.
    func accessibleState(_ state: GtkAccessibleState) -> Bool? {
        guard gtk_test_accessible_has_state(opaque, state) != 0 else { return nil }
        return scrim_accessible_is(self, state) != 0
    }

    private func setAccessible(
        _ property: GtkAccessibleProperty, _ set: (UnsafeMutablePointer<GValue>) -> Void
    ) {
        var property = property
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        set(&value)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }

    /// Sets the widget's value in words, such as its progress; `nil` removes it.
    ///
    /// GTK exports the values of its own ranges only, so the words also become the description, which clients of the
    /// bus can read.
    func setSpokenValue(_ words: String?) {
        for property in [GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION] {
            setAccessible(property, to: words)
        }
    }
}
