@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 5: every timer and completion carries its generation; a stale one does nothing.
@MainActor
@Suite struct Rule05StaleTests {
    let host = TestHost()

    @Test func aFadesCompletionDoesNotRemoveWhatWasShownMeanwhile() throws {
        let first = host.overlays.show(.veil("First"))
        host.pass(1000)
        first.dismiss()
        let leaving = try #require(host.plan.surfaces.first)
        host.pass(50)
        let second = host.overlays.show(.veil("Second"))
        host.stage.report(.motionEnded(leaving.id, generation: leaving.generation))
        host.pass(3000)
        #expect(second.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theEndOfAnEarlierWayOutDoesNotShortenALaterOne() throws {
        let first = host.overlays.show(.veil("First"))
        host.pass(1000)
        host.drawsByItself = false
        first.dismiss()
        let leaving = try #require(host.plan.surfaces.first)
        let second = host.overlays.show(.veil("Second"))
        host.pass(1000)
        second.dismiss()
        host.pass(50)
        host.stage.report(.motionEnded(leaving.id, generation: leaving.generation))
        #expect(host.isShowing("Second"))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aFirstFrameOfAnotherGenerationIsNone() throws {
        host.drawsByItself = false
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(200)
        let surface = try #require(host.plan.surfaces.first)
        host.stage.report(.frameShown(surface.id, generation: surface.generation - 1))
        #expect(!veil.isVisible)
        host.stage.report(.frameShown(surface.id, generation: surface.generation))
        #expect(veil.isVisible)
        host.stage.report(.frameShown(surface.id, generation: surface.generation))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theMotionsEndAsTheHostSeesItTakesTheSurfaceAway() throws {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        host.drawsByItself = false
        veil.dismiss()
        let surface = try #require(host.plan.surfaces.first)
        // A host may judge for itself when a spring has settled, and its frame times differ from the clock.
        host.pass(100)
        host.stage.report(.motionEnded(surface.id, generation: surface.generation))
        #expect(host.leftovers == [])
    }

    @Test func aMotionWithoutAnEndIsWaitedForByTheCoresOwnTimer() {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        host.drawsByItself = false
        veil.dismiss()
        // The transition takes 150 ms, and the host then has 100 ms to report its end.
        host.pass(249)
        #expect(host.isShowing("Hello"))
        host.pass(1)
        #expect(host.leftovers == [])
    }

    @Test func anEarlyWakeDoesNothing() {
        let veil = host.overlays.show(.veil("Hello"))
        for _ in 0..<10 { host.stage.wake() }
        #expect(!veil.isVisible)
        host.pass(200)
        #expect(veil.isVisible)
        veil.dismiss()
        for _ in 0..<10 { host.stage.wake() }
        #expect(!veil.hasEnded)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func reportsAboutWhatIsGoneDoNothing() throws {
        let veil = host.overlays.show(.veil("Hello", cancel: .standard).instant)
        let surface = try #require(host.plan.surfaces.first)
        veil.dismiss()
        let applied = host.applied
        for event: HostEvent in [
            .frameShown(surface.id, generation: surface.generation),
            .motionEnded(surface.id, generation: surface.generation),
            .tappedOutside(surface.id), .escape, .cancelTaken(surface.id), .actionTaken(surface.id),
            .pointerOver(surface.id, true), .pointerOver(surface.id, false),
        ] {
            host.stage.report(event)
        }
        #expect(host.applied == applied)
        #expect(veil.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }
}
