import CGtk4
@_spi(Host) import Scrim

/// One of the app's buttons, or the title of the cancel button.
///
/// A GtkButton in the panel's own ink, since the theme does not know the panel's background.
@MainActor
final class PanelButton: PartWidget {
    /// How it is drawn now.
    struct Look: Equatable {
        /// The title's size in pixels, text scale included.
        var size: Double
        /// The declaration of the font's family, if there is one.
        var family: String
        var colors: Overlay.Style.ButtonColors
        /// The colors while it is disabled.
        var disabled: Overlay.Style.ButtonColors
        /// Whether the background has a color of its own, instead of a share of the title's.
        var isFilled: Bool
        /// Whether the button has an outline instead of a background, which would reduce the title's contrast.
        var isOutlined: Bool
        /// The style class of the role, in addition to `scrim-button`; `nil` if the role has none.
        var cssClass: String?

        init(
            _ role: Overlay.ActionButton.Role, _ style: Overlay.Style, in environment: Stage.Environment
        ) {
            colors = style.buttonColors(role, in: environment)
            disabled = style.buttonColors(role, isEnabled: false, in: environment)
            size = style.buttonText.pixelSize(in: environment)
            family = style.buttonText.familyDeclaration
            isFilled = role == .default
            cssClass =
                switch role {
                case .plain: nil
                case .default: "scrim-default"
                case .destructive: "scrim-destructive"
                }
            isOutlined = environment.increasesContrast && role != .default
        }
    }

    /// The smallest target, in pixels; the platform's own buttons are 34 high.
    private static let height = 34
    /// The padding at the title's sides, in pixels.
    private static let padding = 12
    /// The padding above and below a title of several lines, in pixels.
    private static let linePadding = 7

    let widget: WidgetPointer = gtk_button_new()
    private var title: String?
    private var mnemonic: Int?
    private var look: Look?
    private var notice: String?
    private let breaksWords: Bool

    /// - Parameter breaksWords: Whether a word of the title that is too long for the room is broken into lines.
    init(breaksWords: Bool = true, onClick: @escaping @MainActor () -> Void) {
        self.breaksWords = breaksWords
        // Nothing of the theme's own button is visible.
        gtk_widget_add_css_class(widget, "flat")
        gtk_widget_add_css_class(widget, "scrim-button")
        // A click does not move the focus.
        gtk_widget_set_focus_on_click(widget, 0)
        Signal(widget, "clicked") { _ in onClick() }
    }

    var focusTarget: WidgetPointer? { widget }

    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool {
        guard case .button(let button) = element.content else { return false }
        show(
            button.title, mnemonic: button.mnemonic, isEnabled: button.isEnabled,
            look: Look(button.role, plan.style, in: environment))
        widget.describe(by: plan, &notice)
        return true
    }

    /// - Parameter mnemonic: The index of the letter in the title that activates the button with Alt, if any.
    private func show(_ title: String, mnemonic: Int?, isEnabled: Bool, look: Look) {
        if title != self.title || mnemonic != self.mnemonic {
            (self.title, self.mnemonic) = (title, mnemonic)
            let button = widget.cast(to: GtkButton.self)
            gtk_button_set_use_underline(button, mnemonic == nil ? 0 : 1)
            let text = PanelText.buttonTitle(title)
            gtk_button_set_label(button, mnemonic.map { Self.marked(text, at: $0) } ?? text)
            // GTK sets the title with its underscore as the button's name. The child label also names the
            // button, without it.
            if mnemonic != nil {
                widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: String?.none)
            }
            if let label: WidgetPointer = gtk_button_get_child(button) {
                gtk_label_set_wrap(label.opaque, 1)
                gtk_label_set_wrap_mode(label.opaque, breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
                gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
            }
        }
        if (gtk_widget_get_sensitive(widget) != 0) != isEnabled {
            gtk_widget_set_sensitive(widget, isEnabled ? 1 : 0)
        }
        guard look != self.look else { return }
        if look.cssClass != self.look?.cssClass {
            self.look?.cssClass.map { gtk_widget_remove_css_class(widget, $0) }
            look.cssClass.map { gtk_widget_add_css_class(widget, $0) }
        }
        self.look = look
        widget.setStyleSheet(Self.css(look))
    }

    /// The text in GTK's syntax for mnemonics: an underscore before the letter, and all others doubled.
    private static func marked(_ text: String, at mnemonic: Int) -> String {
        text.enumerated().map { index, letter in
            (index == mnemonic ? "_" : "") + (letter == "_" ? "__" : String(letter))
        }.joined()
    }

    /// Undoes the theme's drawing of disabled widgets at half opacity or less.
    static let wholly = "filter: none; opacity: 1;"

    /// How a flat button on a panel responds to the pointer, in its ink.
    static func states(_ ink: Overlay.Color) -> String { grounds(ink, under: 0.09, pressed: 0.18) }

    private static func grounds(_ ink: Overlay.Color, under: Double, pressed: Double) -> String {
        """
        button:hover { background: \(ink.faded(under).css); }
        button:active { background: \(ink.faded(pressed).css); }
        """
    }

    /// How a filled button responds to the pointer: with libadwaita's shares of its title's color, and of black.
    private static func filled(_ look: Look) -> String {
        func over(_ color: Overlay.Color, _ share: Double) -> String {
            "background-color: \(look.colors.fill.css); background-image: image(\(color.faded(share).css));"
        }
        return """
            button:hover { \(over(look.colors.text, 0.1)) }
            button:active { \(over(.gray(0), 0.2)) }
            """
    }

    /// The background's shares of the ink are libadwaita's for a button: 10 %, 15 % under the pointer, 30 % pressed.
    private static func css(_ look: Look) -> String {
        let ink = look.colors.text
        func mixed(_ share: Double) -> String { ink.faded(share).css }
        let ground =
            look.isOutlined
            ? "background: none; box-shadow: inset 0 0 0 1px \(mixed(0.6));"
            : "background: \(look.colors.fill.css); box-shadow: none;"
        return """
            button {
                color: \(mixed(1)); font-size: \(look.size)px; font-weight: 600; \(look.family)
                min-height: \(height - 2 * linePadding)px; min-width: \(height)px;
                padding: \(linePadding)px \(padding)px;
                border: none; outline-color: \(look.colors.ring.css);\(look.isFilled ? " outline-offset: 1px;" : "")
                \(ground) text-shadow: none;
            }
            \(look.isFilled ? filled(look) : grounds(ink, under: 0.15, pressed: 0.3))
            button:disabled { color: \(look.disabled.text.css); background: \(look.disabled.fill.css); \(wholly) }
            """
    }
}

extension WidgetPointer {
    /// Describes a notice's button with the notice's text; buttons of other panels get no description.
    ///
    /// Without it, Orca 48 reads only "status bar" when the button gets the focus. Orca 43, on older systems, reads
    /// the text itself.
    ///
    /// - Parameter known: The button's present description.
    @MainActor
    func describe(by plan: SurfacePlan, _ known: inout String?) {
        let text = plan.kind == .hud ? plan.panel.spokenText : ""
        guard text != known ?? "", scrim_symbol("gtk_accessible_announce") != nil else { return }
        known = text
        setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: text.isEmpty ? nil : text)
    }
}
