import Testing

@_spi(Host) @testable import Scrim

/// What is left of a rectangle within insets.
@Suite struct GeometryInsetTests {
    @Test func howeverLittleIsLeftItIsWhereTheInsetsLeaveIt() {
        let insets = Insets(top: 0.5, left: 0.25, bottom: 0.25, right: 0.5)
        #expect(Rect(10, 20, 1, 100).inset(by: insets) == Rect(10.25, 20.5, 0.25, 99.25))
        #expect(Rect(10, 20, 100, 1).inset(by: insets) == Rect(10.25, 20.5, 99.25, 0.25))
    }

    @Test func whereNothingIsLeftItIsEmptyInTheMiddle() {
        let left = Rect(10, 20, 100, 40).inset(by: Insets(top: 30, left: 80, bottom: 30, right: 80))
        #expect(left == Rect(60, 40, 0, 0))
    }
}
