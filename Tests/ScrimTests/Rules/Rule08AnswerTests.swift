@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rules 8 and 20: a notice with an action stays long enough, and is never dropped unseen.
@MainActor
@Suite struct Rule08AnswerTests {
    let host = TestHost()

    private func undo(_ text: String, lives: Overlay.Timing.Lifetime = .reading) -> Overlay {
        Overlay.hud(text, placement: .bottom, action: "Undo").with(\.timing.lifetime, lives)
            .with(\.transition, Overlay.Transition.none)
    }

    @Test(arguments: [Overlay.Timing.Lifetime.reading, .fixed(.seconds(1)), .fixed(.seconds(-3))])
    func itStaysForFiveSecondsAtLeast(_ lifetime: Overlay.Timing.Lifetime) {
        let notice = host.overlays.flash(undo("Deleted", lives: lifetime))
        host.pass(4_999)
        #expect(notice.isVisible)
        host.pass(1)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func whatStaysForLongerDoes() {
        let notice = host.overlays.flash(undo("Deleted", lives: .fixed(.seconds(8))))
        host.pass(7_999)
        #expect(notice.isVisible)
        host.pass(1)
        #expect(notice.hasEnded)
        #expect(host.leftovers == [])
    }

    @Test func theAppSaysHowLong() {
        host.stage.defaults.answerTime = .seconds(2)
        let notice = host.overlays.flash(undo("Deleted"))
        host.pass(1_999)
        #expect(notice.isVisible)
        host.pass(1)
        #expect(notice.hasEnded)
        #expect(host.leftovers == [])
    }

    /// WCAG 2.2.1.
    @Test(arguments: [Overlay.Timing.Lifetime.reading, .fixed(.seconds(8))])
    func withAScreenReaderItStaysForTwentySecondsAtLeast(_ lifetime: Overlay.Timing.Lifetime) {
        host.environment.hasScreenReader = true
        let notice = host.overlays.flash(undo("Deleted", lives: lifetime))
        host.pass(19_999)
        #expect(notice.isVisible)
        host.pass(1)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test(arguments: [2, 30])
    func withAScreenReaderTheAppCanOnlyGiveMoreTime(seconds: Int) {
        host.environment.hasScreenReader = true
        host.stage.defaults.answerTime = .seconds(seconds)
        let notice = host.overlays.flash(undo("Deleted"))
        host.pass(max(seconds, 20) * 1_000 - 1)
        #expect(notice.isVisible)
        host.pass(1)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func withAScreenReaderAnActionThatComesLaterHasItsTime() {
        host.environment.hasScreenReader = true
        let notice = host.overlays.flash(
            .hud("Deleting").with(\.input, .live).with(\.transition, Overlay.Transition.none))
        host.pass(500)
        notice.content.action = "Undo"
        host.pass(19_999)
        #expect(notice.isVisible)
        host.pass(1)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    /// It would end in the queue after 10 s, and nobody would hear of it.
    @Test func withAScreenReaderWhatWaitsBehindAnswersHasItsTurn() {
        host.environment.hasScreenReader = true
        let answers = (1...3).map { host.overlays.flash(undo("\($0)")) }
        let saved = host.overlays.flash(.hud("Saved", placement: .bottom).instant)
        host.pass(19_999)
        #expect(!answers.contains { $0.hasEnded } && !saved.hasEnded)
        host.pass(1_000)
        #expect(saved.isVisible && host.spoken.last == "Saved")
        host.pass(10_000)
        #expect(saved.outcome == .shown(.expired))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Duration.seconds(-1), .zero, .seconds(Int64.max)])
    func anyTimeIsTaken(_ time: Duration) {
        host.stage.defaults.answerTime = time
        let notice = host.overlays.flash(undo("Deleted"))
        host.pass(1_000)
        #expect(notice.hasEnded == (time <= .seconds(1)))
        notice.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func anActionThatComesLaterHasItsTime() {
        let notice = host.overlays.flash(
            .hud("Deleting").with(\.input, .live).with(\.transition, Overlay.Transition.none))
        host.pass(500)
        notice.content.action = "Undo"
        host.pass(4_999)
        #expect(notice.isVisible)
        host.pass(1)
        #expect(notice.hasEnded)
        #expect(host.leftovers == [])
    }

    @Test func theFocusHoldsItsTimeAndLeavesEnoughToComeBack() {
        let notice = host.overlays.flash(undo("Deleted"))
        host.pass(4_900)
        host.focusPanel("Deleted")
        host.pass(600_000)
        #expect(notice.isVisible)
        host.focusPanel("Deleted", false)
        host.pass(999)
        #expect(notice.isVisible)
        host.pass(1)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func pointerAndFocusHoldItEachByItself() {
        let notice = host.overlays.flash(undo("Deleted"))
        host.focusPanel("Deleted")
        host.hover("Deleted")
        host.focusPanel("Deleted", false)
        host.pass(60_000)
        host.focusPanel("Deleted")
        host.hover("Deleted", false)
        host.pass(60_000)
        #expect(notice.isVisible)
        host.focusPanel("Deleted", false)
        host.pass(5_000)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func theFocusThatWentWithTheWindowHoldsNothingAfter() {
        let notice = host.overlays.flash(undo("Deleted"))
        host.focusPanel("Deleted")
        host.set(.window, .hidden)
        host.pass(1_000)
        host.set(.window, .visible)
        // Its time has not run while the window was hidden.
        host.pass(4_999)
        #expect(notice.isVisible)
        host.pass(1)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func whatTakesNoInputIsNotHeld() {
        let notice = host.overlays.flash(.hud("Saved"))
        host.focusPanel("Saved")
        host.pass(1_000)
        #expect(notice.outcome == .shown(.expired))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func ofManyAtOnceEachIsSeen() {
        let notices = (0..<40).map { host.overlays.flash(undo("Deleted \($0)")) }
        host.pass(40 * 5_000)
        #expect(notices.allSatisfy { $0.outcome == .shown(.expired) })
        #expect(host.leftovers == [])
    }

    @Test func aFullQueueLosesWhatCannotBeAnswered() {
        host.stage.defaults.queueLimit = 2
        let up = host.overlays.flash(undo("0"))
        let plain = host.overlays.flash(
            .hud("plain", placement: .bottom).with(\.priority, .high).with(\.timing.minimum, .seconds(9)))
        let waiting = (1...3).map { host.overlays.flash(undo("\($0)")) }
        #expect(!waiting.contains { $0.hasEnded })
        _ = (up, plain)
        host.pass(60_000)
        #expect(waiting.allSatisfy { $0.outcome == .shown(.expired) })
        #expect(host.leftovers == [])
    }

    @Test func behindWhatStaysItWaitsWithoutATimer() {
        host.stage.defaults.stackLimit = 1
        let up = host.overlays.show(undo("Up", lives: .untilDismissed))
        let waiting = host.overlays.flash(undo("Waits"))
        host.pass(3_600_000)
        #expect(!waiting.hasEnded)
        #expect(host.stage.machine.nextWake == nil)
        up.dismiss()
        host.pass(0)
        #expect(waiting.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func interruptedItComesBackHoweverLittleIsLeft() {
        host.stage.defaults.stackLimit = 1
        let notice = host.overlays.flash(undo("Deleted"))
        host.pass(4_500)
        host.overlays.flash(
            .hud("Urgent", placement: .bottom).with(\.priority, .high).with(
                \.transition, Overlay.Transition.none))
        host.pass(1_000)
        #expect(notice.isVisible)
        host.pass(500)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func whatIsDismissedUnseenSaysSo() {
        host.stage.defaults.stackLimit = 1
        let up = host.overlays.flash(undo("Up"))
        let waiting = host.overlays.flash(undo("Waits"))
        waiting.dismiss()
        #expect(waiting.outcome == .unseen(.dismissed))
        up.dismiss()
        #expect(host.leftovers == [])
    }
}
