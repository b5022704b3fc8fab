import Testing

@_spi(Host) @testable import Scrim

/// The line that shows how much of a notice's time is left.
@Suite struct TimeLeftTests {
    private let start = Instant(.seconds(100))

    private func steps(left: Duration) -> [Instant] {
        TimeLeft(whole: .seconds(5), course: .running(until: start + left), isStepped: true).steps(
            from: start)
    }

    @Test func aLineInStepsIsAnotherAtEachWholeSecondThatIsLeft() {
        #expect(
            steps(left: .milliseconds(2_500))
                == [.zero, .milliseconds(500), .milliseconds(1_500)].map { start + $0 })
        #expect(steps(left: .seconds(2)) == [.zero, .seconds(1)].map { start + $0 })
        #expect(steps(left: .milliseconds(300)) == [start])
    }

    @Test func betweenTwoStepsItIsAsLong() {
        let left = TimeLeft(
            whole: .seconds(5), course: .running(until: start + .milliseconds(4_300)), isStepped: true)
        let steps = left.steps(from: start)
        #expect(steps.map { (left.share(at: $0) * 5).rounded() } == [5, 4, 3, 2, 1])
        for step in steps { #expect(left.share(at: step) == left.share(at: step + .milliseconds(200))) }
    }

    @Test func aDayHasNoMoreThanAThousandSteps() {
        #expect((900...1_000).contains(steps(left: .seconds(86_400)).count))
    }

    /// A host that draws frame by frame needs only one frame per point of the line.
    @Test(arguments: [false, true]) func aLineIsDrawnForEachPointThatItLoses(_ isStepped: Bool) {
        let left = TimeLeft(
            whole: .seconds(20), course: .running(until: start + .milliseconds(10_500)), isStepped: isStepped)
        var instants: [Instant] = []
        var next: Instant? = start
        while let instant = next, instants.count < 1_000 {
            instants.append(instant)
            next = left.nextStep(after: instant, over: 300)
        }
        #expect(isStepped ? instants.count == 12 : (158...160).contains(instants.count))
        #expect(instants.last == start + .milliseconds(10_500))
        let lengths = instants.map { 300 * left.share(at: $0) }
        for (before, after) in zip(lengths, lengths.dropFirst()) { #expect(before - after > 0.4) }
        if !isStepped { for pair in zip(lengths, lengths.dropFirst()) { #expect(pair.0 - pair.1 < 1.01) } }
    }

    /// A line from edge to edge would lose both ends to the panel's round corners.
    @Test(arguments: [false, true]) func allOfTheLineIsBetweenTheCorners(_ isRightToLeft: Bool) {
        func line(_ left: Duration, in panel: Size) -> Rect {
            TimeLeft(whole: .seconds(4), course: .held(left: left), isStepped: false).line(
                in: panel, corners: Corners(22), at: start, isRightToLeft: isRightToLeft)
        }
        let panel = Size(width: 200, height: 44)
        #expect(line(.seconds(4), in: panel) == Rect(22, 37, 156, 3))
        #expect(line(.seconds(2), in: panel) == Rect(isRightToLeft ? 100 : 22, 37, 78, 3))
        #expect(line(.seconds(4), in: Size(width: 48, height: 44)) == Rect(12, 37, 24, 3))
    }

    @Test(arguments: [0, -1, .nan, 0.001, .infinity, .greatestFiniteMagnitude])
    func aWidthThatIsNoneIsHarmless(_ width: Double) {
        let left = TimeLeft(
            whole: .seconds(86_400), course: .running(until: start + .seconds(9)), isStepped: false)
        let next = left.nextStep(after: start, over: width)
        #expect(next.map { (start...start + .seconds(9)).contains($0) } == true)
    }

    @Test func whatIsOverOrStandsStillHasNone() {
        #expect(steps(left: .zero) == [start])
        let held = TimeLeft(whole: .seconds(5), course: .held(left: .seconds(3)), isStepped: true)
        #expect(held.steps(from: start) == [start])
        #expect(held.nextStep(after: start, over: 300) == nil)
    }
}
