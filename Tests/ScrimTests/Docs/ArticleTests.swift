@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// The code of the articles compiles and does what they say.
@MainActor
@Suite struct ArticleTests {
    let window = TestHost()
    var overlays: Overlays<String> { window.overlays }

    // MARK: Scopes

    @Test func aScopeAndANotice() async throws {
        let user = try await overlays.during(.veil("Signing in…", cancel: .standard), cancelled: nil) {
            try await api.signIn()
        }
        overlays.flash(.hud("Welcome back", icon: .success))
        #expect(user == "anna" && window.isShowing("Welcome back"))
        await expectNothingLeft()
    }

    @Test func scopesWithoutACancelButton() async throws {
        let articles = try await overlays.during(.activity("Loading")) {
            try await server.articles()
        }
        let results = try await overlays.during(.veil("Searching…")) {
            try await catalog.search("overlay")
        }
        #expect(articles == ["one"] && results == ["overlay"])
        await expectNothingLeft()
    }

    @Test func theUsersCancelIsAValue() async throws {
        try await signIn()
        #expect(canvas.color == "anna")
        let paying = Task { try await pay() }
        #expect(await window.wait(advancing: .seconds(2)) { window.isShowing("Paid") })
        try await paying.value
        await expectNothingLeft()
    }

    private func signIn() async throws {
        let user = try await overlays.during(.veil("Signing in…", cancel: .standard), cancelled: nil) {
            try await api.signIn()
        }
        guard let user else { return }
        canvas.fill(user)
    }

    private func pay() async throws {
        try await overlays.during(.veil("Paying…", cancel: .standard), cancelled: ()) { veil in
            try await shop.pay()
            veil.finish(.success("Paid"), evenIfCancelled: true)
        }
    }

    @Test func aLimitIsTheWorks() async throws {
        let user = try await connect()
        #expect(user == "anna")
        await expectNothingLeft()
    }

    private func connect() async throws -> String {
        let signIn = Task {
            try await overlays.during(.veil("Connecting…")) { try await api.signIn() }
        }
        let limit = Task {
            try await Task.sleep(for: .seconds(30))
            signIn.cancel()
        }
        defer { limit.cancel() }
        let user = try await withTaskCancellationHandler {
            try await signIn.value
        } onCancel: {
            signIn.cancel()
        }
        return user
    }

    // MARK: Handles

    @Test func whatDiffersFromAPreset() {
        let slow = Overlay.veil("Saving…")
            .with(\.timing.grace, .milliseconds(500))
            .with(\.appearance, .classic)
        #expect(slow.timing.grace == .milliseconds(500) && slow.appearance == .classic)
        window.overlays.stage.defaults.isInstant = true
        let veil = overlays.show(slow)
        #expect(veil.isVisible)
        veil.dismiss()
        #expect(window.leftovers == [])
    }

    @Test(arguments: [true, false]) func anAnswerToANotice(_ isShown: Bool) async {
        let archiving = Task { await archive() }
        #expect(await window.wait(advancing: .seconds(1)) { window.isShowing("Article archived") })
        if isShown { window.pressAction(on: "Article archived") }
        #expect(await window.wait(advancing: .seconds(20)) { window.leftovers == [] })
        await archiving.value
        #expect(list.isShown == isShown)
    }

    private func archive() async {
        overlays.flash(.hud("Bookmark added", icon: .bookmark))
        let notice = overlays.show(.hud("Article archived", placement: .bottom, action: "Show"))
        if await notice.ended.cause == .action { list.show() }
    }

    @Test func whatIsTrueForAWhileStays() async {
        let offline = overlays.show(
            .hud("Offline", icon: .warning, placement: .top).with(\.timing.lifetime, .untilDismissed))
        window.advance(by: .seconds(600))
        #expect(window.isShowing("Offline"))
        offline.dismiss()
        await expectNothingLeft()
    }

    @Test(arguments: [true, false])
    func workCanBeTakenBack(isUndone: Bool) async {
        let removing = Task { await removeArticles() }
        #expect(await window.wait(advancing: .seconds(1)) { window.isShowing("3 articles removed") })
        if isUndone { window.pressAction(on: "3 articles removed") }
        #expect(await window.wait(advancing: .seconds(20)) { window.leftovers == [] })
        await removing.value
        #expect(list.isRestored == isUndone && server.isAsked != isUndone)
    }

