import CGtk4

/// A search field and the places that match it.
@MainActor
final class PlaceList {
    let root: Widget
    let field: Widget
    private let words: Words
    private let rows: Widget
    private let none: Widget
    private let choose: @MainActor (Place) -> Void

    init(
        _ words: Words, choose: @escaping @MainActor (Place) -> Void, close: @escaping @MainActor () -> Void
    ) {
        self.choose = choose
        self.words = words
        field = Widget.field(placeholder: words.search).named("places-search")
        none = Widget.centered(words.noSuchPlace, dim: true).margins(vertical: 24)
        rows = make(gtk_list_box_new()).styled("places")
        gtk_list_box_set_selection_mode(rows.opaque, GTK_SELECTION_NONE)
        gtk_entry_set_icon_from_icon_name(
            field.as(GtkEntry.self), GTK_ENTRY_ICON_PRIMARY, "system-search-symbolic")
        let title = Widget.text(words.places, .title).expanding(horizontal: true)
            .aligned(vertical: GTK_ALIGN_CENTER)
        let done = Widget.iconButton("window-close-symbolic", words.close, close).styled("flat", "round")
            .named("places-close")
        let head = Widget.column(spacing: 4, .row(spacing: 8, title, done), field)
            .margins(horizontal: 16)
        root = .column(spacing: 8, head, .scroll(.column(none, rows)).named("places"))
        root.setStyle("place-list", true)
        gtk_widget_set_name(root, "place-list")
        field.on("changed") { [unowned self] in fill() }
        fill()
    }

    private func fill() {
        let places = Place.matching(field.content, in: words)
        none.isVisible = places.isEmpty
        rows.isVisible = !places.isEmpty
        rows.setRows(places.map { place in row(place) })
    }

    private func row(_ place: Place) -> Widget {
        let sign = Widget.drawing { cairo, width, height in
            cairo_arc(cairo, width / 2, height / 2, min(width, height) / 2, 0, 2 * .pi)
            Cairo.fill(cairo, place.kind.color)
            cairo_arc(cairo, width / 2, height / 2, min(width, height) * 0.16, 0, 2 * .pi)
            Cairo.fill(cairo, Color(hue: 0, saturation: 0, brightness: 1))
        }
        .sized(width: 32, height: 32).aligned(vertical: GTK_ALIGN_CENTER)
        let texts = Widget.column(
            .text(place.name(in: words)), .text(place.detail(in: words), .caption, dim: true)
        )
        .expanding(horizontal: true)
        let index = Place.all.firstIndex(of: place) ?? 0
        let button: Widget = make(gtk_button_new()).styled("flat", "place").named("place-\(index)")
            .on("clicked") { [unowned self] in choose(place) }
        gtk_button_set_child(button.as(GtkButton.self), .row(spacing: 12, sign, texts))
        let row: Widget = make(gtk_list_box_row_new())
        gtk_list_box_row_set_activatable(row.as(GtkListBoxRow.self), 0)
        gtk_widget_set_focusable(row, 0)
        gtk_list_box_row_set_child(row.as(GtkListBoxRow.self), button)
        return row
    }
}
