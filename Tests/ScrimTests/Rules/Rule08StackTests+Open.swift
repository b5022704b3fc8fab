@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// An open stack: the pointer, the focus or a finger is on one of its notices.
extension Rule08StackTests {
    @Test(arguments: ["hover", "focus"])
    func whoAttendsToOneOpensItAndHoldsTheTimeOfAll(_ by: String) throws {
        let notices = show(3)
        if by == "hover" { host.hover("3") } else { host.focusPanel("3") }
        #expect(["1", "2", "3"].allSatisfy { stack($0)?.isOpen == true && stack($0)?.isCovered == false })
        let frames = try ["3", "2", "1", "Clear All"].map { try frame($0) }
        for (lower, upper) in zip(frames, frames.dropFirst()) {
            #expect(lower.minY - upper.maxY == Tuning.stackGap)
        }
        for text in ["1", "2", "3"] {
            let surface = try #require(host.surface(saying: text))
            #expect(host.layout(of: surface.id)?.parts[.button(0)] != nil)
        }
        host.pass(600_000)
        #expect(!notices.contains { $0.hasEnded })
        if by == "hover" { host.hover("3", false) } else { host.focusPanel("3", false) }
        host.pass(499)
        #expect(stack("3")?.isOpen == true)
        host.pass(1)
        #expect(stack("3")?.isOpen == false)
        host.pass(500)
        #expect(!host.isShowing("Clear All"))
        host.pass(60_000)
        #expect(notices.allSatisfy { $0.outcome == .shown(.expired) })
        #expect(host.leftovers == [])
    }

    @Test(arguments: [1, 2], ["hover", "focus"])
    func aNewcomerMovesNothingUnderThePointer(_ count: Int, _ by: String) throws {
        _ = show(count)
        host.pass(1_000)
        if by == "hover" { host.hover("1") } else { host.focusPanel("1") }
        host.pass(1_000)
        let before = try (1...count).map { try frame("\($0)") }
        host.overlays.flash(undo("New"))
        host.pass(1_000)
        #expect(try (1...count).map { try frame("\($0)") } == before)
        let (new, all) = (try frame("New"), try frame("Clear All"))
        host.overlays.flash(undo("An even newer one, with a longer text"))
        host.pass(1_000)
        #expect(try (1...count).map { try frame("\($0)") } == before)
        #expect(try frame("New") == new && frame("Clear All") == all)
        #expect(new.maxY == all.minY - Tuning.stackGap)
        if by == "hover" { host.hover("1", false) } else { host.focusPanel("1", false) }
        host.pass(2_000)
        #expect(stack("1")?.isCovered == true, "newer ones are in front again")
        host.clear()
        host.pass(60_000)
        #expect(host.leftovers == [])
    }

