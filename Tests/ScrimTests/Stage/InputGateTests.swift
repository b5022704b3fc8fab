import Testing

@_spi(Host) @testable import Scrim

/// The gate alone, with two surfaces; the upper one's panel is a square in the middle of the window.
@MainActor
@Suite struct InputGateTests {
    let gate = InputGate()
    let lower = SurfaceID()
    let upper = SurfaceID()
    let middle = Point(x: 50, y: 50)
    let corner = Point(x: 5, y: 5)

    private var geometry: InputGate.Geometry {
        InputGate.Geometry(
            panelContains: { [upper, lower] surface, point in
                (surface == upper || surface == lower) && Rect(40, 40, 20, 20).contains(point)
            },
            regionContains: { _, point in Rect(0, 0, 100, 100).contains(point) })
    }

    private func layer(
        _ surface: SurfaceID, _ outside: Overlay.InputPolicy.Outside = .blocked,
        tap: Overlay.InputPolicy.Tap = .ignored,
        panel: Bool = true, over region: Region = .window
    ) -> InputPlan.Layer {
        InputPlan.Layer(
            surface: surface, region: region, outside: outside, tapOutside: tap, panelTakesInput: panel)
    }

    private func press(_ finger: Int, _ point: Point, _ milliseconds: Int = 0) -> Route {
        gate.press(finger, at: point, now: Instant(.milliseconds(milliseconds)), in: geometry)
    }

    private func release(_ finger: Int, _ point: Point, _ milliseconds: Int = 0) -> InputGate.Release {
        gate.release(finger, at: point, now: Instant(.milliseconds(milliseconds)), in: geometry)
    }

    // MARK: Presses

    @Test func hitTestingHasNoSideEffects() {
        gate.plan.layers = [layer(upper)]
        for _ in 0..<3 {
            #expect(gate.route(at: middle, in: geometry) == .panel(upper))
            #expect(gate.route(at: corner, in: geometry) == .blocked(upper))
        }
        gate.plan.layers = []
        #expect(press(0, corner) == .app)
    }

    @Test func aPressStaysWithThePanelItBeganOn() {
        gate.plan.layers = [layer(upper)]
        #expect(press(0, middle) == .panel(upper))
        #expect(gate.move(0, to: corner) == .panel(upper))
        #expect(release(0, corner).route == .panel(upper))
    }

    @Test func aPressStaysWithTheUpperOfTwoPanels() {
        gate.plan.layers = [layer(lower), layer(upper)]
        #expect(press(0, middle) == .panel(upper))
        #expect(gate.move(0, to: middle) == .panel(upper))
        #expect(release(0, middle).route == .panel(upper))
    }

    @Test func aPressOnAPanelWhoseSurfaceLeftGoesNowhere() {
        gate.plan.layers = [layer(lower), layer(upper)]
        #expect(press(0, middle) == .panel(upper))
        gate.plan.layers = [layer(lower)]
        #expect(gate.move(0, to: middle) == .blocked(upper))
        #expect(release(0, middle).route == .blocked(upper))
    }

    @Test func aPressOnAPanelGoesNowhereUnderALaterBlockWithExemptViews() {
        let exempt = Overlay.InputPolicy.Outside.blockedExcept([.keyboard])
        gate.plan.layers = [layer(lower), layer(upper, .live, panel: false)]
        #expect(press(0, middle) == .panel(lower))
        gate.plan.layers = [layer(lower), layer(upper, exempt, panel: false)]
        #expect(gate.move(0, to: middle) == .blocked(lower))
        #expect(release(0, middle).route == .blocked(lower))
        // A press in an exempt view passes as long as the view exists.
        #expect(press(0, middle, 5000) == .panel(lower))
        #expect(gate.move(0, to: middle) == .panel(lower))
        gate.plan.layers = [layer(lower), layer(upper, .blocked, panel: false)]
        #expect(gate.move(0, to: middle) == .blocked(lower))
    }

    @Test func aPressWithoutABeginningGoesToTheApp() {
        gate.plan.layers = [layer(upper)]
        #expect(gate.move(3, to: middle) == .app)
        #expect(release(3, middle).route == .app)
        gate.cancel(3)
    }

    @Test func fingersAreKeptApart() {
        #expect(press(1, middle) == .app)
        gate.plan.layers = [layer(upper, tap: .dismisses)]
        #expect(press(2, middle) == .panel(upper))
        #expect(press(3, corner) == .blocked(upper))
        #expect(gate.move(1, to: corner) == .app)
        #expect(gate.move(2, to: corner) == .panel(upper))
        #expect(release(1, corner).tappedOutside == nil)
        #expect(release(2, corner).tappedOutside == nil)
        #expect(release(3, corner).tappedOutside == upper)
    }

