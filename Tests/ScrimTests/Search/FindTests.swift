import Testing

@_spi(Host) @testable import Scrim

/// Finds of the search, as it printed them; the faults must not come back.
@MainActor
struct FindTests {
    @Test func showOverWindowThatIsNotUpYetLeavesItOutOfSight() async {
        await expectHolds([
            .window(.detached),
            .show(2, over: 3),
            .show(3, over: 0),
        ])
    }

    @Test func stagesThatExchangedViewsAreFreed() async {
        await expectHolds([
            .region(0, .detached),
            .region(3, .detached),
            .move(0),
            .move(3),
        ])
    }

    @Test func aNoticeThatLosesItsBlockingHalfUnderADialogTakesItsTurn() async {
        await expectHolds([
            .flash(20, over: 0),
            .show(19, over: 0),
            .show(19, over: 2),
            .dialog(true),
            .jump(3000),
        ])
    }

    /// Performs the operations, and then walks to rest.
    private func expectHolds(_ operations: [Operation], at location: SourceLocation = #_sourceLocation) async
    {
        guard let found = await Search.replay(operations) else { return }
        Issue.record("\(found.fault), after \(found.index) operations", sourceLocation: location)
    }

    @Test func aCoveredNoticeGoesOnWhenItIsReadAgain() async {
        await expectHolds([
            .show(16, over: 5),
            .flash(16, over: 5),
        ])
    }
}