    @Test func clearAllAsksWhetherANoticeMayEnd() {
        var asked: [Presentation.Cause] = []
        let kept = host.overlays.show(
            .hud("Unsaved", placement: .bottom, cancel: .cross).with(\.timing.lifetime, .untilDismissed),
            shouldEnd: { cause in
                asked.append(cause)
                return asked.count > 1
            })
        host.pass(1_000)
        let other = host.overlays.flash(undo("Sent"))
        host.pass(1_000)
        host.hover("Sent")
        host.pass(1_000)
        host.pressAction(on: "Clear All")
        #expect(asked == [.drag] && !kept.hasEnded)
        #expect(other.outcome == .shown(.drag), "the others are cleared all the same")
        kept.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatComesWhileClearAllAsksStays() {
        var late: Presentation?
        let first = host.overlays.show(
            undo("First").with(\.timing.lifetime, .untilDismissed),
            shouldEnd: { [host] _ in
                late = host.overlays.show(undo("Late"), shouldEnd: { _ in false })
                host.pass(500)
                return true
            })
        host.overlays.flash(undo("Second"))
        host.pass(1_000)
        host.hover("Second")
        host.pass(1_000)
        host.pressAction(on: "Clear All")
        #expect(first.hasEnded && late?.hasEnded == false)
        late?.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func twoOpenStacksHaveButtonsOfTheirOwn() {
        let overlays =
            ["A", "B"].map { undo($0, at: .corner(.bottomLeading)) }
            + ["C", "D"].map { undo($0, at: .corner(.bottomTrailing)) }
        for overlay in overlays {
            host.overlays.flash(overlay)
            host.pass(100)
        }
        host.hover("B")
        host.focusPanel("D")
        host.pass(1_000)
        let buttons = host.shown.filter { $0.panel.actions.first?.title == "Clear All" }
        #expect(Set(buttons.map(\.placement)) == [.corner(.bottomLeading), .corner(.bottomTrailing)])
        host.focusPanel("D", false)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The edges of the cards are aligned, and their buttons are below each other.
    @Test(arguments: [Overlay.Placement.bottom, .corner(.bottomTrailing)])
    func cardsHaveTheWidthOfTheWidest(_ placement: Overlay.Placement) throws {
        let (long, short) = ("The longest text of the three", "Short")
        let alone = host.overlays.flash(undo(long, at: placement))
        host.pass(1_000)
        let natural = try frame(long).width
        host.overlays.flash(undo(short, at: placement))
        host.overlays.flash(undo("Other", at: placement))
        host.pass(1_000)
        #expect(try frame("Other").width == natural, "also of the one in front of a closed stack")
        host.hover("Other")
        host.pass(1_000)
        #expect(try [long, short, "Other"].map { try frame($0).width } == [natural, natural, natural])
        #expect(try frame("Clear All").width < natural)
        func button(_ text: String) throws -> Double {
            let id = try #require(host.surface(saying: text)).id
            return try frame(text).minX + #require(host.layout(of: id)?.parts[.button(0)]).maxX
        }
        #expect(try button(short) == button(long))

        // Nothing moves under the pointer when the widest card goes; once the pointer has left,
        // the others become as narrow as they need.
        alone.dismiss()
        host.pass(1_000)
        #expect(try frame("Other").width == natural && frame(short).width == natural)
        host.hover("Other", false)
        host.pass(2_000)
        #expect(try frame("Other").width < natural)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func thePointerGoesFromOneToTheNext() {
        _ = show(3)
        host.hover("3")
        host.hover("3", false)
        host.pass(300)
        host.hover("2")
        host.pass(60_000)
        #expect(stack("1")?.isOpen == true)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func eachIsAnsweredByItself() {
        let notices = show(3)
        host.hover("3")
        host.pressAction(on: "2")
        #expect(notices.map(\.hasEnded) == [false, true, false])
        #expect(notices[1].outcome == .shown(.action) && stack("1")?.isOpen == true)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The list has moved away from under the pointer.
    @Test func itStaysOpenForTheNextAnswer() {
        _ = show(3)
        host.hover("2")
        host.pressAction(on: "2")
        host.pass(4_900)
        #expect(stack("1")?.isOpen == true && host.isShowing("Clear All"))
        host.pass(200)
        #expect(stack("1")?.isOpen == false)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theLastOneIsAloneAgain() {
        let notices = show(2)
        host.hover("2")
        host.pressAction(on: "2")
        host.pass(1_000)
        #expect(stack("1") == nil && !host.isShowing("Clear All") && notices[0].isVisible)
        host.pass(5_000)
        #expect(notices[0].outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func clearAllEndsThemAsPutAsideByTheUser() {
        let notices = show(4)
        host.hover("3")
        host.pressAction(on: "Clear All")
        #expect(notices.prefix(3).allSatisfy { $0.outcome == .shown(.drag) })
        #expect(!notices[3].hasEnded, "nobody has seen it")
        host.pass(10_000)
        #expect(notices[3].outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func whatOnlyTheProgramEndsStaysWhenAllAreCleared() {
        let kept = host.overlays.show(plain("Offline").with(\.timing.lifetime, .untilDismissed))
        let notices = show(2)
        host.hover("2")
        host.pressAction(on: "Clear All")
        #expect(notices.allSatisfy { $0.hasEnded } && !kept.hasEnded)
        kept.dismiss()
        host.pass(1_000)
        #expect(host.leftovers == [])
    }

    @Test func theButtonIsNobodysPresentation() {
        let notices = show(2)
        host.hover("2")
        #expect(host.isShowing("Clear All"))
        #expect(host.stage.presentations.map(\.id) == notices.map(\.id))
        #expect(!host.spoken.contains { $0.contains("Clear") })
        let replacing = host.overlays.flash(undo("new").with(\.onRepeat, .replace))
        #expect(notices.allSatisfy { $0.outcome == .shown(.replaced) } && replacing.isVisible)
        host.pass(10_000)
        #expect(host.leftovers == [])
    }

    @Test func whatLetsAllThroughLetsItThroughInAStackToo() {
        _ = ["a", "b"].map { host.overlays.flash(plain($0)) }
        #expect(host.plan.input.layers.isEmpty)
        host.hover("b")
        #expect(stack("b")?.isOpen == false)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func amongOthersThatTakeInputItOpensToo() {
        host.overlays.flash(plain("a"))
        host.overlays.flash(undo("b"))
        host.overlays.flash(plain("c"))
        host.hover("c")
        #expect(stack("a")?.isOpen == true)
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: Fingers

    @Test func aFingerOpensItAndItsTapDoesNothingElse() throws {
        let notices = ["1", "2"].map {
            host.overlays.flash(undo($0).with(\.input.dismissedBy, [.tap, .flick]))
        }
        let front = try #require(host.surface(saying: "2")).id
        host.stage.report(.touched(front))
        #expect(stack("1")?.isOpen == true)
        host.stage.report(.panelReleased(front, by: .zero))
        #expect(!notices[1].hasEnded)
        host.stage.report(.touched(front))
        host.stage.report(.panelReleased(front, by: .zero))
        #expect(notices[1].outcome == .shown(.tap))
        host.pass(60_000)
        #expect(host.leftovers == [])
    }

    @Test func aFlickThatBeginsOnAClosedStackFlicks() throws {
        let notices = ["1", "2"].map { host.overlays.flash(undo($0).with(\.input.dismissedBy, [.flick])) }
        let front = try #require(host.surface(saying: "2")).id
        host.stage.report(.touched(front))
        host.stage.report(.panelReleased(front, by: Geometry.Point(x: 0, y: 60)))
        #expect(notices[1].outcome == .shown(.drag))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aStackThatAFingerOpenedClosesByItself() throws {
        let notices = show(2)
        let front = try #require(host.surface(saying: "2")).id
        host.stage.report(.touched(front))
        host.pass(4_999)
        #expect(stack("1")?.isOpen == true)
        host.pass(1)
        #expect(stack("1")?.isOpen == false && notices[1].isVisible)
        host.pass(60_000)
        #expect(notices.allSatisfy { $0.outcome == .shown(.expired) })
        #expect(host.leftovers == [])
    }
}
