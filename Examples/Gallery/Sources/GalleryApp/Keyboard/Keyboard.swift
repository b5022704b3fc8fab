import CGtk4

/// The gallery's own on-screen keyboard.
///
/// Its keys type into the entry that it was shown for, and never take the focus from the entry.
@MainActor
final class Keyboard {
    /// The widget that slides in and out; the region for overlays is ``keys``.
    let root: Widget
    let keys: Widget
    private let layers: Widget = make(gtk_stack_new())
    private var letterButtons: [(button: Widget, letter: String)] = []
    private var shiftButton: Widget?
    private var target: Widget?
    private var grids: [Widget] = []
    private var observers: [@MainActor () -> Void] = []
    /// True for lower keys, closer together, in a window that is wider than high.
    private(set) var isCompact = false

    private let words: Words

    private var isShifted = false {
        didSet { shiftChanged() }
    }

    init(_ words: Words) {
        self.words = words
        keys = Widget.column(layers).styled("keyboard").named("keyboard")
        root = .revealer(keys, by: GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP).named("keyboard-revealer")
        root.onChange(of: "child-revealed") { [unowned self] in tell() }
        for layer in KeyLayer.allCases {
            let grid = makeGrid(layer)
            grids.append(grid)
            gtk_stack_add_named(layers.opaque, grid, layer.rawValue)
        }
    }

    /// True from the start of sliding in to the end of sliding out, while the keyboard takes space.
    var isShown: Bool { root.isRevealed || gtk_revealer_get_child_revealed(root.opaque) != 0 }

    /// Calls `body` whenever the keyboard is shown, hidden or resized.
    func whenChanged(_ body: @escaping @MainActor () -> Void) {
        observers.append(body)
    }

    /// Shows the keyboard, which types into `entry` from now on.
    func show(for entry: Widget) {
        target = entry
        isShifted = entry.content.isEmpty
        gtk_stack_set_visible_child_name(layers.opaque, KeyLayer.letters.rawValue)
        setShown(true)
    }

    func hide() {
        target = nil
        setShown(false)
    }

    func setCompact(_ isCompact: Bool) {
        guard isCompact != self.isCompact else { return }
        self.isCompact = isCompact
        keys.setStyle("compact", isCompact)
        for grid in grids { gtk_grid_set_row_spacing(grid.as(GtkGrid.self), isCompact ? 5 : 9) }
        tell()
    }

    private func setShown(_ isShown: Bool) {
        guard isShown != root.isRevealed else { return }
        root.isRevealed = isShown
        tell()
    }

    private func tell() {
        for observer in observers { observer() }
    }

    private func makeGrid(_ layer: KeyLayer) -> Widget {
        let grid: Widget = make(gtk_grid_new())
        // Keys stay where they are in right-to-left text, as on every phone.
        gtk_widget_set_direction(grid, GTK_TEXT_DIR_LTR)
        gtk_grid_set_column_homogeneous(grid.as(GtkGrid.self), 1)
        gtk_grid_set_column_spacing(grid.as(GtkGrid.self), 5)
        gtk_grid_set_row_spacing(grid.as(GtkGrid.self), 9)
        let rows = layer.rows(in: words.language)
        let widths = rows.map { $0.reduce(0) { $0 + $1.columns } }
        let columns = widths.max() ?? 0
        for (row, caps) in rows.enumerated() {
            let rest = columns - widths[row]
            let filler = caps.first { $0 == .space } ?? caps.first { $0 == .backspace }
            var column = filler == nil ? rest / 2 : 0
            for cap in caps {
                let width = cap.columns + (cap == filler ? rest : 0)
                gtk_grid_attach(grid.as(GtkGrid.self), makeButton(cap), column, Int32(row), width, 1)
                column += width
            }
        }
        return grid
    }

    private func makeButton(_ cap: KeyCap) -> Widget {
        let button: Widget
        switch cap {
        case .character(let character):
            button = make(gtk_button_new_with_label(character))
            if character != character.uppercased() { letterButtons.append((button, character)) }
        case .shift:
            button = make(gtk_button_new_with_label("⇧")).styled("function").described(words.shiftKey)
            shiftButton = button
        case .backspace:
            button = make(gtk_button_new_from_icon_name("edit-clear-symbolic")).styled("function")
                .described(words.deleteKey)
        case .numbers: button = make(gtk_button_new_with_label("123")).styled("function")
        case .letters: button = make(gtk_button_new_with_label(words.lettersKey)).styled("function")
        case .space: button = make(gtk_button_new_with_label(words.spaceKey))
        case .enter: button = make(gtk_button_new_with_label(words.returnKey)).styled("return")
        }
        gtk_widget_set_focusable(button, 0)
        gtk_widget_set_focus_on_click(button, 0)
        return button.named(cap.name).on("clicked") { [unowned self] in press(cap) }
    }

    private func press(_ cap: KeyCap) {
        guard let target else { return }
        switch cap {
        case .character(let character):
            target.type(isShifted ? character.uppercased() : character)
            isShifted = false
        case .shift: isShifted.toggle()
        case .backspace: target.deleteBackwards()
        case .numbers: gtk_stack_set_visible_child_name(layers.opaque, KeyLayer.numbers.rawValue)
        case .letters: gtk_stack_set_visible_child_name(layers.opaque, KeyLayer.letters.rawValue)
        case .space: target.type(" ")
        case .enter: target.submit()
        }
    }

    private func shiftChanged() {
        for (button, letter) in letterButtons {
            gtk_button_set_label(button.as(GtkButton.self), isShifted ? letter.uppercased() : letter)
        }
        shiftButton?.setStyle("held", isShifted)
    }
}
