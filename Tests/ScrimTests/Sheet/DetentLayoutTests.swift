import Testing

@_spi(Host) @testable import Scrim

@MainActor
@Suite struct DetentLayoutTests {
    static let content = PartSizes(view: Size(width: 300, height: 200))

    static func layout(
        _ detents: [Overlay.Detent], at edge: Overlay.Placement.Edge = .bottom, detent: Overlay.Detent? = nil,
        offstage: Double? = nil,
        _ change: (inout Overlay.Sheet) -> Void = { _ in }
    ) -> SurfaceLayout {
        var layout = SurfaceLayout.of(.sheet, [.view], placement: .edge(edge))
        layout.sheet.detents = detents
        layout.detent = detent
        layout.offstage = offstage
        change(&layout.sheet)
        return layout
    }

    @Test func theContentFillsTheDetentButTheGrabbersStrip() throws {
        let frames = Self.layout([.points(120), .full]).frames(.window(390, 780), Self.content)
        #expect(frames.panel == Rect(0, 660, 390, 120))
        #expect(frames.parts[.view] == Rect(0, 17, 390, 103))
        #expect(frames.grabber == Rect(177, 6, 36, 5))
        #expect(frames.travel == Point(y: 120))
        let large = Self.layout([.points(120), .full], detent: .full).frames(.window(390, 780), Self.content)
        #expect(large.panel == Rect(0, 24, 390, 756))
        #expect(large.parts[.view]?.height == 739)
    }

    /// A line along the window's edge would separate the sheet from nothing.
    @Test func theLineAroundASheetIsWhereSomethingIsBeyondIt() {
        let low = Self.layout([.points(120)])
        #expect(low.frames(.window(390, 780), Self.content).line == Insets(top: 1))
        #expect(low.frames(.desktop, Self.content).line == Insets(top: 1, left: 1, right: 1))
        let side = Self.layout([.points(120)], at: .trailing)
        #expect(side.frames(.window(390, 780), Self.content).line == Insets(left: 1))
        // A pane has another one beside it.
        let pane = LayoutFacts(
            region: Rect(300, 0, 390, 700), visible: Rect(300, 0, 390, 700),
            window: Size(width: 1000, height: 780))
        #expect(low.frames(pane, Self.content).line == Insets(all: 1))
    }

    /// In the little room above the keyboard, the two detents have the same height.
    @Test func theGrabberStaysWhenTheKeyboardComes() throws {
        let layout = Self.layout([.fraction(0.62), .full])
        var facts = LayoutFacts.window(390, 780)
        let before = layout.frames(facts, Self.content)
        facts.keyboard = Rect(0, 400, 390, 380)
        let after = layout.frames(facts, Self.content)
        #expect(before.grabber != nil && after.grabber == before.grabber)
        #expect(after.parts[.view]?.minY == before.parts[.view]?.minY)
        // Content that fills the room also fills it above the keyboard.
        let high = Self.layout([.content, .full])
        let form = PartSizes(view: Size(width: 300, height: 1000))
        facts.keyboard = nil
        let whole = high.frames(facts, form)
        facts.keyboard = Rect(0, 400, 390, 380)
        let beside = high.frames(facts, form)
        #expect(whole.grabber == nil && beside.grabber == nil)
        #expect(beside.parts[.view]?.minY == whole.parts[.view]?.minY)
    }

    @Test func draggedByItsGrabberAloneItHasOneAndIsTakenHoldOfNearIt() throws {
        let frames = Self.layout([.points(120)]) { $0.dragArea = .grabber }
            .frames(.window(390, 780), Self.content)
        #expect(frames.grabber == Rect(177, 6, 36, 5))
        #expect(Self.layout([.points(120)]).frames(.window(390, 780), Self.content).grabber == nil)
        func plan(_ change: (inout Overlay.Sheet) -> Void) -> SheetPlan {
            var sheet = Overlay.Sheet()
            change(&sheet)
            return SheetPlan(
                sheet: sheet, detent: nil, isBetweenDetents: false, isDraggable: sheet.isDraggable,
                isMovable: false, dialogOffset: .zero, closing: Point(y: 1), fling: nil, grabberLabel: "",
                detentNames: [], detentIndex: 0, base: nil
            )
        }
        let byGrabber = plan { $0.dragArea = .grabber }
        #expect(byGrabber.takesDrag(at: Point(x: 20, y: 30), grabber: frames.grabber))
        #expect(!byGrabber.takesDrag(at: Point(x: 195, y: 31), grabber: frames.grabber))
        #expect(!byGrabber.takesDrag(at: Point(x: 195, y: 8), grabber: nil))
        #expect(plan { _ in }.takesDrag(at: Point(x: 195, y: 100), grabber: nil))
        #expect(!plan { $0.isDraggable = false }.takesDrag(at: Point(x: 195, y: 8), grabber: frames.grabber))
    }

