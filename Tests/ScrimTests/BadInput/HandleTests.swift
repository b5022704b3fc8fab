@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Handles that are used too often, too late, or never.
@MainActor
@Suite struct HandleTests {
    @Test func dismissedTwiceItEndsOnce() {
        let host = TestHost()
        let veil = host.overlays.show(.veil("Hello").instant)
        for _ in 0..<3 { veil.dismiss() }
        #expect(veil.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func afterTheEndEveryCallDoesNothing() {
        let host = TestHost()
        let veil = host.overlays.show(.veil("Hello").instant)
        veil.dismiss()
        let applied = host.applied
        veil.message = "Late"
        veil.detail = "Late"
        veil.progress = 0.5
        veil.content.indicator = .none
        veil.appearance = .classic
        veil.report(0.5)
        veil.finish(.success("Late"))
        veil.dismiss()
        host.pass(1000)
        #expect(host.applied == applied)
        #expect(veil.message == "Hello")
        #expect(veil.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func aHandleOutlivesItsWindow() async {
        let host = TestHost()
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(300)
        host.close()
        veil.message = "Late"
        veil.dismiss()
        #expect(await veil.ended == .shown(.windowGone))
        await veil.gone()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [0, 300])
    func aHandleOutlivesItsStageAndWhoeverWaitsIsTold(_ milliseconds: Int) async throws {
        var host: TestHost? = TestHost()
        let stage = Weak(host?.stage)
        let veil = try #require(host?.overlays.show(.veil("Hello")))
        host?.pass(milliseconds)
        let waiting = Task { @MainActor in await veil.ended }
        let gone = Task { @MainActor in await veil.gone() }
        await turns()
        host = nil
        #expect(stage.object == nil)
        #expect(try await waiting.end == Presentation.Outcome(cause: .windowGone, wasShown: milliseconds > 0))
        try await gone.end
        veil.message = "Late"
        veil.dismiss()
        #expect(!veil.isVisible)
    }

    @Test func aStageOutlivesItsHost() throws {
        var host: TestHost? = TestHost()
        let stage = try #require(host?.stage)
        let veil = try #require(host?.overlays.show(.veil("Hello")))
        host?.pass(300)
        let weakHost = Weak(host)
        host = nil
        #expect(weakHost.object == nil)
        veil.dismiss()
        #expect(veil.outcome == .shown(.windowGone))
        #expect(stage.presentations.isEmpty && stage.gate.plan.isOpen)
    }

    @Test func aDroppedHandleEndsNothing() async {
        let host = TestHost()
        weak var handle: Presentation?
        do {
            let veil = host.overlays.show(.veil("Hello"))
            handle = veil
        }
        await turns()
        #expect(handle == nil)
        host.pass(1000)
        #expect(host.isShowing("Hello"))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func nothingIsLeftOfAStageThatEnded() async {
        var host: TestHost? = TestHost()
        let weakHost = Weak(host)
        let stage = Weak(host?.stage)
        weak var handle: Presentation?
        do {
            let veil = host?.overlays.show(.veil("Hello", cancel: .standard), onAction: {})
            handle = veil
            host?.pass(1000)
            veil?.dismiss()
            host?.pass(1000)
            #expect(host?.leftovers == [])
        }
        host = nil
        await turns()
        #expect(weakHost.object == nil && stage.object == nil && handle == nil)
    }

    @Test func aStageThatGoesBeforeItsHostLetsGoOfTheViewsThatItHeld() async {
        let host = TestHost()
        var stage: Stage? = Stage(host: host)
        if let stage { _ = Overlays(region: .window, stage: stage, host: host).show(.sheet) { "sheet" } }
        #expect(host.views.count == 1)
        stage = nil
        await turns()
        #expect(host.views.isEmpty)
    }
}
