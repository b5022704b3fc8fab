@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// A sheet whose grabber is tapped, or activated by a key or assistive technology.
@MainActor
@Suite struct GrabberTapTests {
    let host = TestHost()

    private func tap() throws {
        host.stage.report(.grabberTapped(try #require(host.surface?.id)))
    }

    private func plan() throws -> SheetPlan { try #require(host.plan.surfaces.first?.sheet) }

    @Test func itGoesToTheNextLargerDetentAndFromTheLargestToTheSmallest() throws {
        let sheet = host.sheet([.full, .points(120), .fraction(0.5)])
        let stops: [(Overlay.Detent, Double)] = [(.fraction(0.5), 390), (.full, 756), (.points(120), 120)]
        for (detent, height) in stops + stops {
            let before = host.shownHeight
            try tap()
            #expect(sheet.detent == detent)
            #expect(host.shownHeight.isClose(to: before, within: 1e-9), "It moves there")
            host.pass(2000)
            #expect(host.shownHeight == height)
        }
        #expect(!sheet.hasEnded)
        host.clear()
    }

    /// A press catches a sheet that moves, and a key may be held.
    @Test func whatMovesOrIsDraggedIsNotTapped() throws {
        let sheet = host.sheet([.points(120), .points(300), .full])
        try tap()
        host.pass(100)
        try tap()
        #expect(sheet.detent == .points(300))
        host.pass(2000)
        host.drag("View", through: [(-30, .milliseconds(16))], letsGo: false)
        try tap()
        #expect(sheet.detent == .points(300))
        #expect(sheet.position?.isDragged == true)
        host.letGo("View", cancelled: true)
        host.pass(2000)
        #expect(host.shownHeight == 300)
        sheet.dismiss()
        try tap()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [[Overlay.Detent.content], [.points(200)], [.full, .points(2000)]])
    func withOneDetentNothingHappens(_ detents: [Overlay.Detent]) throws {
        _ = host.sheet(detents) { $0.sheet.grabber = .shown }
        let before = host.plan
        try tap()
        #expect(host.plan == before)
        let id = try #require(host.surface?.id)
        let grabber = host.layout(of: id)?.grabber
        #expect(grabber != nil)
        let sheet = try plan()
        #expect(!sheet.hasTapTarget && !sheet.takesTap(at: Point(x: 195, y: 8), grabber: grabber))
        host.clear()
    }

    /// Rule 19.
    @Test func withReducedMotionItIsThereAtOnce() throws {
        host.environment.reducesMotion = true
        _ = host.sheet([.points(200), .full])
        for height in [756.0, 200, 756] {
            try tap()
            #expect(host.shownHeight == height)
        }
        host.clear()
    }

    /// As for keys: they move a sheet that no finger moves.
    @Test func aSheetThatIsNotDraggedIsTapped() throws {
        let sheet = host.sheet([.points(120), .full]) {
            $0.sheet.isDraggable = false
            $0.sheet.grabber = .shown
        }
        try tap()
        #expect(sheet.detent == .full)
        host.clear()
    }

    @Test(arguments: Overlay.Placement.Edge.allCases)
    func theGrabbersReachIsATarget(_ edge: Overlay.Placement.Edge) throws {
        _ = host.overlays.show(.sheet(from: edge, detents: [.points(120), .points(300)])) { "View" }
        host.pass(2000)
        let id = try #require(host.surface?.id)
        let (frames, sheet) = (try #require(host.layout(of: id)), try plan())
        let points = (0..<Int(frames.panel.height)).flatMap { y in
            (0..<Int(frames.panel.width)).map { x in Point(x: Double(x), y: Double(y)) }
        }
        let taken = points.filter { sheet.takesTap(at: $0, grabber: frames.grabber) }
        func extent(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
        // WCAG 2.2, 2.5.8.
        #expect(extent(taken.map(\.x)) >= 24 && extent(taken.map(\.x)) <= 44)
        #expect(extent(taken.map(\.y)) >= 24 && extent(taken.map(\.y)) <= 44)
        #expect(!sheet.takesTap(at: taken[0], grabber: nil))
        host.clear()
    }

    @Test func inATestItIsTappedWhereItIs() throws {
        let sheet = host.sheet([.points(120), .full])
        let top = 780.0 - 120
        for point in [Point(x: 100, y: top + 8), Point(x: 195, y: top + 24), Point(x: 195, y: top - 8)] {
            host.tap(at: point)
            #expect(sheet.detent == .points(120))
        }
        #expect(host.tap(at: Point(x: 195, y: top + 8)) == .panel)
        #expect(sheet.detent == .full)
        host.clear()
        let bare = host.sheet([.points(120), .full]) { $0.sheet.grabber = .hidden }
        host.tap(at: Point(x: 195, y: top + 8))
        #expect(bare.detent == .points(120))
        host.clear()
    }
}
