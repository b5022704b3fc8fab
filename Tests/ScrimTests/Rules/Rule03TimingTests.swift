@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 3: grace, minimum, and which ends do not wait for the minimum.
@MainActor
@Suite struct Rule03TimingTests {
    let host = TestHost()

    /// Grace, minimum and exit of a veil, a letter for each 100 ms: `g` only blocks, `U` up, `o` leaving.
    @Test(arguments: [
        (0, "..........."),
        (100, "g.........."),
        (200, "ggUUUUoo..."),
        (300, "ggUUUUoo..."),
        (600, "ggUUUUoo..."),
        (700, "ggUUUUUoo.."),
    ])
    func aVeilDismissedAt(_ milliseconds: Int, isSeenAs film: String) {
        let veil = host.overlays.show(.veil("Hello"))
        let before = host.film(milliseconds / 100)
        veil.dismiss()
        #expect(before + host.film(film.count - milliseconds / 100) == film)
        #expect(host.leftovers == [])
    }

    @Test func graceAndMinimumAreTheCallers() {
        var overlay = Overlay.veil("Hello")
        overlay.timing.grace = .milliseconds(400)
        overlay.timing.minimum = .milliseconds(100)
        let veil = host.overlays.show(overlay)
        let before = host.film(4)
        veil.dismiss()
        #expect(before + host.film(5) == "ggggUoo..")
        #expect(host.leftovers == [])
    }

    @Test func theMinimumCountsFromTheFirstVisibleFrame() {
        host.drawsByItself = false
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(2000)
        host.drawFrame()
        veil.dismiss()
        host.pass(399)
        #expect(!veil.hasEnded)
        host.pass(1)
        #expect(veil.outcome == .shown(.dismissed))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func whatNeverDrewAFrameHasNoMinimum() {
        host.drawsByItself = false
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(300)
        veil.dismiss()
        #expect(veil.outcome == .unseen(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Presentation.Cause.dismissed, .expired])
    func theMinimumDelaysTheProgramAndExpiry(_ cause: Presentation.Cause) {
        var overlay = Overlay.veil("Hello").with(\.timing.minimum, .seconds(2))
        if cause == .expired { overlay.timing.lifetime = .fixed(.seconds(1)) }
        let veil = host.overlays.show(overlay)
        host.pass(200)
        if cause == .dismissed { veil.dismiss() }
        host.pass(1999)
        #expect(!veil.hasEnded)
        #expect(host.isCovered(.window))
        host.pass(1)
        #expect(veil.outcome == .shown(cause))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: UserAct.allCases)
    func theMinimumNeverDelaysAUser(_ act: UserAct) {
        let veil = host.overlays.show(
            .veil("Hello", cancel: .standard).with(\.input, .dismissing).with(\.content.action, "Undo"))
        host.pass(201)
        act.happen(on: "Hello", in: host)
        #expect(veil.hasEnded)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: UserAct.allCases)
    func aUserNeedNotWaitForTheMinimumThatTheProgramWaitsFor(_ act: UserAct) {
        let veil = host.overlays.show(
            .veil("Hello", cancel: .standard).with(\.input, .dismissing).with(\.content.action, "Undo"))
        host.pass(201)
        veil.dismiss()
        #expect(!veil.hasEnded)
        act.happen(on: "Hello", in: host)
        #expect(veil.outcome == .shown(act.cause))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aRegionOrWindowGoneWaitsForNoMinimum() {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("One"))
        let veil = host.overlays.show(.veil("Two"))
        host.pass(201)
        host.set(table, .gone)
        #expect(loading.outcome == .shown(.regionGone))
        host.close()
        #expect(veil.outcome == .shown(.windowGone))
        #expect(host.leftovers == [])
    }

    @Test func theMinimumDoesNotRunOnWhileHidden() {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("One"))
        host.pass(201)
        loading.dismiss()
        #expect(!loading.hasEnded)
        host.set(table, .hidden)
        #expect(loading.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func aStatusChangeRestartsTheMinimum() {
        let veil = host.overlays.show(.veil("Hello").with(\.timing.minimum, .seconds(3)))
        host.pass(3100)
        veil.finish(.success("Saved"))
        // Reading it takes 1 s; the minimum is longer.
        host.pass(2900)
        #expect(!veil.hasEnded)
        host.pass(200)
        #expect(veil.outcome == .shown(.finished))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aNoticeComesAtOnce() {
        host.overlays.flash(.hud("Saved"))
        #expect(host.isShowing("Saved"))
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    /// The outcome is the status that the program set; the user only removes the overlay sooner.
    ///
    /// A button of the app is an answer of its own.
    @Test(arguments: [true, false], UserAct.allCases)
    func aStatusThatWaitsForTheMinimumIsHowItEnds(whenDone isDone: Bool, _ act: UserAct) {
        let veil = host.overlays.show(
            .veil("Hello", cancel: .standard).with(\.input, .dismissing).with(\.content.action, "Undo"))
        host.pass(201)
        veil.finish(isDone ? .success : .failure(nil))
        #expect(!veil.hasEnded)
        act.happen(on: "Hello", in: host)
        let cause: Presentation.Cause = isDone ? .finished : .failed
        #expect(veil.outcome == .shown(act == .action ? .action : cause))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: ["region", "window", "replaced"])
    func aStatusThatWaitsIsHowItEndsWhateverTakesItAway(_ end: String) {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Hello"))
        host.pass(201)
        loading.finish()
        #expect(!loading.hasEnded)
        switch end {
        case "region": host.set(table, .gone)
        case "window": host.close()
        default: _ = host.overlays.over(table).show(.loading("Other").with(\.onRepeat, .replace))
        }
        #expect(loading.outcome == .shown(.finished))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aStatusThatWasGivenOutOfSightIsSeenForItsMinimum() {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Hello").with(\.timing.minimum, .seconds(3)))
        host.pass(700)
        host.set(table, .hidden)
        loading.finish(.success("Saved"))
        host.pass(950)
        host.set(table, .visible)
        // Reading it takes 1 s; the minimum is longer.
        host.pass(2_990)
        #expect(host.isShowing("Saved") && !loading.hasEnded)
        host.pass(20)
        #expect(loading.outcome == .shown(.finished))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func whoJoinedWhileHiddenIsSeenForItsMinimum() {
        let table = host.region()
        let over = host.overlays.over(table)
        let first = over.show(.loading("First"))
        host.pass(700)
        host.set(table, .hidden)
        let second = over.show(.loading("Second"))
        host.pass(5000)
        host.set(table, .visible)
        host.pass(50)
        first.dismiss()
        second.dismiss()
        #expect(first.hasEnded && !second.hasEnded)
        host.pass(340)
        #expect(!second.hasEnded)
        host.pass(20)
        #expect(second.outcome == .shown(.dismissed))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// The presentation has had its minimum; a region that is hidden and shown again does not start another.
    @Test func whoWasSeenBeforeHasNoSecondMinimum() {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("First"))
        host.pass(700)
        host.set(table, .hidden)
        host.set(table, .visible)
        loading.dismiss()
        #expect(loading.hasEnded)
        host.pass(1000)
        #expect(host.leftovers == [])
    }
}
