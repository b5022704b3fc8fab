import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting

/// Where panels are in a window with app bars that notices avoid.
@MainActor
struct BarLayoutTests {
    static let content = PartSizes(view: Size(width: 320, height: 200))

    private static func phone(_ bars: Rect...) -> LayoutFacts {
        var facts = LayoutFacts.window(360, 640)
        facts.bars = bars
        return facts
    }

    private func panel(
        _ facts: LayoutFacts, _ placement: Overlay.Placement = .bottom, kind: Overlay.Kind = .hud,
        region: Region = .window
    ) -> Rect {
        SurfaceLayout.of(kind, [kind == .sheet ? .view : .message], region: region, placement: placement)
            .frames(facts, Self.content).panel
    }

    @Test(arguments: [
        (Overlay.Placement.bottom, Rect(0, 560, 360, 80)), (.top, Rect(0, 0, 360, 80)),
        (.bottomLeading, Rect(0, 560, 360, 80)), (.bottomTrailing, Rect(0, 560, 360, 80)),
        (.bottom, Rect(288, 568, 56, 56)),
    ])
    func aNoticeIsBesideABar(_ placement: Overlay.Placement, _ bar: Rect) {
        let (free, moved) = (panel(Self.phone(), placement), panel(Self.phone(bar), placement))
        #expect(moved.intersection(bar).isEmpty)
        #expect(moved.size == free.size)
        #expect(moved.midX == free.midX)
        #expect(moved.midY != free.midY)
    }

    @Test func aNoticeKeepsItsMarginFromABar() {
        let gap = 640 - panel(Self.phone()).maxY
        #expect(panel(Self.phone(Rect(0, 560, 360, 80))).maxY == 560 - gap)
    }

    @Test func severalBarsCount() {
        let bars = [Rect(0, 580, 360, 60), Rect(0, 520, 360, 60)]
        let gap = 640 - panel(Self.phone()).maxY
        #expect(panel(Self.phone(bars[0], bars[1])).maxY == 520 - gap)
        #expect(panel(Self.phone(bars[1], bars[0])).maxY == 520 - gap)
    }

    @Test(arguments: [Overlay.Kind.sheet, .veil, .question])
    func whatBlocksTheAppIsOverItsBars(_ kind: Overlay.Kind) {
        let bar = Rect(0, 560, 360, 80)
        #expect(panel(Self.phone(bar), kind: kind) == panel(Self.phone(), kind: kind))
    }

    @Test func aNoticeInTheMiddleStaysThere() {
        #expect(panel(Self.phone(Rect(0, 560, 360, 80)), .center) == panel(Self.phone(), .center))
    }

    @Test func inAViewOnlyTheBarsThatReachIntoItCount() {
        let view = Region.view(Region.ID())
        func bottom(_ bars: [Rect]) -> Double {
            let facts = LayoutFacts(
                region: Rect(0, 100, 360, 400), window: Size(width: 360, height: 640), bars: bars)
            return panel(facts, region: view).maxY
        }
        #expect(bottom([Rect(0, 560, 360, 80)]) == bottom([]))
        #expect(bottom([Rect(0, 480, 360, 80)]) == bottom([]) - 20)
    }

    @Test(arguments: [
        Rect(0, 0, 360, 640), Rect(0, 200, 360, 440), Rect(-.infinity, -.infinity, .infinity, .infinity),
        Rect(0, 640, 360, 80), Rect(0, 600, 0, 40), Rect(0, 600, -360, .nan),
    ])
    func whatLeavesTooLittleRoomOrNoneIsNoBar(_ bar: Rect) {
        #expect(panel(Self.phone(bar)) == panel(Self.phone()))
    }

    @Test func whatIsLeftOfMinimizedWorkIsBesideTheBar() throws {
        let screen = TestHost()
        screen.bars["tabs"] = Rect(0, 720, 390, 60)
        screen.overlays.keepNoticesClear(of: "tabs")
        let veil = screen.overlays.show(.veil("Exporting").with(\.canMinimize, true))
        screen.advance(by: .seconds(1))
        veil.minimize()
        screen.advance(by: .seconds(1))
        let pill = try #require(screen.surface(saying: "Exporting"))
        let frame = try #require(screen.panelFrame(of: pill.id))
        #expect(frame.maxY < 720)
        screen.bars["tabs"] = nil
        let moved = try #require(screen.panelFrame(of: pill.id))
        #expect(moved.maxY == frame.maxY + 60)
    }
}
