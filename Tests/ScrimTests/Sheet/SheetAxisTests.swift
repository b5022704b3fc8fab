import Testing

@_spi(Host) @testable import Scrim

/// A movement on screen, relative to a sheet at each edge.
@Suite struct SheetAxisTests {
    @Test(arguments: [
        (Point(y: 1), 40.0, 30.0), (Point(y: -1), -40.0, 30.0),
        (Point(x: 1), 30.0, 40.0), (Point(x: -1), -30.0, 40.0),
    ])
    func itIsAlongTowardsClosingAndAcrossToEitherSide(closing: Point, along: Double, across: Double) {
        let way = Point(x: 30, y: 40)
        #expect(way.along(closing) == along)
        #expect(way.across(closing) == across)
        let back = Point(x: -30, y: -40)
        #expect(back.along(closing) == -along)
        #expect(back.across(closing) == across)
    }
}
