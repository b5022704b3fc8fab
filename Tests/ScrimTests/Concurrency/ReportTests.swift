import Dispatch
@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// `report` works from any thread, is coalesced, and is never late.
@MainActor
@Suite struct ReportTests {
    let host = TestHost()

    @Test func reportsFromManyThreadsAreCoalescedAndTheLastCounts() async {
        let veil = host.overlays.show(.veil("Work").instant)
        let applied = host.applied
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<8 {
                group.addTask { for step in 0..<1000 { veil.report(Double(thread * step) / 10_000) } }
            }
        }
        veil.report(1)
        #expect(veil.progress == 1)
        #expect(await eventually { host.stage.plan.surfaces.first?.panel.indicator == .ring(1) })
        host.pass(0)
        #expect(host.applied - applied < 8_000)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theReportsOfOneTurnAreOneChange() async {
        let veil = host.overlays.show(.veil("Work").instant)
        await turns()
        let applied = host.applied
        for step in 0...100 { veil.report(Double(step) / 100) }
        #expect(await eventually { host.stage.plan.surfaces.first?.panel.indicator == .ring(1) })
        host.pass(0)
        #expect(host.applied == applied + 1)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// No display shows more frames, and the main loop has other work.
    @Test(arguments: [(interval: Duration.zero, shown: 50), (interval: Tuning.frame, shown: 1)])
    func whatIsReportedWithoutAPauseIsShownOnceInAFrame(_ pace: (interval: Duration, shown: Int)) async {
        host.stage.reportInterval = pace.interval
        let veil = host.overlays.show(.veil("Work").instant)
        await turns()
        let applied = host.applied
        for step in 1...50 {
            veil.report(Double(step) / 100, detail: "\(step)")
            await turns()
            host.pass(0)
        }
        #expect(host.applied == applied + pace.shown)
        #expect(veil.progress == 0.5 && veil.detail == "50")
        host.pass(17)
        let panel = host.stage.plan.surfaces.first?.panel
        #expect(panel?.indicator == .ring(0.5) && panel?.detail == "50")
        let after = host.applied
        host.pass(1000)
        #expect(host.applied == after)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The last report is shown, not the one of the frame before.
    @Test func theLastReportIsShownAsThePresentationEnds() async {
        host.stage.reportInterval = Tuning.frame
        let veil = host.overlays.show(.veil("Work", progress: 0))
        await turns()
        host.pass(5000)
        for fraction in [0.25, 1] {
            veil.report(fraction)
            await turns()
        }
        veil.dismiss()
        #expect(host.stage.plan.surfaces.first?.panel.indicator == .ring(1))
        #expect(veil.progress == 1)
        host.clear()
    }

    /// Two overlays that report do not cause twice as many turns.
    @Test func whatSeveralReportIsShownTogether() async {
        host.stage.reportInterval = Tuning.frame
        let veils = ["A", "B", "C"].map { host.overlays.show(.veil($0).instant.with(\.onRepeat, .separate)) }
        await turns()
        for step in 1...20 {
            for veil in veils { veil.report(Double(step) / 20) }
            await turns()
        }
        host.pass(0)
        let applied = host.applied
        host.pass(17)
        #expect(host.applied == applied + 1)
        #expect(host.stage.plan.surfaces.map(\.panel.indicator) == [.ring(1), .ring(1), .ring(1)])
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The stage that held the report may have neither host nor timer by then.
    @Test func whatWaitsToBeShownGoesAlongIntoAnotherWindow() async throws {
        host.stage.reportInterval = Tuning.frame
        let table = host.region(.detached)
        let other = TestHost(clock: host.clock)
        let loading = host.overlays.over(table).show(.loading("Work", progress: 0).instant)
        loading.report(0.25)
        await turns()
        loading.report(0.5, detail: "half.jpg")
        await turns()
        other.set(table, .visible)
        host.stage.transfer(table, to: other.stage)
        host.wake(at: nil)
        await turns()
        other.pass(100)
        let panel = other.shown.first?.panel
        #expect(panel?.indicator == .ring(0.5) && panel?.detail == "half.jpg")
        loading.report(0.75)
        await turns()
        other.pass(100)
        #expect(other.shown.first?.panel.indicator == .ring(0.75))
        other.clear()
        host.clear()
        #expect(other.leftovers == [] && host.leftovers == [])
    }

    /// Stopping a stream may block for a while, as FoundationNetworking's handlers do.
    @Test func theWindowDoesNotWaitForAStreamThatStops() async {
        let (fractions, _) = AsyncStream.makeStream(of: Double.self)
        let hasEnded = DispatchSemaphore(value: 0)
        let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
        let stopping = AsyncStream<Double> { continuation in
            continuation.onTermination = { _ in answer.yield(hasEnded.wait(timeout: .now() + 2) == .success) }
            let relay = Task { for await fraction in fractions { continuation.yield(fraction) } }
            _ = relay
        }
        let veil = host.overlays.show(.veil("Work").instant)
        veil.report(stopping)
        await turns()
        veil.dismiss()
        #expect(await veil.ended.cause == .dismissed)
        hasEnded.signal()
        var iterator = answers.makeAsyncIterator()
        let hasSeenTheEnd = await iterator.next()
        #expect(hasSeenTheEnd == true)
        host.clear()
    }

    @Test func aReportAfterTheEndIsNoneAndNonsenseIsIgnored() async {
        let veil = host.overlays.show(.veil("Work").instant)
        veil.report(0.5)
        #expect(await eventually { veil.progress == 0.5 })
        veil.report(.nan)
        await turns()
        #expect(veil.progress == 0.5)
        veil.dismiss()
        veil.report(0.75)
        await turns()
        #expect(veil.progress == 0.5)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [-0.5, -Double.infinity, 1.5, Double.infinity])
    func aReportOutOfRangeIsClampedAndItsTextCounts(_ fraction: Double) async {
        let veil = host.overlays.show(.veil("Work").instant)
        veil.report(fraction, detail: "a")
        #expect(await eventually { veil.detail == "a" })
        #expect(veil.progress == (fraction < 0 ? 0 : 1))
        veil.report(1.25, detail: "b")
        #expect(await eventually { veil.detail == "b" })
        #expect(veil.progress == 1)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aWorkerMayOutliveTheHandle() async {
        let worker: Task<Void, Never>
        do {
            let veil = host.overlays.show(.veil("Work").instant)
            worker = Task.detached { for step in 0..<100 { veil.report(Double(step)) } }
        }
        await worker.value
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aFollowedStreamIsReportedUntilItsEnd() async {
        let veil = host.overlays.show(.veil("Work").instant)
        let (stream, teller) = AsyncStream<Double>.makeStream()
        veil.report(stream)
        teller.yield(0.25)
        #expect(await eventually { veil.progress == 0.25 })
        teller.yield(0.5)
        teller.finish()
        #expect(await eventually { veil.progress == 0.5 })
        #expect(!veil.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theEndCancelsTheStreamThatIsFollowed() async {
        let veil = host.overlays.show(.veil("Work").instant)
        let (stream, teller) = AsyncStream<Double>.makeStream()
        let isOver = Flag()
        teller.onTermination = { _ in Task { @MainActor in isOver.isUp = true } }
        veil.report(stream)
        await turns()
        veil.dismiss()
        #expect(await eventually { isOver.isUp })
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theStreamThatIsFollowedLastCounts() async {
        let veil = host.overlays.show(.veil("Work").instant)
        let (first, one) = AsyncStream<Double>.makeStream()
        let (second, other) = AsyncStream<Double>.makeStream()
        veil.report(first)
        veil.report(second)
        other.yield(0.5)
        #expect(await eventually { veil.progress == 0.5 })
        one.yield(0.75)
        await turns()
        #expect(veil.progress == 0.5)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func afterTheEndNoStreamIsFollowed() async {
        let veil = host.overlays.show(.veil("Work").instant)
        veil.dismiss()
        let (stream, teller) = AsyncStream<Double>.makeStream()
        veil.report(stream)
        teller.yield(0.5)
        await turns()
        #expect(veil.progress == nil)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aStreamGoesOnThoughTheHandleIsDropped() async {
        let (stream, teller) = AsyncStream<Double>.makeStream()
        do {
            let veil = host.overlays.show(.veil("Work").instant)
            veil.report(stream)
        }
        await turns()
        for fraction in [0.25, 0.5] {
            teller.yield(fraction)
            #expect(await eventually { host.stage.plan.surfaces.first?.panel.indicator == .ring(fraction) })
        }
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aNoticeThatNobodyHoldsFollowsItsStream() async {
        let (stream, teller) = AsyncStream<Double>.makeStream()
        host.overlays.flash(.hud("Sending…", indicator: .bar(0))).report(stream)
        await turns()
        teller.yield(0.5)
        #expect(await eventually { host.stage.plan.surfaces.first?.panel.indicator == .bar(0.5) })
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aReportThatIsLateChangesNothing() async {
        let veil = host.overlays.show(.veil("Work").instant)
        veil.report(0.9, detail: "9 of 10")
        veil.report(0.4, detail: "4 of 10")
        #expect(await eventually { veil.progress == 0.9 })
        veil.report(0.5, detail: "5 of 10")
        await turns()
        #expect(veil.progress == 0.9 && veil.detail == "9 of 10")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatTheProgramSetsIsWhereReportsGoOn() async {
        let veil = host.overlays.show(.veil("Downloading").instant)
        veil.report(1)
        #expect(await eventually { veil.progress == 1 })
        veil.report(1)
        veil.message = "Installing"
        veil.progress = 0
        await turns()
        #expect(veil.progress == 0, "What was reported of the first part is old")
        veil.report(0.25)
        #expect(await eventually { veil.progress == 0.25 })
        veil.content.indicator = .bar(0)
        veil.report(0.1)
        #expect(await eventually { veil.progress == 0.1 })
        host.clear()
        #expect(host.leftovers == [])
    }

    /// This holds even if the value equals what is on screen: the reports in between have not been shown yet.
    @Test func whatTheProgramSetsOverrulesWhatWasReportedAndNotShown() async {
        let veil = host.overlays.show(.veil("Part 1", indicator: .bar(0)).instant)
        veil.report(1, detail: "last.jpg")
        veil.content.indicator = .bar(0)
        veil.detail = nil
        await turns()
        #expect(veil.progress == 0 && veil.detail == nil)
        veil.report(0.25, detail: "first.jpg")
        #expect(await eventually { veil.progress == 0.25 && veil.detail == "first.jpg" })
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The text was reported with a progress that has since been replaced.
    @Test(arguments: [false, true])
    func whatWasSaidOfAnEarlierPartIsNotSaidOfALaterOne(_ setsContent: Bool) async {
        let veil = host.overlays.show(.veil("Part 1", indicator: .bar(0)).instant)
        veil.report(0.9, detail: "last.jpg")
        if setsContent { veil.content.indicator = .bar(0) } else { veil.progress = 0 }
        #expect(veil.progress == 0 && veil.detail == nil)
        await turns()
        #expect(veil.progress == 0 && veil.detail == nil)
        host.clear()
    }

    @Test func noReportIsLostWhileTheProgramChangesTheRest() async {
        for round in 0..<300 {
            let veil = host.overlays.show(.veil("Work", indicator: .bar(0)).instant)
            let worker = Task.detached {
                for step in 0..<100 { veil.report(Double(step) / 100, detail: "\(step)") }
                veil.report(1, detail: "last")
            }
            for step in 0..<30 {
                veil.message = "Part \(step)"
                veil.content.cancel = step % 2 == 0 ? .cross : nil
            }
            await worker.value
            #expect(await eventually { veil.progress == 1 && veil.detail == "last" }, "round \(round)")
            host.clear()
        }
    }

    @Test func aNewMessageLeavesWhatWasReportedAndNotShown() async {
        let veil = host.overlays.show(.veil("Part 1", indicator: .bar(0)).instant)
        veil.report(0.5, detail: "half.jpg")
        veil.message = "Part 2"
        veil.report(0.25, detail: "late.jpg")
        await turns()
        #expect(veil.content.message == "Part 2" && veil.progress == 0.5 && veil.detail == "half.jpg")
        #expect(host.stage.plan.surfaces.first?.panel.indicator == .bar(0.5))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aTextDoesNotTakeProgressBack() async {
        let veil = host.overlays.show(.veil("Work").instant)
        veil.report(0.5)
        veil.detail = "Half"
        #expect(await eventually { veil.progress == 0.5 })
        #expect(veil.detail == "Half")
        veil.report(0.25)
        await turns()
        #expect(veil.progress == 0.5)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aShareOfATotalIsReported() async {
        let veil = host.overlays.show(.veil("Copying", indicator: .bar(0)).instant)
        await Task.detached { veil.report(3_000_000, of: Int64(12_000_000), detail: "3 of 12 MB") }.value
        #expect(await eventually { veil.progress == 0.25 })
        #expect(veil.detail == "3 of 12 MB")
        veil.report(4, of: 0, detail: "4 files")
        #expect(await eventually { veil.detail == "4 files" })
        #expect(veil.progress == 0.25, "Of nothing there is no share")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theLastOfManyWritersIsNotTheOneThatCounts() async {
        let veil = host.overlays.show(.veil("Work").instant)
        await withTaskGroup(of: Void.self) { group in
            for step in (0...100).shuffled() { group.addTask { veil.report(step, of: 100) } }
        }
        #expect(await eventually { veil.progress == 1 })
        await turns()
        #expect(veil.progress == 1)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aStreamMayGoBack() async {
        let veil = host.overlays.show(.veil("Work").instant)
        let (stream, teller) = AsyncStream<Double>.makeStream()
        veil.report(stream)
        teller.yield(0.75)
        #expect(await eventually { veil.progress == 0.75 })
        teller.yield(0.25)
        #expect(await eventually { veil.progress == 0.25 })
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A text that was reported alone does not belong to the replaced progress.
    @Test func aTextThatWasReportedAloneOutlivesAProgressThatIsSet() async {
        let veil = host.overlays.show(.veil("Work").instant)
        veil.report(detail: "Unpacking…")
        veil.progress = 0
        #expect(await eventually { veil.detail == "Unpacking…" })
        #expect(veil.progress == 0)
        host.clear()
    }

    /// The initial progress counts as reported, so a late report of less is ignored.
    @Test func whatIsShownAtFirstCountsAsReported() async {
        let veil = host.overlays.show(.veil("Resuming", progress: 0.6).instant)
        veil.report(0.1, detail: "Early")
        veil.report(0.7)
        #expect(await eventually { veil.progress == 0.7 })
        #expect(veil.detail == nil)
        host.clear()
    }
}
