@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 8: HUDs at one placement wait for each other.
@MainActor
@Suite struct Rule08QueueTests {
    let host = TestHost()

    private func hud(_ text: String, _ seconds: Double = 1, _ priority: Overlay.Priority = .normal) -> Overlay
    {
        Overlay.hud(text).with(\.timing.lifetime, .fixed(.seconds(seconds))).with(\.priority, priority)
            .with(\.transition, Overlay.Transition.none)
    }

    /// The text on screen from now on, one letter for each 100 ms.
    private func film(_ frames: Int) -> String {
        var film = ""
        for _ in 0..<frames {
            film += host.messages.last ?? "."
            host.pass(100)
        }
        return film
    }

    @Test func theyComeInOrderOfArrival() {
        for text in ["a", "b", "c"] { host.overlays.flash(hud(text, 0.3)) }
        #expect(film(10) == "aaabbbccc.")
        #expect(host.spoken == ["a", "b", "c"])
        #expect(host.leftovers == [])
    }

    @Test func theMoreUrgentComesFirst() {
        host.overlays.flash(hud("a", 0.3, .high))
        host.overlays.flash(hud("l", 0.2, .low))
        host.overlays.flash(hud("n", 0.2, .normal))
        host.overlays.flash(hud("h", 0.2, .high))
        #expect(film(10) == "aaahhnnll.")
        #expect(host.leftovers == [])
    }