    @Test func twoFingersOutsideEndOneSurfaceNotTwo() {
        gate.plan.layers = [layer(lower, tap: .dismisses), layer(upper, tap: .dismisses)]
        _ = press(1, corner)
        _ = press(2, corner)
        #expect(release(1, corner).tappedOutside == upper)
        gate.plan.layers = [layer(lower, tap: .dismisses)]
        #expect(release(2, corner).tappedOutside == nil)
    }

    @Test func whatStillComesOfACancelledPressGoesWhereItBegan() {
        gate.plan.layers = [layer(upper, tap: .dismisses)]
        _ = press(0, corner)
        gate.cancel(0)
        gate.plan.layers = []
        #expect(gate.move(0, to: corner) == .blocked(upper))
        let end = release(0, corner)
        #expect(end.route == .blocked(upper) && end.tappedOutside == nil)
        #expect(release(0, corner).route == .app)
    }

    @Test func aCancelledPressIsForgottenWithTheNext() {
        gate.plan.layers = [layer(upper)]
        for finger in 0..<1000 {
            _ = press(finger, corner)
            gate.cancel(finger)
        }
        gate.plan.layers = []
        #expect(gate.move(998, to: corner) == .app)
        #expect(gate.move(999, to: corner) == .blocked(upper))
    }

    @Test func anotherPressOfTheSameFingerIsANewOne() {
        gate.plan.layers = [layer(upper)]
        _ = press(0, corner)
        gate.plan.layers = []
        #expect(press(0, corner, 5000) == .app)
        #expect(release(0, corner, 5000).route == .app)
    }

    /// The host stopped listening before the release, and began again in the middle of another press.
    @Test(arguments: [false, true])
    func aPressThatTheHostForgotHasNoPartInTheNext(isCancelled: Bool) {
        gate.plan.layers = [layer(upper)]
        _ = press(0, corner)
        if isCancelled { gate.cancel(0) }
        gate.plan.layers = []
        gate.forgetPresses()
        gate.plan.layers = [layer(lower, .live)]
        #expect(gate.move(0, to: middle) == .app)
        #expect(release(0, middle).route == .app)
    }

    @Test func aClickIsHalfOfADoubleClickAfterItsPressIsForgotten() {
        gate.plan.layers = [layer(upper)]
        _ = press(0, corner)
        _ = release(0, corner, 50)
        gate.forgetPresses()
        gate.plan.layers = []
        #expect(press(0, corner, 100) == .blocked(upper))
    }

    /// The host uses one number for all buttons of its pointer.
    @Test func eachButtonsReleaseGoesWhereItsPressBegan() {
        gate.plan.layers = [layer(upper)]
        _ = press(0, corner)
        _ = press(0, corner, 100)
        #expect(release(0, corner, 200).route == .blocked(upper))
        #expect(release(0, corner, 5000).route == .blocked(upper))
        gate.plan.layers = []
        #expect(press(0, corner, 10_000) == .app)
        gate.plan.layers = [layer(upper)]
        #expect(press(0, corner, 10_100) == .blocked(upper))
        #expect(release(0, corner, 10_200).route == .blocked(upper))
        #expect(gate.move(0, to: middle) == .app)
        #expect(release(0, corner, 10_300).route == .app)
    }

    /// A toolkit may never report a release.
    @Test func pressesWithoutAnEndDoNotPileUp() {
        gate.plan.layers = [layer(upper)]
        for _ in 0..<1000 { _ = press(0, corner) }
        var ends = 0
        while release(0, corner).route != .app { ends += 1 }
        #expect(ends < 10)
    }

    // MARK: Taps outside

    @Test func aPressThatWasThereFirstTapsNothing() {
        _ = press(0, corner)
        gate.plan.layers = [layer(upper, .live, tap: .dismisses)]
        #expect(release(0, corner).tappedOutside == nil)
    }

    @Test func aTapOutsideGoesToTheFrontMostThatMindsIt() {
        gate.plan.layers = [layer(lower, tap: .dismisses), layer(upper, .live)]
        _ = press(0, corner)
        #expect(release(0, corner).tappedOutside == lower)
        gate.plan.layers = [layer(lower, tap: .dismisses), layer(upper)]
        _ = press(0, corner, 5000)
        #expect(release(0, corner, 5000).tappedOutside == nil)
    }

