@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 4: a leaving presentation stays ended; one that is shown meanwhile adopts its surface in place.
@MainActor
@Suite struct Rule04AdoptionTests {
    let host = TestHost()

    @Test func aSecondVeilTurnsTheLeavingSurfaceRound() throws {
        let first = host.overlays.show(.veil("First"))
        host.pass(1000)
        first.dismiss()
        host.pass(50)
        let leaving = try #require(host.plan.surfaces.first)
        let second = host.overlays.show(.veil("Second"))
        let back = try #require(host.plan.surfaces.first)
        #expect(host.plan.surfaces.count == 1)
        #expect(back.id == leaving.id && !back.isLeaving)
        // Neither pose nor velocity jumps.
        #expect(back.motion.pose(at: host.now) == leaving.motion.pose(at: host.now))
        #expect(back.motion.velocity(at: host.now) == leaving.motion.velocity(at: host.now))
        #expect(back.motion.to == .rest)
        #expect(first.outcome == .shown(.dismissed))
        #expect(second.isVisible)
        second.dismiss()
        #expect(!second.hasEnded)
        host.pass(400)
        #expect(second.outcome == .shown(.dismissed))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theFirstIsGoneWhenItsSurfaceIsTakenOver() async {
        let first = host.overlays.show(.veil("First"))
        host.pass(1000)
        first.dismiss()
        let second = host.overlays.show(.veil("Second"))
        let gone = Flag()
        Task { @MainActor in
            await first.gone()
            gone.isUp = true
        }
        #expect(await eventually { gone.isUp })
        #expect(second.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theAdoptedNeedsNoGrace() {
        let first = host.overlays.show(.veil("First"))
        host.pass(1000)
        first.dismiss()
        host.pass(50)
        let second = host.overlays.show(.veil("Second").with(\.timing.grace, .seconds(5)))
        #expect(second.isVisible)
        #expect(host.film(2) == "UU")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theLeavingSurfacesViewIsLetGoWhenAnotherTakesOver() {
        let overlay = Overlay.sheet.with(\.onRepeat, .join)
        let first = host.overlays.show(overlay) { "one" }
        host.pass(1000)
        first.dismiss()
        let second = host.overlays.show(overlay) { "two" }
        #expect(host.views.values.sorted() == ["two"])
        #expect(host.isShowing("two"))
        second.dismiss()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func whatLeftAltogetherIsNotAdopted() throws {
        let first = host.overlays.show(.veil("First"))
        host.pass(1000)
        let surface = try #require(host.plan.surfaces.first?.id)
        first.dismiss()
        host.pass(1000)
        let second = host.overlays.show(.veil("Second"))
        #expect(host.film(3) == "ggU")
        #expect(host.plan.surfaces.first?.id != surface)
        second.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aSurfaceWaitingForItsMinimumIsAdoptedAndItsHolderEnds() {
        let first = host.overlays.show(.veil("First"))
        host.pass(300)
        first.dismiss()
        #expect(!first.hasEnded)
        let second = host.overlays.show(.veil("Second"))
        #expect(first.outcome == .shown(.dismissed))
        #expect(host.isShowing("Second"))
        host.pass(400)
        #expect(second.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }
}
