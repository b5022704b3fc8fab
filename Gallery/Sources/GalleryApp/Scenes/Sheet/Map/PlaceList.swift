import CGtk4

/// A search field and the places that match it.
@MainActor
final class PlaceList {
    let root: Widget
    let field = Widget.field(placeholder: "Search").named("places-search")
    private let rows: Widget
    private let none = Widget.centered("Nothing of that name here.", dim: true).margins(vertical: 24)
    private let choose: @MainActor (Place) -> Void

    init(choose: @escaping @MainActor (Place) -> Void, close: @escaping @MainActor () -> Void) {
        self.choose = choose
        rows = make(gtk_list_box_new()).styled("places")
        gtk_list_box_set_selection_mode(rows.opaque, GTK_SELECTION_NONE)
        gtk_entry_set_icon_from_icon_name(
            field.as(GtkEntry.self), GTK_ENTRY_ICON_PRIMARY, "system-search-symbolic")
        let title = Widget.text("Places", .title).expanding(horizontal: true)
            .aligned(vertical: GTK_ALIGN_CENTER)
        let done = Widget.iconButton("window-close-symbolic", "Close", close).styled("flat", "round")
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
        let places = Place.matching(field.content)
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
        let words = Widget.column(.text(place.name), .text(place.detail, .caption, dim: true))
            .expanding(horizontal: true)
        let index = Place.all.firstIndex(of: place) ?? 0
        let button: Widget = make(gtk_button_new()).styled("flat", "place").named("place-\(index)")
            .on("clicked") { [unowned self] in choose(place) }
        gtk_button_set_child(button.as(GtkButton.self), .row(spacing: 12, sign, words))
        let row: Widget = make(gtk_list_box_row_new())
        gtk_list_box_row_set_activatable(row.as(GtkListBoxRow.self), 0)
        gtk_widget_set_focusable(row, 0)
        gtk_list_box_row_set_child(row.as(GtkListBoxRow.self), button)
        return row
    }
}
