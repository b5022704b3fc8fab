import Testing

@_spi(Host) @testable import Scrim

/// Rule 16: where an arrow key moves the focus among the controls of a panel.
struct ArrowOrderTests {
    /// A field over the full width, and three buttons in a row below it.
    private let frames = [
        Rect(0, 0, 300, 40), Rect(0, 60, 90, 30), Rect(105, 60, 90, 30), Rect(210, 60, 90, 30),
    ]

    @Test(
        arguments: [
            (ArrowOrder.Key.right, 1, [2, 3]), (.right, 3, []), (.left, 3, [2, 1]), (.left, 1, []),
            (.up, 2, [0]), (.down, 2, []), (.down, 0, [1, 2, 3]), (.right, 0, []),
        ] as [(ArrowOrder.Key, Int, [Int])])
    func aKeyLeadsToTheNearestInItsDirection(_ key: ArrowOrder.Key, _ from: Int, _ expected: [Int]) {
        #expect(ArrowOrder.controls(key, from: from, among: frames) == expected)
    }

    @Test func whatIsNotToBeSeenIsLeftOut() {
        #expect(
            ArrowOrder.controls(.right, from: 0, among: [Rect(0, 0, 9, 9), .zero, Rect(20, 0, 0, 9)]) == [])
        #expect(ArrowOrder.controls(.right, from: 3, among: frames + [.zero]) == [])
        #expect(ArrowOrder.controls(.right, from: 9, among: frames) == [])
        #expect(ArrowOrder.controls(.right, from: -1, among: frames) == [])
    }
}
