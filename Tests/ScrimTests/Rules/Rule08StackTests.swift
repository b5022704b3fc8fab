@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 8: notices at an edge or corner form a stack.
@MainActor
@Suite struct Rule08StackTests {
    let host = TestHost()

    func undo(_ text: String, at placement: Overlay.Placement = .bottom) -> Overlay {
        Overlay.hud(text, placement: placement, action: "Undo").with(\.transition, Overlay.Transition.none)
    }

    func plain(_ text: String, _ seconds: Double = 2) -> Overlay {
        Overlay.hud(text, placement: .bottom).with(\.timing.lifetime, .fixed(.seconds(seconds)))
            .with(\.transition, Overlay.Transition.none)
    }

    /// Shows `count` notices with an action, a second apart, named by number.
    func show(_ count: Int, at placement: Overlay.Placement = .bottom) -> [Presentation] {
        (1...count).map { number in
            let notice = host.overlays.flash(undo("\(number)", at: placement))
            host.pass(1_000)
            return notice
        }
    }

    func stack(_ text: String) -> StackSlot? { host.surface(saying: text)?.stack }

    func frame(_ text: String) throws -> Geometry.Rect {
        let surface = try #require(host.surface(saying: text))
        return try #require(host.panelFrame(of: surface.id))
    }

    // MARK: Closed

