@_spi(Host) import Scrim
import Testing

/// Rule 2: a key that began before `show` activates nothing in the overlay.
@Suite final class HeldKeysTests {
    private let enter: HeldKeys.Code = 36
    private let letter: HeldKeys.Code = 38
    private var keys = HeldKeys()

    private func at(_ milliseconds: Int) -> Instant { Instant(.milliseconds(milliseconds)) }

    /// An event that is handled at once.
    private func press(_ code: HeldKeys.Code, _ time: Int, handled: Int? = nil) -> Bool {
        keys.press(code, time: at(time), now: at(handled ?? time))
    }

    private func release(_ code: HeldKeys.Code, _ time: Int) {
        keys.release(code, time: at(time), now: at(time))
    }

    @Test func aPressAfterTheOverlayCameIsNew() {
        keys.overlayCame(at: at(1000), keysDown: nil)
        #expect(press(enter, 1001))
        #expect(press(enter, 1600), "and repeats, in a text for one")
        #expect(press(enter, 1630))
    }

    // MARK: A display that says which keys are down, and times each repeat

    @Test func aKeyThatIsDownTakesNothingBeforeItsRelease() {
        keys.overlayCame(at: at(1000), keysDown: [enter])
        #expect(!press(enter, 1500))
        #expect(!press(enter, 1530))
        #expect(press(letter, 1540))
        release(enter, 1550)
        #expect(press(enter, 1560))
    }

    @Test func whatIsIgnoredTakesNothingWhenItRepeats() {
        keys.overlayCame(at: at(1000), keysDown: [])
        #expect(press(enter, 1200))
        keys.ignore(enter, now: at(1200))
        #expect(!press(enter, 1700), "it repeats")
        #expect(press(letter, 1710))
        release(enter, 1750)
        #expect(press(enter, 1800))
    }

    @Test func aKeyThatWasReleasedElsewhereIsNewAtItsNextPress() {
        keys.overlayCame(at: at(1000), keysDown: [enter])
        keys.focusChanged(keysDown: [])
        #expect(press(enter, 1100))
    }

    @Test func aKeyThatIsHeldBeyondAChangeOfFocusTakesNothing() {
        keys.overlayCame(at: at(1000), keysDown: [enter, letter])
        keys.focusChanged(keysDown: [enter])
        #expect(!press(enter, 1100))
        #expect(press(letter, 1110))
    }

    @Test func aKeyThatWasSeenDownAndIsNotAnyMoreIsNewForTheNextOverlay() {
        #expect(press(letter, 900))
        keys.overlayCame(at: at(1000), keysDown: [])
        #expect(press(letter, 1100))
    }

    /// A key grab of another program's takes the release, and moves no focus.
    @Test func aPauseLongerThanARepeatEndsAPress() {
        keys.overlayCame(at: at(1000), keysDown: [enter])
        #expect(!press(enter, 1500))
        #expect(!press(enter, 3499))
        #expect(press(enter, 5499))
        #expect(press(enter, 5500))
    }

    @Test func thePauseCountsFromTheOverlayForAKeyThatNeverRepeated() {
        keys.overlayCame(at: at(1000), keysDown: [enter])
        #expect(press(enter, 3000))
        keys.overlayCame(at: at(4000), keysDown: [enter])
        #expect(!press(enter, 5999))
    }

    // MARK: A toolkit that repeats keys by itself, with the time of the press

    @Test func aRepeatOfAPressFromBeforeTakesNothing() {
        keys.overlayCame(at: at(1000), keysDown: nil)
        #expect(!press(enter, 900, handled: 1400))
        #expect(!press(enter, 900, handled: 1430))
        // The app was busy meanwhile.
        #expect(!press(enter, 900, handled: 9000))
        release(enter, 9010)
        #expect(press(enter, 9020))
    }

    @Test func aPressThatWaitedForABusyAppIsFromBefore() {
        keys.overlayCame(at: at(1000), keysDown: [])
        #expect(!press(enter, 990, handled: 1300))
        release(enter, 1310)
        #expect(press(enter, 1320))
    }

    /// The toolkit gives its repeats the time of the last key event there was, of whichever key.
    @Test func aRepeatAfterAnotherKeyWasReleasedTakesNothing() {
        keys.overlayCame(at: at(1000), keysDown: nil)
        release(letter, 1050)
        #expect(!press(enter, 1050, handled: 1550))
        #expect(!press(enter, 1050, handled: 1580))
    }

    @Test func keysOfOneMomentAreNew() {
        keys.overlayCame(at: at(1000), keysDown: nil)
        release(letter, 1050)
        #expect(press(enter, 1050, handled: 1051))
        #expect(press(enter, 1050, handled: 1551), "and so are their repeats")
    }

    @Test func aKeyPressedUnderAnOverlayIsFromBeforeTheNext() {
        keys.overlayCame(at: at(1000), keysDown: nil)
        #expect(press(enter, 1100))
        keys.overlayCame(at: at(1200), keysDown: nil)
        #expect(!press(enter, 1100, handled: 1600))
        release(enter, 1700)
        #expect(press(enter, 1800))
    }

    @Test func noKeyRepeatsBeyondAChangeOfFocus() {
        keys.overlayCame(at: at(1000), keysDown: nil)
        #expect(press(enter, 1100))
        keys.overlayCame(at: at(1200), keysDown: nil)
        keys.focusChanged(keysDown: nil)
        #expect(press(enter, 1300))
    }
}