    @Test func aTapOnTheUppersPanelIsNotOutsideTheLower() {
        gate.plan.layers = [layer(lower, tap: .dismisses, panel: false), layer(upper, .live)]
        #expect(press(0, middle) == .panel(upper))
        #expect(release(0, middle).tappedOutside == nil)
    }

    @Test(arguments: [(9.9, true), (10, true), (10.1, false)])
    func theSlopIs(_ way: Double, isTap: Bool) {
        gate.plan.layers = [layer(upper, tap: .dismisses)]
        _ = press(0, corner)
        #expect((release(0, Point(x: 5 + way, y: 5)).tappedOutside == upper) == isTap)
    }

    @Test func wanderingOffAndBackIsNoTap() {
        gate.plan.layers = [layer(upper, tap: .dismisses)]
        _ = press(0, corner)
        _ = gate.move(0, to: middle)
        _ = gate.move(0, to: corner)
        #expect(release(0, corner).tappedOutside == nil)
    }

    @Test func aTapOnWhatMeanwhileIgnoresItDoesNothing() {
        gate.plan.layers = [layer(upper, tap: .dismisses)]
        _ = press(0, corner)
        gate.plan.layers = [layer(upper)]
        #expect(release(0, corner).tappedOutside == nil)
    }

    // MARK: Double clicks

    @Test func aSecondHalfReachesNothingUnderTheOverlayThatItBeganOn() {
        gate.plan.layers = [layer(lower), layer(upper)]
        _ = press(0, middle)
        _ = release(0, middle, 50)
        gate.plan.layers = [layer(lower)]
        #expect(press(0, middle, 300) == .blocked(upper))
        #expect(release(0, middle, 350).route == .blocked(upper))
        #expect(press(0, middle, 500) == .panel(lower))
    }

    @Test(arguments: [(399, 0.0, false), (400, 0, true), (100, 10, false), (100, 11, true)])
    func aSecondHalfIsSoonAndNear(_ milliseconds: Int, _ way: Double, reachesTheApp: Bool) {
        gate.plan.layers = [layer(upper)]
        _ = press(0, corner)
        _ = release(0, corner)
        gate.plan.layers = []
        #expect((press(0, Point(x: 5 + way, y: 5), milliseconds) == .app) == reachesTheApp)
    }

    @Test func whoAsksBeforeThePressIsToldOfASecondHalfAsWell() {
        gate.plan.layers = [layer(upper)]
        _ = press(0, corner)
        _ = release(0, corner, 50)
        gate.plan.layers = []
        #expect(gate.route(at: corner, in: geometry) == .app)
        let ask = { (milliseconds: Int) in
            gate.route(ofPressAt: corner, now: Instant(.milliseconds(milliseconds)), in: geometry)
        }
        #expect(ask(100) == .blocked(upper))
        #expect(ask(100) == .blocked(upper))
        #expect(press(0, corner, 100) == .blocked(upper))
        #expect(ask(1000) == .app)
    }

    @Test func aSurfaceMayTakeAPressInItsRegionOrOnItsPanelOrAfterAClickOnIt() {
        let geometry = InputGate.Geometry(
            panelContains: { [upper] surface, point in
                surface == upper && Rect(60, 40, 20, 20).contains(point)
            },
            regionContains: { region, point in
                region == .keyboard && Rect(0, 0, 50, 100).contains(point)
            })
        func mayTake(_ surface: SurfaceID, _ region: Region, _ x: Double) -> Bool {
            gate.mayTake(surface, over: region, pressAt: Point(x: x, y: 50), in: geometry)
        }
        gate.plan.layers = [layer(upper, over: .keyboard)]
        #expect(mayTake(upper, .keyboard, 49) && mayTake(upper, .keyboard, 70))
        #expect(!mayTake(upper, .keyboard, 55) && !mayTake(lower, .window, 49))
        _ = gate.press(0, at: Point(x: 49, y: 50), now: Instant(), in: geometry)
        _ = gate.release(0, at: Point(x: 49, y: 50), now: Instant(), in: geometry)
        #expect(mayTake(upper, .keyboard, 55), "It may be the second half of a double click")
        #expect(!mayTake(upper, .keyboard, 90))
    }

    @Test func onTheSameSurfaceADoubleClickIsTwoClicks() {
        gate.plan.layers = [layer(upper)]
        _ = press(0, middle)
        _ = release(0, middle)
        #expect(press(0, middle, 100) == .panel(upper))
    }

    @Test func aDoubleClickOnTheAppIsTheApps() {
        _ = press(0, corner)
        _ = release(0, corner)
        #expect(press(0, corner, 100) == .app)
    }

