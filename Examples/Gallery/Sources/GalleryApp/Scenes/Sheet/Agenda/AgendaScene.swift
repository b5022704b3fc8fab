import CGtk4
import Scrim

/// A day and its events; the page scales down while a new event is written.
@MainActor
final class AgendaScene: Scene {
    let root: Widget
    private let context: SceneContext
    private let words: Words
    private let overlays: AgendaOverlays
    private let depth = Behavior()
    private let page: Widget
    private let list = Widget.card().named("agenda-events")
    private var events: [Event]
    private var form: EventForm?
    private var sheet: Presentation?
    private var isAsking = false

    /// How much the page scales down per detent, up to two detents.
    private static let step = 0.05

    init(_ context: SceneContext) {
        self.context = context
        words = context.words
        events = Event.today(in: words)
        overlays = AgendaOverlays(window: context.window, words: words)
        let head = Widget.column(
            spacing: 2, .text(words.weekday, .largeTitle), .text(words.day, dim: true)
        ).margins(horizontal: 4)
        let day = Widget.clamp(Widget.column(spacing: 16, head, list).margins(horizontal: 16, vertical: 20))
        let new = Widget.button(words.newEvent) {}.styled("pill", "suggested-action").named("agenda-new")
            .aligned(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_END).margins(vertical: 24)
        page = Widget.layers(depth, .scroll(day).styled("agenda-page").named("agenda"), new)
        root = Widget.column(page.expanding(horizontal: true, vertical: true)).styled("agenda-ground")
        new.on("clicked") { [unowned self] in write() }
        fill()
    }

    private func fill() {
        list.setRows(
            events.sorted { $0.time < $1.time }.map { event in
                let bar = Widget.drawing { cairo, width, height in
                    Cairo.roundedRectangle(cairo, width: width, height: height, radius: width / 2)
                    Cairo.fill(cairo, event.calendar.color)
                }.sized(width: 4, height: 36)
                let texts = Widget.column(spacing: 2, .text(event.title)).expanding(horizontal: true)
                    .aligned(vertical: GTK_ALIGN_CENTER)
                if !event.place.isEmpty { texts.append(.text(event.place, .caption, dim: true)) }
                let time = Widget.text(event.time, .caption, dim: true).styled("numeric")
                    .aligned(vertical: GTK_ALIGN_CENTER)
                let row: Widget = make(gtk_list_box_row_new())
                gtk_list_box_row_set_activatable(row.as(GtkListBoxRow.self), 0)
                gtk_list_box_row_set_child(
                    row.as(GtkListBoxRow.self),
                    .row(spacing: 12, bar, texts, time).margins(horizontal: 12, vertical: 8))
                return row
            })
    }

    private func write() {
        let form = EventForm(
            words,
            EventForm.Deeds(
                add: { [unowned self] in add($0) }, cancel: { [unowned self] in if mayEnd() { end() } },
                chooseCalendar: { [unowned self] in await chooseCalendar() },
                write: { [unowned self] in context.keyboard.show(for: $0) },
                // A form with text resists being dragged down.
                change: { [unowned self] in sheet?.sheet.dismissal = $0.isEmpty ? .standard : .resisting }))
        form.root.setStyle("ground", overlays.needsGround)
        self.form = form
        let shown = overlays.edit(shouldEnd: { [unowned self] _ in mayEnd() }) { form.root }
        sheet = shown
        Task {
            for await position in shown.positions { stepBack(position.progress) }
            // Another form may have been opened before this one was gone.
            guard self.form === form else { return }
            stepBack(0)
            self.form = nil
        }
        Task {
            _ = await shown.ended
            context.keyboard.hide()
        }
    }

    private func add(_ event: Event) {
        events.append(event)
        fill()
        end()
    }

    private func end() { sheet?.dismiss() }

    /// True if the form may close; with text in it, returns false and asks the user.
    private func mayEnd() -> Bool {
        guard let form, !form.event.isEmpty else { return true }
        if !isAsking { Task { if await discards() { end() } } }
        return false
    }

    private func discards() async -> Bool {
        isAsking = true
        defer { isAsking = false }
        let question = words.discardThis
        return await overlays.ask(question) { end in
            Choices.view(
                question, detail: words.willBeLost,
                [
                    Choices.Answer(
                        words: words.discard, name: "discard", style: "destructive-action", value: true),
                    Choices.Answer(words: words.keepWriting, name: "keep", value: false),
                ], isGround: overlays.needsGround, end.callAsFunction)
        } ?? false
    }

    private func chooseCalendar() async -> Event.Calendar? {
        let present = form?.event.calendar
        return await overlays.ask(words.calendar) { [words] end in
            Choices.view(
                words.calendar,
                Event.Calendar.allCases.map {
                    Choices.Answer(
                        words: words.name(of: $0), name: "calendar-\($0)", isPresent: $0 == present,
                        value: $0)
                }, isGround: overlays.needsGround, end.callAsFunction)
        }
    }

    /// Scales the page down with the sheet's progress, and rounds its corners.
    private func stepBack(_ progress: Double) {
        let share = min(max(progress, 0), 2)
        depth.scale = 1 - Self.step * share
        depth.cornerRadius = 16 * min(share, 1)
        page.redraw()
    }
}
