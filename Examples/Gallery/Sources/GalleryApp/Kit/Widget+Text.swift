import CGtk4

/// The steps of the typographic scale; the names are those of libadwaita's style classes.
enum TextStyle: String {
    case largeTitle = "title-1"
    case title = "title-3"
    case heading = "heading"
    case body = "body"
    case caption = "caption"
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Text that wraps, aligned to the leading edge.
    static func text(_ text: String, _ style: TextStyle = .body, dim: Bool = false) -> Widget {
        let label: Widget = make(gtk_label_new(text)).styled(style.rawValue)
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_xalign(label.opaque, 0)
        // Without it, a label requests so little width that a column of text looks ragged.
        gtk_label_set_natural_wrap_mode(label.opaque, GTK_NATURAL_WRAP_WORD)
        return dim ? label.styled("dim-label") : label
    }

    static func centered(_ text: String, _ style: TextStyle = .body, dim: Bool = false) -> Widget {
        let label = Self.text(text, style, dim: dim)
        gtk_label_set_xalign(label.opaque, 0.5)
        gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
        return label
    }

    /// The text of a label.
    package var label: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        nonmutating set { gtk_label_set_text(opaque, newValue) }
    }

    static func icon(_ name: String, size: Int32 = 16) -> Widget {
        let image: Widget = make(gtk_image_new_from_icon_name(name))
        gtk_image_set_pixel_size(image.opaque, size)
        return image
    }
}
