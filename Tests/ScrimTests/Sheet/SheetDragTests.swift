@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

@MainActor
@Suite struct SheetDragTests {
    let host = TestHost()

    static let detents: [Overlay.Detent] = [.points(200), .points(400), .full]

    // MARK: Following the finger

    @Test func itIsWhereTheFingerHasIt() {
        let sheet = host.sheet(Self.detents)
        #expect(host.shownHeight == 200)
        host.drag("View", through: [(-37, .milliseconds(16)), (-150, .milliseconds(16))], letsGo: false)
        #expect(host.shownHeight == 350)
        host.pass(3000)
        #expect(host.shownHeight == 350)
        #expect(sheet.position?.isDragged == true)
        host.letGo("View", cancelled: true)
        host.pass(2000)
        #expect(host.shownHeight == 200)
        #expect(sheet.position?.isDragged == false)
    }

    @Test(arguments: Overlay.Placement.Edge.allCases, [false, true])
    func everyEdgeFollowsItsOwnAxis(_ edge: Overlay.Placement.Edge, _ isRightToLeft: Bool) throws {
        host.environment.isRightToLeft = isRightToLeft
        let sheet = host.sheet([.points(100), .points(200)]) { $0.placement = .edge(edge) }
        let plan = try #require(host.plan.surfaces.first?.sheet)
        let id = try #require(host.surface?.id)
        let before = try #require(host.panelFrame(of: id))
        host.drag(id, through: [(60, .milliseconds(16))], letsGo: false)
        let after = try #require(host.panelFrame(of: id))
        let inner = { (rect: Rect) -> Double in
            switch edge.side(isRightToLeft: isRightToLeft) {
            case .top: rect.maxY
            case .bottom: rect.minY
            case .left: rect.maxX
            case .right: rect.minX
            }
        }
        #expect(inner(after) - inner(before) == 60 * (plan.closing.x + plan.closing.y))
        #expect(abs(plan.closing.x) + abs(plan.closing.y) == 1)
        host.letGo("View")
        host.pass(2000)
        #expect(sheet.outcome?.cause == .drag)
        #expect(host.leftovers == [])
    }

    @Test func pastItsLargestItGivesLessAndLess() {
        _ = host.sheet([.points(200)])
        host.drag("View", through: [(-100, .milliseconds(16))], letsGo: false)
        // (1 − 1/(100 · 0.55/200 + 1)) · 200, by Python's mpmath.
        #expect(host.shownHeight.isClose(to: 200 + 43.1372549019608, within: 1e-9))
        host.drag("View", through: [(-5000, .milliseconds(16))], letsGo: false)
        #expect(host.shownHeight < 400)
        #expect((host.panelFrame(of: host.surface!.id)?.minY ?? 0) > 0)
    }

    @Test func aFullSheetIsNeverPulledOutOfItsRegion() {
        _ = host.sheet([.full])
        for pull in stride(from: -10.0, through: -5000, by: -490) {
            host.drag("View", through: [(pull, .milliseconds(16))], letsGo: false)
            // Each drag starts where the sheet is, so the sheet approaches the edge and passes it only by rounding.
            #expect(host.shownHeight > 756 && host.shownHeight < 780 + 1e-9)
        }
    }

    @Test func itCannotBeDraggedWhereItMustNot() {
        _ = host.sheet(Self.detents) { $0.sheet.isDraggable = false }
        #expect(host.plan.surfaces.first?.sheet?.isDraggable == false)
        host.drag("View", through: host.way(-300, within: 100))
        #expect(host.shownHeight == 200)
    }

    // MARK: Letting go

    @Test func letGoSlowlyItGoesToTheNearest() {
        let sheet = host.sheet(Self.detents)
        host.drag("View", through: host.slowDrag(-120))
        host.pass(2000)
        #expect(sheet.detent == .points(400))
        #expect(host.shownHeight == 400)
        host.drag("View", through: host.slowDrag(90))
        host.pass(2000)
        #expect(host.shownHeight == 400)
    }

