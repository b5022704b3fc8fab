@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 1: every presentation ends exactly once, with a cause and whether it was shown, at the start of leaving.
@MainActor
@Suite struct Rule01EndingTests {
    let host = TestHost()

    @Test func anEndIsToldAtTheStartOfLeavingAndGoneAtTheLastPixel() async throws {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        let gone = Flag()
        let wait = Task { @MainActor in
            await veil.gone()
            gone.isUp = true
        }
        veil.dismiss()
        #expect(veil.outcome == .shown(.dismissed))
        #expect(host.isShowing("Hello"))
        await turns()
        #expect(!gone.isUp)
        host.pass(500)
        #expect(await eventually { gone.isUp })
        try await wait.end
        #expect(host.leftovers == [])
    }

    @Test(arguments: UserAct.allCases)
    func whateverAUserDoesEndsItAtOnceWithItsCause(_ act: UserAct) {
        let overlay = Overlay.veil("Hello", cancel: .standard)
            .with(\.input, .dismissing).with(\.content.action, "Undo")
        let veil = host.overlays.show(overlay)
        host.pass(200)
        act.happen(on: "Hello", in: host)
        // Escape works where a cancel button is, and counts as that button.
        #expect(veil.outcome == .shown(act.cause))
        #expect(host.stage.gate.plan.isOpen)
        act.happen(on: "Hello", in: host)
        host.pass(1000)
        #expect(veil.outcome == .shown(act.cause))
        #expect(host.leftovers == [])
    }

    @Test func theFirstCauseStays() {
        let veil = host.overlays.show(.veil("Hello").instant)
        veil.finish(.failure)
        veil.dismiss()
        host.close()
        #expect(veil.outcome == .shown(.failed))
        #expect(host.leftovers == [])
    }

    @Test(arguments: [
        (Presentation.Status.success, Presentation.Cause.finished), (.failure, .failed),
        (.success("Saved"), .finished),
        (.failure("No"), .failed),
    ])
    func finishingTellsHowItWent(_ status: Presentation.Status, _ cause: Presentation.Cause) {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        veil.finish(status)
        host.pass(5000)
        #expect(veil.outcome == .shown(cause))
        #expect(host.leftovers == [])
    }

    @Test func aTimeoutEndsItAsExpired() {
        var overlay = Overlay.veil("Hello")
        overlay.timing.timeout = .seconds(3)
        let veil = host.overlays.show(overlay)
        host.pass(2900)
        #expect(!veil.hasEnded)
        host.pass(100)
        #expect(veil.outcome == .shown(.expired))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func whatEndsInGraceWasNeverShown() {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(199)
        veil.dismiss()
        #expect(veil.outcome == .unseen(.dismissed))
        #expect(host.spoken == [])
        #expect(host.leftovers == [])
    }

    @Test func everyoneWhoWaitsIsTold() async throws {
        let veil = host.overlays.show(.veil("Hello").instant)
        let waiting = (0..<5).map { _ in Task { @MainActor in await veil.ended } }
        await turns()
        veil.dismiss()
        for task in waiting { #expect(try await task.end == .shown(.dismissed)) }
        #expect(await veil.ended == .shown(.dismissed))
        await veil.gone()
        #expect(host.leftovers == [])
    }

    @Test func itTellsWhetherItIsVisible() {
        let veil = host.overlays.show(.veil("Hello"))
        #expect(!veil.isVisible)
        host.pass(200)
        #expect(veil.isVisible)
        host.set(.window, .hidden)
        #expect(!veil.isVisible)
        host.set(.window, .visible)
        #expect(veil.isVisible)
        host.clear()
        #expect(!veil.isVisible)
        #expect(host.leftovers == [])
    }
}
