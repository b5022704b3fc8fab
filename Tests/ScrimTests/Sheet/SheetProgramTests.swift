@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// A sheet that the program moves, and a sheet whose surroundings change.
@MainActor
@Suite struct SheetProgramTests {
    let host = TestHost()

    @Test func itBeginsAtItsInitialDetent() {
        let sheet = host.sheet([.full, .points(300), .points(120)]) { $0.sheet.initial = .points(300) }
        #expect(sheet.detent == .points(300))
        #expect(host.shownHeight == 300)
        sheet.dismiss()
        host.pass(2000)
        let smallest = host.sheet([.full, .points(300), .points(120)])
        #expect(smallest.detent == .points(120))
        #expect(host.shownHeight == 120)
    }

    @Test func theProgramMovesItAnimated() {
        let sheet = host.sheet([.points(120), .points(300), .full])
        sheet.detent = .full
        #expect(sheet.detent == .full)
        #expect(host.shownHeight == 120)
        host.pass(100)
        #expect(host.shownHeight > 130 && host.shownHeight < 756)
        #expect(host.plan.surfaces.first?.sheet?.isBetweenDetents == true)
        host.pass(2000)
        #expect(host.shownHeight == 756)
        #expect(host.plan.surfaces.first?.sheet?.isBetweenDetents == false)
        sheet.detent = .points(310)
        host.pass(2000)
        #expect(host.shownHeight == 300)
    }

    @Test(
        arguments: [
            (Overlay.Placement.Edge.bottom, [true, false, nil, nil]), (.top, [false, true, nil, nil]),
            (.leading, [true, false, false, true]), (.trailing, [true, false, true, false]),
        ] as [(Overlay.Placement.Edge, [Bool?])])
    func anArrowAwayFromItsEdgeAsksForMore(edge: Overlay.Placement.Edge, larger: [Bool?]) throws {
        let sheet = host.overlays.show(.sheet(from: edge, detents: [.points(120), .full])) { "list" }
        let plan = try #require(host.plan.surfaces.first?.sheet)
        // Up, down, left, right.
        let ways = [Point(y: -1), Point(y: 1), Point(x: -1), Point(x: 1)]
        #expect(ways.map { plan.isLarger(towards: $0) } == larger)
        sheet.dismiss()
        host.clear()
    }

