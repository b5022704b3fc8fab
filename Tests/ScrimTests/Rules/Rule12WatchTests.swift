@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 12: overlays that stay for too long, and stalls of the main thread, are reported.
@MainActor
@Suite struct Rule12WatchTests {
    let host = TestHost()

    @Test func whatIsUpForTooLongTellsWhoShowedIt() {
        let reports = Reports(host)
        let veil = host.overlays.show(.veil("Hello"), file: "App/Page.swift", line: 12)
        host.pass(29_999)
        #expect(reports.list.isEmpty)
        host.pass(1)
        #expect(
            reports.list.map(\.description) == [
                "veil “Hello” is up for 30.0 seconds, shared by 1; shown at App/Page.swift:12"
            ])
        host.pass(120_000)
        #expect(reports.list.count == 1)
        veil.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aDroppedHandleIsNamedAnOrphan() async {
        let reports = Reports(host)
        _ = host.overlays.show(.veil("Hello").with(\.timing.expectedWithin, .seconds(1)))
        await turns()
        host.pass(1000)
        #expect(host.stage.presentations.map(\.isOrphan) == [true])
        #expect(reports.list.first?.description.hasPrefix("nobody holds the handle of veil “Hello”") == true)
        #expect(reports.list.last?.description.contains("and nobody holds its handle") == true)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aKeptHandleOrANoticeIsNoOrphan() {
        let veil = host.overlays.show(.veil("Hello"))
        host.overlays.flash(.hud("Saved"))
        #expect(host.stage.presentations.map(\.isOrphan) == [false, false])
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatEndsByItselfIsNoOrphan() async {
        _ = host.overlays.show(.hud("Saved"))
        _ = host.overlays.show(.veil("Saving…").with(\.timing.timeout, .seconds(30)))
        _ = host.overlays.show(.loading("Loading").with(\.timing.lifetime, .fixed(.seconds(3))))
        await turns()
        #expect(host.stage.presentations.map(\.isOrphan) == [false, false, false])
        _ = host.overlays.show(.hud("Sending…", indicator: .spinner, placement: .top))
        _ = host.overlays.show(.activity("Busy"))
        await turns()
        #expect(host.stage.presentations.map(\.isOrphan) == [false, false, false, true, true])
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The next `show` under the same name, or `dismissAll(identifier:)`, can still end it.
    @Test func whatHasANameIsNoOrphan() async {
        _ = host.overlays.show(
            .hud("Uploading", indicator: .ring(0.3), placement: .bottom).identified("upload"))
        await turns()
        #expect(host.stage.presentations.map(\.isOrphan) == [false])
        host.overlays.dismissAll(identifier: "upload")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatShowsHowItWentIsNoOrphanAnyMore() async {
        do {
            let veil = host.overlays.show(.veil("Saving…").instant)
            await turns()
            veil.finish(.success("Saved"))
        }
        await turns()
        #expect(host.stage.presentations.map(\.isOrphan) == [false])
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func aMainActorThatWasHeldUpUnderAnOverlayIsReported() {
        let reports = Reports(host)
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        host.clock.jump(by: .seconds(3))
        #expect(reports.stalls.count == 1)
        #expect(reports.stalls.allSatisfy { $0 > .milliseconds(2700) && $0 <= .seconds(3) })
        host.pass(60_000)
        #expect(reports.stalls.count == 1)
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatIsLateByMoreThanAQuarterOfASecondIsReported() {
        let reports = Reports(host)
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        // The stage checks again a quarter of a second after it has found a stall.
        host.clock.jump(by: .seconds(3))
        host.clock.jump(by: .milliseconds(250 + 250))
        #expect(reports.stalls.count == 1)
        host.clock.jump(by: .milliseconds(250 + 251))
        #expect(reports.stalls.count == 2 && reports.stalls.last == .milliseconds(251))
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aStallIsSeenByWhateverComesFirstAfterIt() {
        let reports = Reports(host)
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        // A toolkit may deliver one of its own events before its late timer.
        host.clock.hold(for: .seconds(3))
        host.stage.report(.environmentChanged(host.environment))
        #expect(reports.stalls.count == 1)
        host.pass(1000)
        #expect(reports.stalls.count == 1)
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Work that blocks the main actor from its first line does so before its veil is seen.
    @Test(arguments: [Duration.milliseconds(200), .zero])
    func aStallBeforeTheFirstFrameNamesWhatIsAboutToAppear(_ grace: Duration) {
        let reports = Reports(host)
        host.drawsByItself = false
        let veil = host.overlays.show(
            .veil("Hello").with(\.timing.grace, grace), file: "App/Page.swift", line: 12)
        host.clock.hold(for: .seconds(3))
        host.stage.report(.environmentChanged(host.environment))
        #expect(
            reports.list.map(\.description) == [
                "the main actor was held up for 2.75 seconds while veil “Hello” was up; shown at App/Page.swift:12"
            ])
        host.drawsByItself = true
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aStallIsNamedAfterWhatIsVisibleAndNotAfterWhatIsAboutToAppear() {
        let reports = Reports(host)
        let visible = host.overlays.show(.veil("Visible").instant)
        host.pass(1000)
        let next = host.overlays.show(.veil("Next").with(\.onRepeat, .separate))
        host.clock.hold(for: .seconds(3))
        host.stage.report(.environmentChanged(host.environment))
        #expect(reports.stalled == ["Visible"])
        visible.dismiss()
        next.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatIsNotAboutToAppearIsNotWatched() {
        let reports = Reports(host)
        _ = host.overlays.over(host.region(.detached)).show(.loading("Detached"))
        _ = host.overlays.over(host.region(.hidden)).show(.loading("Hidden"))
        host.clock.hold(for: .seconds(3))
        host.stage.report(.environmentChanged(host.environment))
        #expect(reports.stalled == [])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theWatchBeginsWhenTheLogIsSet() {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        let reports = Reports(host)
        host.pass(1000)
        host.clock.jump(by: .seconds(3))
        #expect(reports.stalls.count == 1)
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func nothingIsWatchedWithoutALogOrWithNothingToSee() {
        host.stage.log = nil
        let veil = host.overlays.show(.veil("Hello").with(\.timing.expectedWithin, nil))
        host.pass(1000)
        #expect(!host.clock.hasPending)
        let reports = Reports(host)
        host.set(.window, .hidden)
        #expect(!host.clock.hasPending)
        host.clock.jump(by: .seconds(10))
        host.set(.window, .visible)
        host.suspend()
        host.clock.jump(by: .seconds(10))
        host.resume()
        host.pass(1000)
        #expect(reports.stalls.isEmpty)
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theStageListsWhatThereIs() {
        let table = host.region(.detached)
        let hidden = host.region(.hidden)
        let held = [
            host.overlays.show(.hud("One")), host.overlays.show(.hud("Two")),
            host.overlays.over(table).show(.loading("Three")),
            host.overlays.over(hidden).show(.loading("Four").instant), host.overlays.show(.veil("Five")),
        ]
        #expect(host.stage.presentations.map(\.message) == ["One", "Two", "Three", "Four", "Five"])
        #expect(host.stage.presentations.map(\.state) == [.shown, .queued, .detached, .hidden, .grace])
        #expect(host.stage.presentations.map(\.id) == held.map { $0.id })
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatIsListedIsALineThatCanBeRead() {
        let veil = host.overlays.show(.veil("Saving…").instant)
        let line = #line - 1
        let silent = host.overlays.show(.activity().instant)
        host.pass(1500)
        #expect(
            host.stage.presentations.map(\.description) == [
                "veil “Saving…”, shown, 1.5 seconds old; shown at \(#fileID):\(line)",
                "activity, shown, 1.5 seconds old; shown at \(#fileID):\(line + 2)",
            ])
        veil.dismiss()
        silent.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }
}

@MainActor
private final class Reports {
    private(set) var list: [Stage.Report] = []

    init(_ host: TestHost) { host.stage.log = { [weak self] in self?.list.append($0) } }

    var stalls: [Duration] {
        list.compactMap { if case .stalled(let duration, _) = $0 { duration } else { nil } }
    }

    /// The texts of what the main actor stalled under.
    var stalled: [String] {
        list.compactMap { if case .stalled(_, let info) = $0 { info?.message ?? "nothing" } else { nil } }
    }
}
