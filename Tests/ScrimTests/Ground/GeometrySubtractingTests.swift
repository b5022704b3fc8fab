@_spi(Host) @testable import Scrim
import Testing

/// What is left of a rectangle when others are cut out of it.
@Suite struct GeometrySubtractingTests {
    private let whole = Rect(0, 0, 100, 80)

    @Test func nothingInTheWayLeavesAllOfIt() {
        #expect(whole.subtracting([]) == [whole])
        #expect(whole.subtracting([Rect(100, 0, 10, 80), Rect(20, 20, 0, 5)]) == [whole])
    }

    @Test func whatCoversItLeavesNothing() {
        #expect(whole.subtracting([Rect(-1, -1, 200, 200)]) == [])
        #expect(whole.subtracting([Rect(0, 0, 50, 80), Rect(50, 0, 50, 80)]) == [])
        #expect(Rect.zero.subtracting([]) == [])
    }

    @Test func aHoleLeavesFourPiecesAroundIt() {
        let pieces = whole.subtracting([Rect(10, 20, 30, 40)])
        #expect(
            pieces == [Rect(0, 0, 100, 20), Rect(0, 20, 10, 40), Rect(40, 20, 60, 40), Rect(0, 60, 100, 20)])
    }

    /// Checks every whole point against random rectangles.
    @Test func eachPointIsInOnePieceUnlessAnotherCoversIt() {
        var dice = SplitMix64(seed: 7)
        for _ in 0..<200 {
            let others = (0..<Int.random(in: 1...5, using: &dice)).map { _ in
                Rect(
                    Double(Int.random(in: -20...100, using: &dice)),
                    Double(Int.random(in: -20...80, using: &dice)),
                    Double(Int.random(in: 0...60, using: &dice)), Double(Int.random(in: 0...60, using: &dice))
                )
            }
            let pieces = whole.subtracting(others)
            for x in stride(from: 0.5, to: 100, by: 7) {
                for y in stride(from: 0.5, to: 80, by: 7) {
                    let point = Point(x: x, y: y)
                    let wanted = others.contains { $0.contains(point) } ? 0 : 1
                    #expect(pieces.count { $0.contains(point) } == wanted)
                }
            }
        }
    }
}
