@_spi(Host) @testable import Scrim
import Testing

/// Rule 2: a key that began before `show` activates nothing in the overlay.
@Suite final class HeldKeysTests {
    private let enter: HeldKeys.Code = 36
    private let letter: HeldKeys.Code = 38
    private var keys = HeldKeys()
    private var plan = InputPlan()

    /// The input layer of an overlay over the window, with a panel that takes input.
    private func layer(_ number: UInt64, _ outside: Overlay.InputPolicy.Outside) -> InputPlan.Layer {
        InputPlan.Layer(
            surface: SurfaceID(number: number), region: .window, outside: outside, tapOutside: .ignored,
            panelTakesInput: true)
    }

    /// An overlay comes in front of all others and gets the keys.
    private func overlayCame(
        at instant: Instant, keysDown: Set<HeldKeys.Code>?, outside: Overlay.InputPolicy.Outside = .live
    ) {
        plan.layers = PagedArray(Array(plan.layers) + [layer(UInt64(plan.layers.count) + 1, outside)])
        keys.follow(plan, at: instant) { keysDown }
    }

    /// The front overlay goes.
    private func overlayWent(at instant: Instant, keysDown: Set<HeldKeys.Code>?) {
        plan.layers = PagedArray(Array(plan.layers).dropLast())
        keys.follow(plan, at: instant) { keysDown }
    }

    private func at(_ milliseconds: Int) -> Instant { Instant(.milliseconds(milliseconds)) }

    /// Presses a key in the front panel; the event is handled at once.
    private func press(_ code: HeldKeys.Code, _ time: Int, handled: Int? = nil) -> Bool {
        press(code, time, handled: handled, in: plan.layers.last?.surface)
    }

    private func press(_ code: HeldKeys.Code, _ time: Int, handled: Int? = nil, in panel: SurfaceID?) -> Bool
    {
        keys.press(code, time: at(time), now: at(handled ?? time), in: panel)
    }

    private func release(_ code: HeldKeys.Code, _ time: Int) {
        keys.release(code, time: at(time), now: at(time))
    }

    @Test func aPressAfterTheOverlayCameIsNew() {
        overlayCame(at: at(1000), keysDown: nil)
        #expect(press(enter, 1001))
        #expect(press(enter, 1600), "and repeats, in a text for one")
        #expect(press(enter, 1630))
    }

    // MARK: A display that reports which keys are down, and sends the time of each repeat

    @Test func aKeyThatIsDownTakesNothingBeforeItsRelease() {
        overlayCame(at: at(1000), keysDown: [enter])
        #expect(!press(enter, 1500))
        #expect(!press(enter, 1530))
        #expect(press(letter, 1540))
        release(enter, 1550)
        #expect(press(enter, 1560))
    }

    @Test func whatIsIgnoredTakesNothingWhenItRepeats() {
        overlayCame(at: at(1000), keysDown: [])
        #expect(press(enter, 1200))
        keys.ignore(enter, now: at(1200))
        #expect(!press(enter, 1700), "it repeats")
        #expect(press(letter, 1710))
        release(enter, 1750)
        #expect(press(enter, 1800))
    }

    @Test func aKeyThatWasReleasedElsewhereIsNewAtItsNextPress() {
        overlayCame(at: at(1000), keysDown: [enter])
        keys.focusChanged(keysDown: [])
        #expect(press(enter, 1100))
    }

    @Test func aKeyThatIsHeldBeyondAChangeOfFocusTakesNothing() {
        overlayCame(at: at(1000), keysDown: [enter, letter])
        keys.focusChanged(keysDown: [enter])
        #expect(!press(enter, 1100))
        #expect(press(letter, 1110))
    }

    @Test func aKeyThatWasSeenDownAndIsNotAnyMoreIsNewForTheNextOverlay() {
        #expect(press(letter, 900))
        overlayCame(at: at(1000), keysDown: [])
        #expect(press(letter, 1100))
    }

    /// Another program's key grab gets the release, and the focus does not move.
    @Test func aPauseLongerThanARepeatEndsAPress() {
        overlayCame(at: at(1000), keysDown: [enter])
        #expect(!press(enter, 1500))
        #expect(!press(enter, 3499))
        #expect(press(enter, 5499))
        #expect(press(enter, 5500))
    }

    @Test func thePauseCountsFromTheOverlayForAKeyThatNeverRepeated() {
        overlayCame(at: at(1000), keysDown: [enter])
        #expect(press(enter, 3000))
        overlayCame(at: at(4000), keysDown: [enter])
        #expect(!press(enter, 5999))
    }

