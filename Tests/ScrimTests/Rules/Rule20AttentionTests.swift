@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 20: a notice's time runs only while its window is visible, and with an action only while the window is active.
@MainActor
@Suite struct Rule20AttentionTests {
    let host = TestHost()

    private func undo(_ text: String = "Deleted") -> Overlay {
        Overlay.hud(text, placement: .bottom, action: "Undo").instant
    }

    private func saved(_ text: String = "Saved") -> Overlay { Overlay.hud(text, placement: .top).instant }

    /// Two ways for a window to go out of sight and come back.
    enum Sight: CaseIterable, Sendable {
        case hidden, suspended

        @MainActor func set(_ host: TestHost, _ isOut: Bool) {
            switch self {
            case .hidden: host.set(.window, isOut ? .hidden : .visible)
            case .suspended: isOut ? host.suspend() : host.resume()
            }
        }
    }

    @Test(arguments: Sight.allCases)
    func nobodysTimeRunsOutOfSight(_ sight: Sight) {
        let notices = [host.overlays.flash(undo()), host.overlays.flash(saved())]
        host.pass(500)
        sight.set(host, true)
        host.pass(3_600_000)
        #expect(notices.allSatisfy { !$0.hasEnded })
        sight.set(host, false)
        #expect(notices.allSatisfy { $0.isVisible })
        host.pass(999)
        #expect(notices.allSatisfy { !$0.hasEnded }, "enough is left to read both")
        host.pass(3_501)
        #expect(notices.outcomes == [.shown(.expired), .shown(.expired)])
        #expect(host.leftovers == [])
    }

    @Test(arguments: Sight.allCases)
    func whatComesOutOfSightIsSeenLater(_ sight: Sight) {
        sight.set(host, true)
        let notices = [host.overlays.flash(undo()), host.overlays.flash(saved())]
        host.pass(3_600_000)
        #expect(notices.allSatisfy { !$0.hasEnded && !$0.isVisible })
        sight.set(host, false)
        #expect(notices.allSatisfy { $0.isVisible })
        host.pass(999)
        #expect(notices.allSatisfy { !$0.hasEnded })
        host.pass(4_001)
        #expect(notices.outcomes == [.shown(.expired), .shown(.expired)])
        #expect(host.leftovers == [])
    }

    /// An app that starts may show its first notice before its window.
    ///
    /// A window that was never visible has no change to report.
    @Test(arguments: [false, true])
    func aWindowThatIsYetToBeShownIsOutOfSightWithoutAReport(_ isHandedOver: Bool) {
        host.set(.window, .hidden)
        // This stage's host never reports the window.
        let stage = Stage(host: host)
        let waiting = TestHost(clock: host.clock)
        let page = isHandedOver ? waiting.region(.detached) : host.region(.hidden)
        let overlays =
            isHandedOver ? waiting.overlays.over(page) : Overlays(region: page, stage: stage, host: host)
        let notice = overlays.flash(saved())
        if isHandedOver { waiting.stage.transfer(page, to: stage) }
        for _ in 0..<60 {
            host.pass(1000)
            stage.wake()
        }
        #expect(!notice.hasEnded)
        stage.report(.regionChanged(.window, .gone))
        #expect(notice.outcome == .unseen(.windowGone))
    }

