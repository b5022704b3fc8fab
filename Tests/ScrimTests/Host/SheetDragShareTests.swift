@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Dragging over scrolled content, one movement after another.
@MainActor @Suite struct SheetDragShareTests {
    private let id = SurfaceID()
    private let now = Instant()

    @Test func withNothingToScrollAllOfItIsTheSheets() {
        var drag = SheetDragShare()
        #expect(drag.move(to: -30, over: [], growth: 0) == [])
        #expect(drag.move(to: 12, over: [], growth: 0) == [])
        #expect(drag.report(for: id, over: [], at: now) == .dragMoved(id, by: 12, content: nil, at: now))
    }

    /// A movement of 50 grows the sheet by its remaining 20 and scrolls by 30; the way back scrolls first.
    @Test func thereAndBackEndsWhereItBegan() {
        var drag = SheetDragShare()
        #expect(drag.move(to: -50, over: [ScrollRoom(closing: 0, opening: 100)], growth: 20) == [-30])
        #expect(drag.sheet == -20 && drag.content == -30)
        let scrolled = ScrollRoom(closing: 30, opening: 70)
        #expect(
            drag.report(for: id, over: [scrolled], at: now)
                == .dragMoved(id, by: -20, content: ContentScroll(by: -30, room: 70), at: now))
        #expect(drag.move(to: 0, over: [scrolled], growth: 0) == [30])
        #expect(drag.sheet == 0 && drag.content == 0)
    }

    @Test func nestedContentScrollsFromTheInside() {
        var drag = SheetDragShare()
        let rooms = [ScrollRoom(closing: 10, opening: 0), ScrollRoom(closing: 5, opening: 40)]
        #expect(drag.move(to: 20, over: rooms, growth: 0) == [10, 5])
        #expect(drag.sheet == 5 && drag.content == 15)
        let event = drag.report(for: id, over: rooms, at: now)
        #expect(event == .dragMoved(id, by: 5, content: ContentScroll(by: 15, room: 40), at: now))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func whatIsNoNumberMovesNothing(_ way: Double) {
        var drag = SheetDragShare()
        #expect(drag.move(to: way, over: [ScrollRoom(closing: 10, opening: 10)], growth: 10) == [0])
        #expect(drag.move(to: 4, over: [], growth: 0) == [])
        #expect(drag.sheet == 4)
    }
}
