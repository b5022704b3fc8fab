@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 16: an overlay takes neither focus nor keys if something of the app's has covered it since it came.
@MainActor
@Suite struct Rule16UnseenTests {
    let host = TestHost()
    private let whole = Rect(0, 100, 390, 600)

    private func ask(_ page: Region, asSheet isSheet: Bool) -> Presentation {
        let overlays = host.overlays.over(page)
        let presentation =
            isSheet
            ? overlays.show(.sheet.instant) { "form" }
            : overlays.show(.question("Allow?", actions: ["Yes"]).instant)
        host.stage.reactionTime = nil
        host.pass(1000)
        return presentation
    }

    private func end(_ presentation: Presentation) {
        presentation.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [false, true])
    func underACoverItHasNeitherUntilItIsUncovered(isSheet: Bool) throws {
        let page = host.region(at: whole)
        host.covers[page] = [whole]
        let presentation = ask(page, asSheet: isSheet)
        #expect(presentation.isVisible)
        #expect(host.plan.focus == .app && host.plan.focusRound.isEmpty)
        host.performAccessibilityEscape()
        #expect(!presentation.hasEnded)
        host.covers = [:]
        host.pass(100)
        let surface = try #require(host.plan.surfaces.last?.value.id)
        #expect(host.plan.focus.surface == surface && host.plan.focusRound.panels == [surface])
        if !isSheet {
            let button = try #require(host.picture.layers.last?.parts[.button(0)])
            #expect(host.tap(at: Point(x: button.midX, y: button.midY)) == .nobody, "It is new")
            #expect(!presentation.hasEnded)
        }
        host.covers[page] = [whole]
        host.pass(100)
        #expect(host.plan.focus.surface == surface, "The user knows of it")
        end(presentation)
    }

    /// A toast, or a bar at the bottom, covers only a part of it.
    @Test(arguments: [false, true])
    func underACoverThatLeavesSomethingOfItItHasBoth(isSheet: Bool) throws {
        let page = host.region(at: whole)
        host.covers[page] = [Rect(0, 660, 390, 40), Rect(0, 100, 100, 600)]
        let presentation = ask(page, asSheet: isSheet)
        let surface = try #require(host.plan.surfaces.last?.value.id)
        #expect(host.plan.focus.surface == surface)
        host.pressEscape()
        #expect(presentation.hasEnded)
        end(presentation)
    }

    /// Work can be cancelled wherever the user is.
    @Test func escapeCancelsWorkUnderACover() {
        let page = host.region(at: whole)
        host.covers[page] = [whole]
        let loading = host.overlays.over(page).show(.loading("Loading", cancel: .standard).instant)
        host.pass(1000)
        host.performAccessibilityEscape()
        #expect(loading.outcome?.cause == .escape)
        end(loading)
    }
}
