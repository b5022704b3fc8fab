import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Undoable work is offered, and done in time, whatever notices stay on screen.
extension UndoableTests {
    private var uploading: Overlay { .hud("Uploading", indicator: .spinner, placement: .bottom) }

    private var offline: Overlay {
        .hud("Offline", placement: .bottom).with(\.timing.lifetime, .untilDismissed).with(\.priority, .high)
    }

    private var isCovered: Bool? { host.surface(saying: "Removed")?.stack?.isCovered }

    /// Three attachments are uploading, with a notice each.
    @Test(arguments: [true, false])
    func inAStackThatIsFullOfWhatStaysItIsInFront(_ isOverView: Bool) async throws {
        let uploads = (0..<3).map { _ in host.overlays.show(uploading) }
        host.pass(1000)
        let (undone, done) = (Ledger(), Ledger())
        let first = remove("Removed", undone, over: isOverView ? host.region() : .window)
        try #require(await isUp())
        #expect(isCovered == false && uploads.allSatisfy { $0.isVisible })
        host.pressAction(on: "Removed")
        #expect(await first.value.isUndone)
        host.pass(1000)
        let second = remove("Removed", done)
        try #require(await isUp())
        try #require(await host.wait(advancing: .seconds(10)) { done.worked == 1 })
        #expect(await isCommitted(second))
        for upload in uploads { upload.dismiss() }
        host.clear()
        #expect(undone.isExactlyOne && host.leftovers == [])
    }

    /// A fourth upload, or a notice with a button, waits for one of the three uploads; the work need not.
    @Test(arguments: [true, false])
    func undoableNoticeOvertakesQueueBehindStayingNotices(_ stays: Bool) async throws {
        let news = Overlay.hud("New mail", placement: .bottom, action: "Show")
        var shown = (0..<3).map { _ in host.overlays.show(uploading) }
        let waits = host.overlays.show(stays ? uploading : news)
        shown.append(waits)
        host.pass(1000)
        #expect(!waits.isVisible)
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        try #require(await isUp())
        #expect(!waits.isVisible && !waits.hasEnded)
        try #require(await host.wait(advancing: .seconds(10)) { ledger.worked == 1 })
        #expect(await isCommitted(outcome))
        for one in shown { one.dismiss() }
        host.clear()
        #expect(ledger.isExactlyOne && host.leftovers == [])
    }

    /// The work overtakes only notices that wait for one that stays, not those that wait for one that expires.
    @Test func noticeWaitingForExpiringOneComesBeforeUndoable() async throws {
        let uploads = (0..<2).map { _ in host.overlays.show(uploading) }
        let saved = host.overlays.show(
            .hud("Saved", placement: .bottom).with(\.timing.lifetime, .fixed(.seconds(3))))
        let news = host.overlays.show(.hud("New mail", placement: .bottom, action: "Show"))
        host.pass(1000)
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        try #require(await host.wait { host.stage.pendingWork == 1 })
        host.pass(500)
        #expect(saved.isVisible && !news.isVisible && !host.isShowing("Removed"))
        #expect(await host.wait(advancing: .seconds(3)) { news.isVisible })
        try #require(await isUp())
        host.pressAction(on: "Removed")
        #expect(await outcome.value.isUndone)
        for upload in uploads { upload.dismiss() }
        news.dismiss()
        host.clear()
        #expect(ledger.isExactlyOne && host.leftovers == [])
    }

