import Testing

@_spi(Host) @testable import Scrim

/// The line that drains with a notice's time.
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

    @Test func whatIsOverOrStandsStillHasNone() {
        #expect(steps(left: .zero) == [start])
        let held = TimeLeft(whole: .seconds(5), course: .held(left: .seconds(3)), isStepped: true)
        #expect(held.steps(from: start) == [start])
    }
}
