@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Notices that stay until something ends them, in a stack with notices that expire.
extension Rule08StackTests {
    private func work(_ text: String) -> Overlay {
        Overlay.hud(text, indicator: .ring(0), placement: .bottom, cancel: .standard)
            .with(\.transition, Overlay.Transition.none)
    }

    /// The messages in the plan, back to front.
    private var drawn: [String] { host.plan.surfaces.compactMap(\.panel.message) }

    @Test func whatGoesByItselfIsInFrontOfWhatStays() throws {
        let removed = host.overlays.flash(undo("Removed"))
        host.pass(1_000)
        let sending = host.overlays.show(work("Sending"))
        host.pass(1_000)
        #expect(stack("Removed")?.behind == 0 && stack("Sending")?.behind == 1)
        #expect(drawn == ["Sending", "Removed"], "what is in front is drawn last")
        #expect(try frame("Sending").minY < frame("Removed").minY)
        host.pass(3_000)
        #expect(removed.outcome == .shown(.expired))
        #expect(stack("Sending") == nil && sending.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aResultComesInFrontOfWorkThatGoesOn() {
        host.stage.missedLimit = 10
        let first = host.overlays.show(work("First"))
        let second = host.overlays.show(work("Second"))
        host.pass(1_000)
        #expect(stack("First")?.isCovered == true)
        first.finish(.failure("First failed"))
        host.pass(0)
        #expect(stack("First failed")?.isCovered == false && stack("Second")?.isCovered == true)
        #expect(drawn == ["Second", "First failed"])
        host.pass(12_000)
        #expect(first.outcome == .shown(.failed) && host.stage.missed.isEmpty)
        second.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aResultBehindANewerNoticeIsReadAfterIt() {
        host.stage.missedLimit = 10
        let sending = host.overlays.show(work("Sending"))
        host.pass(1_000)
        let saved = host.overlays.flash(plain("Saved", 3))
        sending.finish(.success("Sent"))
        host.pass(2_999)
        #expect(stack("Sent")?.isCovered == true && !sending.hasEnded && !saved.hasEnded)
        host.pass(1)
        #expect(saved.hasEnded && stack("Sent") == nil && sending.isVisible)
        host.pass(999)
        #expect(!sending.hasEnded)
        host.pass(12_000)
        #expect(sending.outcome == .shown(.finished) && host.stage.missed.isEmpty)
        #expect(host.leftovers == [])
    }

    @Test func aResultThatWasCoveredToTheEndWasMissed() {
        host.stage.missedLimit = 10
        let page = host.region()
        let sending = host.overlays.over(page).show(work("Sending"))
        host.pass(1_000)
        host.overlays.over(page).flash(plain("Saved", 5))
        sending.finish(.success("Sent"))
        host.pass(1_000)
        host.set(page, .gone)
        #expect(sending.hasEnded && host.stage.missed.map(\.message).contains("Sent"))
        #expect(host.leftovers == [])
    }

    /// The less urgent notice waits as in a queue, but here the user can open the stack.
    @Test func stayingUrgentNoticeHoldsTimeOfCoveredOnes() {
        let removed = host.overlays.flash(undo("Removed"))
        host.pass(4_900)
        let full = host.overlays.show(
            plain("Disk full").with(\.timing.lifetime, .untilDismissed).with(\.priority, .high))
        host.pass(60_000)
        #expect(stack("Disk full")?.behind == 0 && stack("Removed")?.behind == 1 && !removed.hasEnded)
        host.hover("Removed")
        #expect(stack("Removed")?.isCovered == false)
        host.hover("Removed", false)
        host.pass(1_000)
        full.dismiss()
        host.pass(999)
        #expect(!removed.hasEnded)
        host.pass(1)
        #expect(removed.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    /// A user who points at a notice in the list must find it in the same position.
    @Test func anOpenListKeepsItsOrder() {
        let first = host.overlays.show(work("First"))
        let second = host.overlays.show(work("Second"))
        host.pass(1_000)
        host.hover("Second")
        let before = stack("First")?.distance
        first.finish(.success("First is done"))
        host.pass(1_000)
        #expect(stack("First is done")?.distance == before && stack("Second")?.distance == 0)
        #expect(drawn == ["First is done", "Second"])
        host.hover("Second", false)
        host.pass(500)
        #expect(stack("First is done")?.behind == 0 && stack("Second")?.behind == 1)
        #expect(drawn == ["Second", "First is done"])
        host.pass(12_000)
        #expect(first.outcome == .shown(.finished))
        second.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func keysLeadToTheOneInFrontFirst() throws {
        host.overlays.flash(undo("Removed"))
        host.pass(1_000)
        host.overlays.show(work("Sending"))
        host.pass(1_000)
        let ids = try ["Removed", "Sending"].map { try #require(host.surface(saying: $0)).id }
        #expect(host.plan.focusRound.panels == ids)
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: What cannot be cleared

    @Test func whereNothingCanBeClearedClearAllIsNotOffered() {
        host.overlays.show(plain("Offline").with(\.timing.lifetime, .untilDismissed))
        let veil = host.overlays.show(.veil("Exporting", cancel: .standard).instant)
        host.pass(1_000)
        veil.minimize()
        host.pass(1_000)
        host.hover("Exporting")
        host.pass(1_000)
        #expect(stack("Exporting")?.isOpen == true && !host.isShowing("Clear All"))
        host.overlays.flash(plain("Saved"))
        host.pass(100)
        #expect(host.isShowing("Clear All"), "one of them can")
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: Over a view

    @Test func minimizedNoticeAndViewNoticeFormNoStack() {
        let list = host.region(at: Geometry.Rect(x: 0, y: 0, width: 200, height: 300))
        let veil = host.overlays.show(.veil("Exporting", cancel: .standard).instant)
        host.pass(1_000)
        veil.minimize()
        host.pass(1_000)
        host.overlays.over(list).flash(undo("Removed"))
        host.pass(1_000)
        #expect(host.messages == ["Exporting", "Removed"])
        #expect(stack("Exporting") == nil && stack("Removed") == nil)
        host.overlays.over(list).flash(undo("Another"))
        host.pass(1_000)
        #expect(stack("Exporting") == nil && stack("Removed")?.count == 2)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func stacksOverTwoViewsHaveButtonsOfTheirOwn() throws {
        let list = host.region(at: Geometry.Rect(x: 0, y: 0, width: 200, height: 300))
        let work = ["A", "B"].map { host.overlays.show(.veil($0).instant.with(\.onRepeat, .separate)) }
        host.pass(1_000)
        for veil in work { veil.minimize() }
        host.pass(1_000)
        let notices = ["1", "2"].map { text in
            let notice = host.overlays.over(list).flash(undo(text))
            host.pass(100)
            return notice
        }
        work[1].finish(.success(String(repeating: "B is done. ", count: 20)))
        host.pass(100)
        host.hover("2")
        host.pass(500)
        #expect(stack("1")?.isOpen == true && stack("A")?.isOpen == false)
        host.hover("A")
        host.pass(500)
        #expect(stack("A")?.isOpen == true)
        let buttons = host.shown.filter { $0.panel.actions.first?.title == "Clear All" }
        #expect(Set(buttons.map(\.region)) == [.window, list])
        let own = try #require(buttons.first { $0.region == list })
        host.stage.report(.actionTaken(own.id, 0))
        host.pass(500)
        #expect(notices.allSatisfy { $0.outcome == .shown(.drag) } && work.allSatisfy { !$0.hasEnded })
        host.clear()
        #expect(host.leftovers == [])
    }
}
