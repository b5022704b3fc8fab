import Testing

@_spi(Host) @testable import Scrim

/// What is left of a rectangle beside an obstacle.
@Suite struct GeometryAvoidingTests {
    private let room = Rect(0, 0, 100, 100)

    @Test func besideAnObstacleTheLargestSideIsLeft() {
        #expect(room.avoiding(Rect(0, 20, 100, 70)) == Rect(0, 0, 100, 20))
        #expect(room.avoiding(Rect(0, 10, 100, 70)) == Rect(0, 80, 100, 20))
        #expect(room.avoiding(Rect(30, 0, 60, 100)) == Rect(0, 0, 30, 100))
        #expect(room.avoiding(Rect(10, 0, 60, 100)) == Rect(70, 0, 30, 100))
        #expect(room.avoiding(Rect(30, 20, 70, 80)) == Rect(0, 0, 30, 100))
    }

    @Test func whereNothingIsInTheWayAllIsLeft() {
        #expect(room.avoiding(nil) == room)
        #expect(room.avoiding(Rect(100, 0, 50, 100)) == room)
    }
}
