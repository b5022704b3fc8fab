@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// What users of other HUD libraries rely on; `docs/evidence/hud-expectations.md` names the libraries.
@MainActor
@Suite struct HudExpectationTests {
    let host = TestHost()

    @Test func withoutMotionItIsThereAtOnceAndGoneAtOnce() {
        let veil = host.overlays.show(Overlay.veil("Hello").instant)
        #expect(host.isShowing("Hello") && veil.isVisible)
        veil.dismiss()
        #expect(!host.isShowing("Hello") && veil.hasEnded)
        #expect(host.leftovers == [])
    }

    @Test func withMotionItIsSeenUntilItsWayOutIsOver() {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        veil.dismiss()
        #expect(host.isShowing("Hello"))
        host.pass(1000)
        #expect(!host.isShowing("Hello"))
        #expect(host.leftovers == [])
    }

    @Test func toEndWhatHasEndedDoesNothing() {
        let veil = host.overlays.show(Overlay.veil("Hello").instant)
        veil.dismiss()
        let outcome = veil.outcome
        veil.dismiss()
        veil.finish(.success("Saved"))
        host.pass(1000)
        #expect(veil.outcome == outcome && !host.isShowing("Saved"))
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Overlay.Indicator.ring(0.5), .bar(0.5)])
    func progressIsARingOrABar(_ indicator: Overlay.Indicator) {
        let veil = host.overlays.show(Overlay.veil("Saving", indicator: indicator).instant)
        #expect(host.surface(saying: "Saving")?.panel.indicator == indicator)
        veil.dismiss()
        #expect(host.leftovers == [])
    }

    /// A lifetime that ends after its overlay was dismissed and shown again does not end the new one.
    @Test func aLifetimeDoesNotReachWhatIsShownAfterIt() {
        let overlay = Overlay.veil("Hello").instant
        let first = host.overlays.show(overlay.with(\.timing.lifetime, .fixed(.milliseconds(300))))
        host.pass(290)
        first.dismiss()
        let second = host.overlays.show(overlay.with(\.timing.lifetime, .fixed(.milliseconds(300))))
        host.pass(290)
        #expect(second.isVisible)
        host.pass(10)
        #expect(second.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    /// The fade is interrupted when the app goes to the background.
    @Test func aWayOutThatIsBrokenOffComesToItsEnd() {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        veil.dismiss()
        host.drawsByItself = false
        host.pass(1000)
        #expect(!host.isShowing("Hello"))
        #expect(host.leftovers == [])
    }

    @Test(arguments: [true, false])
    func whatIsShownAgainAtOnceStays(_ isInstant: Bool) {
        let overlay = isInstant ? Overlay.veil("Hello").instant : .veil("Hello")
        host.overlays.show(overlay).dismiss()
        let again = host.overlays.show(overlay)
        host.pass(1000)
        #expect(again.isVisible && host.isShowing("Hello"))
        again.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// SVProgressHUD counts pushes and pops; here each `show` has a handle, and the last dismissal removes the overlay.
    @Test func theLastOfSeveralTakesItAlong() {
        let all = (1...3).map { _ in host.overlays.show(Overlay.veil("Hello").instant) }
        all[1].dismiss()
        all[0].dismiss()
        #expect(host.isShowing("Hello"))
        all[2].dismiss()
        #expect(!host.isShowing("Hello"))
        #expect(host.leftovers == [])
    }

    @Test func anEndAskedForLaterComesThen() {
        let veil = host.overlays.show(Overlay.veil("Hello").instant)
        veil.dismiss(after: .seconds(2))
        host.pass(1999)
        #expect(veil.isVisible)
        host.pass(1)
        #expect(veil.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func aLateEndDoesNotReachWhatIsShownAfterIt() {
        let first = host.overlays.show(Overlay.veil("Hello").instant)
        first.dismiss(after: .milliseconds(300))
        host.pass(290)
        first.dismiss()
        let second = host.overlays.show(Overlay.veil("Hello").instant)
        second.dismiss(after: .milliseconds(300))
        host.pass(290)
        #expect(second.isVisible)
        host.pass(10)
        #expect(second.hasEnded && host.leftovers == [])
    }

    /// The shortest and longest time of a status are set apart from the timing of its work.
    @Test func theAppSaysForHowLongAStatusIsShown() {
        host.stage.defaults.readingBounds = Duration.seconds(3)...Duration.seconds(7)
        let veil = host.overlays.show(Overlay.veil("Saving").instant)
        host.pass(60_000)
        #expect(veil.isVisible)
        veil.finish(.success("Saved"))
        host.pass(2_999)
        #expect(veil.isVisible)
        host.pass(1)
        #expect(veil.outcome == .shown(.finished))
        // 0.5 + 0.06 × 100 = 6.5 s
        for (letters, milliseconds) in [(1, 3_000), (100, 6_500), (200, 7_000)] {
            let notice = host.overlays.flash(.hud(String(repeating: "a", count: letters)).instant)
            host.pass(milliseconds - 1)
            #expect(notice.isVisible)
            host.pass(1)
            #expect(notice.outcome == .shown(.expired))
        }
        #expect(host.leftovers == [])
    }

    @Test func theNoticesAloneCanBeEnded() {
        let veil = host.overlays.show(Overlay.veil("Working").instant)
        host.overlays.flash(.hud("One", placement: .bottom))
        host.overlays.flash(.hud("Two", placement: .bottom))
        host.pass(500)
        host.overlays.dismissAll(.hud)
        host.pass(1000)
        #expect(!host.isShowing("One") && !host.isShowing("Two") && veil.isVisible)
        veil.dismiss()
        #expect(host.leftovers == [])
    }
}
