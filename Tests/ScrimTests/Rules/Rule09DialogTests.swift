@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Rule 9, for the app's dialogs inside the window: overlays step aside until the dialog is answered.
@MainActor
@Suite struct Rule09DialogTests {
    let host = TestHost()

    @Test(arguments: [Overlay.veil("Up"), .activity("Up"), .sheet(detents: [.points(200)])])
    func whatIsUpStepsAsideForADialogAndComesBack(_ overlay: Overlay) {
        let up = host.overlays.show(overlay.with(\.content.message, "Up"))
        host.pass(2000)
        let blocked = host.plan.input
        host.openDialog()
        #expect(!up.isVisible && !up.hasEnded)
        #expect(host.plan.input == InputPlan() && host.plan.focus == .app)
        #expect(host.plan.access == AccessPlan())
        host.pass(60_000)
        host.closeDialog()
        #expect(up.isVisible)
        #expect(host.plan.input == blocked)
        #expect(host.spoken.filter { $0 == "Up" }.count <= 1)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A host whose dialogs are above the surface keeps the surface drawn, and still blocks what it blocked.
    @Test func thePlanSaysWhatASeenSurfaceStillBlocksUnderADialog() {
        let blocking = host.overlays.show(.veil("Up").instant)
        let live = host.overlays.show(
            .sheet(detents: [.points(200)], input: .live).with(\.content.message, "List"))
        host.pass(2000)
        #expect(host.plan.surfaces.map(\.aside) == [nil, nil])
        host.openDialog()
        #expect(host.plan.surfaces.map(\.aside) == [.blocking, .live])
        #expect(host.plan.surfaces.map(\.isHidden) == [true, true])
        host.closeDialog()
        #expect(host.plan.surfaces.map(\.aside) == [nil, nil])
        [blocking, live].forEach { $0.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    /// In the background a host keeps what is drawn for the app switcher.
    @Test func thePlanSaysSoAlsoOfASurfaceThatIsOutOfSightAlready() {
        let veil = host.overlays.show(.veil("Up").instant)
        host.pass(2000)
        host.stage.report(.suspended(true))
        host.openDialog()
        #expect(host.plan.surfaces.map(\.aside) == [.blocking])
        host.closeDialog()
        #expect(host.plan.surfaces.map(\.aside) == [nil])
        #expect(host.plan.surfaces.map(\.isHidden) == [true])
        host.stage.report(.suspended(false))
        #expect(veil.isVisible)
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The dialog may need the keyboard.
    @Test func whatIsOverTheKeyboardStepsAside() {
        let sending = host.overlays.over(.keyboard).show(.loading("Sending").instant)
        host.pass(100)
        host.openDialog()
        #expect(!sending.isVisible && !host.plan.input.blockedRegions.contains(.keyboard))
        host.closeDialog()
        #expect(sending.isVisible)
        sending.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Two presentations share the panel, and the one that blocks would block the dialog.
    @Test func aNoticeStepsAsideForOneOfItsHoldersThatBlocks() {
        let blocking = host.overlays.show(.hud("Signing in").instant.with(\.input, .block))
        let live = host.overlays.show(.hud("Signing in").instant.with(\.onRepeat, .join))
        #expect(host.plan.surfaces.count == 1)
        host.openDialog()
        #expect(!blocking.isVisible && !live.isVisible)
        blocking.dismiss()
        #expect(live.isVisible)
        host.closeDialog()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aBodyThatAsksAQuestionGoesOn() async {
        let host = host
        await host.overlays.during(.veil("Saving")) {
            host.pass(1000)
            host.openDialog()
            #expect(host.tap(at: Geometry.Point(x: 20, y: 20)) == .app)
            host.closeDialog()
            #expect(host.tap(at: Geometry.Point(x: 20, y: 20)) == .nobody)
        }
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func whatIsShownAfterTheDialogLiesOverItUntilTheNext() {
        host.openDialog()
        let saving = host.overlays.show(.veil("Saving"))
        host.pass(1000)
        #expect(saving.isVisible)
        host.openDialog()
        #expect(!saving.isVisible)
        host.closeDialog()
        #expect(saving.isVisible)
        host.closeDialog()
        #expect(saving.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Overlay.RepeatPolicy.join, .refresh])
    func whatWouldJoinButForTheDialogLiesOverItByItself(_ policy: Overlay.RepeatPolicy) {
        let early = host.overlays.show(.veil("Early"))
        host.pass(1000)
        host.openDialog()
        let late = host.overlays.show(.veil("Late").with(\.onRepeat, policy))
        host.pass(250)
        #expect(!early.isVisible && late.isVisible && !early.hasEnded)
        late.dismiss()
        #expect(late.isVisible, "its minimum is not over")
        host.pass(1000)
        #expect(late.outcome == .shown(.dismissed))
        #expect(!early.isVisible && !early.hasEnded)
        host.closeDialog()
        #expect(early.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aNoticeThatBlocksNothingStaysAndOneThatBlocksStepsAside() {
        let notice = host.overlays.show(.hud("Saved").with(\.timing.lifetime, .untilDismissed))
        let blocking = host.overlays.show(
            .hud("Wait", placement: .bottom).with(\.timing.lifetime, .untilDismissed)
                .with(\.input.outside, .blocked))
        host.pass(1000)
        host.openDialog()
        #expect(notice.isVisible && !blocking.isVisible)
        host.closeDialog()
        #expect(notice.isVisible && blocking.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The host draws a view's overlays beneath whatever the app presents over that view.
    @Test func anOverlayOverAViewStaysWhereItIs() {
        let loading = host.overlays.over(host.region()).show(.loading("Loading"))
        host.pass(1000)
        host.openDialog()
        #expect(loading.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theProgramsDismissalTakesWhatIsAsideAwayAtOnce() {
        let veil = host.overlays.show(.veil("Veil"))
        host.pass(250)
        host.openDialog()
        veil.dismiss()
        #expect(veil.outcome == .shown(.dismissed))
        #expect(host.plan.surfaces.isEmpty)
        host.closeDialog()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func whatIsInItsGraceComesWithTheEndOfTheDialog() {
        let veil = host.overlays.show(.veil("Veil"))
        host.pass(50)
        host.openDialog()
        #expect(host.plan.input == InputPlan())
        host.pass(1000)
        #expect(!veil.isVisible)
        host.closeDialog()
        host.pass(100)
        #expect(veil.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }
}
