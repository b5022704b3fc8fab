import CGtk4

/// A GTK widget.
///
/// The widget tree owns it; a scene keeps pointers only to widgets that live as long as the scene.
package typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The same object as one of its C structs.
    package func `as`<Object>(_ type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    /// The same object for functions of types without a public struct.
    package var opaque: OpaquePointer { OpaquePointer(self) }

    /// The current children, first to last.
    package var children: [Widget] {
        var children: [Widget] = []
        var next = gtk_widget_get_first_child(self)
        while let child = next {
            children.append(child)
            next = gtk_widget_get_next_sibling(child)
        }
        return children
    }

    /// Sets the name by which a script finds the widget.
    func named(_ name: String) -> Self {
        gtk_widget_set_name(self, name)
        return self
    }

    func styled(_ classes: String...) -> Self {
        for name in classes { gtk_widget_add_css_class(self, name) }
        return self
    }

    func setStyle(_ name: String, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }

    func margins(horizontal: Int32 = 0, vertical: Int32 = 0) -> Self {
        gtk_widget_set_margin_start(self, horizontal)
        gtk_widget_set_margin_end(self, horizontal)
        gtk_widget_set_margin_top(self, vertical)
        gtk_widget_set_margin_bottom(self, vertical)
        return self
    }

    func aligned(horizontal: GtkAlign? = nil, vertical: GtkAlign? = nil) -> Self {
        if let horizontal { gtk_widget_set_halign(self, horizontal) }
        if let vertical { gtk_widget_set_valign(self, vertical) }
        return self
    }

    func expanding(horizontal: Bool = false, vertical: Bool = false) -> Self {
        if horizontal { gtk_widget_set_hexpand(self, 1) }
        if vertical { gtk_widget_set_vexpand(self, 1) }
        return self
    }

    func sized(width: Int32 = -1, height: Int32 = -1) -> Self {
        gtk_widget_set_size_request(self, width, height)
        return self
    }

    /// Sets the name for assistive technology, and the tooltip.
    func described(_ text: String) -> Self {
        gtk_widget_set_tooltip_text(self, text)
        return self
    }

    package var isVisible: Bool {
        get { gtk_widget_get_visible(self) != 0 }
        nonmutating set { gtk_widget_set_visible(self, newValue ? 1 : 0) }
    }

    package var opacity: Double {
        get { gtk_widget_get_opacity(self) }
        nonmutating set { gtk_widget_set_opacity(self, newValue) }
    }

    package var isSensitive: Bool {
        get { gtk_widget_get_sensitive(self) != 0 }
        nonmutating set { gtk_widget_set_sensitive(self, newValue ? 1 : 0) }
    }
}
