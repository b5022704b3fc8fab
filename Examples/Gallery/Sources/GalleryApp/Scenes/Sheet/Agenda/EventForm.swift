import CGtk4

/// The fields of a new event; the keyboard would cover the last one.
@MainActor
final class EventForm {
    let root: Widget
    private(set) var event = Event() {
        didSet {
            changed()
            deeds.change(event)
        }
    }
    private let words: Words
    private let deeds: Deeds
    private let add: Widget
    private let calendar: Widget
    private let calendarName: Widget

    /// The actions that the form's owner provides.
    struct Deeds {
        var add: @MainActor (Event) -> Void
        var cancel: @MainActor () -> Void
        var chooseCalendar: @MainActor () async -> Event.Calendar?
        var write: @MainActor (_ field: Widget) -> Void
        var change: @MainActor (Event) -> Void
    }

    init(_ words: Words, _ deeds: Deeds) {
        self.words = words
        self.deeds = deeds
        let cancel = Widget.button(words.cancel, deeds.cancel).styled("flat").named("event-cancel")
        let title = Widget.centered(words.newEvent, .heading).margins(horizontal: 8).named("event-heading")
        // Otherwise a center box would wrap the title in two lines, as high as the buttons.
        gtk_label_set_wrap(title.opaque, 0)
        gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
        add = Widget.button(words.add) {}.styled("suggested-action").named("event-add")
        let chosen = Widget.text("").named("event-calendar-name")
        calendar = Widget.valueButton(chosen, .icon("pan-down-symbolic")) {}.named("event-calendar")
        calendarName = chosen
        let fields = Widget.column(spacing: 12)
        root = .column(
            spacing: 8, .header(cancel, title, add).margins(horizontal: 16),
            .scroll(fields.margins(horizontal: 16, vertical: 8)).named("event-fields"))
        gtk_widget_set_name(root, "event-form")
        root.setStyle("form", true)
        for (label, name, path) in [
            (words.title, "event-title", \Event.title), (words.place, "event-place", \Event.place),
            (words.time, "event-time", \Event.time),
        ] { fields.append(field(label, name, path, deeds)) }
        fields.append(.column(spacing: 4, .text(words.calendar, .caption, dim: true), calendar))
        fields.append(field(words.notes, "event-notes", \.notes, deeds))
        add.on("clicked") { [unowned self] in deeds.add(event) }
        calendar.on("clicked") { [weak self] in
            // The form may be closed before a calendar is chosen.
            Task { if let chosen = await deeds.chooseCalendar() { self?.event.calendar = chosen } }
        }
        changed()
    }

    private func field(
        _ label: String, _ name: String, _ path: WritableKeyPath<Event, String>, _ deeds: Deeds
    ) -> Widget {
        let field = Widget.field(placeholder: label).named(name)
        field.content = event[keyPath: path]
        field.on("changed") { [unowned self] in event[keyPath: path] = field.content }
        field.onFocus { hasFocus in if hasFocus { deeds.write(field) } }
        return .column(spacing: 4, .text(label, .caption, dim: true), field)
    }

    private func changed() {
        add.isSensitive = event.title.contains { !$0.isWhitespace }
        calendarName.label = words.name(of: event.calendar)
        calendar.setAccessibleLabel("\(words.calendar): \(calendarName.label)")
    }
}