    @Test func placementsDoNotWaitForEachOther() {
        host.overlays.flash(hud("a"))
        host.overlays.flash(hud("b").with(\.placement, .top))
        #expect(Set(host.messages) == ["a", "b"])
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theInterruptedResumesWithWhatItHadLeftAndIsNotSpokenAgain() {
        let first = host.overlays.flash(hud("a", 1))
        #expect(film(3) == "aaa")
        host.overlays.flash(hud("b", 0.3, .high))
        #expect(film(11) == "bbbaaaaaaa.")
        #expect(first.outcome == .shown(.expired))
        #expect(host.spoken == ["a", "b"])
        #expect(host.leftovers == [])
    }

    @Test func theInterruptedResumesForAtLeastItsMinimum() {
        host.overlays.flash(hud("a", 1).with(\.timing.minimum, .milliseconds(600)))
        #expect(film(7) == "aaaaaaa")
        host.overlays.flash(hud("b", 0.2, .high))
        #expect(film(9) == "bbaaaaaa.")
        #expect(host.leftovers == [])
    }

    @Test func preemptionWaitsForTheMinimum() {
        host.overlays.flash(hud("a", 1).with(\.timing.minimum, .milliseconds(400)))
        host.overlays.flash(hud("b", 0.2, .high))
        #expect(film(13) == "aaaabbaaaaaa.")
        #expect(host.leftovers == [])
    }

    @Test func whatWasShownForThreeQuartersDoesNotComeBack() {
        let first = host.overlays.flash(hud("a", 1))
        #expect(film(8) == "aaaaaaaa")
        host.overlays.flash(hud("b", 0.2, .high))
        #expect(film(3) == "bb.")
        #expect(first.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func whoJoinedLateBringsItBack() {
        let first = host.overlays.flash(hud("a", 1).with(\.onRepeat, .join))
        #expect(film(8) == "aaaaaaaa")
        let late = host.overlays.flash(hud("a", 1).with(\.onRepeat, .join))
        host.overlays.flash(hud("b", 0.2, .high))
        #expect(film(4) == "bbaa")
        #expect(!late.hasEnded)
        host.pass(1000)
        #expect(first.outcome == .shown(.expired) && late.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func whatStaysUntilDismissedAlwaysComesBack() {
        let first = host.overlays.show(hud("a").with(\.timing.lifetime, .untilDismissed))
        host.pass(60_000)
        host.overlays.flash(hud("b", 0.2, .high))
        #expect(film(4) == "bbaa")
        first.dismiss()
        #expect(first.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func whatWaitsTooLongEndsUnseen() {
        let up = host.overlays.show(hud("a", 60))
        let waiting = host.overlays.flash(hud("b"))
        host.pass(9_999)
        #expect(!waiting.hasEnded)
        host.pass(1)
        #expect(waiting.outcome == .unseen(.expired))
        up.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func whatWaitsCanBeDismissedUnseen() {
        let up = host.overlays.show(hud("a", 60))
        let waiting = host.overlays.flash(hud("b"))
        waiting.dismiss()
        #expect(waiting.outcome == .unseen(.dismissed))
        up.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func aFullQueueLosesTheLeastUrgentAndOfEqualsTheOldest() {
        host.stage.defaults.queueLimit = 2
        let up = host.overlays.show(hud("u", 0.1))
        let low = host.overlays.flash(hud("l", 0.1, .low))
        let old = host.overlays.flash(hud("o", 0.1))
        let new = host.overlays.flash(hud("n", 0.1))
        #expect(low.outcome == .unseen(.expired))
        let newest = host.overlays.flash(hud("N", 0.1))
        #expect(old.outcome == .unseen(.expired))
        #expect(film(4) == "unN.")
        #expect([up, new, newest].count(.shown(.expired)) == 3)
        #expect(host.leftovers == [])
    }

    @Test func aQueueIsBoundedHoweverItFilled() {
        let page = host.region(.detached)
        let huds = (0..<40).map { host.overlays.over(page).flash(hud("\($0)", 0.1)) }
        host.set(page, .visible)
        // One is shown and sixteen wait, as the guide says.
        #expect(huds.count(.unseen(.expired)) == 40 - 1 - 16)
        host.pass(60_000)
        #expect(huds.count(.shown(.expired)) == 1 + 16)
        #expect(host.leftovers == [])
    }

    @Test func whatHadAFrameDueWhenItWasInterruptedHasItsWholeTimeLater() {
        host.drawsByItself = false
        let first = host.overlays.flash(hud("a", 1))
        host.overlays.flash(hud("b", 5, .high))
        host.drawFrame()
        host.drawsByItself = true
        host.pass(4_900)
        #expect(!first.hasEnded)
        host.pass(200)
        #expect(first.isVisible)
        host.pass(1000)
        #expect(first.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func aPointerOverItHoldsItsTimeOnlyWhereItTakesInput() {
        let passing = host.overlays.flash(hud("a", 1))
        host.hover("a")
        host.pass(1000)
        #expect(passing.outcome == .shown(.expired))

        let undo = host.overlays.flash(.hud("Deleted", action: "Undo"))
        host.pass(4_500)
        host.hover("Deleted")
        host.pass(60_000)
        #expect(undo.isVisible)
        host.hover("Deleted", false)
        host.pass(400)
        #expect(undo.isVisible)
        host.pass(200)
        #expect(undo.outcome == .shown(.expired))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aPointerThatIsOverItWhenItsWindowHidesHoldsNothingAfter() {
        host.stage.defaults.answerTime = .zero
        let undo = host.overlays.flash(.hud("Deleted", action: "Undo"))
        host.hover("Deleted")
        host.set(.window, .hidden)
        host.pass(500)
        host.set(.window, .visible)
        host.pass(1_200)
        #expect(undo.outcome == .shown(.expired))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func readingTimeGrowsWithTheTextWithinBounds() {
        for (text, milliseconds) in [
            ("", 1000), ("Saved", 1000), (String(repeating: "a", count: 50), 3500),
            (String(repeating: "👩‍👩‍👧", count: 50), 3500), (String(repeating: "a", count: 5000), 10_000),
            ("磁盘空间不足，无法保存文稿", 2480), ("書類を保存できませんでした", 2580), ("저장할 수 없습니다", 1900),
            // The same text, each syllable decomposed into its letters.
            (
                "\u{110C}\u{1165}\u{110C}\u{1161}\u{11BC}\u{1112}\u{1161}\u{11AF} \u{1109}\u{116E} "
                    + "\u{110B}\u{1165}\u{11B9}\u{1109}\u{1173}\u{11B8}\u{1102}\u{1175}\u{1103}\u{1161}", 1900
            ),
        ] {
            let hud = host.overlays.flash(.hud(text).instant)
            host.pass(milliseconds - 1)
            #expect(!hud.hasEnded)
            host.pass(1)
            #expect(hud.outcome == .shown(.expired))
        }
        #expect(host.leftovers == [])
    }

    @Test func aScreenReadersUserHasAtLeastFiveSeconds() {
        host.environment.hasScreenReader = true
        let hud = host.overlays.flash(.hud("Saved").instant)
        host.pass(4999)
        #expect(hud.isVisible)
        host.pass(1)
        #expect(hud.hasEnded)
        #expect(host.leftovers == [])
    }

    @Test func aNoticeOfProgressStaysUntilItIsDone() {
        let hud = host.overlays.show(.hud("Sending…", indicator: .ring(0)))
        host.pass(30_000)
        #expect(hud.isVisible)
        hud.finish(.success("Sent"))
        host.pass(2000)
        #expect(hud.outcome == .shown(.finished))
        #expect(host.leftovers == [])
    }

    @Test func aViewThatIsFlashedGoesByItselfAndIsLetGo() {
        let stars = host.overlays.flash(.hud().instant, content: { "stars" })
        host.pass(4_999)
        #expect(host.isShowing("stars"))
        host.pass(1)
        #expect(stars.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    /// The label stands for the text of the view, which the library cannot read.
    @Test func aViewStaysForAsLongAsItsLabelTakesToRead() {
        let label = String(repeating: "a", count: 100)
        let card = host.overlays.flash(
            Overlay.hud().with(\.content.label, label).instant, content: { "card" })
        // 0.5 + 0.06 × 100 = 6.5 s
        host.pass(6_499)
        #expect(host.isShowing("card"))
        host.pass(1)
        #expect(card.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func aViewHasTheTimeThatTheAppSays() {
        host.stage.defaults.answerTime = .seconds(2)
        let stars = host.overlays.flash(.hud().instant, content: { "stars" })
        host.pass(1_999)
        #expect(host.isShowing("stars"))
        host.pass(1)
        #expect(stars.hasEnded)
        let brief = Overlay.hud().with(\.timing.lifetime, .fixed(.milliseconds(500))).instant
        let picture = host.overlays.flash(brief, content: { "picture" })
        host.pass(500)
        #expect(picture.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    /// The label is counted only if there is no other text.
    @Test func aLabelCountsWhereThereIsNoText() {
        let label = String(repeating: "a", count: 100)
        let saved = host.overlays.flash(Overlay.hud("Saved").with(\.content.label, label).instant)
        host.pass(1_000)
        #expect(saved.outcome == .shown(.expired))
        let icon = host.overlays.flash(Overlay.hud("", icon: .success).with(\.content.label, label).instant)
        host.pass(6_499)
        #expect(icon.isVisible)
        host.pass(1)
        #expect(icon.hasEnded)
        #expect(host.leftovers == [])
    }

    @Test func aPlaceThatWasTakenMeanwhileIsWaitedFor() {
        let table = host.region()
        let low = Overlay.hud("Low").with(\.timing.lifetime, .fixed(.seconds(4))).with(
            \.transition, Overlay.Transition.none)
        let first = host.overlays.over(table).show(low)
        host.pass(1000)
        host.set(table, .hidden)
        let second = host.overlays.show(
            .hud("Second").with(\.timing.lifetime, .fixed(.seconds(2))).with(
                \.transition, Overlay.Transition.none))
        #expect(host.messages == ["Second"])
        host.pass(1000)
        // Its time ran on while it was hidden: 2 s are left.
        host.set(table, .visible)
        #expect(host.messages == ["Second"])
        #expect(host.stage.presentations.map(\.state) == [.queued, .shown])
        host.pass(1000)
        #expect(second.outcome == .shown(.expired))
        #expect(host.messages == ["Low"])
        host.pass(1999)
        #expect(!first.hasEnded)
        host.pass(1)
        #expect(first.outcome == .shown(.expired))
        #expect(host.spoken == ["Low", "Second"])
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func ofTwoThatComeBackIntoSightAtOnceTheFirstHasTheirPlace() {
        _ = host.overlays.show(.hud("First").instant.with(\.onRepeat, .separate))
        host.suspend()
        _ = host.overlays.show(.hud("Second").instant.with(\.onRepeat, .separate))
        host.pass(100)
        #expect(host.stage.presentations.map(\.state) == [.hidden, .hidden])
        host.resume()
        #expect(host.stage.presentations.map(\.state) == [.shown, .queued])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theAppLearnsWhenANoticeIsOnScreenAndThatAnotherNeverWas() async throws {
        host.stage.defaults.queueTimeout = .seconds(1)
        let notices = ["a", "b", "c"].map { host.overlays.flash(hud($0, 0.6)) }
        let isSecondSeen = Flag()
        let second = Task {
            isSecondSeen.isUp = await notices[1].shown()
        }
        let third = Task { await notices[2].shown() }
        host.pass(500)
        await turns()
        #expect(host.messages == ["a"] && !isSecondSeen.isUp)
        let wasFirstSeen = try await Task { await notices[0].shown() }.end
        #expect(wasFirstSeen, "it is on screen already")
        host.pass(200)
        try await second.end
        #expect(host.messages == ["b"] && isSecondSeen.isUp)
        host.pass(600)
        let wasThirdSeen = try await third.end
        #expect(!wasThirdSeen && notices[2].outcome?.wasShown == false)
        let isFirstStillSeen = try await Task { await notices[0].shown() }.end
        #expect(isFirstStillSeen)
        #expect(host.leftovers == [])
    }
}
