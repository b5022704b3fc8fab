@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 8: a notice that does not expire by itself waits for its turn without a limit.
@MainActor
@Suite struct Rule08WaitingTests {
    let host = TestHost()

    init() { host.stage.defaults.queueLimit = 2 }

    private func upload(_ number: Int) -> Overlay {
        Overlay.hud("Uploading \(number)", indicator: .ring(0), placement: .bottom, cancel: .standard).instant
    }

    private func urgent(_ seconds: Double) -> Overlay {
        Overlay.hud("Urgent").instant.with(\.priority, .high)
            .with(\.timing.lifetime, .fixed(.seconds(seconds)))
    }

    @Test func workWaitsWithItsCancelButton() {
        let uploads = (1...8).map { host.overlays.show(upload($0)) }
        host.pass(3_600_000)
        #expect(uploads.allSatisfy { !$0.hasEnded })
        #expect(host.stage.machine.nextWake == nil, "nothing is due")
        for upload in uploads.prefix(3) { upload.dismiss() }
        host.pass(0)
        #expect(host.messages == ["Uploading 4", "Uploading 5", "Uploading 6"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aBodyThatRunsKeepsItsNoticeInLine() async throws {
        let up = host.overlays.show(.hud("Up").instant.with(\.timing.lifetime, .untilDismissed))
        let task = Task {
            try await host.overlays.during(
                .hud("Waits", cancel: .standard).instant.with(\.timing.lifetime, .fixed(.seconds(1)))
            ) { _ in try await Task.sleep(for: .seconds(3_600)) }
        }
        #expect(await host.wait { host.stage.presentations.count == 2 })
        host.pass(60_000)
        #expect(host.stage.presentations.map(\.state) == [.shown, .queued])
        up.dismiss()
        host.pass(100)
        host.pressCancel(on: "Waits")
        await #expect(throws: CancellationError.self) { try await task.value }
        host.pass(2_000)
        #expect(host.leftovers == [])
    }