    @Test func whatWasMissedIsListed() async {
        let missing = Task { await showMissed() }
        await missing.value
        overlays.flash(.hud("Article removed", placement: .bottom, action: "Undo"))
        window.advance(by: .seconds(10))
        let listing = Task { await showMissed() }
        #expect(await window.wait(advancing: .seconds(1)) { window.isShowing("While you were away") })
        window.pressEscape()
        await listing.value
        #expect(overlays.stage.missed.isEmpty)
        await expectNothingLeft()
    }

    private func showMissed() async {
        overlays.stage.missedLimit = 50
        if let missed = await overlays.chooseMissed("While you were away") { print(missed.text, missed.age) }
    }

    @Test func aNoticeKeepsClearOfAPlayer() throws {
        let player = "player"
        window.bars[player] = Geometry.Rect(0, 700, 390, 80)
        overlays.keepNoticesClear(of: player)
        let notice = overlays.show(.hud("Saved", placement: .bottom))
        window.advance(by: .seconds(1))
        let surface = try #require(window.surface(saying: "Saved"))
        #expect(try #require(window.panelFrame(of: surface.id)).maxY < 700)
        notice.dismiss()
    }

    @Test func aCrossPutsANoticeAside() async {
        overlays.flash(.hud("Connection lost", icon: .warning, placement: .bottom, cancel: .cross))
        window.advance(by: .seconds(1))
        window.pressCancel(on: "Connection lost")
        window.advance(by: .milliseconds(500))
        #expect(!window.isShowing("Connection lost"), "long before its time is over")
        await expectNothingLeft()
    }

    @Test func aNoticeShowsAViewWithControls() async throws {
        let message = Overlay.hud(placement: .top)
            .with(\.content.label, "Anna: Are you coming?")
            .with(\.input, Overlay.InputPolicy(outside: .live))
        overlays.flash(message, content: { MessageCard() })
        window.advance(by: .seconds(4))
        let card = try #require(window.surface(saying: "message"))
        let panel = try #require(window.panelFrame(of: card.id))
        let middle = Geometry.Point(x: panel.midX, y: panel.midY)
        #expect(window.tap(at: middle) == .panel)
        #expect(window.spoken == ["Anna: Are you coming?"])
        await expectNothingLeft()
    }

    @Test func theSameAgainCounts() async {
        overlays.flash(.hud("Connection lost", placement: .top).identified("connection", counts: true))
        overlays.flash(.hud("Connection lost", placement: .top).identified("connection", counts: true))
        overlays.dismissAll(identifier: "connection")
        #expect(window.isShowing("Connection lost (2)") && overlays.presentations.isEmpty)
        await expectNothingLeft()
    }

    private func removeArticles() async {
        list.remove()
        let outcome = await overlays.undoable("3 articles removed", button: "_Undo") {
            try await server.delete()
        } undo: {
            list.restore()
        }
        if let error = outcome.error { overlays.flash(.hud("\(error)", icon: .failure)) }
    }

    // MARK: Sheets

    @Test func aSheetReturnsWhatWasChosen() async {
        let color = await overlays.present(.sheet) { end in
            ColorPicker(accept: end.callAsFunction, cancel: end.cancel)
        }
        if let chosen = color.value { canvas.fill(chosen) }
        #expect(canvas.color == "red")
        await expectNothingLeft()
    }

    @Test func aSheetRestsAtDetents() async {
        let places = overlays.show(
            .sheet(
                detents: [.points(120), .fraction(0.5), .full], undimmedThrough: .fraction(0.5),
                input: .dismissing)
        ) { PlaceList() }
        places.detent = .full
        window.advance(by: .seconds(2))
        #expect(places.position?.target == .full)
        #expect(window.isCovered(Geometry.Point(x: 195, y: 10)))
        places.detent = .fraction(0.5)
        window.advance(by: .seconds(2))
        #expect(!window.isCovered(Geometry.Point(x: 195, y: 10)))
        places.dismiss()
        await expectNothingLeft()
    }

    @Test func theUserIsAskedWhetherToDiscard() async throws {
        let careful = overlays.show(
            .form(label: "Event"),
            shouldEnd: { _ in
                guard draft.isDirty else { return true }
                return await overlays.ask(
                    "Discard the event?", answers: [.destructive("Discard", true), .cancel("Keep")]) == true
            }
        ) { EventForm() }
        window.advance(by: .seconds(1))
        draft.isDirty = true
        window.pressEscape()
        #expect(await window.wait(advancing: .seconds(1)) { window.isShowing("Discard the event?") })
        try window.answer("Discard the event?", with: "Discard")
        #expect(await window.wait(advancing: .seconds(1)) { careful.hasEnded })
        await expectNothingLeft()
    }