    /// Between detents its size is what is on screen of it, and its inner edge does not move.
    @Test func looseItIsAsLargeAsWhatOfItIsOnScreen() {
        for edge in Overlay.Placement.Edge.allCases {
            let rest = Self.layout([.points(120), .points(400)], at: edge).frames(.desktop, Self.content)
            let loose = Self.layout([.points(120), .points(400)], at: edge, offstage: -0.5)
                .frames(.desktop, Self.content)
            #expect(loose.travel == rest.travel)
            switch edge {
            case .bottom: #expect(loose.panel == Rect(280, 680, 640, 180))
            case .top: #expect(loose.panel == Rect(280, -60, 640, 180))
            case .leading: #expect(loose.panel == Rect(-60, 0, 180, 800))
            case .trailing: #expect(loose.panel == Rect(1080, 0, 180, 800))
            }
        }
    }

    @Test(arguments: [
        // From the larger detent it shrinks to the smallest; beyond that it moves without shrinking.
        (Overlay.Detent.points(400), 0.0, 400.0), (.points(400), 0.25, 300), (.points(400), 0.7, 120),
        (.points(400), 1.0, 120), (.points(400), -0.2, 400), (.points(120), -3, 400),
        (.points(120), 0.5, 120),
        (.points(120), -0.001, 121),
    ])
    func itIsNeverSmallerThanItsSmallestNorLargerThanItsLargest(
        _ detent: Overlay.Detent, _ offstage: Double, _ height: Double
    ) throws {
        let frames = Self.layout([.points(120), .points(400)], detent: detent, offstage: offstage)
            .frames(.window(390, 780), Self.content)
        #expect(frames.panel.height == height)
        #expect(frames.parts[.view]?.maxY == height)
    }

    @Test(arguments: [false, true])
    func theGrabberIsAtTheInnerEdge(_ isRightToLeft: Bool) {
        for (edge, bar) in [
            (Overlay.Placement.Edge.top, Rect(302, 389, 36, 5)), (.leading, Rect(389, 382, 5, 36)),
            (.trailing, Rect(6, 382, 5, 36)),
        ] {
            let frames = Self.layout([.points(100), .points(400)], at: edge, detent: .points(400))
                .frames(.desktop, Self.content, isRightToLeft: isRightToLeft)
            let isMirrored = isRightToLeft && edge != .top
            #expect(frames.grabber == (isMirrored ? bar.mirrored(in: 400) : bar))
            #expect(!(frames.parts[.view] ?? .zero).overlaps(frames.grabber ?? .zero))
        }
    }

