import CGtk4
import ScrimGTK

// The app of a newcomer with the settings of a new project (see `new-project` beside this file): the lines of the
// README in a method of a class, and lines of the guides. Nothing here says on which actor it is, as in such a project.

typealias Widget = UnsafeMutablePointer<GtkWidget>

struct Color { var name = "red" }

struct ColorPicker {
    let accept: (Color) -> Void
    let cancel: () -> Void
    var widget: Widget { gtk_label_new("Red") }
}

final class API {
    func signIn() async throws -> String { "anna" }
    func delete() async throws {}
    func articles() async throws -> [String] { [] }
    func download() -> AsyncThrowingStream<Double, any Error> { AsyncThrowingStream { $0.finish() } }
}

/// The README, *Everyday use*, *Change a preset* and *Settings of a window*.
final class Mailbox {
    let window: UnsafeMutablePointer<GtkWindow>
    let page: Widget
    let articles: Widget
    let table: Widget
    let api = API()
    private(set) var user: String?
    private(set) var color: Color?

    init(window: UnsafeMutablePointer<GtkWindow>, page: Widget, articles: Widget, table: Widget) {
        (self.window, self.page, self.articles, self.table) = (window, page, articles, table)
    }

    func work() async throws {
        // Wait for work. The result is nil if the user cancelled; errors are thrown.
        let veil = Overlay.veil("Signing in…", cancel: .standard)
        let user = try await window.overlays.during(veil, cancelled: nil) { [api] in try await api.signIn() }
        self.user = user

        // Show progress. Loading, progress and success are one overlay.
        let download = api.download()
        try await window.overlays.during(.veil("Downloading…", cancel: .standard), cancelled: ()) { veil in
            for try await fraction in download { veil.report(fraction) }
            veil.finish(.success("Saved"))
        }
    }

    func cover() {
        let busy = articles.overlays.show(.loading())
        let sending = window.overlays.over(.keyboard).show(.loading("Sending…"))
        let tab = table.overlays.show(.activity())
        for presentation in [busy, sending, tab] { presentation.dismiss() }
    }

    func ask() async throws {
        let color: Color? = await window.overlays.present(.sheet) { end in
            ColorPicker(accept: end.callAsFunction, cancel: end.cancel).widget
        }
        page.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo")) { [self] in restore() }
        self.color = color

        guard await page.overlays.ask("Empty the trash?", accept: .destructive("Empty")) else { return }
        await page.overlays.undoable("3 articles deleted", button: "Undo") { [api] in
            try await api.delete()
        } undo: { [self] in
            restore()
        } failure: { error in
            "Nothing was deleted: \(error)"
        }
    }

    func configure(brand: Overlay.Color) -> Overlay {
        let slow = Overlay.veil("Saving…").with(\.timing.grace, .milliseconds(500))
        window.overlays.stage.defaults.theme.accent = Overlay.Paint(brand)
        return slow
    }

    private func restore() {}
}

/// The guides on questions, notices and Undo.
final class Questions {
    enum Choice { case save, discard }
    struct Folder: Equatable { var name: String }
    /// A model that no other thread may have.
    nonisolated final class Draft { var isDirty = false }

    let overlays: any Overlay.Presenter
    private(set) var taken: [String] = []

    init(overlays: any Overlay.Presenter) { self.overlays = overlays }

    func ask(old: String, folders: [Folder], drafts: (mine: Draft, theirs: Draft)) async {
        let choice = await overlays.ask(
            "Save changes to “Draft”?", detail: "They are lost otherwise.",
            answers: [.default("_Save", Choice.save), .destructive("_Discard", .discard), .cancel()])
        let draft = await overlays.ask(
            "Which version?",
            answers: [.plain("Mine", drafts.mine), .plain("Theirs", drafts.theirs), .cancel()])
        let next = await overlays.ask(
            "What now?",
            answers: [.plain("Retry", { [self] in retry() }), .plain("Skip", { [self] in skip() })])
        next?()
        let name = await overlays.ask("Rename", field: .text("Name", initial: old), accept: "_Rename") {
            $0.isEmpty ? "A name is needed" : nil
        }
        let folder = await overlays.choose("Move to", from: folders, title: \.name, selected: folders.first)
        let tags = await overlays.choose(
            "Tags", severalFrom: folders, title: \.name, selected: folders, accept: "_Done")
        report(choice, draft, name, folder, tags)
    }

    func notify(_ api: API) async {
        let notice = Overlay.hud("3 articles deleted", placement: .bottom)
            .with(\.content.actions, ["Undo", "Show"])
        overlays.flash(notice) { [self] button in taken.append(button.title) }
        let outcome = await overlays.undoable("3 articles removed", button: "_Undo") {
            try await api.delete()
        } undo: { [self] in
            retry()
        }
        if let error = outcome.error { overlays.flash(.hud("\(error)", icon: .failure)) }
        if let missed = await overlays.chooseMissed("While you were away") { print(missed.text, missed.age) }
        overlays.stage.log = { report in print(report) }
        for presentation in overlays.stage.presentations { print(presentation) }
    }

    private func report(_ answers: Any?...) {}
    private func retry() {}
    private func skip() {}
}

/// The guides on cancelling, on work that freezes the window, and on sheets.
final class Work {
    struct Importer {
        @concurrent func rows(of text: String) async -> [String] { [text] }
    }

    let overlays: GtkOverlays
    let api = API()
    let importer = Importer()

    init(overlays: GtkOverlays) { self.overlays = overlays }

    func limited() async throws -> String {
        let signIn = Task {
            try await overlays.during(.veil("Connecting…")) { [api] in try await api.signIn() }
        }
        let limit = Task {
            try await Task.sleep(for: .seconds(30))
            signIn.cancel()
        }
        defer { limit.cancel() }
        return try await withTaskCancellationHandler {
            try await signIn.value
        } onCancel: {
            signIn.cancel()
        }
    }

    func rows(of text: String) async -> [String] {
        await overlays.during(.veil("Importing…")) { [importer] in
            await importer.rows(of: text)
        }
    }

    func sheets(draft: Questions.Draft, form: Widget) async -> Color? {
        enum Row { nonisolated static let height = 44.0 }
        let rows = Overlay.Detent.custom(Overlay.Detent.Custom("rows") { _ in Row.height * 3 })
        let places = overlays.show(.sheet(detents: [rows, .full], input: .dismissing)) { form }
        places.detent = .full
        let guarded = overlays.show(
            .sheet(input: .dismissing), shouldEnd: { _ in !draft.isDirty }
        ) { form }
        let careful = overlays.show(
            .form(label: "Event"),
            shouldEnd: { [overlays] _ in
                guard draft.isDirty else { return true }
                return await overlays.ask(
                    "Discard the event?", answers: [.destructive("Discard", true), .cancel("Keep")]) == true
            }
        ) { form }
        for sheet in [guarded, careful] where sheet.isVisible { sheet.dismiss() }
        let watching = Task {
            for await position in places.positions { print(position.points) }
        }
        defer { watching.cancel() }
        let choice = await overlays.present(.sheet) { end in
            ColorPicker(accept: end.callAsFunction, cancel: end.cancel).widget
        }
        return choice.value
    }
}
