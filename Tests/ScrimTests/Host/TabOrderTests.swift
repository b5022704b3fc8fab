import Testing

@_spi(Host) @testable import Scrim

/// Rule 16: the order in which Tab goes through the controls of a panel.
struct TabOrderTests {
    /// A field over the full width, and three buttons in a row below it, the most important first.
    private let row = [
        Rect(0, 0, 300, 40), Rect(210, 60, 90, 30), Rect(105, 60, 90, 30), Rect(0, 60, 90, 30),
    ]

    @Test(arguments: [(false, [0, 3, 2, 1]), (true, [0, 1, 2, 3])])
    func aRowIsReadFromItsBeginning(_ isRightToLeft: Bool, _ expected: [Int]) {
        #expect(TabOrder.controls(of: row, isRightToLeft: isRightToLeft) == expected)
    }

    @Test func aColumnIsReadFromTheTop() {
        let column = [Rect(0, 60, 90, 30), Rect(0, 95, 60, 30), Rect(0, 130, 120, 30)]
        #expect(TabOrder.controls(of: column, isRightToLeft: false) == [0, 1, 2])
    }

    @Test func buttonsOfDifferentHeightsAreARow() {
        let row = [Rect(100, 60, 90, 50), Rect(0, 70, 90, 30)]
        #expect(TabOrder.controls(of: row, isRightToLeft: false) == [1, 0])
    }

    /// A grabber on top of the app's view.
    @Test func whatLiesOnAnotherKeepsItsOrder() {
        let frames = [Rect(140, 0, 20, 10), Rect(0, 0, 300, 200)]
        #expect(TabOrder.controls(of: frames, isRightToLeft: false) == [0, 1])
    }

    @Test func whatIsNotToBeSeenIsLast() {
        let frames = [.zero] + row + [.zero]
        #expect(TabOrder.controls(of: frames, isRightToLeft: false) == [1, 4, 3, 2, 0, 5])
        #expect(TabOrder.controls(of: [], isRightToLeft: false) == [])
    }
}
