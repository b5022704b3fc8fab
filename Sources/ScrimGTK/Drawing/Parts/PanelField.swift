import CGtk4
@_spi(Host) import Scrim

/// A question's text field, and below it the problem with the text.
///
/// The field is a GtkEntry or a GtkPasswordEntry in the panel's ink.
@MainActor
final class PanelField: PartWidget {
    /// How it is drawn now.
    struct Look: Equatable {
        /// The text's size in pixels, text scale included.
        var size: Double
        /// The declaration of the font's family, if there is one.
        var family: String
        var ink: Overlay.Color
        /// The line around the field with the focus.
        var accent: Overlay.Color
        /// The line around a field with a problem.
        var danger: Overlay.Color
        var isOutlined: Bool
        var problem: PanelLabel.Look

        init(_ style: Overlay.Style, in environment: Stage.Environment) {
            let colors = style.fieldColors(in: environment)
            var problem = style.detail
            problem.color = Overlay.Paint(colors.problem)
            size = style.buttonText.pixelSize(in: environment)
            family = style.buttonText.familyDeclaration
            (ink, accent, danger) = (colors.text, colors.accent, colors.problem)
            isOutlined = environment.increasesContrast
            self.problem = PanelLabel.Look(problem, in: environment)
        }
    }

    let widget: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    let entry: WidgetPointer
    private let isSecure: Bool
    private let problem: PanelLabel
    private var revision: Int?
    private var content: PanelContent.Field?
    private var look: Look?
    private var changes: Signal?

    init(
        isSecure: Bool, onChange: @escaping @MainActor (String) -> Void,
        onSubmit: @escaping @MainActor () -> Void
    ) {
        self.isSecure = isSecure
        entry = isSecure ? gtk_password_entry_new() : gtk_entry_new()
        problem = PanelLabel(cssClass: "scrim-problem")
        gtk_widget_add_css_class(entry, "scrim-field")
        gtk_widget_set_hexpand(entry, 1)
        if isSecure { gtk_password_entry_set_show_peek_icon(entry.opaque, 1) }
        entry.enter(widget)
        problem.widget.enter(widget)
        problem.widget.setVisible(false)
        problem.isCentered = false
        changes = Signal(entry, "changed") { [weak self] _ in if let self { onChange(text) } }
        Signal(entry, "activate") { _ in onSubmit() }
    }

    func setName(_ name: String) {
        gtk_widget_set_name(entry, name)
        problem.setName("\(name).problem")
    }

    /// The text in the field.
    var text: String { gtk_editable_get_text(entry.opaque).map { String(cString: $0) } ?? "" }

    var focusTarget: WidgetPointer? { entry }

    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool {
        guard case .field(let field) = element.content, field.isSecure == isSecure else { return false }
        show(field, look: Look(plan.style, in: environment))
        return true
    }

    private func show(_ field: PanelContent.Field, look: Look) {
        if field.revision != revision {
            revision = field.revision
            // A text from the stage is not reported back to the stage.
            changes?.whileBlocked { gtk_editable_set_text(entry.opaque, field.text.withoutNul) }
        }
        if field != content {
            if field.label != content?.label { showLabel(field.label) }
            // GTK reserves room for an icon once one was set, even if it was none.
            if field.isSearch != (content?.isSearch ?? false), !isSecure { showIcon(field.isSearch) }
            if field.purpose != content?.purpose, !isSecure { showPurpose(of: field) }
            if field.problem != content?.problem { showProblem(field.problem) }
            content = field
        }
        if let problem = field.problem { self.problem.show(problem, look: look.problem) }
        guard look != self.look else { return }
        self.look = look
        entry.setStyleSheet(Self.css(look))
    }

    private func showLabel(_ label: String) {
        if isSecure {
            ObjectProperty.set(entry, "placeholder-text", to: label.laidOut)
        } else {
            gtk_entry_set_placeholder_text(entry.cast(to: GtkEntry.self), label.laidOut)
        }
        entry.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label.laidOut)
    }

    private func showIcon(_ isSearch: Bool) {
        gtk_entry_set_icon_from_icon_name(
            entry.cast(to: GtkEntry.self), GTK_ENTRY_ICON_PRIMARY, isSearch ? "system-search-symbolic" : nil)
        gtk_entry_set_icon_activatable(entry.cast(to: GtkEntry.self), GTK_ENTRY_ICON_PRIMARY, 0)
    }

    /// Has an on-screen keyboard show digits for a code, and input methods remember nothing that is private.
    ///
    /// GtkPasswordEntry has a purpose of its own.
    private func showPurpose(of field: PanelContent.Field) {
        let entry = entry.cast(to: GtkEntry.self)
        gtk_entry_set_input_purpose(
            entry, field.purpose == .code ? GTK_INPUT_PURPOSE_DIGITS : GTK_INPUT_PURPOSE_FREE_FORM)
        gtk_entry_set_input_hints(entry, field.isPrivate ? Self.privately : GTK_INPUT_HINT_NONE)
    }

    /// The hints of a private text that can be read.
    private static let privately = GtkInputHints(
        rawValue: GTK_INPUT_HINT_PRIVATE.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
            | GTK_INPUT_HINT_NO_EMOJI.rawValue)

    private func showProblem(_ text: String?) {
        problem.widget.setVisible(text != nil)
        entry.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: text?.laidOut)
        entry.setInvalid(text != nil)
        if text == nil {
            gtk_widget_remove_css_class(entry, "error")
        } else {
            gtk_widget_add_css_class(entry, "error")
        }
    }

    /// The measures are libadwaita's for an entry: a tenth of the ink as background, 34 high, 9 beside the text.
    private static func css(_ look: Look) -> String {
        let ink = look.ink
        let edge =
            look.isOutlined ? "box-shadow: inset 0 0 0 1px \(ink.faded(0.6).css);" : "box-shadow: none;"
        return """
            entry {
                color: \(ink.css); caret-color: \(ink.css); font-size: \(look.size)px; min-height: 34px;
                \(look.family) padding: 0 9px; border: none; background: \(ink.faded(0.1).css); \(edge)
                outline: 2px solid transparent; outline-offset: -2px;
            }
            entry:focus-within { outline-color: \(look.accent.css); }
            entry.error { outline-color: \(look.danger.faded(0.5).css); }
            entry.error:focus-within { outline-color: \(look.danger.css); }
            """
    }
}
