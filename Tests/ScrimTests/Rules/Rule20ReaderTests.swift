@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 20: once an overlay is gone, a screen reader can still ask about the part that had the focus.
@MainActor
@Suite struct Rule20ReaderTests {
    let host = TestHost()

    /// Shows a veil with a focused button and a transition of 0.2 s.
    private func focusedVeil(_ transition: Overlay.Transition = .fade(.milliseconds(200))) -> Presentation {
        let veil = host.overlays.show(
            .veil("Saving…", cancel: .standard).with(\.timing.grace, .zero).with(\.timing.minimum, .zero)
                .with(\.transition, transition))
        host.pass(500)
        host.focusPanel("Saving…")
        return veil
    }

    @Test func aPanelThatHadTheFocusStaysUnseenForAReader() throws {
        host.environment.readerLooksBack = true
        let veil = focusedVeil()
        veil.dismiss()
        #expect(veil.outcome == .shown(.dismissed), "it has ended")
        host.focusPanel("Saving…", false)
        #expect(!host.isCovered(.window) && !host.keysAreBlocked, "the app has its input back")
        host.pass(999)
        let panel = try #require(host.plan.surfaces.first)
        #expect(panel.isLeaving)
        #expect(panel.motion.pose(at: host.now).isUnseen)
        host.pass(1)
        #expect(host.leftovers == [])
    }

    @Test func aPanelWithoutATransitionStaysUnseenToo() throws {
        host.environment.readerLooksBack = true
        focusedVeil(.none).dismiss()
        let panel = try #require(host.plan.surfaces.first)
        #expect(panel.motion.pose(at: host.now).isUnseen)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func withoutAReaderItGoesWithItsTransition() {
        focusedVeil().dismiss()
        host.pass(200)
        #expect(host.leftovers == [])
    }

    @Test func whatHadNoFocusGoesWithItsTransition() {
        host.environment.readerLooksBack = true
        let veil = focusedVeil()
        host.focusPanel("Saving…", false)
        veil.dismiss()
        host.pass(200)
        #expect(host.leftovers == [])
    }

    @Test func whatStaysInSightGoesWithItsTransition() {
        host.environment.readerLooksBack = true
        let growing = Motion.Pace.curve(.easeIn, .milliseconds(200))
        focusedVeil(.init(away: .init(scale: 0.5), entering: growing, leaving: growing)).dismiss()
        host.pass(200)
        #expect(host.leftovers == [])
    }

    @Test func isGoneForThePresentation() async {
        host.environment.readerLooksBack = true
        let veil = focusedVeil()
        var isGone = false
        let waiting = Task {
            await veil.gone()
            isGone = true
        }
        veil.dismiss()
        host.pass(200)
        #expect(await host.wait { isGone })
        #expect(!veil.isVisible && host.leftovers != [])
        await waiting.value
        host.pass(800)
        #expect(host.leftovers == [])
    }

    @Test func theNextOverlayHasItsOwnGraceAndIsAnnounced() {
        host.environment.readerLooksBack = true
        focusedVeil().dismiss()
        host.pass(500)
        let spoken = host.spoken.count
        let next = host.overlays.show(.veil("Saving…", cancel: .standard))
        host.pass(100)
        #expect(!next.isVisible, "it is in its grace")
        host.pass(200)
        #expect(next.isVisible && host.spoken.dropFirst(spoken).contains("Saving…"))
        next.dismiss()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func theNextNoticeHasThePlaceAtOnce() {
        host.environment.readerLooksBack = true
        let first = host.overlays.flash(.hud("First", action: "Undo").instant)
        let second = host.overlays.flash(.hud("Second").instant)
        host.focusPanel("First")
        host.pressAction(on: "First")
        host.pass(1)
        #expect(first.hasEnded && second.isVisible)
        host.pass(10_000)
        #expect(host.leftovers == [])
    }

    /// An overlay that is kept only for the reader has ended, so a `show` under its name makes a new notice.
    @Test(arguments: [Overlay.RepeatPolicy.update, .count, .join, .refresh])
    func whatIsShownAgainUnderTheNameIsShownAnew(_ policy: Overlay.RepeatPolicy) {
        host.environment.readerLooksBack = true
        func notice() -> Overlay {
            .hud("Sync failed", placement: .bottom, action: "Retry")
                .with(\.transition, .fade(.milliseconds(200))).identified("sync").with(\.onRepeat, policy)
        }
        host.overlays.flash(notice())
        host.pass(500)
        host.focusPanel("Sync failed")
        host.pressAction(on: "Sync failed")
        host.pass(500)
        #expect(host.leftovers != [], "kept for the reader")
        let again = host.overlays.show(notice())
        host.pass(1000)
        #expect(again.isVisible)
        host.pass(20_000)
        again.dismiss()
        #expect(again.hasEnded)
        host.pass(2000)
        #expect(host.leftovers == [])
    }
}