    // MARK: A toolkit that repeats keys itself, with the time of the press

    @Test func aRepeatOfAPressFromBeforeTakesNothing() {
        overlayCame(at: at(1000), keysDown: nil)
        #expect(!press(enter, 900, handled: 1400))
        #expect(!press(enter, 900, handled: 1430))
        // The app was busy, so the repeat is handled late.
        #expect(!press(enter, 900, handled: 9000))
        release(enter, 9010)
        #expect(press(enter, 9020))
    }

    @Test func aPressThatWaitedForABusyAppIsFromBefore() {
        overlayCame(at: at(1000), keysDown: [])
        #expect(!press(enter, 990, handled: 1300))
        release(enter, 1310)
        #expect(press(enter, 1320))
    }

    /// The toolkit gives a repeat the time of the last key event, whichever key that was.
    @Test func aRepeatAfterAnotherKeyWasReleasedTakesNothing() {
        overlayCame(at: at(1000), keysDown: nil)
        release(letter, 1050)
        #expect(!press(enter, 1050, handled: 1550))
        #expect(!press(enter, 1050, handled: 1580))
    }

    @Test func keysOfOneMomentAreNew() {
        overlayCame(at: at(1000), keysDown: nil)
        release(letter, 1050)
        #expect(press(enter, 1050, handled: 1051))
        #expect(press(enter, 1050, handled: 1551), "and so are their repeats")
    }

    @Test func aKeyPressedUnderAnOverlayIsFromBeforeTheNext() {
        overlayCame(at: at(1000), keysDown: nil)
        #expect(press(enter, 1100))
        overlayCame(at: at(1200), keysDown: nil)
        #expect(!press(enter, 1100, handled: 1600))
        release(enter, 1700)
        #expect(press(enter, 1800))
    }

    @Test func noKeyRepeatsBeyondAChangeOfFocus() {
        overlayCame(at: at(1000), keysDown: nil)
        #expect(press(enter, 1100))
        overlayCame(at: at(1200), keysDown: nil)
        keys.focusChanged(keysDown: nil)
        #expect(press(enter, 1300))
    }

    // MARK: An overlay other than the one that gets the keys

    private var form: SurfaceID { SurfaceID(number: 1) }
    private var notice: SurfaceID { SurfaceID(number: 2) }

    /// The main thread was laying out the notice meanwhile.
    @Test func whatIsTypedIntoAFormAsANoticeComesCounts() {
        overlayCame(at: at(0), keysDown: nil)
        overlayCame(at: at(1000), keysDown: [])
        #expect(press(letter, 990, handled: 1010, in: form))
        #expect(!press(letter, 1500, in: notice), "it is held, and the focus has gone on")
        #expect(press(letter, 1530, in: form))
        release(letter, 1540)
        #expect(press(letter, 1550, in: notice))
    }

    @Test(arguments: [true, false])
    func whatIsHeldInAFormGoesOn(isReported: Bool) {
        overlayCame(at: at(0), keysDown: nil)
        #expect(press(letter, 500, in: form))
        overlayCame(at: at(1000), keysDown: isReported ? [letter] : nil)
        #expect(press(letter, 1500, in: form))
        #expect(!press(letter, 1530, in: notice))
        #expect(!press(letter, 1560, in: nil), "where no panel gets it, it may mean what came")
        #expect(press(letter, 1590, in: form))
    }

    @Test func whatWasPressedForNobodyIsForNobodyElse() {
        overlayCame(at: at(0), keysDown: nil)
        overlayCame(at: at(1000), keysDown: [])
        #expect(press(enter, 1100, in: notice))
        keys.ignore(enter, now: at(1100))
        #expect(!press(enter, 1600, in: notice))
        #expect(!press(enter, 1630, in: form), "the notice has gone")
    }

    @Test func aFormIsAsNewOnceNothingBlocksIt() {
        overlayCame(at: at(0), keysDown: nil)
        overlayCame(at: at(1000), keysDown: [], outside: .blocked)
        #expect(press(enter, 1100, in: notice))
        overlayWent(at: at(1200), keysDown: [enter])
        #expect(!press(enter, 1600, in: form))
        release(enter, 1700)
        #expect(press(enter, 1800, in: form))
    }

    @Test func whereTheNoticeWasAloneInTheWayNothingIsNew() {
        overlayCame(at: at(0), keysDown: nil)
        overlayCame(at: at(1000), keysDown: [])
        #expect(press(letter, 1100, in: form))
        overlayWent(at: at(1200), keysDown: [letter])
        #expect(press(letter, 1600, in: form))
    }
}