    @Test func aFlickGoesToTheNextAndSkipsNone() {
        let sheet = host.sheet(Self.detents)
        for detent in [Overlay.Detent.points(400), .full, .full] {
            host.drag("View", through: host.way(-60, within: 48))
            host.pass(2000)
            #expect(sheet.detent == detent)
        }
        host.drag("View", through: host.way(300, within: 60))
        host.pass(2000)
        #expect(sheet.detent == .points(400))
    }

    @Test func aFlickDownFromTheSmallestDismissesIt() {
        let sheet = host.sheet(Self.detents)
        host.drag("View", through: host.way(40, within: 48))
        #expect(sheet.outcome == .shown(.drag))
        #expect(host.stage.gate.plan.isOpen)
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    /// flutter#138839: an upward flick below half closes the sheet.
    @Test func anUpwardFlickFarBelowHalfNeverCloses() {
        let sheet = host.sheet([.points(400)])
        host.drag(
            "View",
            through: host.slowDrag(370) + [(360, .milliseconds(16)), (340, .milliseconds(16))]
                + [(300, .milliseconds(16))])
        #expect(!sheet.hasEnded)
        host.pass(2000)
        #expect(host.shownHeight == 400)
    }

    @Test func neverDismissedItResistsAndComesBack() {
        let sheet = host.sheet([.points(200)]) { $0.sheet.dismissal = .never }
        host.drag("View", through: [(100, .milliseconds(16))], letsGo: false)
        #expect(host.shownHeight.isClose(to: 200 - 43.1372549019608, within: 1e-9))
        host.drag("View", through: host.way(1000, within: 64))
        host.pass(2000)
        #expect(!sheet.hasEnded)
        #expect(host.shownHeight == 200)
    }

    @Test func brokenOffItGoesBackToWhereItRested() {
        let sheet = host.sheet(Self.detents)
        host.drag("View", through: host.way(-500, within: 100), letsGo: false)
        host.letGo("View", cancelled: true)
        host.pass(2000)
        #expect(sheet.detent == .points(200))
        #expect(host.shownHeight == 200)
    }

    // MARK: Refusing

    @Test func aRefusedDismissalIsAskedOnceAndSettlesBack() throws {
        var asked: [Presentation.Cause] = []
        let sheet = host.sheet(
            Self.detents,
            shouldEnd: { cause in
                asked.append(cause)
                return false
            })
        host.drag("View", through: host.way(60, within: 48), letsGo: false)
        #expect(asked == [])
        let before = try #require(host.snapshot)
        host.letGo("View")
        #expect(asked == [.drag])
        let after = try #require(host.snapshot)
        #expect(after.points.isClose(to: before.points))
        #expect(after.velocity < -900)
        #expect(!sheet.hasEnded)
        host.pass(2000)
        #expect(host.shownHeight == 200)
        // A release that does not dismiss is not asked about.
        host.drag("View", through: host.way(-60, within: 48))
        #expect(asked == [.drag])
    }

    @Test(arguments: [false, true])
    func whatResistsAsksWhenItIsPulledFarEnough(isAllowed: Bool) throws {
        var asked: [Presentation.Cause] = []
        let sheet = host.sheet(
            [.points(200)], { $0.sheet.dismissal = .resisting },
            shouldEnd: { cause in
                asked.append(cause)
                return isAllowed
            })
        // A short drag is not reported to the app.
        host.drag("View", through: [(60, .milliseconds(200)), (60, .milliseconds(300))])
        #expect(asked == [])
        host.pass(2000)
        #expect(host.shownHeight == 200)

        host.drag("View", through: [(150, .milliseconds(200)), (150, .milliseconds(300))], letsGo: false)
        #expect(host.shownHeight.isClose(to: 200 - RubberBand(dimension: 200).shown(150), within: 1e-9))
        let before = try #require(host.snapshot)
        host.letGo("View")
        #expect(asked == [.drag])
        #expect(sheet.outcome?.cause == (isAllowed ? .drag : nil))
        let after = try #require(host.snapshot)
        #expect(after.points.isClose(to: before.points), "it goes on from where it is seen")
        host.pass(2000)
        #expect(isAllowed ? host.surface == nil : host.shownHeight == 200)
    }

    @Test func aFlickAtWhatResistsAsks() {
        var asked: [Presentation.Cause] = []
        let sheet = host.sheet(
            [.points(200)], { $0.sheet.dismissal = .resisting },
            shouldEnd: { cause in
                asked.append(cause)
                return false
            })
        host.drag("View", through: host.way(60, within: 48))
        #expect(asked == [.drag])
        host.pass(2000)
        #expect(!sheet.hasEnded && host.shownHeight == 200)
    }

    /// A sheet that is pulled past its largest detent stays pulled: the drag does
    /// not restart where the rubber band held it.
    @Test func aLayoutWithTheSameRoomLeavesItInTheHand() throws {
        _ = host.sheet([.points(200)])
        host.drag("View", through: [(-90, .milliseconds(16))], letsGo: false)
        var machine = host.stage.machine
        let surface = try #require(machine.surfaces.first)
        let extent = SurfaceExtent(
            slide: Surface.Slide(travel: 201, extent: host.window.height), room: surface.sheet?.room,
            movesItself: true)
        _ = machine.handle(.laidOut(surface.id, extent), at: host.now)
        #expect(machine.surfaces.first?.slide != surface.slide)
        #expect(machine.surfaces.first?.sheet == surface.sheet)
        host.letGo("View")
        host.clear()
    }

    @Test func betweenDetentsItIsLaidOutAsHighAsItIs() throws {
        _ = host.sheet(Self.detents)
        let id = try #require(host.surface?.id)
        #expect(host.layout(of: id)?.panel.height == 200)
        host.drag("View", through: [(-90, .milliseconds(16))], letsGo: false)
        #expect(host.layout(of: id)?.panel.height == 290)
    }

    // MARK: Late, absent, repeated

    @Test func strayEventsDoNoHarm() throws {
        let sheet = host.sheet(Self.detents)
        let id = try #require(host.surface?.id)
        let before = host.plan
        host.stage.report(.dragMoved(id, by: 100, at: host.now))
        host.stage.report(.dragEnded(id, at: host.now, cancelled: false))
        host.stage.report(.dragEnded(id, at: host.now, cancelled: true))
        host.stage.report(.dragBegan(SurfaceID(number: 1 << 40), at: host.now))
        host.stage.frame(at: host.now)
        #expect(host.plan == before)
        host.drag(id, through: [(50, .milliseconds(16))], letsGo: false)
        host.stage.report(.dragMoved(id, by: .nan, at: host.now))
        host.stage.report(.dragMoved(id, by: .infinity, at: host.now))
        #expect(host.shownHeight == 150)
        // A second drag begins where the sheet is.
        host.drag(id, through: [(10, .milliseconds(16))], letsGo: false)
        #expect(host.shownHeight == 140)
        sheet.dismiss()
        host.stage.report(.dragMoved(id, by: -50, at: host.now))
        host.stage.report(.dragEnded(id, at: host.now, cancelled: false))
        host.pass(2000)
        host.stage.report(.dragBegan(id, at: host.now))
        host.stage.report(.dragMoved(id, by: -50, at: host.now))
        #expect(host.leftovers == [])
    }

    @Test func hiddenUnderAFingerItRestsWhenItIsBack() {
        let sheet = host.sheet(Self.detents)
        host.drag("View", through: [(-90, .milliseconds(16))], letsGo: false)
        host.set(.window, .hidden)
        host.set(.window, .visible)
        #expect(host.shownHeight == 200)
        host.letGo("View")
        #expect(!sheet.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func endedUnderAFingerItLeaves() {
        let sheet = host.sheet(Self.detents)
        host.drag("View", through: [(-90, .milliseconds(16))], letsGo: false)
        sheet.dismiss()
        host.letGo("View")
        host.pass(2000)
        #expect(sheet.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func aHostThatNeverTellsOfTheEndStillGetsItLaidOut() {
        host.drawsByItself = false
        _ = host.sheet(Self.detents)
        host.drawFrame()
        host.pass(2000)
        host.drag("View", through: host.way(-60, within: 48))
        #expect(host.plan.surfaces.first?.sheet?.isBetweenDetents == true)
        host.pass(3000)
        #expect(host.plan.surfaces.first?.sheet?.isBetweenDetents == false)
        #expect(host.shownHeight == 400)
    }
}
