@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// The articles on keys and access, and on languages: their code does what they say.
@MainActor
@Suite struct OverlayArticleTests {
    let screen = TestHost()
    private let list = List()

    private var overlays: Overlays<String> { screen.overlays }
    private var window: ArticlePlace { ArticlePlace(screen.overlays) }

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
        screen.takeAction(on: "Article removed")
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
        #expect(screen.isShowing("Stoppen") && strings.loading == "Wird geladen")
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

    private func expectNothingLeft() async {
        screen.advance(by: .seconds(40))
        #expect(await screen.wait { screen.leftovers == [] })
    }
}

@MainActor private final class List {
    private(set) var isRestored = false
    func restore() { isRestored = true }
}

private func Inspector() -> String { "inspector" }