    /// The host reports the first frame late, or never.
    @Test func whatWaitsForItsFirstFrameWaitsOutOfSight() {
        host.drawsByItself = false
        let notice = host.overlays.flash(saved())
        host.pass(100)
        host.set(.window, .hidden)
        host.pass(60_000)
        #expect(!notice.hasEnded)
        host.set(.window, .visible)
        host.drawFrame()
        #expect(notice.isVisible)
        host.pass(1_000)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func aHiddenRegionsTimeRunsInAWindowThatIsSeen() {
        let page = host.region(.hidden)
        let notice = host.overlays.over(page).flash(saved())
        host.pass(1_000)
        #expect(notice.outcome == .unseen(.expired))
        #expect(host.leftovers == [])
    }

    @Test func whatCanBeAnsweredWaitsWhileTheWindowIsNotActive() {
        let (removed, done) = (host.overlays.flash(undo()), host.overlays.flash(saved()))
        host.pass(100)
        host.isActive = false
        host.pass(3_600_000)
        #expect(!removed.hasEnded && done.outcome == .shown(.expired))
        host.isActive = true
        host.pass(4_899)
        #expect(!removed.hasEnded)
        host.pass(1)
        #expect(removed.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func aNoticeThatComesWhileTheWindowIsNotActiveWaitsAndCanBeTaken() {
        host.isActive = false
        let removed = host.overlays.flash(undo())
        host.pass(60_000)
        #expect(removed.isVisible)
        host.pressAction(on: "Deleted")
        #expect(removed.outcome == .shown(.action))
        #expect(host.leftovers == [])
    }

    @Test func anActionThatComesOrGoesDecidesWhetherItWaits() {
        host.isActive = false
        let notice = host.overlays.flash(saved())
        host.pass(500)
        notice.content.action = "Undo"
        host.pass(60_000)
        #expect(!notice.hasEnded)
        notice.content.action = nil
        host.pass(10_000)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func oneThatJoinsDecidesForTheSurface() {
        host.isActive = false
        let joining = { (overlay: Overlay) in overlay.with(\.onRepeat, .join).with(\.placement, .top) }
        let plain = host.overlays.flash(joining(saved()))
        host.pass(500)
        let answerable = host.overlays.flash(joining(undo()))
        host.pass(60_000)
        #expect(!plain.hasEnded && !answerable.hasEnded)
        answerable.dismiss()
        host.pass(1_000)
        #expect(plain.hasEnded)
        #expect(host.leftovers == [])
    }

    @Test func otherOverlaysKeepTheirTime() {
        let loading = host.overlays.show(
            .loading("Loading").instant.with(\.timing.lifetime, .fixed(.seconds(1))))
        host.set(.window, .hidden)
        host.pass(1_000)
        #expect(loading.hasEnded)
        #expect(host.leftovers == [])
    }

    /// An overlay that blocks the window always has the focus, so the focus must not keep it there.
    @Test(arguments: [
        Overlay.veil("Thanks"), .question("Thanks", actions: ["Yes"]),
        .sheet(input: .block).with(\.content.message, "Thanks"), .form().with(\.content.message, "Thanks"),
    ])
    func whatBlocksTheWindowGoesThoughItIsAttendedTo(_ overlay: Overlay) {
        let shown = host.overlays.show(overlay.instant.with(\.timing.lifetime, .fixed(.seconds(6))))
        host.pass(100)
        host.focusPanel("Thanks")
        host.hover("Thanks")
        host.pass(5_900)
        #expect(shown.outcome == .shown(.expired))
        host.pass(1_000)
        #expect(host.leftovers == [])
    }

    @Test func aTimeoutRunsWhateverItWaitsFor() {
        host.set(.window, .hidden)
        let notice = host.overlays.flash(saved().with(\.timing.timeout, .seconds(5)))
        host.pass(5_000)
        #expect(notice.outcome == .unseen(.expired))
        #expect(host.leftovers == [])
    }

    /// The window is out of sight for days while notices keep coming.
    @Test func onlyAsManyWaitUnseenAsTheQueueHolds() {
        host.stage.defaults.queueLimit = 4
        host.set(.window, .hidden)
        let notices = (0..<10).map { host.overlays.flash(saved("\($0)")) }
        let removed = (0..<10).map { host.overlays.flash(undo("u\($0)")) }
        #expect(notices.prefix(6).allSatisfy { $0.outcome == .unseen(.expired) })
        let kept = notices.suffix(4) + removed
        #expect(kept.allSatisfy { !$0.hasEnded })
        host.set(.window, .visible)
        host.pass(200_000)
        #expect(removed.allSatisfy { $0.outcome == .shown(.expired) })
        #expect(host.leftovers == [])
    }

    @Test func theNewestOfThoseThatWaitUnseenAreKept() {
        host.stage.defaults.queueLimit = 4
        host.set(.window, .hidden)
        let notices = (0..<10).map { host.overlays.flash(saved("\($0)")) }
        #expect(notices.map(\.hasEnded) == (0..<10).map { $0 < 6 })
        host.set(.window, .visible)
        host.pass(60_000)
        #expect(notices.suffix(4).allSatisfy { $0.outcome == .shown(.expired) })
        #expect(host.leftovers == [])
    }

    @Test func theOpenStackAndTheAbsenceHoldItEachByItself() {
        let notices = ["a", "b"].map { host.overlays.flash(undo($0)) }
        host.hover("b")
        host.isActive = false
        host.hover("b", false)
        host.pass(60_000)
        host.hover("b")
        host.isActive = true
        host.pass(60_000)
        #expect(notices.allSatisfy { !$0.hasEnded })
        host.hover("b", false)
        host.pass(20_000)
        #expect(notices.allSatisfy { $0.outcome == .shown(.expired) })
        #expect(host.leftovers == [])
    }

    /// The log names a notice that waits forever, once.
    @Test func aLongWaitIsReportedOnce() {
        var reports: [String] = []
        host.stage.log = { if case .unattended(let info) = $0 { reports.append(info.message ?? "") } }
        host.isActive = false
        let removed = host.overlays.flash(undo())
        host.pass(599_999)
        #expect(reports.isEmpty)
        host.pass(1)
        #expect(reports == ["Deleted"])
        host.isActive = true
        host.isActive = false
        host.pass(3_600_000)
        #expect(reports == ["Deleted"])
        host.isActive = true
        host.pass(5_000)
        #expect(removed.hasEnded)
        #expect(host.leftovers == [])
    }

    @Test func theWaitCountsFromTheLastTimeThatTheUserWasThere() {
        var reports = 0
        host.stage.log = { if case .unattended = $0 { reports += 1 } }
        host.stage.defaults.longestAbsence = .seconds(10)
        let removed = host.overlays.flash(undo())
        for _ in 0..<5 {
            host.isActive = false
            host.pass(9_000)
            host.isActive = true
            host.pass(500)
        }
        #expect(reports == 0 && !removed.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theWaitOfWhatTakesANameOverIsItsOwn() {
        var reports: [String] = []
        host.stage.log = { if case .unattended(let info) = $0 { reports.append(info.message ?? "") } }
        host.stage.defaults.longestAbsence = .seconds(10)
        host.isActive = false
        for text in ["One", "Two"] {
            host.overlays.flash(undo(text).identified("n"))
            host.pass(9_000)
        }
        #expect(reports == [], "nobody waited for ten seconds")
        host.pass(2_000)
        host.overlays.flash(undo("Three").identified("n"))
        host.pass(11_000)
        #expect(reports == ["Two", "Three"])
        host.clear()
        host.pass(1_000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Duration.seconds(-1), .zero, .seconds(Int64.max)])
    func anyLengthIsTaken(_ length: Duration) {
        var reports = 0
        host.stage.log = { if case .unattended = $0 { reports += 1 } }
        host.stage.defaults.longestAbsence = length
        host.isActive = false
        let removed = host.overlays.flash(undo())
        host.pass(60_000)
        #expect(reports == (length <= .zero ? 1 : 0) && !removed.hasEnded)
        removed.dismiss()
        #expect(host.leftovers == [])
    }

    /// The work waits as long as its notice; quitting, closing or a flick commits it.
    @Test(arguments: ["quit", "close", "flick"])
    func workWaitsWithItsNotice(_ end: String) async throws {
        var worked = 0
        let outcome = Task { [host] in
            await host.overlays.undoable("Removed", button: "Undo") {
                worked += 1
            } undo: {
            }
        }
        #expect(await host.wait(advancing: .milliseconds(100)) { host.isShowing("Removed") })
        host.isActive = false
        host.pass(3_600_000)
        for _ in 0..<20 { await Task.yield() }
        #expect(worked == 0 && host.stage.pendingWork == 1)
        switch end {
        case "quit": await host.stage.commitPending()
        case "close": host.close()
        default:
            let surface = try #require(host.surface(saying: "Removed"))
            host.stage.report(.panelReleased(surface.id, by: Geometry.Point(x: 0, y: 200)))
        }
        #expect(await host.wait { worked == 1 })
        guard worked == 1 else { return outcome.cancel() }
        _ = await outcome.value
        #expect(worked == 1 && host.stage.pendingWork == 0)
    }
}