    @Test(arguments: [true, false])
    func behindAnUrgentOneThatStaysItIsInTheListAndDoneInTime(_ isOverView: Bool) async throws {
        let notice = host.overlays.show(offline)
        host.pass(1000)
        let ledger = Ledger()
        let outcome = remove("Removed", ledger, over: isOverView ? host.region() : .window)
        try #require(await isUp())
        host.pass(3000)
        #expect(isCovered == true)
        host.hover("Removed")
        host.pass(60_000)
        await host.settle()
        #expect(isCovered == false && ledger.worked == 0, "the list is open")
        host.hover("Removed", false)
        try #require(await host.wait(advancing: .seconds(10)) { ledger.worked == 1 })
        #expect(await isCommitted(outcome))
        #expect(!notice.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Sent away from the full stack, the notice would come straight back beside them.
    @Test(arguments: [true, false]) func urgentOnesThatStayDoNotSendItAway(_ isHovered: Bool) async throws {
        let notices = (0..<2).map { _ in host.overlays.show(offline) }
        host.pass(1000)
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        try #require(await isUp())
        host.pass(1000)
        if isHovered { host.hover("Removed") }
        let third = host.overlays.show(offline)
        for _ in 0..<40 {
            host.pass(16)
            #expect(host.surface(saying: "Removed")?.isLeaving == false)
        }
        #expect(third.isVisible && notices.allSatisfy { $0.isVisible })
        host.hover("Removed", false)
        try #require(await host.wait(advancing: .seconds(20)) { ledger.worked == 1 })
        #expect(await isCommitted(outcome))
        host.clear()
        #expect(ledger.isExactlyOne && host.leftovers == [])
    }

    @Test func whatComesOverItAndStaysHoldsNoTime() async throws {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        try #require(await isUp())
        host.pass(2000)
        let notice = host.overlays.show(offline)
        host.pass(1000)
        #expect(isCovered == true && ledger.worked == 0)
        try #require(await host.wait(advancing: .seconds(10)) { ledger.worked == 1 })
        #expect(await isCommitted(outcome))
        #expect(!notice.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatIsUncoveredAsItsTimeEndsHasASecondLeft() async throws {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        try #require(await isUp())
        let whole = try #require(host.surface(saying: "Removed")?.timeLeft).whole
        let notice = host.overlays.show(offline)
        host.pass(Int(whole / .milliseconds(1)) - 300)
        #expect(isCovered == true)
        notice.dismiss()
        host.pass(700)
        await host.settle()
        #expect(ledger.worked == 0)
        try #require(await host.wait(advancing: .seconds(2)) { ledger.worked == 1 })
        #expect(await isCommitted(outcome))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Beside the notice that stays, the new one would cover it or its buttons.
    @Test(arguments: ["middle", "alone", "view"])
    func whereItCannotComeItIsDoneWhenItsTimeWouldBeOver(_ place: String) async throws {
        if place == "alone" { host.stage.defaults.stackLimit = 1 }
        let placement: Overlay.Placement = place == "middle" ? .center : .bottom
        let region = place == "view" ? host.region() : .window
        let upload = host.overlays.over(region).show(uploading.with(\.placement, placement))
        host.pass(1000)
        let ledger = Ledger()
        let outcome = Task { [host] in
            await host.overlays.undoable("Removed", button: "Undo", placement: placement) {
                ledger.worked += 1
            } undo: {
                ledger.undone += 1
            }
        }
        try #require(await host.wait { host.stage.pendingWork == 1 })
        host.pass(2000)
        host.isActive = false
        host.pass(60_000)
        await host.settle()
        #expect(ledger.worked == 0 && !host.isShowing("Removed"), "the user is elsewhere")
        host.isActive = true
        host.pass(4000)
        await host.settle()
        #expect(ledger.worked == 0, "the app's own Undo has its whole time")
        try #require(await host.wait(advancing: .seconds(10)) { ledger.worked == 1 })
        #expect(await isCommitted(outcome))
        #expect(!upload.hasEnded)
        host.clear()
        #expect(ledger.isExactlyOne && host.leftovers == [])
    }

    @Test func whatMakesRoomInTimeLeavesItAllOfItsTime() async throws {
        host.stage.defaults.stackLimit = 1
        let upload = host.overlays.show(uploading)
        host.pass(1000)
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        try #require(await host.wait { host.stage.pendingWork == 1 })
        host.pass(3000)
        upload.dismiss()
        try #require(await isUp())
        host.pass(4000)
        await host.settle()
        #expect(ledger.worked == 0)
        host.pressAction(on: "Removed")
        #expect(await outcome.value.isUndone)
        host.clear()
        #expect(ledger.isExactlyOne && host.leftovers == [])
    }
}
