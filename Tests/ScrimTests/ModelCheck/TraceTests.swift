import Testing

@_spi(Host) @testable import Scrim

/// Traces that the checker once found; the faults must not come back.
struct TraceTests {
    @Test func veilOverHiddenWindowComesWithTheWindow() {
        expectHolds(.veil, [.window(.hidden), .show(0), .window(.visible), .tick, .tick])
    }

    @Test func showOverWindowThatIsNotUpYetHidesWhatIsInIt() {
        expectHolds(.sheetUnderVeil, [.window(.detached), .show(0), .show(1), .window(.visible)])
    }

    @Test func loadingOverViewOfHiddenWindowComesWithTheWindow() {
        expectHolds(.notice, [.window(.hidden), .show(0), .window(.visible)])
    }

    @Test func whoJoinsHiddenSurfaceWasShownOnceItIsBack() {
        expectHolds(
            .joinedLoadings,
            [
                .show(0), .tick, .frame(Scenario.surface(0), isStale: false), .region(0, .hidden), .show(1),
                .region(0, .visible), .dismiss(1),
            ])
    }

    @Test func noticeExpiresThoughItWasHiddenUnderThePointer() {
        let notice = Scenario.surface(0)
        expectHolds(
            .answerableNotices,
            [.show(0), .frame(notice, isStale: false), .hover(notice, true), .region(0, .hidden)])
    }

    @Test func noticeThatComesBackToWaitKeepsTheQueueBounded() {
        expectHolds(
            .threeNotices, [.show(0), .show(1), .region(0, .hidden), .show(2), .region(0, .visible)])
    }

    @Test func finalStatusDoesNotShortenTheMinimumOfWhoJoined() {
        expectHolds(
            .twoVeils,
            [
                .show(0), .tick, .show(1), .frame(Scenario.surface(0), isStale: false), .dismiss(1),
                .finish(0, says: true), .tick, .tick, .dismiss(0),
            ])
    }

    /// Makes the moves, and checks every invariant after each.
    private func expectHolds(
        _ scenario: Scenario, _ trace: [Move], at location: SourceLocation = #_sourceLocation
    ) {
        var world = World(scenario)
        var outlook = Outlook()
        for (index, move) in trace.enumerated() {
            let step = world.make(move)
            guard let violation = step.violation() ?? world.violation() ?? outlook.violation(from: world)
            else {
                continue
            }
            let shown = Timeline(scenario, trace: Array(trace[...index]))
            Issue.record("\(violation)\n\(shown)", sourceLocation: location)
            return
        }
    }
}