    @Test func threeAreUpAndTheFourthWaits() {
        let notices = show(4)
        #expect(host.messages == ["1", "2", "3"])
        #expect(host.stage.presentations.map(\.state) == [.shown, .shown, .shown, .queued])
        notices[2].dismiss()
        host.pass(0)
        #expect(host.messages == ["1", "2", "4"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theNewestIsInFrontAndTheOthersAreEdgesBehindIt() throws {
        _ = show(3)
        #expect(["1", "2", "3"].map { stack($0)?.behind } == [2, 1, 0])
        let (front, second, third) = (try frame("3"), try frame("2"), try frame("1"))
        #expect(front.minY - second.minY == Tuning.stackEdge && second.minY - third.minY == Tuning.stackEdge)
        #expect(front.width > second.width && second.width > third.width)
        #expect(second.maxY <= front.maxY && third.maxY <= front.maxY)
        #expect([second.midX, third.midX].allSatisfy { abs($0 - front.midX) <= 1 })
        let covered = try #require(host.surface(saying: "1"))
        #expect(host.layout(of: covered.id)?.parts == [:], "nothing of it can be pressed by accident")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Overlay.Placement.top, .topTrailing, .corner(.bottomLeading), .edge(.leading)])
    func theEdgesAreAwayFromTheStacksOwn(_ placement: Overlay.Placement) throws {
        _ = show(2, at: placement)
        let isAbove = try frame("1").minY < frame("2").minY
        let isBelow = try frame("1").maxY > frame("2").maxY
        #expect(placement == .corner(.bottomLeading) ? isAbove && !isBelow : isBelow && !isAbove)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The description of an error can be empty.
    @Test func aNoticeWithoutAnythingInItCoversNone() throws {
        _ = show(1)
        let empty = host.overlays.flash(.hud("", placement: .bottom))
        host.pass(100)
        let removed = try #require(host.surface(saying: "1"))
        #expect(host.layout(of: removed.id)?.parts[.button(0)] != nil)
        empty.message = "2"
        host.pass(100)
        #expect(host.layout(of: removed.id)?.parts.isEmpty == true)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func inTheMiddleOneIsAlone() {
        host.overlays.flash(undo("1", at: .center))
        host.overlays.flash(undo("2", at: .center))
        #expect(host.messages == ["1"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aLimitOfOneIsTheQueue() {
        host.stage.defaults.stackLimit = 1
        _ = show(2)
        #expect(host.messages == ["1"] && stack("1") == nil)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [0, -5])
    func thereIsAlwaysRoomForOne(_ limit: Int) {
        host.stage.defaults.stackLimit = limit
        _ = show(2)
        #expect(host.messages == ["1"])
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Nobody can read a covered notice: its time stops until it is in front.
    @Test func whatIsCoveredLosesNoTime() {
        let notices = ["a", "b", "c"].map { host.overlays.flash(plain($0)) }
        host.pass(2_000)
        #expect(notices.map(\.hasEnded) == [false, false, true])
        host.pass(2_000)
        #expect(notices.map(\.hasEnded) == [false, true, true])
        host.pass(1_999)
        #expect(notices[0].isVisible)
        host.pass(1)
        #expect(notices.allSatisfy { $0.outcome == .shown(.expired) })
        #expect(host.leftovers == [])
    }

    /// A line on the visible edge of a card would not show which notice it belongs to.
    @Test func theTimeOfWhatIsCoveredIsNotShown() {
        for text in ["1", "2"] {
            host.overlays.flash(undo(text).with(\.timing.showsTimeLeft, true))
            host.pass(1_000)
        }
        func showTime() -> [Bool] { ["1", "2"].map { host.surface(saying: $0)?.timeLeft != nil } }
        #expect(showTime() == [false, true])
        host.hover("2")
        #expect(showTime() == [true, true])
        host.hover("2", false)
        host.pass(500)
        #expect(showTime() == [false, true])
        host.clear()
    }

    @Test func whatIsUncoveredHasEnoughLeftToBeRead() {
        let first = host.overlays.flash(plain("a"))
        host.pass(1_900)
        let second = host.overlays.flash(plain("b"))
        host.pass(2_000)
        #expect(second.hasEnded && first.isVisible)
        host.pass(999)
        #expect(first.isVisible)
        host.pass(1)
        #expect(first.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func stayingNoticeDoesNotHoldOthersTime() {
        let first = host.overlays.flash(plain("a"))
        let kept = host.overlays.show(plain("stays").with(\.timing.lifetime, .untilDismissed))
        host.pass(2_000)
        #expect(first.outcome == .shown(.expired) && kept.isVisible)
        kept.dismiss()
        #expect(host.leftovers == [])
    }

    // MARK: Urgency

    @Test func theLessUrgentWaitsUntilItCoversNothingUrgent() {
        host.overlays.flash(plain("high").with(\.priority, .high))
        host.overlays.flash(plain("normal"))
        #expect(host.messages == ["high"])
        host.pass(2_000)
        #expect(host.messages == ["normal"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theUrgentComesInFrontAndAFullStackMakesRoomForIt() {
        let notices = show(3)
        host.overlays.flash(plain("high").with(\.priority, .high))
        #expect(host.messages == ["2", "3", "high"], "the oldest of the least urgent waits for another turn")
        #expect(!notices[0].hasEnded && stack("high")?.behind == 0)
        host.pass(2_000)
        #expect(host.messages == ["1", "2", "3"])
        #expect(host.spoken.filter { $0.hasPrefix("1") }.count == 1)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The clock fails the test if the same instant is requested again and again.
    @Test func whileOneLeavesForTheUrgentTheOthersAskForNoTime() {
        for text in ["1", "2", "3"] {
            host.overlays.flash(.hud(text, placement: .bottom, action: "Undo"))
            host.pass(2_000)
        }
        host.overlays.flash(.hud("high", placement: .bottom).with(\.priority, .high))
        host.pass(1_000)
        #expect(host.messages == ["2", "3", "high"])
        host.clear()
        host.pass(1_000)
        #expect(host.leftovers == [])
    }

    @Test func overAnotherRegionItWaits() {
        host.overlays.flash(undo("window"))
        host.overlays.over(host.region()).flash(undo("view"))
        #expect(host.messages == ["window"])
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: Room, sight and other edges

    @Test func whatDoesNotFitStaysBehindTheLastThatDoes() throws {
        host.window = Geometry.Size(width: 360, height: 190)
        let notices = show(3)
        host.hover("3")
        let covered = ["1", "2", "3"].filter { stack($0)?.isCovered == true }
        #expect(!covered.isEmpty && stack("3")?.isCovered == false)
        for text in ["1", "2", "3", "Clear All"] {
            let panel = try frame(text)
            #expect(panel.minY >= 0 && panel.maxY <= 190)
        }
        host.pressAction(on: "3")
        host.pressAction(on: "2")
        #expect(!notices[0].hasEnded && stack("1")?.isCovered != true)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A user who points at Undo must not press the button that clears all notices.
    @Test(arguments: [110.0, 130, 150, 170, 400])
    func theButtonForAllIsNeverOverANotice(_ height: Double) throws {
        host.window = Geometry.Size(width: 360, height: height)
        _ = show(2)
        host.hover("2")
        #expect(try frame("Clear All").intersection(frame("2")).isEmpty)
        #expect(try frame("Clear All").isEmpty == (height < 160))
        for panel in host.plan.focusRound.panels {
            #expect(try #require(host.panelFrame(of: panel)).isEmpty == false, "keys lead to what is there")
        }
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func inSightAgainTheyAreAStackAgain() {
        let notices = show(3)
        host.hover("3")
        host.set(.window, .hidden)
        #expect(notices.allSatisfy { !$0.hasEnded })
        host.pass(100)
        host.set(.window, .visible)
        #expect(stack("3")?.count == 3 && !host.isShowing("Clear All"))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theWindowTakesAllWithIt() {
        let notices = show(4)
        host.hover("3")
        host.close()
        #expect(notices.allSatisfy { $0.outcome?.cause == .windowGone })
        #expect(host.leftovers == [])
    }

    @Test func aViewThatIsTakenOutTakesNoButtonWithIt() {
        let page = host.region()
        let notices = ["1", "2"].map { host.overlays.over(page).flash(undo($0)) }
        host.hover("2")
        #expect(host.isShowing("Clear All"))
        host.set(page, .detached)
        #expect(host.stage.machine.surfaces.count == 2)
        host.set(page, .visible)
        #expect(stack("2")?.count == 2 && !notices[0].hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theWordsAreTheUsers() {
        let host = TestHost(languages: ["de"])
        for text in ["1", "2"] { host.overlays.flash(undo(text)) }
        host.hover("2")
        #expect(host.isShowing("Alle löschen"))
        host.clear()
        #expect(host.leftovers == [])
    }
}
