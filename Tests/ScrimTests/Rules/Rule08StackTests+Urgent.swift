@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Which notices make room for an urgent one.
extension Rule08StackTests {
    /// A user who points at a notice, or has the focus in it, is about to press its button.
    @Test(arguments: ["hover", "focus"])
    func theUrgentTakesTheRoomOfOneThatNobodyAttendsTo(_ by: String) {
        let notices = show(3)
        attend(to: "1", by)
        host.overlays.flash(plain("high").with(\.priority, .high))
        #expect(host.messages.contains("1") && host.messages.contains("high"))
        #expect(!host.messages.contains("2") && !notices[1].hasEnded, "the oldest of the others waits")
        host.pass(60_000)
        #expect(host.messages.contains("1"))
        attend(to: "1", by, false)
        host.pass(60_000)
        #expect(notices.allSatisfy { $0.outcome == .shown(.expired) })
        #expect(host.leftovers == [])
    }

    /// If only one notice has room, the urgent one waits for the user and is not dropped.
    @Test(
        arguments: [Overlay.Placement.bottom, .center], ["hover", "focus"])
    func aloneTheUrgentWaitsForTheUser(_ placement: Overlay.Placement, _ by: String) {
        host.stage.defaults.stackLimit = 1
        let removed = host.overlays.flash(undo("1", at: placement))
        host.pass(1_000)
        attend(to: "1", by)
        let high = host.overlays.flash(
            plain("high").with(\.priority, .high).with(\.placement, placement))
        host.pass(60_000)
        #expect(host.messages == ["1"] && !high.hasEnded)
        attend(to: "1", by, false)
        #expect(host.messages == ["high"] && !removed.hasEnded)
        host.pass(60_000)
        #expect(high.outcome == .shown(.expired) && removed.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    /// A finger does not hover, and its press does not take the focus.
    @Test(arguments: [Overlay.Placement.bottom, .center])
    func theUrgentTakesNoNoticeFromUnderAFinger(_ placement: Overlay.Placement) throws {
        host.stage.defaults.stackLimit = 1
        let removed = host.overlays.show(undo("1", at: placement).with(\.timing.lifetime, .untilDismissed))
        host.pass(1_000)
        host.stage.report(.touched(try #require(host.surface(saying: "1")?.id)))
        let high = host.overlays.flash(
            plain("high").with(\.priority, .high).with(\.placement, placement))
        host.pass(4_900)
        #expect(host.messages == ["1"] && !high.hasEnded)
        host.pass(300)
        #expect(host.messages == ["high"] && !removed.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: 1...3)
    func theUrgentTakesTheRoomOfOneThatNoFingerIsOn(_ touched: Int) throws {
        for number in 1...3 { host.overlays.flash(undo("\(number)")) }
        host.pass(1_000)
        host.stage.report(.touched(try #require(host.surface(saying: "\(touched)")?.id)))
        host.overlays.flash(plain("high").with(\.priority, .high))
        host.pass(500)
        #expect(host.messages.contains("high") && host.messages.contains("\(touched)"))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aloneTheUrgentComesWhenTheUserHasAnswered() {
        host.overlays.flash(undo("1", at: .center))
        host.pass(1_000)
        host.focusPanel("1")
        let high = host.overlays.flash(
            plain("high").with(\.priority, .high).with(\.placement, .center))
        host.pass(60_000)
        host.pressAction(on: "1")
        host.pass(100)
        #expect(host.messages == ["high"])
        host.pass(60_000)
        #expect(high.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    /// The focus cannot go anywhere else, so it must not hold up others.
    @Test func theFocusInANoticeThatBlocksTheWindowHoldsUpNobody() {
        host.overlays.flash(undo("1", at: .center).with(\.input.outside, .blocked))
        host.pass(1_000)
        host.focusPanel("1")
        host.overlays.flash(plain("high").with(\.priority, .high).with(\.placement, .center))
        #expect(host.messages == ["high"])
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: Only if it helps

    /// The notice would be sent back for one that still could not be shown, and would expire there.
    @Test func nobodyMakesRoomForOneThatWaitsForAnother() {
        let low = host.overlays.flash(plain("low", 5).with(\.priority, .low))
        host.pass(1_000)
        let full = host.overlays.show(
            plain("Disk full").with(\.timing.lifetime, .untilDismissed).with(\.priority, .high))
        host.overlays.flash(plain("normal"))
        #expect(host.messages == ["low", "Disk full"])
        host.pass(60_000)
        full.dismiss()
        host.pass(500)
        #expect(!low.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func nobodyMakesRoomForOneOverAnotherView() {
        host.overlays.flash(plain("low").with(\.priority, .low))
        host.overlays.flash(plain("normal"))
        host.overlays.over(host.region()).flash(plain("view"))
        #expect(host.messages == ["low", "normal"])
        host.clear()
        #expect(host.leftovers == [])
    }

    /// One of the window's notices stays under the pointer, so sending the other one away would not help.
    @Test func nobodyMakesRoomBesideOneThatIsAttendedToOverAnotherView() {
        _ = show(2)
        host.hover("1")
        host.overlays.over(host.region()).flash(plain("view").with(\.priority, .high))
        #expect(host.messages.contains("1") && host.messages.contains("2"))
        #expect(!host.isShowing("view"))
        host.hover("1", false)
        #expect(host.isShowing("view") && !host.isShowing("1") && !host.isShowing("2"))
        host.clear()
        #expect(host.leftovers == [])
    }

    private func attend(to text: String, _ by: String, _ isThere: Bool = true) {
        if by == "hover" { host.hover(text, isThere) } else { host.focusPanel(text, isThere) }
    }
}
