import CAdw
import CGtk4

/// Widgets to tap, type into and move.
@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// A button with a label, at least as high as a finger is wide.
    static func button(_ label: String, _ action: @escaping @MainActor () -> Void) -> Widget {
        make(gtk_button_new_with_label(label)).sized(height: 44).on("clicked", action)
    }

    /// A button with an icon; `label` is its name for assistive technology.
    static func iconButton(
        _ icon: String, _ label: String, _ action: @escaping @MainActor () -> Void
    ) -> Widget {
        let button: Widget = make(gtk_button_new_from_icon_name(icon))
        button.setAccessibleLabel(label)
        return button.sized(width: 44, height: 44).described(label).on("clicked", action)
    }

    /// A button with a value at its start and an icon at its end.
    static func valueButton(
        _ value: Widget, _ icon: Widget, _ action: @escaping @MainActor () -> Void
    ) -> Widget {
        let button: Widget = make(gtk_button_new()).sized(height: 44).styled("value").on("clicked", action)
        gtk_button_set_child(
            button.as(GtkButton.self), .row(spacing: 8, value.expanding(horizontal: true), icon))
        return button
    }

    /// A single line of text.
    static func field(placeholder: String) -> Widget {
        let entry: Widget = make(gtk_entry_new()).sized(height: 44)
        gtk_entry_set_placeholder_text(entry.as(GtkEntry.self), placeholder)
        entry.setAccessibleLabel(placeholder)
        return entry
    }

    /// The text of an editable widget.
    package var content: String {
        get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
        nonmutating set { gtk_editable_set_text(opaque, newValue) }
    }

    /// A row with a title, an optional subtitle, and a widget at its end.
    static func settingsRow(_ title: String, _ subtitle: String? = nil, _ suffix: Widget) -> Widget {
        let row: Widget = make(adw_action_row_new())
        adw_preferences_row_set_title(row.as(AdwPreferencesRow.self), title)
        if let subtitle { adw_action_row_set_subtitle(row.as(AdwActionRow.self), subtitle) }
        adw_action_row_add_suffix(row.as(AdwActionRow.self), suffix)
        return row
    }

    /// Replaces the subtitle of a settings row.
    func setSubtitle(_ text: String) {
        adw_action_row_set_subtitle(self.as(AdwActionRow.self), text)
    }

    /// A row with a switch; tapping anywhere on the row toggles the switch.
    static func switchRow(
        _ title: String, _ subtitle: String? = nil, name: String, isOn: Bool = false,
        _ changed: @escaping @MainActor (Bool) -> Void
    ) -> Widget {
        let toggle: Widget = make(gtk_switch_new()).named(name).aligned(vertical: GTK_ALIGN_CENTER)
        gtk_switch_set_active(toggle.opaque, isOn ? 1 : 0)
        toggle.onChange(of: "active") { changed(gtk_switch_get_active(toggle.opaque) != 0) }
        let row = settingsRow(title, subtitle, toggle)
        adw_action_row_set_activatable_widget(row.as(AdwActionRow.self), toggle)
        return row
    }

    /// A row with a choice among texts.
    static func choiceRow(
        _ title: String, _ choices: [String], name: String, selected: Int = 0,
        _ changed: @escaping @MainActor (Int) -> Void
    ) -> Widget {
        let list = gtk_string_list_new(nil)
        for choice in choices { gtk_string_list_append(list, choice) }
        let menu: Widget = make(gtk_drop_down_new(list, nil)).named(name).aligned(vertical: GTK_ALIGN_CENTER)
        menu.setAccessibleLabel(title)
        gtk_drop_down_set_selected(menu.opaque, UInt32(clamping: selected))
        menu.onChange(of: "selected") { changed(Int(gtk_drop_down_get_selected(menu.opaque))) }
        return settingsRow(title, nil, menu)
    }

    /// A row with a slider, whose value is shown beside its title.
    static func sliderRow(
        _ title: String, in range: ClosedRange<Double>, step: Double, name: String, value: Double,
        text: @escaping (Double) -> String, _ changed: @escaping @MainActor (Double) -> Void
    ) -> Widget {
        let scale: Widget = make(
            gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step)
        ).named(name).expanding(horizontal: true).sized(height: 36)
        scale.setAccessibleLabel(title)
        gtk_range_set_value(scale.as(GtkRange.self), value)
        let figure = Widget.text(text(value), dim: true).styled("numeric")
        scale.on("value-changed") {
            let value = gtk_range_get_value(scale.as(GtkRange.self))
            figure.label = text(value)
            changed(value)
        }
        let head = Widget.row(spacing: 12, .text(title).expanding(horizontal: true), figure)
        let row: Widget = make(gtk_list_box_row_new())
        gtk_list_box_row_set_child(
            row.as(GtkListBoxRow.self), .column(spacing: 2, head, scale).margins(horizontal: 12, vertical: 8))
        gtk_list_box_row_set_activatable(row.as(GtkListBoxRow.self), 0)
        return row
    }

    /// A row of segments, one of which is selected.
    ///
    /// - Parameter names: The segments' names for scripts.
    static func segments(
        _ words: [String], names: [String], selected: Int = 0, _ select: @escaping @MainActor (Int) -> Void
    ) -> Widget {
        let row = Widget.row().styled("linked")
        gtk_box_set_homogeneous(row.as(GtkBox.self), 1)
        var first: Widget?
        for (index, word) in words.enumerated() {
            let button: Widget = make(gtk_toggle_button_new_with_label(word)).named(names[index])
            if let first {
                gtk_toggle_button_set_group(button.as(GtkToggleButton.self), first.as(GtkToggleButton.self))
            }
            first = first ?? button
            gtk_toggle_button_set_active(button.as(GtkToggleButton.self), index == selected ? 1 : 0)
            button.on("toggled") {
                if gtk_toggle_button_get_active(button.as(GtkToggleButton.self)) != 0 { select(index) }
            }
            row.append(button)
        }
        return row
    }

    /// Says to assistive technology that a new button is one of several, of which one is chosen.
    func setAccessibleChoice(_ isChosen: Bool) {
        var role = GValue()
        g_value_init(&role, gtk_accessible_role_get_type())
        defer { g_value_unset(&role) }
        g_value_set_enum(&role, Int32(GTK_ACCESSIBLE_ROLE_RADIO.rawValue))
        g_object_set_property(self.as(GObject.self), "accessible-role", &role)
        scrim_accessible_set_checked(self, isChosen ? 1 : 0)
    }

    func setAccessibleLabel(_ text: String) {
        var property = GTK_ACCESSIBLE_PROPERTY_LABEL
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }
}
