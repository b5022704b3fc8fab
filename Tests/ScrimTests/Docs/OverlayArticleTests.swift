@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// The code of the articles on veils, loading and activity, on keys and accessibility, and on languages.
@MainActor
@Suite struct OverlayArticleTests {
    let screen = TestHost()
    private let service = Service()
    private let list = List()

    private var overlays: Overlays<String> { screen.overlays }
    private var window: ArticlePlace { ArticlePlace(screen.overlays) }

    // MARK: Veils

    @Test func aVeilIsASpinnerThenARingThenACheckMark() async throws {
        let (download, bytes) = AsyncStream<Double>.makeStream()
        let work = Task {
            try await self.download(download)
        }
        #expect(await screen.wait(advancing: .seconds(1)) { indicator == .spinner })
        bytes.yield(0.25)
        #expect(await screen.wait(advancing: .seconds(1)) { indicator == .ring(0.25) })
        bytes.finish()
        try await work.value
        #expect(indicator == .icon(.success) && screen.isShowing("Saved") && !screen.isCovered(.window))
        await expectNothingLeft()
    }

    @Test func aVeilThatIsHiddenGoesOnAsANotice() async throws {
        let (fractions, source) = AsyncStream<Double>.makeStream()
        let work = Task { try await export(fractions) }
        source.yield(0.5)
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("Hide") })
        screen.press("Hide", on: "Exporting…")
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("Show") })
        #expect(!screen.isCovered(.window))
        source.finish()
        #expect(await screen.wait(advancing: .milliseconds(100)) { screen.isShowing("Exported") })
        try await work.value
        await expectNothingLeft()
    }

    @Test func theSystemSaysHowAVeilEndedThatWasHidden() async throws {
        window.overlays.stage.defaults.reportsMinimizedWork = true
        let (fractions, source) = AsyncStream<Double>.makeStream()
        let work = Task { try await export(fractions) }
        source.yield(0.5)
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("Hide") })
        screen.press("Hide", on: "Exporting…")
        screen.isActive = false
        source.finish()
        #expect(
            await screen.wait(advancing: .milliseconds(100)) { screen.notifications == ["Exported"] })
        try await work.value
        screen.isActive = true
        #expect(screen.notifications == [] && screen.isShowing("Exported"))
        await expectNothingLeft()
    }

    private func export(_ export: AsyncStream<Double>) async throws {
        try await window.overlays.during(
            .veil("Exporting…", indicator: .bar(0), cancel: .standard).with(\.canMinimize, true),
            cancelled: ()
        ) { veil in
            for try await fraction in export { veil.report(fraction) }
            veil.finish(.success("Exported"))
        }
    }

    private func download(_ download: AsyncStream<Double>) async throws {
        try await window.overlays.during(.veil("Downloading…", cancel: .standard), cancelled: ()) { veil in
            for try await fraction in download { veil.report(fraction) }
            veil.finish(.success("Saved"))
        }
    }

    @Test func aVeilChangesInPlace() async {
        let veil = window.overlays.show(.veil("Searching…"))
        veil.message = "Still searching…"
        veil.detail = "12 of 40 archives"
        veil.progress = 0.3
        screen.advance(by: .seconds(1))
        #expect(screen.isShowing("Still searching…") && screen.isShowing("12 of 40 archives"))
        #expect(indicator == .ring(0.3) && screen.plan.surfaces.count == 1)
        veil.dismiss()
        await expectNothingLeft()
    }

    @Test func aVeilStaysForTheSecondOfTwo() async {
        let mail = window.overlays.show(.veil("Mail"))
        let calendar = window.overlays.show(.veil("Calendar"))
        screen.advance(by: .seconds(1))
        mail.dismiss()
        screen.advance(by: .seconds(1))
        #expect(mail.hasEnded && screen.isShowing("Calendar"))
        calendar.dismiss()
        await expectNothingLeft()
    }

    @Test func aSecondVeilJoinsTheFirst() async {
        let mail = window.overlays.show(.veil("Fetching mail…"))
        let calendar = window.overlays.show(.veil("Fetching the calendar…"))
        screen.advance(by: .seconds(1))
        #expect(screen.plan.surfaces.count == 1 && screen.isShowing("Fetching the calendar…"))
        mail.dismiss()
        calendar.dismiss()
        #expect(mail.hasEnded && calendar.hasEnded)
        await expectNothingLeft()
    }

    @Test func aVeilHasTheLookThatItIsGiven() async {
        var style = Overlay.Style.adaptive(.veil)
        style.panel?.cornerRadius = 4
        style.indicator.spinner = .arc
        let square = Overlay.veil("Saving…").with(\.appearance, .custom(style))
        window.overlays.stage.defaults.appearance = .classic
        let veil = overlays.show(square)
        screen.advance(by: .seconds(1))
        #expect(screen.plan.surfaces.first?.style.panel?.cornerRadius == 4)
        #expect(screen.plan.surfaces.first?.style.indicator.spinner == .arc)
        veil.dismiss()
        await expectNothingLeft()
    }

    @Test func noticesShareALook() async {
        var toast = Overlay.Style.adaptive(.hud, placement: .bottom)
        toast.padding = Geometry.Insets(all: 12)
        toast.message.weight = .bold
        window.overlays.stage.defaults.appearances[.hud] = .custom(toast)
        window.overlays.stage.defaults.transitions[.hud] = .fade(.milliseconds(150))
        let notice = overlays.show(.hud("Saved"))
        screen.advance(by: .milliseconds(100))
        #expect(screen.plan.surfaces.first?.style.padding == Geometry.Insets(all: 12))
        #expect(screen.plan.surfaces.first?.style.message.weight == .bold)
        notice.dismiss()
        await expectNothingLeft()
    }

    @Test func overlaysShareATheme() async {
        let violet = Overlay.Color(red: 0.4, green: 0.1, blue: 0.6)
        let lilac = Overlay.Color(red: 0.8, green: 0.7, blue: 1)
        window.overlays.stage.defaults.theme = Stage.Theme(
            accent: Overlay.Paint(light: violet, dark: lilac), cornerRadius: 6)
        let veil = overlays.show(.veil("Saving…"))
        screen.advance(by: .seconds(1))
        #expect(screen.plan.surfaces.first?.style.panel?.cornerRadius == 6)
        #expect(screen.plan.surfaces.first?.style.accent?.dark == lilac)
        veil.dismiss()
        await expectNothingLeft()
    }

    @Test func aLockCoversAtOnceAndIsUnderTheQuestionForThePassword() async throws {
        overlays.flash(.hud("Bookmark added"))
        screen.advance(by: .milliseconds(100))
        var style = Overlay.Style.adaptive(.veil)
        style.scrim = Overlay.Paint(light: .gray(0.95), dark: .gray(0.1))
        let locked = Overlay.veil("Locked", indicator: .none)
            .with(\.appearance, .custom(style))
            .with(\.timing, Overlay.Timing())
            .with(\.transition, Overlay.Transition.none)
            .with(\.onRepeat, .separate)

        window.overlays.dismissAll(.hud)
        let lock = window.overlays.show(locked)
        screen.advance(by: .milliseconds(50))
        #expect(screen.isShowing("Locked") && screen.isCovered(.window))
        #expect(abs(screen.brightness(at: Geometry.Point(x: 10, y: 10)) - 0.95) < 0.001)
        let password = Task { await overlays.ask("Unlock", field: .secure("Password"), accept: "Open") }
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("Unlock") })
        screen.advance(by: .seconds(1))
        #expect(!screen.isShowing("Bookmark added"))
        try screen.type("secret", into: "Unlock")
        screen.pressEnter(in: "Unlock")
        #expect(await password.value == "secret")
        lock.dismiss()
        #expect(lock.hasEnded && !screen.isShowing("Locked"))
        await expectNothingLeft()
    }

    // MARK: Loading and activity

    @Test func aViewAndTheKeyboardWait() async throws {
        let photo = ArticlePlace(viewOf: screen)
        let text = "Hello"
        try await photo.overlays.during(.loading()) { try await service.photo() }
        try await window.overlays.over(.keyboard).during(.loading("Sending…")) {
            try await service.send(text)
        }
        await expectNothingLeft()
    }

    @Test func whatIsLoadedAgainStaysInUse() async throws {
        let table = ArticlePlace(viewOf: screen)
        var rows: [String] = []
        rows = try await table.overlays.during(.activity(cover: rows.isEmpty ? .opaque : .bar)) {
            try await service.articles()
        }
        #expect(rows == ["one"])
        let refresh = table.overlays.show(.activity("Checking for news", cover: .refresh))
        refresh.progress = 0.5
        screen.advance(by: .seconds(1))
        #expect(screen.isShowing("Checking for news") && !screen.isCovered(table.overlays.region))
        refresh.dismiss()
        await expectNothingLeft()
    }

    @Test(arguments: Overlay.Cover.allCases)
    func coversBlockWhatTheyHide(_ cover: Overlay.Cover) async {
        let table = ArticlePlace(viewOf: screen)
        let busy = table.overlays.show(.activity(cover: cover))
        screen.advance(by: .seconds(1))
        #expect(screen.isCovered(table.overlays.region) == [.opaque, .translucent].contains(cover))
        busy.dismiss()
        await expectNothingLeft()
    }

    // MARK: Keyboard and accessibility

    @Test func aScreenReaderHearsItOnceAndHasTime() {
        var environment = Stage.Environment()
        environment.hasScreenReader = true
        environment.reducesMotion = true
        environment.textScale = 2
        let screen = TestHost(environment: environment)
        let notice = screen.overlays.show(.hud("Saved", icon: .success))
        screen.advance(by: .seconds(3))
        #expect(screen.spoken == ["Saved"])
        #expect(notice.isVisible)
        screen.advance(by: .seconds(10))
        #expect(screen.leftovers == [])
    }

    @Test func aMnemonicIsNotPartOfTheTitle() async {
        overlays.flash(.hud("Article removed", placement: .bottom, action: "_Undo")) { list.restore() }
        screen.advance(by: .seconds(1))
        #expect(screen.isShowing("Undo"))
        screen.pressAction(on: "Article removed")
        #expect(list.isRestored)
        await expectNothingLeft()
    }

    @Test func escapeEndsASheetUnlessItSaysOtherwise() async {
        let sheet = Overlay.sheet(label: "Colors").with(\.input.escapeDismisses, false)
        let stays = overlays.show(sheet) { "colors" }
        let goes = overlays.show(.sheet) { "places" }
        screen.advance(by: .seconds(2))
        screen.pressEscape()
        screen.pressEscape()
        #expect(goes.outcome?.cause == .escape && !stays.hasEnded)
        stays.dismiss()
        await expectNothingLeft()
    }

    // MARK: Languages

    @Test func theLibrarysWordsCanBeSet() async {
        var strings = Stage.Strings(languages: ["nl", "de-AT"])
        strings.cancel = "Stoppen"
        window.overlays.stage.defaults.strings = strings
        let work = window.overlays.show(.veil("Laden…", cancel: .standard))
        screen.advance(by: .seconds(1))
        #expect(screen.isShowing("Stoppen") && strings.loading == "Wird geladen …")
        work.dismiss()
        await expectNothingLeft()
    }

    @Test func oneButtonHasATitleOfItsOwn() async {
        let veil = window.overlays.show(.veil("Bezig met laden…", cancel: "Stoppen"))
        screen.advance(by: .seconds(1))
        #expect(screen.isShowing("Stoppen"))
        veil.dismiss()
        await expectNothingLeft()
    }

    @Test func rightToLeftTheTrailingEdgeIsOnTheLeft() async {
        var environment = Stage.Environment()
        environment.isRightToLeft = true
        let screen = TestHost(environment: environment, languages: ["ar"])
        let window = ArticlePlace(screen.overlays)
        let sheet = Overlay.sheet(from: .trailing, detents: [.points(280)], label: "Inspector")
        let inspector = window.overlays.show(sheet) { Inspector() }
        screen.advance(by: .seconds(2))
        #expect(screen.tap(at: Geometry.Point(x: 20, y: 300)) == .panel)
        #expect(screen.tap(at: Geometry.Point(x: 370, y: 300)) == .app)
        #expect(screen.stage.defaults.strings.cancel == "إلغاء")
        inspector.dismiss()
        #expect(await screen.wait(advancing: .seconds(5)) { screen.leftovers == [] })
    }

    // MARK: The screen

    private var indicator: Overlay.Indicator? { screen.plan.surfaces.first?.panel.indicator }

    private func expectNothingLeft() async {
        screen.advance(by: .seconds(40))
        #expect(await screen.wait { screen.leftovers == [] })
    }
}

private struct Service {
    func photo() async throws {}
    func send(_ text: String) async throws {}
    func articles() async throws -> [String] { ["one"] }
}

@MainActor private final class List {
    private(set) var isRestored = false
    func restore() { isRestored = true }
}

private func Inspector() -> String { "inspector" }
