@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 16: the round through panels and app that Tab and F6 take.
@MainActor
@Suite struct Rule16RoundTests {
    let host = TestHost()

    private var round: FocusRound { host.plan.focusRound }

    @Test func aNoticeWithAnActionIsOnItOnceItIsSeen() throws {
        let notice = host.overlays.flash(
            .hud("Deleted", action: "Undo").with(\.timing.grace, .milliseconds(100)))
        #expect(round.isEmpty, "not in grace")
        host.pass(100)
        let surface = try #require(host.surface(saying: "Deleted"))
        #expect(round.panels == [surface.id])
        #expect(host.plan.focus == .app, "it takes no focus by itself")
        notice.dismiss()
        #expect(round.isEmpty, "not on its way out")
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The focus has nowhere else to go, so it must not keep the notice, which would block the window for good.
    @Test func aNoticeThatBlocksTheWindowGoesThoughItHasTheFocus() {
        let notice = host.overlays.show(
            .hud("Deleted", action: "Undo").instant.with(\.input.outside, .blocked)
                .with(\.timing.lifetime, .fixed(.seconds(1))))
        host.pass(100)
        host.focusPanel("Deleted")
        host.pass(10_000)
        #expect(notice.outcome == .shown(.expired))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aViewThatAVeilExemptsIsOnIt() throws {
        let (help, other) = (host.region(), host.region())
        let veil = host.overlays.show(
            .veil("Loading").instant.with(\.input.outside, .blockedExcept([help, other])))
        let id = try #require(host.surface(saying: "Loading")?.id)
        #expect(round == FocusRound([id], views: [help, other]))
        #expect(host.plan.access.modal == id && host.plan.access.exempt == [help, other])
        let second = host.overlays.show(
            .sheet.instant.with(\.input.outside, .blockedExcept([other])).with(\.content.message, "Sign in"))
        #expect(round.views == [other] && host.plan.access.exempt == [other], "both exempt it")
        second.dismiss()
        host.pass(1_000)
        #expect(round.views == [help, other])
        let third = host.overlays.show(.sheet(input: .block).instant.with(\.content.message, "Sign in"))
        #expect(round.isEmpty && host.plan.access.exempt == [])
        third.dismiss()
        host.pass(1_000)
        let notice = host.overlays.show(
            .hud("Wait").instant.with(\.input.outside, .blockedExcept([help, other])))
        #expect(round.isEmpty, "the panel that has the focus is blocked")
        notice.dismiss()
        host.pass(1_000)
        veil.dismiss()
        host.clear()
        #expect(round == FocusRound() && host.leftovers == [])
    }

    @Test func whatHasNothingToDoInItIsNot() {
        host.overlays.flash(.hud("Saved"))
        let table = host.region()
        let busy = host.overlays.over(table).show(.loading("Loading").instant)
        #expect(round.isEmpty)
        busy.content.cancel = .standard
        host.pass(0)
        #expect(round.panels.count == 1)
        host.pressCancel(on: "Loading")
        #expect(round.isEmpty)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aViewThatIsOnlyLookedAtIsNot() {
        host.overlays.flash(.hud().instant, content: { "picture" })
        #expect(host.plan.surfaces.count == 1 && round.isEmpty)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatIsBeingCancelledIsNotAnyMore() async throws {
        let job = Job<Int>(heedsCancellation: false)
        let overlays = host.overlays.over(host.region())
        let task = Task { @MainActor in
            try await overlays.during(.loading("Loading", cancel: .standard).instant) { try await job.run() }
        }
        #expect(await eventually { job.hasBegun })
        host.pass(0)
        #expect(round.panels.count == 1)
        host.pressCancel(on: "Loading")
        #expect(round.isEmpty && host.plan.surfaces.count == 1, "its body goes on")
        job.finish(1)
        #expect(try await task.end == 1)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func liveSheetsAndNoticesAreOnItBackToFront() throws {
        host.overlays.flash(.hud("Deleted", action: "Undo").instant)
        let sheet = host.overlays.show(.sheet(label: "Colors").instant) { "sheet" }
        let notice = try #require(host.surface(saying: "Deleted")?.id)
        let colors = try #require(host.plan.surfaces.first?.id)
        #expect(round.panels == [colors, notice])
        sheet.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theNewestOfAStackComesFirst() throws {
        host.overlays.flash(.hud("1", placement: .bottom, action: "Undo").instant)
        host.overlays.flash(.hud("Update", placement: .top, action: "Restart").instant)
        host.overlays.flash(.hud("2", placement: .bottom, action: "Undo").instant)
        host.overlays.flash(.hud("3", placement: .bottom, action: "Undo").instant)
        host.pass(500)
        let surfaces = try ["3", "Update", "2", "1"].map { try #require(host.surface(saying: $0)?.id) }
        #expect(round.panels == surfaces, "the key that was announced with the newest leads to it")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whereTheWindowIsBlockedThereIsNone() {
        let pane = host.region()
        host.overlays.over(pane).show(.loading("Loading", cancel: .standard).instant)
        host.overlays.flash(.hud("Saved", placement: .bottom).instant)
        let veil = host.overlays.show(.veil("Working", cancel: .standard).instant)
        #expect(round.isEmpty)
        veil.dismiss()
        host.pass(0)
        #expect(!round.isEmpty)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The pointer can also press the buttons of these panels.
    @Test(arguments: [
        Overlay.sheet(input: .block).with(\.content.message, "Form"), .veil("Form"),
        .question("Form", actions: ["Send"]),
    ])
    func whereTheWindowIsBlockedItGoesThroughThePanelAndTheNoticesInFront(_ overlay: Overlay) throws {
        let pane = host.region()
        host.overlays.over(pane).show(.loading("Loading", cancel: .standard).instant)
        host.overlays.show(.sheet(label: "Colors").instant) { "sheet" }
        let form = host.overlays.show(overlay.instant)
        let id = try #require(host.plan.surfaces.last?.value.id)
        host.overlays.flash(.hud("1", placement: .bottom, action: "Undo").instant)
        host.overlays.flash(.hud("2", placement: .bottom, action: "Undo").instant)
        host.overlays.flash(.hud("Saved", placement: .top).instant)
        host.pass(500)
        let notices = try ["2", "1"].map { try #require(host.surface(saying: $0)?.id) }
        #expect(round == FocusRound([id] + notices, views: []), "none of it is in the app")
        form.dismiss()
        host.pass(1_000)
        #expect(round.views == nil && round.panels.count == 4)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func besideAViewThatAVeilExemptsTheNoticesInFrontAreOnIt() throws {
        let help = host.region()
        host.overlays.show(.veil("Loading").instant.with(\.input.outside, .blockedExcept([help])))
        host.overlays.flash(.hud("Deleted", action: "Undo").instant)
        let panels = try ["Loading", "Deleted"].map { try #require(host.surface(saying: $0)?.id) }
        #expect(round == FocusRound(panels, views: [help]))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The sheet is live and in front of the veil, so both panels can be pressed.
    @Test func aLiveSheetInFrontOfAVeilIsOnItWithTheVeilsButton() throws {
        host.overlays.show(.veil("Working", cancel: .standard).instant)
        host.overlays.show(.sheet(label: "Colors").instant) { "sheet" }
        let panels = host.plan.surfaces.map(\.value.id)
        #expect(panels.count == 2 && round == FocusRound(panels, views: []))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aNoticeThatBlocksTheWindowIsOnItAlone() throws {
        host.overlays.show(.hud("Out of paper", action: "Retry").instant.with(\.input, .block))
        let notice = try #require(host.surface(saying: "Out of paper")?.id)
        #expect(host.plan.focus == .app && round == FocusRound([notice], views: []))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func itGoesThroughAllAndRoundAgain() {
        let (one, two) = (SurfaceID(number: 1), SurfaceID(number: 2))
        let round = FocusRound([one, two])
        for (step, stops) in [
            (FocusRound.Step.tab, [FocusRound.Stop.panel(one), .panel(two), .app]),
            (.next, [.panel(one), .panel(two), .app]),
            (.backTab, [.panel(two), .panel(one), .app]),
            (.previous, [.panel(two), .panel(one), .app]),
        ] {
            var stop = FocusRound.Stop.app
            for expected in stops {
                stop = round.stop(step, from: stop) ?? stop
                #expect(stop == expected)
            }
        }
        #expect(round.stop(.tab, from: .panel(SurfaceID(number: 3))) == .app, "from one that has left")
        let inside = FocusRound([one, two], views: [])
        #expect(inside.stop(.next, from: .panel(two)) == .panel(one), "past the app")
        #expect(inside.stop(.previous, from: .panel(one)) == .panel(two))
        #expect(inside.stop(.next, from: .app) == .panel(one))
        #expect(inside.stop(.backTab, from: .app) == .panel(two))
        #expect(FocusRound().stop(.next, from: .app) == nil)
    }
}
