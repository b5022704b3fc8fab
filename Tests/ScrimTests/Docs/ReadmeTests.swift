import Foundation
@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// The code of the README compiles and does what it says, also when cancelled midway.
@MainActor
struct ReadmeTests {
    private let app = App()
    private var window: TestHost { app.window }

    // MARK: Scopes

    @Test func aScopeReturnsItsValue() async throws {
        let work = Task { try await app.signIn() }
        #expect(await window.wait { app.api.isWaiting })
        window.advance(by: .seconds(1))
        app.api.answer(.success("anna"))
        try await work.value
        #expect(app.user == "anna")
        try await expectNothingLeft()
    }

    @Test(arguments: [true, false])
    func aScopeThatIsCancelledInTheMiddleIsNoFailure(_ throwsCancellation: Bool) async throws {
        let work = Task { try await app.signIn() }
        #expect(await window.wait { app.api.isWaiting })
        window.advance(by: .seconds(1))
        window.pressCancel(on: "Signing in…")
        app.api.answer(.failure(throwsCancellation ? CancellationError() : Offline()))
        try await work.value
        #expect(app.user == nil)
        try await expectNothingLeft()
    }

    @Test func aScopeThatFailsThrows() async throws {
        let work = Task { try await app.signIn() }
        #expect(await window.wait { app.api.isWaiting })
        app.api.answer(.failure(Offline()))
        await #expect(throws: Offline.self) { try await work.value }
        try await expectNothingLeft()
    }

