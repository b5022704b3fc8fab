import CGtk4
@_spi(Host) import Scrim

/// Cancel or action: a flat GtkButton in the panel's own ink, for the theme knows nothing of the panel's ground.
@MainActor
final class PanelButton {
    /// How it is drawn now.
    struct Look: Equatable {
        /// In pixels, text scale included.
        var size: Double
        var color: Overlay.Color
    }

    /// The smallest target, in pixels; the platform's own buttons are 34 high.
    private static let height = 34
    /// From the title to the button's edge, in pixels.
    private static let padding = 12

    /// How much of a title is shown, in graphemes: what is longer is a message.
    private static let longestTitle = 80

    let widget: WidgetPointer = gtk_button_new()
    private var title: String?
    private var look: Look?

    init(name: String, onClick: @escaping @MainActor () -> Void) {
        gtk_widget_set_name(widget, name)
        gtk_widget_add_css_class(widget, "flat")
        Signal(widget, "clicked") { _ in onClick() }
    }

    func show(_ title: String, isEnabled: Bool, look: Look) {
        if title != self.title {
            self.title = title
            let button = widget.cast(to: GtkButton.self)
            gtk_button_set_label(button, title.laidOut(upTo: Self.longestTitle))
            if let label: WidgetPointer = gtk_button_get_child(button) {
                gtk_label_set_wrap(label.opaque, 1)
                gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
                gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
            }
        }
        if (gtk_widget_get_sensitive(widget) != 0) != isEnabled {
            gtk_widget_set_sensitive(widget, isEnabled ? 1 : 0)
        }
        guard look != self.look else { return }
        self.look = look
        widget.setStyleSheet(Self.css(look))
    }

    private static func css(_ look: Look) -> String {
        let ink = look.color
        func mixed(_ share: Double) -> String { ink.faded(share).css }
        return """
            button {
                color: \(mixed(1)); font-size: \(look.size)px; font-weight: 600;
                min-height: \(height)px; min-width: \(height)px; padding: 0 \(padding)px;
                border: none; border-radius: 8px; outline-color: \(mixed(0.55));
                background: none; box-shadow: none; text-shadow: none;
            }
            button:hover { background: \(mixed(0.09)); }
            button:active { background: \(mixed(0.18)); }
            button:disabled { color: \(mixed(0.5)); }
            """
    }
}
