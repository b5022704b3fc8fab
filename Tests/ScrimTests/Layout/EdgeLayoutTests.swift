import Testing

@_spi(Host) @testable import Scrim

@MainActor
@Suite struct ToastLayoutTests {
    @Test(arguments: Overlay.Placement.Edge.allCases, [false, true])
    func toastLiesAtItsEdgeInsideTheSafeArea(_ edge: Overlay.Placement.Edge, _ isRightToLeft: Bool) {
        var facts = LayoutFacts.window(1000, 800)
        facts.safeArea = Insets(top: 40, left: 12, bottom: 30, right: 8)
        let frames = SurfaceLayout.of(.hud, placement: .edge(edge)).frames(
            facts, isRightToLeft: isRightToLeft)
        let side = edge.side(isRightToLeft: isRightToLeft)
        switch side {
        case .top: #expect(frames.panel.minY == 56 && frames.panel.midX == 500)
        case .bottom: #expect(frames.panel.maxY == 754 && frames.panel.midX == 500)
        case .left: #expect(frames.panel.minX == 28 && frames.panel.midY == 400)
        case .right: #expect(frames.panel.maxX == 976 && frames.panel.midY == 400)
        }
        let outside = frames.panel.offset(dx: frames.travel.x, dy: frames.travel.y)
        #expect(!outside.overlaps(facts.region))
        #expect(frames.travel.x == 0 || frames.travel.y == 0)
        #expect(frames.corners == Corners(22))
    }

    @Test(arguments: Overlay.Placement.Corner.allCases, [false, true])
    func toastLiesInItsCornerInsideTheSafeAreaAndLeavesSideways(
        _ corner: Overlay.Placement.Corner, _ isRightToLeft: Bool
    ) {
        var facts = LayoutFacts.window(1000, 800)
        facts.safeArea = Insets(top: 40, left: 12, bottom: 30, right: 8)
        let frames = SurfaceLayout.of(.hud, placement: .corner(corner)).frames(
            facts, isRightToLeft: isRightToLeft)
        let isAtTop = corner == .topLeading || corner == .topTrailing
        let isAtLeft = (corner == .topLeading || corner == .bottomLeading) != isRightToLeft
        #expect(isAtTop ? frames.panel.minY == 56 : frames.panel.maxY == 754)
        #expect(isAtLeft ? frames.panel.minX == 28 : frames.panel.maxX == 976)
        #expect(frames.travel.y == 0 && (frames.travel.x < 0) == isAtLeft)
        #expect(!frames.panel.offset(dx: frames.travel.x, dy: 0).overlaps(facts.region))
        // In a narrow window the notice is as wide as possible.
        let narrow = SurfaceLayout.of(.hud, [.message], placement: .corner(corner))
            .frames(.phone, PartSizes(message: 5000))
        #expect(narrow.panel.minX == 16 && narrow.panel.maxX == 304)
    }

    @Test func toastIsAsWideAsItsContentUpToItsMost() {
        let layout = SurfaceLayout.of(.hud, [.message], placement: .top)
        #expect(layout.frames(.desktop, PartSizes(message: 100)).panel.size == Size(width: 136, height: 44))
        #expect(layout.frames(.desktop, PartSizes(message: 5000)).panel.width == 396)
        #expect(layout.frames(.phone, PartSizes(message: 5000)).panel.width == 320 - 32)
    }

    @Test func toastOfTwoButtonsIsAsWideAsThey() throws {
        let frames = SurfaceLayout.of(.hud, [.action, .cancel], placement: .bottom).frames(.desktop)
        let (action, cancel) = (try #require(frames.parts[.action]), try #require(frames.parts[.cancel]))
        let (first, last) = action.minX < cancel.minX ? (action, cancel) : (cancel, action)
        #expect(first.minX == 18 && frames.panel.width - last.maxX == 18)
    }

    @Test func toastAtTheBottomKeepsAboveTheKeyboard() {
        var facts = LayoutFacts.window(360, 640)
        facts.keyboard = Rect(0, 380, 360, 260)
        #expect(SurfaceLayout.of(.hud, placement: .bottom).frames(facts).panel.maxY == 364)
    }

    @Test func panelInTheCenterComesFromBelow() {
        let frames = SurfaceLayout.of(.hud).frames(.desktop)
        #expect(frames.travel == Point(x: 0, y: 800 - frames.panel.minY))
    }
}

@MainActor
@Suite struct SheetLayoutTests {
    static let content = PartSizes(view: Size(width: 300, height: 200))