    @Test func keysAndAssistiveTechnologyMoveItByOne() throws {
        let sheet = host.sheet([.points(120), .fraction(0.5), .full])
        let id = try #require(host.surface?.id)
        func plan() throws -> SheetPlan { try #require(host.plan.surfaces.first?.sheet) }
        #expect(try plan().detentNames == ["15%", "50%", "Full"])
        #expect(try plan().grabberLabel == "Sheet size")
        #expect(try plan().detentIndex == 0)
        for expected in [Overlay.Detent.fraction(0.5), .full, .full] {
            host.stage.report(.detentStepped(id, larger: true))
            #expect(sheet.detent == expected)
        }
        #expect(try plan().detentIndex == 2)
        for _ in 0..<5 { host.stage.report(.detentStepped(id, larger: false)) }
        #expect(sheet.detent == .points(120))
        #expect(!sheet.hasEnded)
        host.pass(2000)
        #expect(host.shownHeight == 120)
    }

    @Test func otherDetentsTakeItToTheNearestAnimated() {
        let sheet = host.sheet([.points(120), .points(400)]) { $0.sheet.initial = .points(400) }
        sheet.detents = [.points(100), .points(350), .full]
        #expect(sheet.detent == .points(350))
        #expect(host.shownHeight == 400)
        host.pass(2000)
        #expect(host.shownHeight == 350)
        sheet.detents = []
        host.pass(2000)
        #expect(host.shownHeight == 300)
    }

    @Test func theNearestIsItsDetentFromThenOnWhateverTheRoom() {
        let sheet = host.sheet([.points(120), .points(400)]) { $0.sheet.initial = .points(400) }
        sheet.detents = [.fraction(0.5), .points(700)]
        host.pass(2000)
        #expect(host.shownHeight == 390)
        // In this window 400 points would be closer to the other detent.
        host.window = Size(width: 780, height: 390)
        host.pass(2000)
        #expect(sheet.detent == .fraction(0.5))
        #expect(host.shownHeight == 195)
    }

    @Test func contentThatGrowsTakesItAlongWithoutAJump() {
        host.viewSizes["View"] = Size(width: 390, height: 300)
        _ = host.sheet([.content])
        for height in [420.0, 150, 5000, 260] {
            let before = host.shownHeight
            host.viewSizes["View"] = Size(width: 390, height: height)
            #expect(host.shownHeight.isClose(to: before, within: 1e-9))
            host.pass(60)
            let between = host.shownHeight
            #expect(between != before && between != min(height, 756))
            // Another change during the animation makes no jump either.
            host.viewSizes["View"] = Size(width: 390, height: height)
            #expect(host.shownHeight.isClose(to: between, within: 1e-9))
            host.pass(2000)
            #expect(host.shownHeight == min(height, 756))
        }
    }

    @Test func contentThatGrowsUnderAFingerDoesNotJump() {
        host.viewSizes["View"] = Size(width: 390, height: 300)
        _ = host.sheet([.content])
        host.drag("View", through: host.way(100, within: 100), letsGo: false)
        #expect(host.shownHeight == 200)
        host.viewSizes["View"] = Size(width: 390, height: 400)
        #expect(host.shownHeight.isClose(to: 200, within: 1e-9))
        host.letGo("View", cancelled: true)
        host.pass(2000)
        #expect(host.shownHeight == 400)
    }

    /// FloatingPanel#259: rotation keeps the old height.
    @Test func aRotatedWindowHasItsOwnHeights() {
        _ = host.sheet([.fraction(0.5), .full])
        #expect(host.shownHeight == 390)
        host.window = Size(width: 780, height: 390)
        host.pass(2000)
        #expect(host.shownHeight == 195)
        #expect(host.surface?.stops?.heights == [195, 366])
    }

    @Test func aKeyboardLiftsItAtOnceAndLetsItDownAgain() {
        host.safeArea = Insets(top: 44, bottom: 34)
        let sheet = host.sheet([.points(200), .full])
        #expect(host.shownHeight == 234)
        host.keyboard = Rect(0, 480, 390, 300)
        // Above the keyboard the sheet is as high as before, without the part in the safe area.
        #expect(host.shownHeight == 500)
        sheet.detent = .full
        host.pass(2000)
        #expect(host.shownHeight == 300 + 480 - 44 - 24)
        host.keyboard = nil
        host.pass(2000)
        #expect(host.shownHeight == 780 - 44 - 24)
    }

    @Test func detentsAskedForBeforeItIsUpAreWhereItBegins() {
        host.drawsByItself = false
        let sheet = host.overlays.show(.sheet(detents: [.points(100), .points(300)])) { "View" }
        sheet.detent = .points(300)
        host.drawFrame()
        host.pass(2000)
        #expect(host.shownHeight == 300)
    }

    @Test func whatIsNoSheetIgnoresIt() {
        let veil = host.overlays.show(.veil("Hello").instant)
        veil.detent = .full
        veil.detents = [.full, .points(3)]
        host.stage.report(.dragBegan(host.surface!.id, at: host.now))
        host.stage.report(.dragMoved(host.surface!.id, by: 50, at: host.now))
        host.stage.report(.detentStepped(host.surface!.id, larger: true))
        #expect(veil.detent == nil)
        #expect(veil.position == nil)
        #expect(host.plan.surfaces.first?.sheet == nil)
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: Dimming

    @Test func theScrimFollowsTheSheet() {
        _ = host.sheet(
            [.points(200), .points(400), .full],
            {
                $0.input = .block; $0.dims = true
            })
        #expect(host.dimming == 1)
        host.drag("View", through: [(100, .milliseconds(16))], letsGo: false)
        #expect(host.dimming.isClose(to: 0.5))
        host.drag("View", through: [(50, .milliseconds(16))], letsGo: false)
        #expect(host.dimming.isClose(to: 0.25))
        host.letGo("View", cancelled: true)
        for _ in 0..<20 {
            #expect(host.dimming.isClose(to: min(host.shownHeight / 200, 1), within: 1e-9))
            host.pass(16)
        }
    }

    @Test func theScrimFollowsTheSheetInAndOut() {
        let overlay = Overlay.sheet(
            detents: [.points(200), .full], initial: .full, undimmedThrough: .points(200), input: .block)
        let sheet = host.overlays.show(overlay) { "View" }
        for isComing in [true, false] {
            var heights: Set<Double> = []
            for _ in 0..<30 {
                heights.insert(host.shownHeight)
                let share = min(max((host.shownHeight - 200) / 556, 0), 1)
                #expect(host.dimming.isClose(to: share, within: 1e-9))
                host.pass(16)
            }
            #expect(heights.count > 15)
            host.pass(1000)
            if isComing { sheet.dismiss() }
        }
    }

    @Test func beforeItsFirstLayoutItsDetentIsOneThatItHas() {
        host.set(.window, .hidden)
        let sheet = host.overlays.show(
            .sheet(detents: [.points(200), .points(400)], undimmedThrough: .points(200))
        ) { "View" }
        sheet.detent = .points(400)
        #expect(host.surface?.isUndimmed == false)
        sheet.detent = .points(200)
        #expect(host.surface?.isUndimmed == true)
        sheet.sheet.initial = .points(300)
        sheet.sheet.detents = [.points(100), .points(300)]
        #expect(sheet.detent == .points(300))
        host.set(.window, .visible)
        host.pass(2000)
        #expect(sheet.detent == .points(300) && host.shownHeight == 300)
    }

    /// A single detent dims the same before the first layout and after it.
    @Test(arguments: [Overlay.Detent.full, .points(120)])
    func aSingleDetentIsTheOneThroughWhichNothingDims(_ detent: Overlay.Detent) {
        host.set(.window, .hidden)
        let sheet = host.overlays.show(.sheet(detents: [detent], undimmedThrough: .points(120))) { "View" }
        sheet.detent = detent
        #expect(host.surface?.isUndimmed == true)
        host.set(.window, .visible)
        host.pass(2000)
        #expect(host.surface?.isUndimmed == true)
        sheet.dismiss()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func anUndimmedDetentLeavesTheBackgroundLive() {
        let sheet = host.sheet([.points(200), .points(400), .full]) {
            $0 = .sheet(
                detents: [.points(200), .points(400), .full], undimmedThrough: .points(400),
                input: .dismissing)
        }
        let outside = Point(x: 100, y: 10)
        #expect(host.dimming == 0)
        #expect(host.tap(at: outside) == .app)
        #expect(!sheet.hasEnded)
        host.drag("View", through: [(-378, .milliseconds(16))], letsGo: false)
        #expect(host.dimming.isClose(to: (578.0 - 400) / 356))
        host.letGo("View", cancelled: true)
        host.pass(2000)
        sheet.detent = .full
        host.pass(2000)
        #expect(host.dimming == 1)
        #expect(host.isCovered(outside))
        host.tap(at: outside)
        #expect(sheet.outcome == .shown(.tapOutside))
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    /// Out of sight nothing moves; back in sight, the sheet dims exactly if it blocks.
    @Test(arguments: ["hidden", "suspended", "dialog"])
    func whatGoesToAnotherDetentOutOfSightIsDimmedAsItBlocks(_ way: String) {
        let sheet = host.sheet([.points(200), .full]) {
            $0.input = .block
            $0.sheet.undimmedThrough = .points(200)
        }
        let outside = Point(x: 195, y: 10)
        for detent in [Overlay.Detent.full, .points(200)] {
            switch way {
            case "hidden": host.set(.window, .hidden)
            case "suspended": host.suspend()
            default: host.openDialog()
            }
            sheet.detent = detent
            switch way {
            case "hidden": host.set(.window, .visible)
            case "suspended": host.resume()
            default: host.closeDialog()
            }
            host.pass(2000)
            #expect(host.dimming == (detent == .full ? 1 : 0))
            #expect(host.isCovered(outside) == (detent == .full))
        }
        host.clear()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    /// Above a keyboard both detents have the same height, but they still differ.
    @Test(arguments: [false, true])
    func aKeyboardMakesNoSheetLive(isInstant: Bool) {
        host.stage.defaults.isInstant = isInstant
        let sheet = host.sheet([.points(400), .full]) {
            $0.input = .block
            $0.sheet.undimmedThrough = .points(400)
        }
        sheet.detent = .full
        host.pass(2000)
        let outside = Point(x: 195, y: 5)
        #expect(host.isCovered(outside) && host.dimming == 1)
        host.keyboard = Rect(0, 400, 390, 380)
        host.pass(2000)
        #expect(host.isCovered(outside) && host.dimming == 1)
        sheet.detent = .points(400)
        host.pass(2000)
        #expect(!host.isCovered(outside) && host.dimming == 0)
        host.keyboard = nil
        host.pass(2000)
        #expect(!host.isCovered(outside) && host.dimming == 0 && host.shownHeight == 400)
        sheet.detent = .full
        host.pass(2000)
        #expect(host.isCovered(outside) && host.dimming == 1)
        host.clear()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    /// NaN is no detent, but any other height counts, even if it is not one of the detents.
    @Test(arguments: [
        (Overlay.Detent.points(.nan), [true, true]), (.points(300), [false, true]),
        (.points(50), [true, true]),
        (.full, [false, false]),
    ])
    func undimmedThroughCoversAllLowerDetents(_ undimmed: Overlay.Detent, _ expected: [Bool]) {
        let sheet = host.sheet([.points(120), .points(350)]) {
            $0.input = .block
            $0.sheet.undimmedThrough = undimmed
        }
        for (detent, isCovered) in zip([Overlay.Detent.points(120), .points(350)], expected) {
            sheet.detent = detent
            host.pass(2000)
            #expect(host.isCovered(Point(x: 195, y: 10)) == isCovered)
            #expect((host.dimming > 0) == isCovered)
        }
        host.clear()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    /// Rule 19: a move by the program or a key takes effect at once.
    @Test func withReducedMotionTheProgramsDetentIsThereAtOnce() throws {
        host.environment.reducesMotion = true
        let sheet = host.sheet([.points(200), .full])
        sheet.detent = .full
        #expect(host.shownHeight == 756)
        let surface = try #require(host.surface?.id)
        host.stage.report(.detentStepped(surface, larger: false))
        #expect(host.shownHeight == 200)
        host.clear()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    /// Detents may be in any order.
    @Test func smallestOfEqualHeightDetentsDecidesDimming() {
        let sheet = host.sheet([.full, .points(300)]) {
            $0.input = .block
            $0.sheet.undimmedThrough = .points(300)
        }
        host.keyboard = Rect(0, 250, 390, 530)
        host.pass(2000)
        #expect(sheet.detent == .points(300))
        #expect(!host.isCovered(Point(x: 195, y: 2)) && host.dimming == 0)
        host.clear()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    /// A detent that the sheet does not have stands for the nearest one, also for what it blocks.
    @Test func aDetentThatIsNoneOfThemBlocksAsTheNearestDoes() {
        let sheet = host.sheet([.points(120), .points(400), .full]) {
            $0.input = .block
            $0.sheet.initial = .points(450)
            $0.sheet.undimmedThrough = .points(400)
        }
        #expect(sheet.detent == .points(400) && host.shownHeight == 400)
        #expect(!host.isCovered(Point(x: 195, y: 10)) && host.dimming == 0)
        host.clear()
        host.pass(2000)
        #expect(host.leftovers == [])
    }
}
