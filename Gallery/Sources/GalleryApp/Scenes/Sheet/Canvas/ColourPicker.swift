import CGtk4

/// A field of saturation and brightness, a bar of hues, some favourites, and Accept and Cancel.
@MainActor
final class ColourPicker {
    let root: Widget
    private(set) var colour: Colour
    private let changed: @MainActor (Colour) -> Void
    private let title = Widget.centred("", .heading).named("picker-title")
    private var field: Widget?
    private var bar: Widget?
    private let code = Widget.text("", .caption, dim: true).styled("numeric")

    private static let favourites = [
        Colour(hue: 0.58, saturation: 0.55, brightness: 0.72),
        Colour(hue: 0.47, saturation: 0.5, brightness: 0.62),
        Colour(hue: 0.28, saturation: 0.45, brightness: 0.66),
        Colour(hue: 0.12, saturation: 0.65, brightness: 0.92),
        Colour(hue: 0.03, saturation: 0.62, brightness: 0.86),
        Colour(hue: 0.78, saturation: 0.42, brightness: 0.62),
    ]

    init(
        _ title: String, colour: Colour, changed: @escaping @MainActor (Colour) -> Void,
        accept: @escaping @MainActor (Colour) -> Void, cancel: @escaping @MainActor () -> Void
    ) {
        self.colour = colour
        self.changed = changed
        root = Widget.column(spacing: 14).styled("picker").named("picker")
        let cancelButton = Widget.iconButton("window-close-symbolic", "Cancel", cancel)
            .styled("round").named("picker-cancel")
        let acceptButton = Widget.iconButton("object-select-symbolic", "Accept") { [unowned self] in
            accept(self.colour)
        }
        .styled("round", "suggested-action").named("picker-accept")
        let words = Widget.column(self.title, code.aligned(horizontal: GTK_ALIGN_CENTER))
            .expanding(horizontal: true).aligned(vertical: GTK_ALIGN_CENTER)
        let controls = Widget.column(
            spacing: 14, .row(spacing: 8, cancelButton, words, acceptButton), makeBar(), makeFavourites())
        root.append(controls.expanding(horizontal: true).aligned(vertical: GTK_ALIGN_START))
        root.append(makeField().expanding(horizontal: true, vertical: true))
        show(title, colour)
    }

    /// Chooses the colour of something else from now on.
    func show(_ title: String, _ colour: Colour) {
        self.title.label = title
        self.colour = colour
        code.label = colour.hex
        field?.redraw()
        bar?.redraw()
    }

    /// Beside the controls instead of under them: half as high, for a window that is wider than high.
    func setWide(_ isWide: Bool) {
        gtk_orientable_set_orientation(
            root.opaque, isWide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
        gtk_box_set_homogeneous(root.as(GtkBox.self), isWide ? 1 : 0)
    }

    private func makeField() -> Widget {
        let area = Widget.drawing { [weak self] cairo, width, height in
            // A small sheet has no room for it.
            guard let colour = self?.colour, height > 24 else { return }
            let pure = Colour(hue: colour.hue, saturation: 1, brightness: 1)
            let white = Colour(hue: 0, saturation: 0, brightness: 1)
            let black = Colour(hue: 0, saturation: 0, brightness: 0)
            Cairo.roundedRectangle(cairo, width: width, height: height, radius: 12)
            Cairo.gradient(cairo, toX: width, y: 0, [(white, 1), (pure, 1)], preserve: true)
            Cairo.gradient(cairo, toX: 0, y: height, [(black, 0), (black, 1)])
            Cairo.knob(
                cairo, x: min(max(colour.saturation * width, 12), width - 12),
                y: min(max((1 - colour.brightness) * height, 12), height - 12), radius: 10, colour)
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
            guard let colour = self?.colour else { return }
            Cairo.roundedRectangle(cairo, width: width, height: height, radius: height / 2)
            let hues = (0...6).map { (Colour(hue: Double($0) / 6, saturation: 1, brightness: 1), 1.0) }
            Cairo.gradient(cairo, toX: width, y: 0, hues)
            Cairo.knob(
                cairo, x: min(max(colour.hue * width, height / 2), width - height / 2), y: height / 2,
                radius: height / 2 - 3, Colour(hue: colour.hue, saturation: 1, brightness: 1))
        }
        .sized(height: 32).named("picker-hue")
        area.onDrag { [weak self] x, _ in
            self?.set { $0.hue = min(max(x / area.size.width, 0), 1) }
        }
        bar = area
        return area
    }

    private func makeFavourites() -> Widget {
        let row = Widget.row(spacing: 4)
        gtk_box_set_homogeneous(row.as(GtkBox.self), 1)
        for (index, favourite) in Self.favourites.enumerated() {
            let swatch = Widget.drawing { cairo, width, height in
                cairo_arc(cairo, width / 2, height / 2, min(width, height) / 2, 0, 2 * .pi)
                Cairo.fill(cairo, favourite)
            }
            .sized(width: 32, height: 32)
            let button: Widget = make(gtk_button_new()).styled("flat", "round")
                .aligned(horizontal: GTK_ALIGN_CENTER).named("picker-favourite-\(index)")
            gtk_button_set_child(button.as(GtkButton.self), swatch)
            button.setAccessibleLabel("Favourite \(index + 1), \(favourite.hex)")
            row.append(button.on("clicked") { [weak self] in self?.set { $0 = favourite } })
        }
        return row
    }

    private func set(_ change: (inout Colour) -> Void) {
        change(&colour)
        code.label = colour.hex
        field?.redraw()
        bar?.redraw()
        changed(colour)
    }
}