    @Test func bottomSheetIsAsHighAsItsContentAndAsWideAsThePhone() {
        let frames = SurfaceLayout.of(.sheet, [.view]).frames(.phone, Self.content)
        #expect(frames.panel == Rect(0, 260, 320, 200))
        #expect(frames.parts[.view] == Rect(0, 0, 320, 200))
        #expect(frames.travel == Point(x: 0, y: 200))
        #expect(frames.corners.topLeft == 14 && frames.corners.topRight == 14)
        #expect(frames.corners.bottomLeft == 0 && frames.corners.bottomRight == 0)
    }

    @Test func sheetOverAWideWindowIsLimitedAndCentered() {
        let frames = SurfaceLayout.of(.sheet, [.view]).frames(.desktop, Self.content)
        #expect(frames.panel == Rect(280, 600, 640, 200))
    }

    @Test func safeAreaAtItsEdgeBecomesPadding() {
        var facts = LayoutFacts.window(360, 640)
        facts.safeArea = Insets(top: 44, left: 10, bottom: 34, right: 20)
        let layout = SurfaceLayout.of(.sheet, [.view])
        let frames = layout.frames(facts, Self.content)
        #expect(frames.panel == Rect(10, 640 - 234, 330, 234))
        #expect(frames.parts[.view] == Rect(0, 0, 330, 200))

        var fromTop = layout
        fromTop.placement = .top
        let top = fromTop.frames(facts, Self.content)
        #expect(top.panel == Rect(10, 0, 330, 244))
        #expect(top.parts[.view] == Rect(0, 44, 330, 200))
        #expect(top.travel == Point(x: 0, y: -244))
    }

    @Test func sheetTooHighLeavesAMarginAtTheTop() {
        var facts = LayoutFacts.window(360, 640)
        facts.safeArea = Insets(top: 44, bottom: 34)
        let frames = SurfaceLayout.of(.sheet, [.view])
            .frames(facts, PartSizes(view: Size(width: 300, height: 5000)))
        #expect(frames.panel.minY == 44 + 24)
        #expect(frames.panel.maxY == 640)
        #expect(frames.parts[.view]?.height == 538.0)
    }

    @Test func sheetStandsOnTheKeyboard() {
        var facts = LayoutFacts.window(360, 640)
        facts.safeArea = Insets(bottom: 34)
        facts.keyboard = Rect(0, 380, 360, 260)
        let frames = SurfaceLayout.of(.sheet, [.view]).frames(facts, Self.content)
        #expect(frames.panel == Rect(0, 180, 360, 200))
    }

    @Test(arguments: [false, true])
    func sheetAtTheLeadingEdgeIsAsWideAsItsContentAndFullyHigh(_ isRightToLeft: Bool) {
        var facts = LayoutFacts.desktop
        facts.safeArea = Insets(top: 10, left: 6, bottom: 20, right: 6)
        let frames = SurfaceLayout.of(.sheet, [.view], placement: .edge(.leading))
            .frames(facts, Self.content, isRightToLeft: isRightToLeft)
        #expect(frames.panel == Rect(isRightToLeft ? 1200 - 306 : 0, 10, 306, 770))
        #expect(frames.parts[.view] == Rect(isRightToLeft ? 0 : 6, 0, 300, 770))
        #expect(frames.travel == Point(x: isRightToLeft ? 306 : -306, y: 0))
        #expect(frames.corners == Corners(14, flushAgainst: isRightToLeft ? .right : .left))
    }

    @Test func sheetInAViewStaysInIt() {
        let facts = LayoutFacts(
            region: Rect(100, 100, 300, 260), visible: Rect(100, 100, 300, 200),
            window: Size(width: 800, height: 600))
        let frames = SurfaceLayout.of(.sheet, [.view], region: .view(Region.ID())).frames(facts, Self.content)
        #expect(frames.panel.maxY == 300)
        #expect(facts.visible.contains(frames.panel))
        #expect(frames.panel.width == 300)
    }

    @Test func sheetWithPartsOfTheLibrarysHasThemBelowTheView() throws {
        let frames = SurfaceLayout.of(.sheet, [.view, .cancel]).frames(.phone, Self.content)
        let view = try #require(frames.parts[.view])
        let cancel = try #require(frames.parts[.cancel])
        #expect(view == Rect(0, 0, 320, 200))
        #expect(cancel.minY >= view.maxY)
        #expect(cancel.midX == 160)
        #expect(cancel.maxY <= frames.panel.height)
    }