    @Test func thereIsAGrabberWhereThereIsSomethingToDrag() {
        func hasGrabber(_ layout: SurfaceLayout) -> Bool {
            layout.frames(.desktop, Self.content).grabber != nil
        }
        #expect(!hasGrabber(Self.layout([.content])))
        #expect(hasGrabber(Self.layout([.content, .full])))
        #expect(!hasGrabber(Self.layout([.content, .full]) { $0.isDraggable = false }))
        #expect(!hasGrabber(Self.layout([.content, .full]) { $0.grabber = .hidden }))
        #expect(hasGrabber(Self.layout([.content]) { $0.grabber = .shown }))
        // A sheet that is dragged only by its grabber always has one.
        #expect(
            hasGrabber(Self.layout([.content]) { ($0.grabber, $0.dragArea) = (.hidden, .grabber) }))
        #expect(
            !hasGrabber(
                Self.layout([.content]) {
                    ($0.grabber, $0.dragArea, $0.isDraggable) = (.hidden, .grabber, false)
                }))
        // Two detents of the same height count as one.
        #expect(!hasGrabber(Self.layout([.content, .points(200), .points(.nan)])))
    }

    private func inset(_ layout: SurfaceLayout, _ facts: LayoutFacts) -> SurfaceFrames {
        var environment = Stage.Environment()
        environment.sheetInset = 8
        return layout.frames(facts: facts, environment: environment, measuring: Self.content)
    }

    @Test func theLeastHeightIsThatOfThePanel() {
        let layout = Self.layout([.points(24), .full]) { $0.dragArea = .grabber }
        let frames = inset(layout, .window(390, 780))
        #expect(frames.panel == Rect(8, 748, 374, 24))
        #expect(frames.grabber == Rect(169, 6, 36, 5))
        #expect(frames.parts[.view] == Rect(0, 17, 374, 7))
        // The unsafe area already provides that height.
        var facts = LayoutFacts.window(390, 780)
        facts.safeArea.bottom = 34
        #expect(inset(layout, facts).panel == Rect(8, 722, 374, 50))
    }

    /// The least height exceeds both detents, so there is nothing to drag between.
    @Test func twoThatTheLeastHeightMakesOneNeedNoGrabber() {
        #expect(inset(Self.layout([.points(24), .points(30)]), .window(390, 780)).grabber == nil)
    }

    @Test func inAnyRoomItCanBeTakenHoldOf() {
        let layout = Self.layout([.points(24), .full]) { $0.dragArea = .grabber }
        for height in 1...80 {
            let facts = LayoutFacts.window(390, Double(height))
            for frames in [layout.frames(facts, Self.content), inset(layout, facts)] {
                let panel = Rect(origin: .zero, size: frames.panel.size)
                #expect((frames.grabber != nil) == (panel.height >= 17), "\(height): \(panel)")
                #expect(frames.grabber.map(panel.contains) ?? true)
            }
        }
    }

    @Test func theSafeAreaComesOnTopOfADetent() {
        var facts = LayoutFacts.window(390, 780)
        facts.safeArea = Insets(top: 44, bottom: 34)
        let frames = Self.layout([.points(120)]).frames(facts, Self.content)
        #expect(frames.panel == Rect(0, 626, 390, 154))
        #expect(frames.parts[.view] == Rect(0, 0, 390, 120))
    }

    /// FittedSheets PR#221: the keyboard's height is counted twice.
    @Test func theKeyboardsHeightCountsOnce() {
        var facts = LayoutFacts.window(390, 780)
        facts.safeArea = Insets(top: 44, bottom: 34)
        facts.keyboard = Rect(0, 480, 390, 300)
        let frames = Self.layout([.points(200)]).frames(facts, Self.content)
        #expect(frames.panel == Rect(0, 280, 390, 200))
        // Half of the region, not of what the keyboard leaves of it.
        let half = Self.layout([.fraction(0.5)]).frames(facts, Self.content)
        #expect(half.panel == Rect(0, 129, 390, 351))
        let full = Self.layout([.full]).frames(facts, Self.content)
        #expect(full.panel == Rect(0, 68, 390, 412))
    }

    @Test func aViewThatAsksForNothingFillsItsDetent() {
        let empty = PartSizes(view: .zero)
        let frames = Self.layout([.points(250)]).frames(.window(390, 780), empty)
        #expect(frames.panel == Rect(0, 530, 390, 250))
        #expect(frames.parts[.view] == Rect(0, 0, 390, 250))
        // If nothing else gives the view a height, it takes all there is: a blocking sheet has to be visible.
        let alone = Self.layout([.content]).frames(.window(390, 780), empty)
        #expect(alone.panel == Rect(0, 24, 390, 756))
        #expect(alone.parts[.view] == Rect(0, 0, 390, 756))
        let beside = Self.layout([.content], at: .leading).frames(.window(1000, 780), PartSizes(view: .zero))
        #expect(!beside.panel.isEmpty && beside.panel.minX == 0 && beside.panel.height == 780)
    }

    @Test func atRestItNeverLeavesItsRegion() {
        var random = SplitMix64(seed: 6)
        for _ in 0..<3_000 {
            let facts = LayoutFacts.window(
                random.number(1...900).rounded(), random.number(1...900).rounded())
            let edge = Overlay.Placement.Edge.allCases[Int.random(in: 0..<4, using: &random)]
            let detents: [Overlay.Detent] = [
                .points(random.number(0...1200)), .fraction(random.number(0...1)), .full,
            ]
            let layout = Self.layout(detents, at: edge, detent: detents.randomElement(using: &random))
            let frames = layout.frames(
                facts, PartSizes(view: Size(width: random.number(0...900), height: random.number(0...900))))
            #expect(frames.panel.isEmpty || facts.region.contains(frames.panel))
            for (_, part) in frames.parts {
                #expect(Rect(origin: .zero, size: frames.panel.size).contains(part))
            }
        }
    }
}
