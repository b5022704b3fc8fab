import CGtk4
@_spi(Host) import Scrim

/// A question's list to choose from: a GtkListBox in the panel's own ink, in a GtkScrolledWindow.
///
/// Keys move only the focus. Enter, Space or a click takes a row; the stage decides what is then chosen.
@MainActor
final class PanelChoices: PartWidget {
    /// How it is drawn now.
    struct Look: Equatable {
        /// The text's size in pixels, text scale included.
        var size: Double
        /// The declaration of the font's family, if there is one.
        var family: String
        var ink: Overlay.Color
        var accent: Overlay.Color
        /// The color under the list, into which it fades if there is more of it.
        var background: Overlay.Color
        var isOutlined: Bool

        init(_ style: Overlay.Style, in environment: Stage.Environment) {
            let colors = style.fieldColors(in: environment)
            size = style.buttonText.pixelSize(in: environment)
            family = style.buttonText.familyDeclaration
            (ink, accent) = (colors.text, colors.accent)
            background = style.textBackground(in: environment)
            isOutlined = environment.increasesContrast
        }
    }

    let widget: WidgetPointer = gtk_scrolled_window_new()
    private let list: WidgetPointer = gtk_list_box_new()
    private let empty: WidgetPointer = gtk_label_new(nil)
    /// One style sheet for all rows.
    private let sheet: Retained<GtkCssProvider>
    private var name = ""
    /// The rows by their index; a row that a search leaves out is kept, but hidden.
    private var rows: [Int: Row] = [:]
    private var shown: PanelContent.Choices?
    private var look: Look?
    private var wasPlaced = false