    @Test func aDoubleClickThatBeganBesideALiveSheetDismissesOnlyOne() {
        gate.plan.layers = [layer(lower, .live, tap: .dismisses), layer(upper, .live, tap: .dismisses)]
        #expect(press(0, corner) == .app)
        #expect(release(0, corner).tappedOutside == upper)
        gate.plan.layers = [layer(lower, .live, tap: .dismisses)]
        #expect(press(0, corner, 200) == .app)
        #expect(release(0, corner, 250).tappedOutside == nil)
    }

    @Test(arguments: [1, 3])
    func whatAnotherFingerDoesEndsNoDoubleTap(_ fingers: Int) {
        gate.plan.layers = [layer(upper, .live)]
        for finger in 1...fingers { #expect(press(finger, corner) == .app) }
        _ = press(7, middle)
        _ = release(7, middle, 50)
        gate.plan.layers = []
        for finger in 1...fingers { _ = release(finger, corner, 100) }
        #expect(gate.awaitsSecondHalf(at: Instant(.milliseconds(100))) != nil)
        #expect(press(8, middle, 200) == .blocked(upper))
    }

    /// A mouse has one pointer, so a click at another place is a first click, and no second half of a double click.
    @Test func aClickElsewhereEndsADoubleClick() {
        gate.plan.layers = [layer(upper, .live)]
        _ = press(0, middle)
        _ = release(0, middle, 50)
        gate.plan.layers = []
        #expect(press(0, corner, 100) == .app)
        _ = release(0, corner, 150)
        #expect(press(0, middle, 200) == .app)
    }

    @Test func aDragIsNoHalfOfADoubleClick() {
        for isCancelled in [false, true] {
            gate.plan.layers = [layer(upper)]
            _ = press(0, corner)
            if isCancelled {
                gate.cancel(0)
            } else {
                _ = gate.move(0, to: middle)
                _ = gate.move(0, to: corner)
            }
            _ = release(0, corner, 50)
            gate.plan.layers = []
            #expect(press(0, corner, 100) == .app)
            _ = release(0, corner, 150)
        }
    }

    // MARK: Answers that change things

    @Test func aNewPlanWhileAPressIsDecidedIsKept() {
        gate.plan.layers = [layer(upper)]
        let busy = InputGate.Geometry(
            panelContains: { [gate] _, _ in
                gate.plan.layers = []
                return false
            },
            regionContains: { _, _ in true })
        #expect(gate.press(0, at: corner, now: Instant(), in: busy) == .blocked(upper))
        #expect(gate.plan.layers.isEmpty)
        #expect(gate.release(0, at: corner, now: Instant(), in: busy).route == .blocked(upper))
    }

    // MARK: Keys

    @Test func keysGoToThePanelInFrontAndNowhereElse() {
        gate.plan.layers = [layer(lower), layer(upper)]
        #expect(gate.keyRoute(focus: .panel(upper)) == .panel(upper))
        #expect(gate.keyRoute(focus: .panel(lower)) == .blocked(upper))
        #expect(gate.keyRoute(focus: .app(inside: [])) == .blocked(upper))
        #expect(gate.keyRoute(focus: .nowhere) == .blocked(upper))
        gate.plan.layers = [layer(lower), layer(upper, .live)]
        #expect(gate.keyRoute(focus: .nowhere) == .blocked(lower))
        gate.plan.layers = [layer(upper, panel: false)]
        #expect(gate.keyRoute(focus: .panel(upper)) == .blocked(upper))
    }

    /// An example is a busy form in a sheet: the overlay over it is in front of the sheet's panel.
    @Test(arguments: [Overlay.InputPolicy.Outside.blocked, .live])
    func keysInAPanelGoNowhereWhereAViewOfItsContentIsBlocked(_ outside: Overlay.InputPolicy.Outside) {
        let form = Region.view(Region.ID(number: 7))
        gate.plan.layers = [layer(lower, outside), layer(upper, over: form)]
        #expect(gate.keyRoute(focus: .panel(lower, inside: [form])) == .blocked(upper))
        #expect(gate.keyRoute(focus: .panel(lower)) == .panel(lower))
        let field = Region.view(Region.ID(number: 8))
        gate.plan.layers = [layer(lower, outside), layer(upper, .blockedExcept([field]), over: form)]
        #expect(gate.keyRoute(focus: .panel(lower, inside: [form, field])) == .panel(lower))
        #expect(gate.keyRoute(focus: .panel(lower, inside: [form])) == .blocked(upper))
    }
}
