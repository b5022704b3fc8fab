@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Defects found in other HUD libraries, and what their users report.
@MainActor
@Suite struct HudDefectTests {
    let host = TestHost()

    // MBProgressHUD#605: the end of the grace time cancels a pending delayed hide, so the HUD sticks.
    @Test func theEndOfGraceDoesNotForgetAnEnd() {
        let veil = host.overlays.show(
            .veil("Hello").with(\.timing.lifetime, .fixed(.seconds(1))).with(\.timing.timeout, .seconds(2)))
        host.pass(199)
        host.pass(1)
        host.pass(1000)
        #expect(veil.outcome == .shown(.expired))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // SVProgressHUD#858: `pop` decrements at once while pushes are queued, so the counts drift.
    @Test func showsAndEndsInTurnNeverDrift() {
        for _ in 0..<50 {
            let one = host.overlays.show(.veil("One"))
            let two = host.overlays.show(.veil("Two"))
            one.dismiss()
            host.pass(30)
            let three = host.overlays.show(.veil("Three"))
            two.dismiss()
            three.dismiss()
            host.pass(70)
        }
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // SVProgressHUD: a delayed dismiss cannot be cancelled and kills a newer HUD (#671).
    @Test func anOldEndDoesNotReachANewOverlay() {
        let old = host.overlays.show(.veil("Old").with(\.timing.lifetime, .fixed(.seconds(1))))
        host.pass(700)
        let new = host.overlays.show(.veil("New"))
        host.pass(5000)
        #expect(old.outcome == .shown(.expired))
        #expect(new.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    // SVProgressHUD posts screen-changed on every tick of progress.
    @Test func aTickOfProgressIsNoAnnouncement() {
        let veil = host.overlays.show(.veil("Saving").instant)
        for tick in 1..<25 {
            veil.progress = Double(tick) / 100
            host.pass(16)
        }
        #expect(host.spoken == ["Saving"])
        host.clear()
        #expect(host.leftovers == [])
    }

    // JGProgressHUD drops a `show` during a transition; Toast-Swift#220 drops one during the fade.
    @Test(arguments: [0, 10, 75, 149, 150, 151, 250, 300])
    func aShowWhileAnotherFadesIsNotDropped(_ milliseconds: Int) {
        let first = host.overlays.show(.veil("First"))
        host.pass(1000)
        first.dismiss()
        host.pass(milliseconds)
        let second = host.overlays.show(.veil("Second"))
        host.pass(500)
        #expect(second.isVisible && host.messages == ["Second"])
        second.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // JGProgressHUD reads 0.6 aloud as "1%".
    @Test func sixTenthsAreSixtyPerCent() {
        #expect(Overlay.Indicator.ring(0.6).percent == 60)
        let veil = host.overlays.show(.veil("Saving").instant)
        veil.progress = 0.6
        host.pass(0)
        #expect(host.spoken == ["Saving", "50%"])
        host.clear()
        #expect(host.leftovers == [])
    }

    // AlertToast: an old timer outlives a hide from outside, and hides the next one early (#16, #91).
    @Test func anOldTimerDoesNotShortenTheNextNotice() {
        let first = host.overlays.flash(.hud("First"))
        host.pass(900)
        first.dismiss()
        let second = host.overlays.flash(.hud("Second"))
        host.pass(1000)
        #expect(second.isVisible)
        host.pass(1000)
        #expect(second.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    // PKHUD: the completion of a fade removes a HUD that was shown again meanwhile.
    @Test func aFadesEndRemovesNothingThatCameMeanwhile() {
        let first = host.overlays.flash(.hud("First").with(\.onRepeat, .join))
        host.pass(1100)
        #expect(first.hasEnded && host.isShowing("First"))
        let second = host.overlays.show(.hud("Second", indicator: .spinner).with(\.onRepeat, .join))
        host.pass(5000)
        #expect(second.isVisible)
        second.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // NVActivityIndicatorView counts its minimum from the call that stops it.
    @Test func theMinimumIsNotAddedAfterTheEnd() {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(5000)
        veil.dismiss()
        #expect(veil.hasEnded)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // FlyHUD: hiding during grace still announces, and calls the completion of a HUD that never appeared.
    @Test func anEndInGraceAnnouncesNothingAndSaysItWasNeverShown() {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(100)
        veil.dismiss()
        host.pass(1000)
        #expect(host.spoken == [] && !host.isShowing("Hello"))
        #expect(veil.outcome == .unseen(.dismissed))
        #expect(host.leftovers == [])
    }

    // MARK: What their users ask for

    // SVProgressHUD#555: a dismiss right after the show sticks.
    @Test(arguments: Overlay.Kind.allCases)
    func aDismissRightAfterTheShowDoesNotStick(_ kind: Overlay.Kind) {
        let overlay: Overlay =
            switch kind {
            case .veil: .veil("Hello")
            case .loading: .loading("Hello")
            case .activity: .activity("Hello")
            case .sheet: .sheet
            case .hud: .hud("Hello")
            case .question: .question("Hello?", actions: ["Yes"])
            }
        let presentation = host.overlays.show(overlay)
        presentation.dismiss()
        #expect(presentation.hasEnded && host.stage.gate.plan.isOpen)
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    // SVProgressHUD#611, MBProgressHUD#276, Toast-Swift#220: after show, dismiss, show nothing is visible.
    @Test func showDismissShowShows() {
        let first = host.overlays.show(.veil("First"))
        first.dismiss()
        let second = host.overlays.show(.veil("Second"))
        host.pass(200)
        #expect(second.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    // ProgressHUD#75, #123, #143: a status vanishes within 0.15 s, with the fade of the HUD before it.
    @Test func aStatusAfterADismissIsReadToItsEnd() {
        let veil = host.overlays.show(.veil("Saving"))
        host.pass(1000)
        veil.dismiss()
        let status = host.overlays.flash(.hud("Saved", icon: .success))
        host.pass(900)
        #expect(status.isVisible)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // AlertToast#16, #91: loading that becomes success never closes.
    @Test func loadingThatBecomesSuccessCloses() {
        let loading = host.overlays.show(.hud("Loading", indicator: .spinner))
        host.pass(1000)
        loading.progress = 0.5
        host.pass(100)
        loading.finish(.success("Done"))
        host.pass(3000)
        #expect(loading.outcome == .shown(.finished))
        #expect(host.leftovers == [])
    }

    // MBProgressHUD#380: a tab switched in the middle of an animation leaves the app unusable.
    @Test(arguments: [0, 100, 205, 300, 650, 700])
    func aTabSwitchedAtAnyMomentLeavesTheAppUsable(_ milliseconds: Int) {
        let page = host.region()
        let loading = host.overlays.over(page).show(.loading("Loading"))
        host.pass(milliseconds / 2)
        if milliseconds > 500 { loading.dismiss() }
        host.pass(milliseconds / 2)
        host.set(page, .hidden)
        #expect(host.stage.gate.plan.isOpen)
        loading.dismiss()
        host.set(page, .visible)
        host.pass(1000)
        #expect(host.stage.gate.plan.isOpen)
        #expect(host.leftovers == [])
    }

    // JGProgressHUD#130: navigating back leaves a HUD that blocks forever.
    @Test func aPageThatGoesTakesItsOverlayAlong() {
        let page = host.region()
        let loading = host.overlays.over(page).show(.loading("Loading"))
        host.pass(1000)
        host.set(page, .detached)
        #expect(host.stage.gate.plan.isOpen)
        host.set(page, .gone)
        #expect(loading.outcome == .shown(.regionGone))
        #expect(host.leftovers == [])
    }

    // SVProgressHUD#75, #143: touches are dead after a dismiss.
    @Test func touchesWorkFromTheMomentOfTheEnd() {
        let corner = Point(x: 5, y: 5)
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        veil.dismiss()
        #expect(host.tap(at: corner) == .app)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // MBProgressHUD#402: the grace time is ignored. PKHUD's pull request 133: a grace alone does not prevent a flash.
    @Test func graceIsKeptAndWhatComesAfterItDoesNotFlash() {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(210)
        veil.dismiss()
        #expect(host.film(5) == "UUUUo")
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // SVProgressHUD#582, #658: a short text stays for 5 s.
    @Test func aShortTextIsShownShortly() {
        let hud = host.overlays.flash(.hud("OK"))
        host.pass(1000)
        #expect(hud.hasEnded)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // SVProgressHUD#1018, #1046, PKHUD#283: with several scenes the HUD is in the wrong window.
    @Test func anOverlayIsInTheWindowItWasAskedForIn() {
        let other = TestHost(clock: host.clock)
        let veil = other.overlays.show(.veil("Hello"))
        host.pass(1000)
        #expect(other.isShowing("Hello") && !host.isShowing("Hello"))
        #expect(!host.isCovered(.window))
        veil.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [] && other.leftovers == [])
    }

    // NVActivityIndicatorView#155, #174: block the content, but keep the back button live.
    @Test func theBackButtonCanStayLive() {
        let back = host.region(at: Rect(0, 0, 60, 44))
        let veil = host.overlays.show(
            .veil("Loading").with(\.input, Overlay.InputPolicy(outside: .blockedExcept([back]))))
        #expect(!host.isCovered(back) && host.isCovered(.window))
        host.pass(1000)
        #expect(!host.isCovered(back) && host.isCovered(.window))
        veil.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // SVProgressHUD#165: the screen reader repeats the text.
    @Test func aTextIsNotRepeated() {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        let again = host.overlays.show(.veil("Hello"))
        host.set(.window, .hidden)
        host.set(.window, .visible)
        again.dismiss()
        host.pass(1000)
        #expect(host.spoken == ["Hello"])
        veil.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }
}