    /// With its result it becomes a notice that expires, so its time in the queue begins then.
    @Test(arguments: [true, false])
    func aResultThatComesInLineHasItsTime(_ hasTurn: Bool) {
        host.stage.missedLimit = 10
        let uploads = (1...4).map { host.overlays.show(upload($0)) }
        host.pass(60_000)
        uploads[3].finish(.success("Uploaded 4"))
        host.pass(9_999)
        #expect(!uploads[3].hasEnded)
        if hasTurn {
            uploads[0].dismiss()
            host.pass(100)
            #expect(host.messages.contains("Uploaded 4"))
            host.pass(12_000)
            #expect(uploads[3].outcome == .shown(.finished) && host.stage.missed.isEmpty)
        } else {
            host.pass(1)
            #expect(uploads[3].outcome == .unseen(.finished) && host.stage.missed.count == 1)
        }
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Notices that cannot be dropped do not count against the limit for those that can.
    @Test func aResultThatComesInALongLineHasItsTime() {
        let uploads = (1...8).map { host.overlays.show(upload($0)) }
        uploads[7].finish(.failure("Upload 8 failed"))
        host.pass(9_999)
        #expect(!uploads[7].hasEnded)
        let elsewhere = (1...2).map { host.overlays.flash(.hud("\($0)").instant) }
        #expect(elsewhere.allSatisfy { !$0.hasEnded })
        host.clear()
        #expect(host.leftovers == [])
    }

    /// An interrupted notice comes back, so a `show` of the same kind shares it.
    @Test(arguments: [Overlay.RepeatPolicy.join, .refresh, .count])
    func interruptedNoticeIsStillJoined(_ policy: Overlay.RepeatPolicy) {
        let sent = Overlay.hud("Sent").with(\.timing.minimum, .zero).with(\.onRepeat, policy)
            .with(\.timing.lifetime, .fixed(.seconds(20)))
        let list = host.overlays.over(host.region())
        let first = list.show(sent)
        host.pass(1_000)
        let up = host.overlays.show(urgent(60))
        host.pass(10)
        #expect(first.isVisible && !host.isShowing("Urgent"), "it is on its way out")
        let again = list.flash(sent)
        host.pass(1_000)
        #expect(host.messages == ["Urgent"])
        #expect(first.outcome?.cause == (policy == .join ? nil : .replaced))
        up.dismiss()
        host.pass(500)
        #expect(again.isVisible && host.messages.count == 1)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// With a button it could not be dropped; its time in the queue begins when the button goes.
    @Test func queueTimeStartsWhenActionIsRemoved() {
        let up = host.overlays.show(urgent(3_600))
        let waits = host.overlays.show(
            .hud("Draft saved", action: "Undo").instant.with(\.timing.lifetime, .fixed(.seconds(1))))
        host.pass(60_000)
        waits.content.actions = []
        host.pass(9_999)
        #expect(!waits.hasEnded)
        host.pass(1)
        #expect(waits.outcome == .unseen(.expired))
        up.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// When one presentation of a shared notice ends, its button goes with it.
    @Test func queuedNoticeExpiresAfterJoinerWithActionEnds() {
        let up = host.overlays.show(urgent(3_600))
        let notice = Overlay.hud("Sent").instant.with(\.timing.lifetime, .fixed(.seconds(1)))
            .with(\.onRepeat, .join)
        let list = host.overlays.over(host.region())
        let stays = list.show(notice)
        let undoable = list.show(notice.with(\.content.actions, ["Undo"]))
        host.pass(60_000)
        undoable.dismiss()
        host.pass(9_999)
        #expect(!stays.hasEnded)
        host.pass(1)
        #expect(stays.outcome == .unseen(.expired))
        up.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Otherwise the new one would be on screen for the rest of the transition, and count as shown.
    @Test(arguments: [Overlay.RepeatPolicy.join, .refresh, .update])
    func noticeLeavingForUrgentOneIsNotJoined(_ policy: Overlay.RepeatPolicy) {
        let list = host.overlays.over(host.region())
        let sent = Overlay.hud("Sent").with(\.timing.minimum, .zero).with(\.onRepeat, policy)
        let leaving = list.show(sent)
        host.pass(0)
        leaving.dismiss()
        let up = host.overlays.show(urgent(60))
        let again = list.flash(sent)
        host.pass(1_000)
        #expect(host.messages == ["Urgent"] && !again.hasEnded)
        again.dismiss()
        #expect(again.outcome == .unseen(.dismissed))
        up.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatWaitsForAnotherViewLetsOthersPass() {
        let stays = host.overlays.show(upload(1))
        let list = host.region()
        let waits = host.overlays.over(list).show(upload(2))
        let saved = host.overlays.flash(.hud("Saved", placement: .bottom).instant)
        host.pass(100)
        #expect(saved.isVisible && !waits.isVisible)
        host.pass(5_000)
        stays.dismiss()
        host.pass(0)
        #expect(waits.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatStaysAtAnotherPlacementHoldsUpNobody() {
        let stays = host.overlays.show(upload(1))
        let list = host.overlays.over(host.region())
        let up = list.show(upload(2).with(\.placement, .top))
        let saved = list.flash(.hud("Saved", placement: .top).instant)
        host.pass(100)
        #expect(up.isVisible && saved.isVisible)
        stays.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func anUrgentOneOverAnotherViewWaitsForNobody() {
        let stays = host.overlays.show(upload(1))
        let list = host.region()
        host.overlays.over(list).flash(urgent(2).with(\.placement, .bottom))
        host.pass(500)
        #expect(host.messages.contains("Urgent") && !stays.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func anUrgentOneLeavesWorkItsNotice() async throws {
        let task = Task {
            try await host.overlays.during(
                .hud("Sending", cancel: .standard).instant.with(\.timing.lifetime, .fixed(.seconds(60)))
            ) { _ in try await Task.sleep(for: .seconds(3_600)) }
        }
        #expect(await host.wait { host.isShowing("Sending") })
        host.pass(46_000)
        host.overlays.flash(urgent(1))
        host.pass(2_000)
        #expect(host.isShowing("Sending"))
        host.pressCancel(on: "Sending")
        await #expect(throws: CancellationError.self) { try await task.value }
        host.pass(2_000)
        #expect(host.leftovers == [])
    }

    @Test func whatStaysComesBackHoweverLongTheUrgentTakes() {
        let first = host.overlays.show(.hud("First").instant.with(\.timing.lifetime, .untilDismissed))
        host.pass(1_000)
        host.overlays.flash(urgent(20))
        host.pass(19_999)
        #expect(host.messages == ["Urgent"] && !first.hasEnded)
        host.pass(1)
        #expect(first.isVisible)
        first.dismiss()
        #expect(first.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func expiringNoticeIsDroppedFromQueueBeforeStayingOne() {
        host.stage.defaults.queueLimit = 1
        host.overlays.flash(urgent(5))
        let stays = host.overlays.show(.hud("Stays").instant.with(\.timing.lifetime, .untilDismissed))
        let goes = (1...2).map { host.overlays.flash(.hud("Goes \($0)").instant) }
        #expect(goes.map(\.hasEnded) == [true, false] && !stays.hasEnded, "what stays does not count")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Overlay.RepeatPolicy.update, .join])
    func whatIsShownAgainWaitsAnew(_ policy: Overlay.RepeatPolicy) {
        let up = host.overlays.show(urgent(60))
        let waiting = Overlay.hud("Waits").instant
        host.overlays.flash(waiting)
        host.pass(9_000)
        let again = host.overlays.flash(waiting.with(\.onRepeat, policy))
        host.pass(9_999)
        #expect(!again.hasEnded)
        host.pass(1)
        #expect(again.outcome == .unseen(.expired))
        up.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func whatIsShownAgainKeepsItsPlaceInLine() {
        let up = host.overlays.show(urgent(60))
        host.overlays.flash(.hud("First").instant.identified("first"))
        host.overlays.flash(.hud("Second").instant)
        host.pass(1_000)
        host.overlays.flash(.hud("First again").instant.identified("first"))
        up.dismiss()
        host.pass(0)
        #expect(host.messages == ["First again"])
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: The time line

    @Test func theLineOfTimeStandsStillWhileItIsInterruptedAndGoesOn() throws {
        let removed = host.overlays.flash(
            .hud("Removed", action: "Undo").with(\.timing.lifetime, .fixed(.seconds(8)))
                .with(\.timing.minimum, .zero).with(\.timing.showsTimeLeft, true))
        func plan() throws -> SurfacePlan {
            try #require(host.plan.surfaces.first { $0.panel.message == "Removed" }).value
        }
        func share() throws -> Double {
            let left = try plan().timeLeft
            return try #require(left).share(at: host.now)
        }
        host.pass(4_000)
        let left = try share()
        #expect(left < 0.6)
        host.overlays.flash(urgent(1))
        host.pass(10)
        let leaving = try share()
        #expect(abs(leaving - left) < 0.01, "while it leaves for the urgent one")
        host.pass(500)
        #expect(host.messages == ["Urgent"])
        host.drawsByItself = false
        host.pass(2_000)
        #expect(try plan().awaitsFrame)
        let coming = try share()
        #expect(abs(coming - left) < 0.01, "before its first frame")
        host.drawsByItself = true
        host.drawFrame()
        host.pass(60_000)
        #expect(removed.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }
}