    // MARK: Inset from the edges

    private func inset(
        _ layout: SurfaceLayout, _ facts: LayoutFacts, by inset: Double = 8, _ sizes: PartSizes = Self.content
    ) -> SurfaceFrames {
        var environment = Stage.Environment()
        environment.sheetInset = inset
        return layout.frames(facts: facts, environment: environment, measuring: sizes)
    }

    @Test func aLowSheetKeepsFromTheEdgesAtTheSameHeight() {
        var facts = LayoutFacts.window(360, 640)
        facts.safeArea = Insets(top: 44, bottom: 34)
        let layout = SurfaceLayout.of(.sheet, [.view])
        let (flush, frames) = (layout.frames(facts, Self.content), inset(layout, facts))
        #expect(frames.panel == Rect(8, 640 - 234, 344, 226))
        #expect(frames.panel.minY == flush.panel.minY && frames.travel == flush.travel)
        #expect(frames.parts[.view] == Rect(0, 0, 344, 200))
        #expect(frames.corners == Corners(14))
        #expect(inset(layout, facts, by: .nan) == flush && inset(layout, facts, by: -3) == flush)
    }

    /// Without an unsafe area the content is whole as well; a height that was asked for is that of the sheet.
    @Test func aLowSheetKeepsItsContentWhole() {
        var layout = SurfaceLayout.of(.sheet, [.view])
        let frames = inset(layout, .window(360, 640))
        #expect(frames.panel == Rect(8, 640 - 208, 344, 200))
        #expect(frames.parts[.view] == Rect(0, 0, 344, 200))
        layout.sheet.detents = [.points(208)]
        layout.sheet.grabber = .hidden
        #expect(inset(layout, .window(360, 640)).panel == frames.panel)
        layout.sheet.detents = [.full]
        let (full, flush) = (inset(layout, .window(360, 640)), layout.frames(.window(360, 640), Self.content))
        #expect(full.panel == flush.panel && full.parts == flush.parts && full.corners == flush.corners)
    }

    @Test func aSheetAtFullHeightIsFlushAndBetweenItIsInBetween() {
        var facts = LayoutFacts.window(360, 640)
        facts.safeArea = Insets(bottom: 34)
        var layout = SurfaceLayout.of(.sheet, [.view])
        layout.sheet.detents = [.points(200), .full]
        layout.detent = .full
        let full = inset(layout, facts)
        #expect(full.panel.minX == 0 && full.panel.maxY == 640 && full.panel.width == 360)
        #expect(full.corners == Corners(14, flushAgainst: .bottom))
        let top = full.panel.height
        var last = (inset: 0.0, corner: 0.0)
        for step in 0...20 {
            layout.offstage = (top - 234) / top * Double(step) / 20
            let frames = inset(layout, facts)
            #expect(frames.panel.minX == frames.panel.minX.rounded())
            #expect(frames.panel.minX >= last.inset && frames.corners.bottomLeft >= last.corner)
            #expect(frames.panel.midX == 180)
            last = (frames.panel.minX, frames.corners.bottomLeft)
        }
        #expect(last.inset == 8 && last.corner == 14)
        layout.offstage = (top - 234) / top / 2
        let half = inset(layout, facts).panel.minX
        #expect(half > 0 && half < 8)
    }

    @Test(arguments: [(0.85, 8.0), (0.92, 0)])
    func aSheetAtNearlyFullHeightIsFlush(_ share: Double, _ expected: Double) {
        var layout = SurfaceLayout.of(.sheet, [.view])
        layout.sheet.detents = [.fraction(share)]
        #expect(inset(layout, .window(360, 640)).panel.minX == expected)
    }

    @Test func onlyASheetAtTheBottomKeepsFromTheEdges() {
        for placement in [Overlay.Placement.top, .edge(.leading), .center] {
            let layout = SurfaceLayout.of(.sheet, [.view], placement: placement)
            #expect(inset(layout, .desktop) == layout.frames(.desktop, Self.content))
        }
        let wide = SurfaceLayout.of(.sheet, [.view])
        #expect(
            inset(wide, .desktop).panel == Rect(280, 592, 640, 200), "which is clear of the sides already")
    }

    @Test func sheetInTheCenterIsAPanel() {
        let frames = SurfaceLayout.of(.sheet, [.view], placement: .center).frames(.desktop, Self.content)
        #expect(frames.panel == Rect(450, 300, 300, 200))
        #expect(frames.corners == Corners(14))
    }
}
