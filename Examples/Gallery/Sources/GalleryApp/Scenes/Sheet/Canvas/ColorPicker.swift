import CGtk4

/// A field of saturation and brightness, a bar of hues, some favorites, and Accept and Cancel.
@MainActor
final class ColorPicker {
    let root: Widget
    private(set) var color: Color
    private let words: Words
    private let changed: @MainActor (Color) -> Void
    private let title = Widget.centered("", .heading).named("picker-title")
    private var field: Widget?
    private var bar: Widget?
    private let code = Widget.text("", .caption, dim: true).styled("numeric")

    private static let favorites = [
        Color(hue: 0.58, saturation: 0.55, brightness: 0.72),
        Color(hue: 0.47, saturation: 0.5, brightness: 0.62),
        Color(hue: 0.28, saturation: 0.45, brightness: 0.66),
        Color(hue: 0.12, saturation: 0.65, brightness: 0.92),
        Color(hue: 0.03, saturation: 0.62, brightness: 0.86),
        Color(hue: 0.78, saturation: 0.42, brightness: 0.62),
    ]

    init(
        _ words: Words, _ title: String, color: Color, changed: @escaping @MainActor (Color) -> Void,
        accept: @escaping @MainActor (Color) -> Void, cancel: @escaping @MainActor () -> Void
    ) {
        self.words = words
        self.color = color
        self.changed = changed
        root = Widget.column(spacing: 14).styled("picker").named("picker")
        let cancelButton = Widget.iconButton("window-close-symbolic", words.cancel, cancel)
            .styled("round").named("picker-cancel")
        let acceptButton = Widget.iconButton("object-select-symbolic", words.accept) { [unowned self] in
            accept(self.color)
        }
        .styled("round", "suggested-action").named("picker-accept")
        let head = Widget.column(self.title, code.aligned(horizontal: GTK_ALIGN_CENTER))
            .expanding(horizontal: true).aligned(vertical: GTK_ALIGN_CENTER)
        let controls = Widget.column(
            spacing: 14, .row(spacing: 8, cancelButton, head, acceptButton), makeBar(), makeFavorites())
        root.append(controls.expanding(horizontal: true).aligned(vertical: GTK_ALIGN_START))
        root.append(makeField().expanding(horizontal: true, vertical: true))
        show(title, color)
    }

    /// Chooses the color of another part from now on.
    func show(_ title: String, _ color: Color) {
        self.title.label = title
        self.color = color
        code.label = color.hex
        field?.redraw()
        bar?.redraw()
    }

    /// Puts the field beside the controls instead of below them: half as high, for a window that is wider than high.
    func setWide(_ isWide: Bool) {
        gtk_orientable_set_orientation(
            root.opaque, isWide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
        gtk_box_set_homogeneous(root.as(GtkBox.self), isWide ? 1 : 0)
    }

    private func makeField() -> Widget {
        let area = Widget.drawing { [weak self] cairo, width, height in
            // A small sheet has no space for the field.
            guard let color = self?.color, height > 24 else { return }
            let pure = Color(hue: color.hue, saturation: 1, brightness: 1)
            let white = Color(hue: 0, saturation: 0, brightness: 1)
            let black = Color(hue: 0, saturation: 0, brightness: 0)
            Cairo.roundedRectangle(cairo, width: width, height: height, radius: 12)
            Cairo.gradient(cairo, toX: width, y: 0, [(white, 1), (pure, 1)], preserve: true)
            Cairo.gradient(cairo, toX: 0, y: height, [(black, 0), (black, 1)])
            Cairo.knob(
                cairo, x: min(max(color.saturation * width, 12), width - 12),
                y: min(max((1 - color.brightness) * height, 12), height - 12), radius: 10, color)
        }
        .named("picker-field")
        area.onDrag { [weak self] x, y in
            let (width, height) = area.size
            self?.set {
                $0.saturation = min(max(x / width, 0), 1)
                $0.brightness = 1 - min(max(y / height, 0), 1)
            }
        }
        field = area
        return area
    }

    private func makeBar() -> Widget {
        let area = Widget.drawing { [weak self] cairo, width, height in
            guard let color = self?.color else { return }
            Cairo.roundedRectangle(cairo, width: width, height: height, radius: height / 2)
            let hues = (0...6).map { (Color(hue: Double($0) / 6, saturation: 1, brightness: 1), 1.0) }
            Cairo.gradient(cairo, toX: width, y: 0, hues)
            Cairo.knob(
                cairo, x: min(max(color.hue * width, height / 2), width - height / 2), y: height / 2,
                radius: height / 2 - 3, Color(hue: color.hue, saturation: 1, brightness: 1))
        }
        .sized(height: 32).named("picker-hue")
        area.onDrag { [weak self] x, _ in
            self?.set { $0.hue = min(max(x / area.size.width, 0), 1) }
        }
        bar = area
        return area
    }

    private func makeFavorites() -> Widget {
        let row = Widget.row(spacing: 4)
        gtk_box_set_homogeneous(row.as(GtkBox.self), 1)
        for (index, favorite) in Self.favorites.enumerated() {
            let swatch = Widget.drawing { cairo, width, height in
                cairo_arc(cairo, width / 2, height / 2, min(width, height) / 2, 0, 2 * .pi)
                Cairo.fill(cairo, favorite)
            }
            .sized(width: 32, height: 32)
            let button: Widget = make(gtk_button_new()).styled("flat", "round")
                .aligned(horizontal: GTK_ALIGN_CENTER).named("picker-favorite-\(index)")
            gtk_button_set_child(button.as(GtkButton.self), swatch)
            button.setAccessibleLabel(words.favorite(index + 1, favorite.hex))
            row.append(button.on("clicked") { [weak self] in self?.set { $0 = favorite } })
        }
        return row
    }

    private func set(_ change: (inout Color) -> Void) {
        change(&color)
        code.label = color.hex
        field?.redraw()
        bar?.redraw()
        changed(color)
    }
}
