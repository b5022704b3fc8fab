@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 6: what is on screen changes in place, coalesced; a final status frees input and expires.
@MainActor
@Suite struct Rule06ChangeTests {
    let host = TestHost()

    @Test func aStatusOutlivesAnEarlierWishToGo() {
        let veil = host.overlays.show(.veil("Saving").instant)
        veil.dismiss(after: .seconds(5))
        host.pass(4_900)
        veil.finish(.failure("The server refused the file, try again later"))
        host.pass(2_000)
        #expect(!veil.hasEnded && host.messages == ["The server refused the file, try again later"])
        host.pass(10_000)
        #expect(veil.outcome == .shown(.failed))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func changesOfOneTurnArriveTogether() {
        let veil = host.overlays.show(.veil("One").instant)
        host.pass(1000)
        let applied = host.applied
        veil.message = "Two"
        veil.detail = "More"
        veil.progress = 0.5
        veil.appearance = .classic
        #expect(host.applied == applied)
        host.pass(0)
        #expect(host.applied == applied + 1)
        #expect(host.isShowing("Two") && host.isShowing("More"))
        #expect(host.shown.first?.panel.indicator == .ring(0.5))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// An export in three stages, the second of which has no total.
    @Test func aBarThatIsUnknownForAWhileIsABarAgain() async {
        let veil = host.overlays.show(.veil("Exporting", indicator: .bar(0)).instant)
        veil.progress = 1
        veil.progress = nil
        #expect(veil.content.indicator == .spinner && veil.progress == nil)
        veil.message = "Encoding"
        veil.progress = 0.2
        #expect(veil.content.indicator == .bar(0.2))
        veil.progress = nil
        veil.report(0.3)
        #expect(veil.content.indicator == .bar(0.3), "also before the report is shown")
        veil.message = "Writing"
        await turns()
        host.pass(100)
        #expect(host.shown.first?.panel.indicator == .bar(0.3))
        veil.progress = nil
        veil.content.indicator = .spinner
        veil.progress = 0.4
        #expect(veil.content.indicator == .ring(0.4), "the app has asked for a spinner")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theSameAgainChangesNothing() {
        let veil = host.overlays.show(.veil("One").instant)
        host.pass(1000)
        let applied = host.applied
        veil.message = "One"
        veil.appearance = nil
        host.pass(1000)
        #expect(host.applied == applied)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aChangeKeepsTheSurfaceAndItsPlace() throws {
        let veil = host.overlays.show(.veil("One"))
        host.pass(300)
        let before = try #require(host.plan.surfaces.first)
        veil.message = "Two"
        host.pass(0)
        let after = try #require(host.plan.surfaces.first)
        #expect(after.id == before.id && after.generation == before.generation)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatChangesInGraceIsThereAtTheFirstFrame() {
        let veil = host.overlays.show(.veil("One"))
        host.pass(100)
        veil.message = "Two"
        host.pass(100)
        #expect(host.messages == ["Two"])
        #expect(host.spoken == ["Two"])
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A notice of work becomes one of its result; a notice of queued work becomes one of running work.
    @Test func anotherLifetimeBeginsWithTheChange() {
        let done = host.overlays.show(.hud("Exporting…", indicator: .ring(0.5), placement: .bottom))
        host.pass(60_000)
        done.message = "Exported"
        done.timing = .notice
        host.pass(500)
        #expect(!done.hasEnded)
        host.pass(5_000)
        #expect(done.outcome == .shown(.expired))
        let begun = host.overlays.show(.hud("Queued", placement: .bottom))
        host.pass(500)
        begun.timing = Overlay.Timing()
        host.pass(60_000)
        #expect(!begun.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theLifetimeOfAStatusIsItsOwn() {
        let veil = host.overlays.show(.veil("Saving").instant)
        host.pass(500)
        veil.finish(.success("Saved"))
        veil.timing = Overlay.Timing()
        host.pass(5_000)
        #expect(veil.outcome == .shown(.finished))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A new text stays for as long as it takes to read.
    @Test(arguments: ["message", "detail"])
    func aNoticeWithAnotherTextHasTheTimeToReadIt(_ part: String) {
        let text = String(repeating: "a", count: 50)
        let notice = host.overlays.show(
            .hud(part == "message" ? "Saved" : nil, placement: .bottom).instant)
        host.pass(900)
        if part == "message" { notice.message = text } else { notice.detail = text }
        // 0.5 + 0.06 × 50 = 3.5 s
        host.pass(3_499)
        #expect(!notice.hasEnded)
        host.pass(1)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func onlyAnotherTextPutsTheEndOfANoticeOff() {
        let saved = host.overlays.show(.hud("Saved", placement: .bottom).instant)
        let fixed = host.overlays.show(
            .hud("Saved", placement: .top).instant.with(\.timing.lifetime, .fixed(.seconds(1))))
        for _ in 0..<9 {
            host.pass(100)
            saved.content.indicator = saved.content.indicator == .spinner ? .none : .spinner
            saved.appearance = saved.appearance == nil ? .classic : nil
            fixed.message = "\(fixed.message ?? "")!"
        }
        host.pass(100)
        #expect([saved, fixed].outcomes == [.shown(.expired), .shown(.expired)])
        #expect(host.leftovers == [])
    }

    /// A shorter text keeps the time that is left of the longer one.
    @Test func aShorterTextTakesNoTimeAway() {
        let notice = host.overlays.show(.hud(String(repeating: "a", count: 50), placement: .bottom).instant)
        host.pass(500)
        notice.message = "Saved"
        host.pass(2_999)
        #expect(!notice.hasEnded)
        host.pass(1)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func progressMakesASpinnerARingAndNilASpinnerAgain() {
        let veil = host.overlays.show(.veil("One").instant)
        #expect(veil.progress == nil)
        veil.progress = 0.25
        #expect(veil.content.indicator == .ring(0.25))
        veil.progress = nil
        #expect(veil.content.indicator == .spinner)
        veil.content.indicator = .bar(0)
        veil.progress = 0.75
        #expect(veil.content.indicator == .bar(0.75))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aFinalStatusIsReadToItsEndAndGoes() {
        let veil = host.overlays.show(.veil("Saving…", cancel: .standard))
        host.pass(1000)
        veil.finish(.success("Saved"))
        #expect(host.messages == ["Saved"])
        #expect(host.shown.first?.panel.indicator == .icon(.success))
        #expect(host.shown.first?.panel.cancel == nil)
        #expect(host.stage.gate.plan.isOpen)
        // clamp(0.5 + 0.06 × 5, 1…10) = 1 s
        host.pass(999)
        #expect(!veil.hasEnded)
        host.pass(1)
        #expect(veil.outcome == .shown(.finished))
        host.pass(500)
        #expect(host.leftovers == [])
    }

    @Test func aFinalStatusTakesNoMoreChangesNorASecondStatus() {
        let veil = host.overlays.show(.veil("Saving…").instant)
        veil.finish(.success("Saved"))
        veil.message = "Still saving"
        veil.progress = 0.5
        veil.finish(.failure("Not saved"))
        host.pass(0)
        #expect(host.messages == ["Saved"])
        host.pass(2000)
        #expect(veil.outcome == .shown(.finished))
        #expect(host.leftovers == [])
    }

    @Test func aStatusInGraceIsShownAfterIt() {
        let veil = host.overlays.show(.veil("Saving…"))
        veil.finish(.success("Saved"))
        #expect(host.stage.gate.plan.isOpen)
        host.pass(200)
        #expect(host.messages == ["Saved"])
        host.pass(1000)
        #expect(veil.outcome == .shown(.finished))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aStatusOfWhatWaitsIsReadWhenItsTurnComes() {
        let table = host.region(.detached)
        let loading = host.overlays.over(table).show(.loading("Saving…"))
        loading.finish(.success("Saved"))
        host.pass(60_000)
        #expect(!loading.hasEnded)
        host.set(table, .visible)
        #expect(host.messages == ["Saved"])
        host.pass(2000)
        #expect(loading.outcome == .shown(.finished))

        _ = host.overlays.flash(.hud("First").with(\.timing.lifetime, .fixed(.seconds(5))))
        let second = host.overlays.show(.hud("Sending…", indicator: .spinner))
        second.finish(.failure("Not sent"))
        host.pass(5300)
        #expect(host.messages == ["Not sent"])
        host.pass(2000)
        #expect(second.outcome == .shown(.failed))
        #expect(host.leftovers == [])
    }

    @Test func aStatusIsReadToItsEndThoughThePointerWasOverThePanel() {
        let veil = host.overlays.show(.veil("Saving…", cancel: .standard))
        host.pass(1000)
        host.hover("Saving…")
        veil.finish(.success("Saved"))
        // The panel takes no input any more, so the pointer's leaving is not reported.
        host.pass(1000)
        #expect(veil.outcome == .shown(.finished))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aTimeoutDoesNotCutAFinalStatus() {
        let veil = host.overlays.show(.veil("Saving…").with(\.timing.timeout, .seconds(30)))
        host.pass(29_900)
        veil.finish(.success("Saved"))
        host.pass(999)
        #expect(host.messages == ["Saved"] && !veil.hasEnded)
        host.pass(1)
        #expect(veil.outcome == .shown(.finished))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aProgramMayTakeAFinalStatusAwayAfterItsMinimum() {
        let veil = host.overlays.show(.veil("Saving…"))
        host.pass(1000)
        veil.finish(.success("Saved"))
        veil.dismiss()
        host.pass(399)
        #expect(host.messages == ["Saved"] && !veil.hasEnded)
        host.pass(1)
        #expect(veil.outcome == .shown(.finished))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aFinalStatusPastItsMinimumGoesAtOnce() {
        let veil = host.overlays.show(.veil("Saving…"))
        host.pass(1000)
        veil.finish(.failure("It could not be saved"))
        host.pass(500)
        veil.dismiss()
        #expect(veil.outcome == .shown(.failed))
        host.pass(1000)
        #expect(host.leftovers == [])
    }
}
