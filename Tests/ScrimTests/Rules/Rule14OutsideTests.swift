@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 14: what is outside the panel, and what a tap there does.
///
/// Dimming makes no difference.
@MainActor
@Suite struct Rule14OutsideTests {
    let host = TestHost()
    let corner = Point(x: 5, y: 5)

    private func sheet(_ input: Overlay.InputPolicy) -> Presentation {
        host.overlays.show(Overlay.sheet(input: input).instant) { "sheet" }
    }

    @Test func whereItIsBlockedNothingReachesTheApp() {
        let sheet = sheet(.block)
        #expect(host.tap(at: corner) != .app)
        #expect(!sheet.hasEnded)
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func whereItIsLiveEverythingDoesButWhatIsOnThePanel() throws {
        let sheet = sheet(.live)
        #expect(host.tap(at: corner) == .app)
        let surface = try #require(host.surface(saying: "sheet"))
        let panel = try #require(host.panelFrame(of: surface.id))
        let inside = Point(x: panel.midX, y: panel.midY)
        #expect(host.stage.gate.route(at: inside, in: host.stage.geometry) == .panel(surface.id))
        #expect(host.tap(at: inside) == .panel)
        #expect(!sheet.hasEnded)
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func whereItIsBlockedExceptForSomeTheyAlonePass() {
        let back = host.region(at: Rect(0, 0, 60, 44))
        let veil = host.overlays.show(
            .veil("Loading").instant.with(\.input, Overlay.InputPolicy(outside: .blockedExcept([back]))))
        #expect(host.tap(at: corner) == .app)
        #expect(host.tap(at: Point(x: 70, y: 5)) != .app)
        host.focus = [back]
        #expect(!host.keysAreBlocked)
        host.focus = []
        #expect(host.keysAreBlocked)
        veil.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func aTapOnABlockedOutsideDismissesAndIsConsumed() {
        let sheet = sheet(.dismissing)
        #expect(host.tap(at: corner) != .app)
        #expect(sheet.outcome == .shown(.tapOutside))
        #expect(host.leftovers == [])
    }

    @Test func aTapOnALiveOutsideDismissesAndReachesTheApp() {
        let sheet = sheet(Overlay.InputPolicy(outside: .live, tapOutside: .dismisses))
        #expect(host.tap(at: corner) == .app)
        #expect(sheet.outcome == .shown(.tapOutside))
        #expect(host.leftovers == [])
    }

    @Test(arguments: [
        Overlay.InputPolicy.dismissing, Overlay.InputPolicy(outside: .live, tapOutside: .dismisses),
    ])
    func aDragOutsideDismissesNothing(_ input: Overlay.InputPolicy) {
        let sheet = sheet(input)
        host.press(at: corner)
        host.move(to: Point(x: 5, y: 16))
        host.move(to: corner)
        host.release(at: corner)
        #expect(!sheet.hasEnded)
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func aTapMayWanderWithinTheSlopAndCountsOnRelease() {
        let sheet = sheet(.dismissing)
        host.press(at: corner)
        #expect(!sheet.hasEnded)
        host.move(to: Point(x: 5, y: 14))
        host.release(at: Point(x: 5, y: 15))
        #expect(sheet.outcome == .shown(.tapOutside))
        #expect(host.leftovers == [])
    }

    @Test func aTapOnThePanelOrInAnotherRegionDismissesNothing() throws {
        let table = host.region(at: Rect(0, 400, 390, 300))
        let loading = host.overlays.over(table).show(.loading("Loading").instant.with(\.input, .dismissing))
        let surface = try #require(host.surface(saying: "Loading"))
        let panel = try #require(host.panelFrame(of: surface.id))
        host.tap(at: Point(x: panel.midX, y: panel.midY))
        host.tap(at: corner)
        #expect(!loading.hasEnded)
        host.pass(1000)
        host.tap(at: Point(x: 5, y: 405))
        #expect(loading.outcome == .shown(.tapOutside))
        #expect(host.leftovers == [])
    }

    @Test func aTapOutsideOfTwoEndsTheUpper() {
        let lower = sheet(.dismissing)
        let upper = sheet(.dismissing)
        host.tap(at: corner)
        #expect(upper.hasEnded && !lower.hasEnded)
        // The second half of a double click is not meant for the lower one; the next click is.
        host.tap(at: corner)
        #expect(!lower.hasEnded)
        host.tap(at: corner)
        #expect(lower.hasEnded)
        #expect(host.leftovers == [])
    }

    /// A drag is not a click, so no later click is its second half.
    @Test func aClickWhereADragFromABlockedViewEndedReachesTheApp() {
        let table = host.region(at: Rect(0, 400, 390, 300))
        let loading = host.overlays.over(table).show(.loading("Loading").instant)
        let outside = Point(x: 5, y: 200)
        #expect(host.press(at: Point(x: 5, y: 405)) != .app)
        host.move(to: outside)
        host.release(at: outside)
        #expect(host.tap(at: outside) == .app)
        loading.dismiss()
        #expect(host.leftovers == [])
    }

    /// The gate waits for a second half only for the time of a double click, even if another overlay is still to come.
    @Test func theSecondHalfIsWaitedForNoLongerWhereANoticeIsToCome() {
        let sheet = sheet(.dismissing)
        _ = host.overlays.show(.hud("Saved").with(\.timing.grace, .seconds(3)))
        host.tap(at: corner)
        #expect(sheet.hasEnded && host.stage.plan.input.awaitsSecondHalf)
        host.advance(by: Tuning.doubleClick)
        #expect(!host.stage.plan.input.awaitsSecondHalf)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [100, 1000])
    func aDoubleClickTakesAsLongAsTheUserHasSet(_ milliseconds: Int) {
        host.doubleClickTime = .milliseconds(milliseconds)
        for (later, isSecondHalf) in [(milliseconds - 50, true), (milliseconds + 50, false)] {
            let sheet = sheet(.dismissing)
            host.tap(at: corner)
            #expect(sheet.hasEnded)
            host.pass(later)
            #expect(host.tap(at: corner) == (isSecondHalf ? .nobody : .app))
            host.pass(2000)
        }
        #expect(host.leftovers == [])
    }

    @Test func aRefusedTapHoldsNothingUpThatWasReportedWithIt() {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Loading").instant)
        let sheet = host.overlays.show(
            Overlay.sheet(input: .dismissing).instant, shouldEnd: { _ in false }, content: { "sheet" })
        host.stage.report([.regionChanged(table, .hidden), .escape])
        #expect(!sheet.hasEnded && host.plan.surfaces.map(\.isHidden) == [true, false])
        loading.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aNoticeInFrontTakesNoTapFromASheetBehind() throws {
        let sheet = sheet(.dismissing)
        host.overlays.flash(.hud("Saved"))
        let hud = try #require(host.surface(saying: "Saved"))
        let panel = try #require(host.panelFrame(of: hud.id))
        host.tap(at: Point(x: panel.midX, y: panel.midY))
        #expect(sheet.hasEnded)
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func aVetoKeepsItUpAndTheTapConsumed() {
        var asked = 0
        let sheet = host.overlays.show(
            Overlay.sheet(input: .dismissing).instant,
            shouldEnd: { cause in
                asked += 1
                return cause != .tapOutside
            },
            content: { "sheet" })
        #expect(host.tap(at: corner) != .app)
        #expect(asked == 1 && !sheet.hasEnded)
        host.pressEscape()
        #expect(asked == 2 && sheet.outcome == .shown(.escape))
        #expect(host.leftovers == [])
    }

    @Test func theProgramIsNotAskedForAVeto() {
        let sheet = host.overlays.show(
            Overlay.sheet.instant, shouldEnd: { _ in false }, content: { "sheet" })
        sheet.dismiss()
        #expect(sheet.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func dimmingIsIndependentOfInput() {
        for input in [Overlay.InputPolicy.live, .block] {
            for dims in [true, false] {
                let sheet = host.overlays.show(
                    Overlay.sheet(input: input).instant.with(\.dims, dims)
                ) { "sheet" }
                #expect((host.shown.first?.style.scrim == .clear) == !dims)
                #expect(host.isCovered(corner) == (input == .block))
                sheet.dismiss()
            }
        }
        #expect(host.leftovers == [])
    }
}