    @Test func othersCountsAreReported() async {
        struct Photo { let name: String }
        let (index, photos) = (1, [Photo(name: "Sea"), Photo(name: "Rock")])
        let photo = photos[index]
        let veil = overlays.show(.veil("Uploading…"))
        veil.report(index, of: photos.count, detail: photo.name)
        #expect(await window.wait(advancing: .seconds(1)) { veil.progress == 0.5 && veil.detail == "Rock" })
        veil.dismiss()
        await expectNothingLeft()
    }

    @Test func whatWasTypedIsGuarded() async {
        let form = overlays.show(
            .sheet(input: .dismissing), shouldEnd: { _ in !draft.isDirty }
        ) { EventForm() }
        window.advance(by: .seconds(1))
        draft.isDirty = true
        window.tap(at: Geometry.Point(x: 195, y: 20))
        #expect(!form.hasEnded)
        draft.isDirty = false
        window.tap(at: Geometry.Point(x: 195, y: 20))
        #expect(form.outcome?.cause == .tapOutside)
        await expectNothingLeft()
    }

    @Test func aDetentIsComputedFromTheAppsConstants() async {
        enum Row { nonisolated static let height = 44.0 }
        let rows = Overlay.Detent.custom(Overlay.Detent.Custom("rows") { _ in Row.height * 3 })
        let places = overlays.show(.sheet(detents: [rows, .full])) { PlaceList() }
        window.advance(by: .seconds(1))
        #expect(places.detent == rows)
        places.dismiss()
        await expectNothingLeft()
    }

    @Test func aFormIsADialogWhereThereIsRoom() async {
        let account = overlays.show(.form(label: "New account")) { AccountForm() }
        window.advance(by: .seconds(1))
        #expect(account.isVisible)
        account.dismiss()
        await expectNothingLeft()
    }

    // MARK: Stuck overlays

    @Test func whatIsUpIsListedAndSentHome() async throws {
        overlays.stage.journal.limit = 1_000
        let veil = overlays.show(.veil("Stuck"))
        window.advance(by: .seconds(1))
        overlays.stage.log = { report in print(report) }
        for presentation in overlays.stage.presentations { print(presentation) }
        overlays.dismissAll()
        #expect(veil.hasEnded)
        try replay()
        await expectNothingLeft()
    }

    #if compiler(>=6.2)
    struct Importer {
        @concurrent func rows(of text: String) async -> [String] {
            text.split(separator: "\n").map(String.init)
        }
    }

    @Test func workThatIsMarkedConcurrentReturnsItsValue() async {
        let (importer, text) = (Importer(), "one\ntwo")
        let rows = await overlays.during(.veil("Importing…")) { [importer] in
            await importer.rows(of: text)
        }
        #expect(rows == ["one", "two"])
        await expectNothingLeft()
    }
    #endif

    private func replay() throws {
        overlays.stage.journal.limit = 1_000
        let journal = overlays.stage.journal.text
        let replay = try Replay(journal)
        #expect(replay.differences == [])
    }

    private func expectNothingLeft() async {
        #expect(await window.wait(advancing: .seconds(20)) { window.leftovers == [] })
    }

    // MARK: The app

    private let api = Service()
    private let server = Server()
    private let catalog = Catalog()
    private let shop = Shop()
    private let list = List()
    private let canvas = Canvas()
    private let draft = Draft()
}

private struct Service {
    func signIn() async throws -> String { "anna" }
}

@MainActor private final class Server {
    private(set) var isAsked = false
    func articles() async throws -> [String] { ["one"] }
    func delete() async throws { isAsked = true }
}

private struct Catalog {
    func search(_ text: String) async throws -> [String] { [text] }
}

private struct Shop {
    func pay() async throws {}
}

@MainActor private final class List {
    private(set) var isRestored = false
    private(set) var isShown = false
    func remove() {}
    func restore() { isRestored = true }
    func show() { isShown = true }
}

@MainActor private final class Canvas {
    private(set) var color = ""
    func fill(_ color: String) { self.color = color }
}

@MainActor private final class Draft { var isDirty = false }

// On a host without a screen, names stand for views.

@MainActor private func ColorPicker(
    accept: @escaping @MainActor (String) -> Void, cancel: @escaping @MainActor () -> Void
) -> String {
    Task { accept("red") }
    return "picker"
}

private func PlaceList() -> String { "places" }
private func EventForm() -> String { "form" }
private func AccountForm() -> String { "account" }
private func MessageCard() -> String { "message" }