    init(onTake: @escaping @MainActor (Int) -> Void) {
        let provider = made(gtk_css_provider_new())
        sheet = Retained(provider)
        g_object_unref(provider)
        gtk_widget_add_css_class(list, "scrim-list")
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        // The dialog has the question's name. GTK 4.8 names a list without a label after its type, and Orca reads
        // "GtkListBox". A word joiner is a silent name.
        if scrim_symbol("gtk_accessible_announce") == nil {
            list.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: "\u{2060}")
        }
        gtk_list_box_set_placeholder(list.opaque, empty)
        gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        // The rows take the focus, not the scrolled window.
        gtk_widget_set_focusable(widget, 0)
        widget.setScrolledChild(list)
        list.addStyleSheet(provider)
        empty.addStyleSheet(provider)
        gtk_widget_add_css_class(empty, "empty")
        Signal(list, "row-activated") { [weak self] arguments in
            guard let row = arguments.object(1, as: GtkWidget.self), let index = self?.index(of: row) else {
                return
            }
            onTake(index)
        }
    }

    func setName(_ name: String) {
        self.name = name
        gtk_widget_set_name(list, name)
        for (index, row) in rows { gtk_widget_set_name(row.widget, rowName(index)) }
    }

    private func rowName(_ index: Int) -> String { "\(name)-\(index + 1)" }

    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool {
        guard case .choices(let choices, let isEnabled) = element.content else { return false }
        show(choices, isEnabled: isEnabled, look: Look(plan.style, in: environment))
        return true
    }

    private func show(_ choices: PanelContent.Choices, isEnabled: Bool, look: Look) {
        if look != self.look {
            self.look = look
            scrim_css_load(sheet.pointer, Self.css(look))
            widget.fadeEnds(into: look.background, over: Self.fade)
        }
        if (gtk_widget_get_sensitive(list) != 0) != isEnabled {
            gtk_widget_set_sensitive(list, isEnabled ? 1 : 0)
        }
        guard choices != shown else { return }
        shown = choices
        gtk_label_set_text(empty.opaque, choices.emptyText.laidOut)
        list.setAccessible(GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, to: choices.allowsSeveral)
        let seen = Set(choices.rows.map(\.index))
        for (index, row) in rows where !seen.contains(index) { row.widget.setVisible(false) }
        for row in choices.rows { (rows[row.index] ?? make(row.index)).show(row) }
    }

    /// The list's natural size, or its size at this width, with room for all rows.
    func size(width: Double?) -> Size { list.naturalSize(width: width) }

    var focusTarget: WidgetPointer? { shown?.keyRow.flatMap { rows[$0.index]?.widget } }

    func place(_ frame: Rect?, in frames: SurfaceFrames) {
        widget.place(orHide: frame)
        guard frame != nil, !wasPlaced else { return }
        wasPlaced = true
        // Nothing scrolls in a layout pass.
        Later.run { [weak self] in self?.revealChosen() }
    }

    /// Scrolls the chosen row into sight, and the row below it, over which the list fades.
    private func revealChosen() {
        let seen = shown?.rows ?? []
        guard let parent: WidgetPointer = gtk_widget_get_parent(widget),
            let chosen = seen.firstIndex(where: \.isSelected)
        else { return }
        for row in [chosen + 1, chosen] where seen.indices.contains(row) {
            rows[seen[row].index]?.widget.reveal(in: parent)
        }
    }

    private func index(of widget: WidgetPointer) -> Int? { rows.first { $0.value.widget == widget }?.key }

    private func make(_ index: Int) -> Row {
        let row = Row(name: rowName(index), wraps: (shown?.rows.count ?? 0) <= Self.wrapping)
        // The row's content inherits color and font.
        row.widget.addStyleSheet(sheet.pointer)
        // Rows stay in the order of their indices, also when a search shows more of them.
        gtk_list_box_insert(list.opaque, row.widget, Int32(clamping: rows.keys.count { $0 < index }))
        rows[index] = row
        return row
    }

    /// The most rows that wrap: GTK lays out every row, and took four seconds for a thousand that wrap.
    private static let wrapping = 100

    /// The height of the fade at an end with more rows beyond it, in pixels: about half a row.
    private static let fade = 20

    /// The measures are libadwaita's for a row of a list; the background is that of a flat button in this ink.
    private static func css(_ look: Look) -> String {
        let ink = look.ink
        let edge = look.isOutlined ? "box-shadow: inset 0 0 0 1px \(ink.faded(0.6).css);" : ""
        return """
            list { background: none; color: \(ink.css); }
            row {
                color: \(ink.css); background: none; font-size: \(look.size)px; min-height: 30px; padding: 4px 9px;
                border: none; border-radius: 6px; outline: 2px solid transparent; outline-offset: -2px; \(edge)
                \(look.family)
            }
            row:hover { background: \(ink.faded(0.07).css); }
            row:active { background: \(ink.faded(0.16).css); }
            row:focus:focus-visible { outline-color: \(look.accent.css); }
            row:disabled { color: \(ink.faded(0.5).css); }
            label.empty { color: \(ink.css); font-size: \(look.size)px; \(look.family) padding: 12px 9px; }
            """
    }
}

extension PanelChoices {
    /// A row: its title, and a check mark if it is chosen.
    @MainActor
    private final class Row {
        let widget: WidgetPointer = gtk_list_box_row_new()
        private let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 9)
        private let label: WidgetPointer = gtk_label_new(nil)
        private let mark: WidgetPointer = gtk_image_new_from_icon_name("object-select-symbolic")
        private var shown: PanelContent.Choices.Row?

        /// - Parameter wraps: Whether a long title wraps; otherwise it ends with an ellipsis.
        init(name: String, wraps: Bool) {
            gtk_widget_set_name(widget, name)
            if wraps {
                gtk_label_set_wrap(label.opaque, 1)
                gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
            } else {
                gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            }
            gtk_label_set_xalign(label.opaque, 0)
            gtk_widget_set_hexpand(label, 1)
            gtk_box_append(box.cast(to: GtkBox.self), label)
            gtk_box_append(box.cast(to: GtkBox.self), mark)
            gtk_list_box_row_set_child(widget.cast(to: GtkListBoxRow.self), box)
        }

        func show(_ row: PanelContent.Choices.Row) {
            widget.setVisible(true)
            guard row != shown else { return }
            if row.title != shown?.title {
                gtk_label_set_text(label.opaque, PanelText.rowTitle(row.title))
                widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: row.title.laidOut)
            }
            // The mark always takes its room, so a title does not wrap differently once it is chosen.
            gtk_widget_set_opacity(mark, row.isSelected ? 1 : 0)
            widget.setSelected(row.isSelected)
            shown = row
        }
    }
}