    @Test func aScopeWithItsHandleGoesFromLoadingToSuccess() async throws {
        let work = Task { try await app.load() }
        app.api.bytes.yield(0.25)
        #expect(
            await window.wait(advancing: .seconds(1)) {
                window.plan.surfaces.first?.panel.indicator == .ring(0.25)
            })
        app.api.bytes.finish()
        try await work.value
        #expect(await window.wait(advancing: .seconds(1)) { window.isShowing("Saved") })
        try await expectNothingLeft()
        #expect(window.spoken.contains("Saved"))
    }

    @Test func aDownloadThatIsCancelledInTheMiddleIsNotSaved() async throws {
        let work = Task { try await app.load() }
        app.api.bytes.yield(0.25)
        #expect(await window.wait(advancing: .seconds(1)) { window.isShowing("Cancel") })
        window.pressCancel(on: "Downloading…")
        try await work.value
        #expect(!window.isShowing("Saved"))
        try await expectNothingLeft()
        #expect(!window.spoken.contains("Saved"))
    }

    @Test func theExamplesWithoutACancelButtonRun() async throws {
        #expect(try await app.loadArticles() == ["one"])
        let work = Task { try await app.importPhotos() }
        app.api.bytes.yield(0.5)
        app.api.bytes.finish()
        try await work.value
        #expect(await window.wait(advancing: .seconds(1)) { window.isShowing("Imported") })
        try await expectNothingLeft()
    }

    /// The code in the README and in the comment of `during` is what these tests run; the first app runs as a whole.
    ///
    /// SwiftUI modifiers are compiled where SwiftUI or its double is available.
    @Test(arguments: [("README.md", 9), ("Sources/Scrim/App/Presenter+During.swift", 4)])
    func theExamplesStandHere(_ path: String, _ count: Int) throws {
        let homes = try [
            "Tests/ScrimTests/Docs/ReadmeTests.swift",
            "Checks/Verification/Sources/Articles/SwiftUIScreens.swift",
        ].map { try Examples.code(in: Repository.text($0)) }
        let text = try Examples.withoutFirstApp(Repository.text(path))
        let examples = Examples.all(in: text).filter { !$0.isEmpty }
        #expect(examples.count == count)
        for example in examples {
            #expect(homes.contains { $0.holds(example) }, "another example than in \(path): \(example)")
        }
    }

    @Test(arguments: ["README.md", "Sources/Scrim/Scrim.docc/GettingStarted.md"])
    func theFirstAppStandsThereWhole(_ path: String) throws {
        let program = try Examples.firstApp()
        #expect(program.split(separator: "\n").count < 40)
        let page = try Repository.text(path)
        #expect(page.contains("```swift\n\(program)```\n"))
        #expect(try page.contains("```swift\n\(Examples.firstManifest())```\n"))
    }

    // MARK: The rest

    @Test func byHandASecondTextArrivesInPlace() {
        let veil = window.overlays.show(.veil("Searching…"))
        window.advance(by: .seconds(1))
        veil.message = "Still searching…"
        window.advance(by: .milliseconds(1))
        #expect(window.plan.surfaces.first?.panel.message == "Still searching…")
        veil.dismiss()
        window.advance(by: .seconds(1))
        #expect(window.plan.surfaces.isEmpty)
    }

    @Test func aPartIsCoveredAndTheRestStaysInUse() async throws {
        let (articles, table) = (TestHost(), TestHost())
        let busy = articles.overlays.show(.loading())
        let sending = window.overlays.over(.keyboard).show(.loading("Sending…"))
        let tab = table.overlays.show(.activity())
        busy.dismiss()
        window.advance(by: .seconds(1))
        #expect(busy.outcome?.cause == .dismissed)
        table.advance(by: .seconds(1))
        #expect(window.isShowing("Sending…") && window.isCovered(.keyboard))
        #expect(tab.isVisible && table.isCovered(.window))
        sending.dismiss()
        try await expectNothingLeft()
    }

    @Test func aSheetReturnsWhatWasChosenAndANoticesActionRuns() async throws {
        let asking = Task { await app.chooseColor() }
        #expect(await asking.value == "red")
        window.advance(by: .seconds(1))
        try window.press("Undo")
        #expect(app.restored == 1)
        try await expectNothingLeft()
        #expect(window.views.isEmpty)
    }

    @Test func aQuestionIsAnsweredAndWorkIsDoneOnceItCannotBeTakenBack() async throws {
        let first = Task { await app.emptyTrash() }
        #expect(await window.wait { window.isShowing("Empty the trash?") })
        try window.answer("Empty the trash?", with: "Empty")
        #expect(await window.wait(advancing: .seconds(1)) { window.isShowing("3 articles deleted") })
        try window.press("Undo")
        await first.value
        #expect(app.restored == 1 && app.api.deleted == 0)
        try await expectNothingLeft()
        let second = Task { await app.emptyTrash() }
        #expect(await window.wait(advancing: .seconds(1)) { window.isShowing("Empty the trash?") })
        try window.press("Cancel")
        await second.value
        try await expectNothingLeft()
        #expect(app.restored == 1 && app.api.deleted == 0)
        let third = Task { await app.emptyTrash() }
        #expect(await window.wait(advancing: .seconds(1)) { window.isShowing("Empty the trash?") })
        try window.press("Empty")
        #expect(await window.wait(advancing: .seconds(10)) { app.api.deleted == 1 })
        await third.value
        try await expectNothingLeft()
    }

    @Test func aPresetAndAWindowsThemeAreChanged() {
        let brand = Overlay.Color(red: 0.4, green: 0.1, blue: 0.6)
        let slow = Overlay.veil("Saving…").with(\.timing.grace, .milliseconds(500))
        window.overlays.stage.defaults.theme.accent = Overlay.Paint(brand)
        #expect(slow.timing.grace == .milliseconds(500))
        #expect(window.overlays.stage.defaults.theme.accent == Overlay.Paint(brand))
    }

    @Test func aListIsTestedWithoutAScreen() throws {
        let screen = TestHost()
        let list = ArticleList(overlays: screen.overlays)
        list.remove("Overlays")
        screen.advance(by: .seconds(1))
        #expect(screen.isShowing("Article removed"))
        try screen.press("Undo")
        #expect(list.articles == ["Overlays", "Sheets"])
        screen.advance(by: .seconds(1))
        #expect(screen.leftovers == [])
    }

    @Test func aLifeIsTestedWithoutAScreen() {
        let screen = TestHost()
        let veil = screen.overlays.show(.veil("Searching…"))
        screen.advance(by: .milliseconds(200))
        #expect(screen.isCovered(.window))
        veil.dismiss()
        screen.advance(by: .seconds(1))
        #expect(screen.leftovers == [])
    }

    private func expectNothingLeft() async throws {
        #expect(await window.wait(advancing: .seconds(5)) { window.leftovers == [] })
    }
}

