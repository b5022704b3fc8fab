@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// What users of other sheets ask for, as far as the core decides it, with the numbers of their issues.
///
/// `docs/evidence/sheet-requests.md` lists all requests, with the tests that show the answer.
@MainActor
@Suite struct SheetComplaintTests {
    let host = TestHost()

    // MARK: Scroll (FloatingPanel#35, #524, #526, BottomSheet#47, MDC-Android#2689, #3377)

    /// In one gesture a list is scrolled to its start, the sheet pulled down and up again, and the list scrolled on.
    @Test func aListHandsOverToTheSheetAndBackWithinOneGesture() throws {
        _ = host.sheet([.points(200), .points(500)]) { $0.sheet.initial = .points(500) }
        let id = try #require(host.surface?.id)
        var (offset, by) = (30.0, 0.0)
        let length = 400.0
        host.stage.report(.dragBegan(id, at: host.now))
        for step in [20.0, 20, 50, -30, -40, -25] {
            host.pass(16)
            let growth = try #require(host.stage.position(of: id, at: host.now)).growth
            let share = ScrollHandover(
                of: step, over: [ScrollRoom(closing: offset, opening: length - offset)], growth: growth)
            offset -= share.content[0]
            by += share.sheet
            let content = ContentScroll(by: 30 - offset, room: length - offset)
            host.stage.report(.dragMoved(id, by: by, content: content, at: host.now))
            #expect(offset == 0 || host.shownHeight == 500)
        }
        #expect(offset == 35)
        #expect(host.shownHeight == 500)
    }

    /// Below its smallest detent, a sheet that resists follows only a part of the pull, and of the way back.
    @Test func aSheetThatResistsIsBackBeforeItsListScrolls() throws {
        _ = host.sheet([.points(500)]) { $0.sheet.dismissal = .resisting }
        let id = try #require(host.surface?.id)
        var (drag, finger, offset) = (SheetDragShare(), 0.0, 0.0)
        host.stage.report(.dragBegan(id, at: host.now))
        for step in [100.0, 100, 100, -100, -100, -100, -50] {
            host.pass(16)
            finger += step
            let growth = try #require(host.stage.position(of: id, at: host.now)).growth
            let rooms = [ScrollRoom(closing: offset, opening: 400 - offset)]
            offset -= drag.move(to: finger, over: rooms, growth: growth).reduce(0, +)
            host.stage.report(drag.report(for: id, over: rooms, at: host.now))
            #expect(offset == 0 || host.shownHeight == 500)
        }
        #expect(offset == 50 && host.shownHeight == 500)
    }

    // MARK: Sizing

    /// FloatingPanel#453: a changed content height is ignored.
    @Test func contentThatChangesItsSizeIsFollowed() {
        _ = host.sheet([.content, .full])
        for height in [120.0, 640, 280] {
            host.viewSizes["View"] = Size(width: 390, height: height)
            host.pass(2000)
            #expect(host.shownHeight == height + 17)
        }
    }

    /// PanModal#105: the sheet jumps at the first drag.
    @Test func theFirstDragMovesItByTheFingersWayAndNoMore() {
        for detents in [[Overlay.Detent.content], [.content, .full], [.points(100), .fraction(0.6)]] {
            let host = TestHost()
            _ = host.sheet(detents)
            let before = host.shownHeight
            host.drag("View", through: [(0, .milliseconds(16))], letsGo: false)
            #expect(host.shownHeight == before)
            host.drag("View", through: [(1, .milliseconds(16))], letsGo: false)
            #expect(host.shownHeight == before - 1)
        }
    }

    // MARK: Keyboard (FloatingPanel#516, PanModal#69, #23, flutter#71418)

    @Test func aSheetIsDraggedAboveTheKeyboard() {
        _ = host.sheet([.points(200), .full])
        host.keyboard = Rect(0, 480, 390, 300)
        host.drag("View", through: host.way(-60, within: 48))
        host.pass(2000)
        #expect(host.shownHeight == 300 + 480 - 24)
        #expect(host.layout(of: host.surface!.id)?.panel.maxY == 480)
    }

    // MARK: Touches

    /// FloatingPanel#618: the backdrop still blocks after the panel was dragged away.
    @Test func draggedAwayNothingBlocksFromTheMomentItIsLetGo() {
        let sheet = host.sheet([.points(300)]) { $0.input = .block }
        #expect(host.isCovered(.window))
        host.drag("View", through: host.way(100, within: 60))
        #expect(sheet.hasEnded)
        #expect(!host.isCovered(.window))
    }

    /// PanModal#48, #100, #183: the background should stay live.
    @Test func theBackgroundOfAnUndimmedDetentIsLiveAndThatOfADimmedOneIsNot() {
        let sheet = host.sheet([.points(200), .full]) {
            $0.input = .block
            $0.sheet.undimmedThrough = .points(200)
        }
        #expect(!host.isCovered(Point(x: 195, y: 100)))
        #expect(host.isCovered(Point(x: 195, y: 700)))
        sheet.detent = .full
        host.pass(2000)
        #expect(host.isCovered(Point(x: 195, y: 10)))
    }

    // MARK: Stacking (FloatingPanel#147, #447, PanModal#151)

    @Test func ofTwoStackedSheetsADragMovesAndDismissesOnlyItsOwn() {
        let lower = host.sheet([.points(300)], view: "Lower")
        let upper = host.sheet([.points(200)], view: "Upper")
        host.drag("Upper", through: [(50, .milliseconds(16))], letsGo: false)
        #expect(lower.position?.points == 300)
        #expect(upper.position?.points == 150)
        host.drag("Upper", through: host.way(100, within: 60))
        host.pass(2000)
        #expect(upper.outcome == .shown(.drag))
        #expect(!lower.hasEnded)
        host.drag("Lower", through: host.way(100, within: 60))
        #expect(lower.outcome == .shown(.drag))
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    // MARK: Lifetime (FloatingPanel#657, SwiftMessages#46)

    @Test func draggedAwayItCanBeShownAgain() {
        for _ in 0..<3 {
            let sheet = host.sheet([.points(300)])
            host.drag("View", through: host.way(100, within: 60))
            #expect(sheet.outcome == .shown(.drag))
        }
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func suspendedInMidFlightItIsNotStuck() {
        let sheet = host.sheet([.points(200), .full])
        host.drag("View", through: host.way(-60, within: 48))
        host.pass(50)
        host.suspend()
        host.pass(60_000)
        host.resume()
        #expect(host.shownHeight == 756)
        host.drag("View", through: host.slowDrag(50))
        sheet.dismiss()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    // MARK: Callbacks (FloatingPanel#365, SwiftEntryKit#371, SwiftMessages#413)

    @Test func theEndIsToldOnceAsADragWhenItIsLetGo() async {
        let end = Task { @MainActor [host] in
            await host.overlays.present(Overlay.sheet(detents: [.points(300)])) {
                (_: Presentation.Ending<Int>) in "View"
            }
        }
        await turns()
        host.pass(2000)
        host.drag("View", through: host.way(100, within: 60))
        #expect(await end.value == .ended(.drag))
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    // MARK: Accessibility (FloatingPanel#488)

    @Test func detentsHaveNamesInTheAppsWords() {
        host.stage.defaults.strings.fullDetent = "Ganz"
        host.stage.defaults.strings.contentDetent = "Passend"
        host.stage.defaults.strings.grabber = "Griff"
        _ = host.sheet([.content, .full, .points(78)])
        let plan = host.plan.surfaces.first?.sheet
        #expect(plan?.detentNames == ["10%", "Passend", "Ganz"])
        #expect(plan?.grabberLabel == "Griff")
    }
}