private struct Offline: Error {}

private typealias Color = String

/// A view that chooses a color as soon as it is made.
@MainActor
private struct ColorPicker {
    let accept: (String) -> Void
    let cancel: () -> Void

    var widget: String {
        Task { accept("red") }
        return "picker"
    }
}

/// The app that the README's code belongs to.
@MainActor
private final class App {
    let window = TestHost()
    let api = Service()
    private let feed = Feed()
    private(set) var user: String?
    private(set) var restored = 0

    private var page: TestHost { window }

    func signIn() async throws {
        let veil = Overlay.veil("Signing in…", cancel: .standard)
        let user = try await window.overlays.during(veil, cancelled: nil) { [api] in try await api.signIn() }
        guard let user else { return }
        self.user = user
    }

    func load() async throws {
        let download = api.download()
        try await window.overlays.during(.veil("Downloading…", cancel: .standard), cancelled: ()) { veil in
            for try await fraction in download { veil.report(fraction) }
            veil.finish(.success("Saved"))
        }
    }

    func loadArticles() async throws -> [String] {
        let table = window
        let rows = try await table.overlays.during(.activity()) { [feed] in try await feed.articles() }
        return rows
    }

    func importPhotos() async throws {
        let photos = api.download()
        try await window.overlays.during(.veil("Importing…")) { veil in
            for try await fraction in photos { veil.report(fraction) }
            veil.finish(.success("Imported"))
        }
    }

    func chooseColor() async -> Color? {
        let color: Color? = await window.overlays.present(.sheet) { end in
            ColorPicker(accept: end.callAsFunction, cancel: end.cancel).widget
        }
        page.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo")) { [self] in restore() }
        return color
    }

    func emptyTrash() async {
        guard await page.overlays.ask("Empty the trash?", accept: .destructive("Empty")) else { return }
        await page.overlays.undoable("3 articles deleted", button: "Undo") { [api] in
            try await api.delete()
        } undo: { [self] in
            restore()
        } failure: { error in
            "Nothing was deleted: \(error)"
        }
    }

    private func restore() { restored += 1 }
}

/// A view model that restores an article if the user undoes its removal.
@MainActor
private final class ArticleList {
    private let overlays: any Overlay.Presenter
    private(set) var articles = ["Overlays", "Sheets"]

    init(overlays: any Overlay.Presenter) { self.overlays = overlays }

    func remove(_ article: String) {
        let before = articles
        articles.removeAll { $0 == article }
        overlays.flash(.hud("Article removed", placement: .bottom, action: "Undo")) { self.articles = before }
    }
}

private struct Feed {
    func articles() async throws -> [String] { ["one"] }
}

/// A service that answers when the test says so, and ignores cancellation.
@MainActor
private final class Service {
    let bytes: AsyncThrowingStream<Double, any Error>.Continuation
    private(set) var deleted = 0
    private let stream: AsyncThrowingStream<Double, any Error>
    private var waiting: CheckedContinuation<String, any Error>?

    init() {
        (stream, bytes) = AsyncThrowingStream.makeStream()
    }

    var isWaiting: Bool { waiting != nil }

    func download() -> AsyncThrowingStream<Double, any Error> { stream }

    func delete() async throws { deleted += 1 }

    func signIn() async throws -> String {
        try await withCheckedThrowingContinuation { waiting = $0 }
    }

    func answer(_ result: Result<String, any Error>) {
        waiting?.resume(with: result)
        waiting = nil
    }
}
