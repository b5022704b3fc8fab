@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 29: the result of minimized work reaches a user who is elsewhere, once.
@MainActor
@Suite struct Rule29NotifyingTests {
    let host = TestHost()

    init() { host.stage.defaults.reportsMinimizedWork = true }

    private func minimized(_ text: String = "Exporting", progress: Double? = 0) -> Presentation {
        let veil = host.overlays.show(
            .veil(text, indicator: progress.map { .bar($0) } ?? .spinner, cancel: .standard))
        host.pass(1_000)
        veil.minimize()
        host.pass(1_000)
        return veil
    }

    private func finish() {
        host.isActive = true
        host.set(.window, .visible)
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: When

    @Test func nothingIsSaidUnlessTheAppWantsThat() {
        host.stage.defaults.reportsMinimizedWork = false
        let veil = minimized()
        host.isActive = false
        veil.finish(.success("Exported"))
        host.pass(100)
        #expect(host.notified.isEmpty)
        host.stage.defaults.reportsMinimizedWork = true
        host.pass(100)
        #expect(host.notified.isEmpty, "it is over")
        host.pass(10_000)
        #expect(veil.hasEnded, "nothing holds the notice")
        finish()
    }

    @Test func theSystemGetsNoMoreThanAPanelShows() {
        let veil = minimized()
        host.isActive = false
        veil.finish(.failure(String(repeating: "x", count: 1_000_000)))
        host.pass(100)
        #expect(host.notified.map(\.text.count) == [Tuning.longestMessage + 1])
        finish()
    }

    @Test func aUserWhoIsHereSeesIt() {
        let veil = minimized()
        veil.finish(.success("Exported"))
        host.pass(100)
        host.isActive = false
        host.pass(10_000)
        #expect(host.notified.isEmpty && veil.hasEnded)
        finish()
    }

    @Test(arguments: ["inactive", "out of sight", "suspended"])
    func aUserWhoIsElsewhereIsToldOnce(_ how: String) {
        let veil = minimized()
        switch how {
        case "inactive": host.isActive = false
        case "out of sight": host.set(.window, .hidden)
        default: host.stage.report(.suspended(true))
        }
        veil.finish(.success("Exported"))
        veil.finish(.success("Exported again"))
        host.pass(60_000)
        #expect(host.notified.map(\.text) == ["Exported"] && host.notifications == ["Exported"])
        #expect(!veil.hasEnded, "its notice waits")
        host.isActive = true
        host.stage.report(.suspended(false))
        host.set(.window, .visible)
        host.pass(100)
        #expect(host.notifications.isEmpty && host.withdrawn == [veil.id])
        #expect(host.isShowing("Exported") && !veil.hasEnded)
        host.isActive = false
        host.pass(10_000)
        #expect(veil.outcome == Presentation.Outcome(cause: .finished, wasShown: true))
        #expect(host.notified.count == 1 && host.withdrawn.count == 1)
        finish()
    }

    @Test func theNoticeStaysAsLongAsItTakesToReadOnceTheUserIsBack() {
        let veil = minimized()
        host.isActive = false
        veil.finish(.success("Exported"))
        host.pass(60_000)
        host.isActive = true
        // Eight letters: half a second, and 0.06 s for each.
        host.pass(900)
        #expect(!veil.hasEnded)
        host.pass(200)
        #expect(veil.hasEnded)
        finish()
    }

    @Test func aResultOfTheBodyIsSaidAndReadToItsEnd() async throws {
        let overlay = Overlay.veil("Exporting", cancel: .standard)
        let go = AsyncStream<Void>.makeStream()
        let task = Task {
            await host.overlays.during(overlay) { veil in
                veil.minimize()
                for await _ in go.stream { break }
                veil.finish(.failure("Disk full"))
            }
        }
        while host.stage.presentations.isEmpty { await Task.yield() }
        host.pass(1_000)
        host.isActive = false
        go.continuation.yield()
        await task.value
        host.pass(5_000)
        #expect(host.notifications == ["Disk full"])
        host.isActive = true
        host.pass(100)
        #expect(host.notifications.isEmpty && host.isShowing("Disk full"))
        finish()
    }

    @Test func whatHasNoResultOrWasNotMinimizedIsNotSaid() {
        host.isActive = false
        let silent = minimized("A")
        silent.finish(.success)
        let cancelled = minimized("B")
        cancelled.dismiss()
        let restored = minimized("C")
        restored.restore()
        host.pass(1_000)
        restored.finish(.success("Done"))
        host.pass(1_000)
        #expect(host.notified.isEmpty)
        finish()
    }

    // MARK: Withdrawn

    @Test(arguments: ["dismissed", "replaced", "closed", "cleared"])
    func itIsWithdrawnWithItsNotice(_ how: String) {
        let veil = minimized()
        host.isActive = false
        veil.finish(.success("Exported"))
        host.pass(1_000)
        #expect(host.notifications == ["Exported"])
        switch how {
        case "dismissed": veil.dismiss()
        case "replaced":
            host.overlays.flash(.hud("Saved", placement: .bottom).with(\.onRepeat, .replace))
        case "closed": host.close()
        default: host.overlays.dismissAll()
        }
        host.pass(1_000)
        #expect(veil.hasEnded && host.notifications.isEmpty && host.withdrawn == [veil.id])
        if how != "closed" { finish() }
    }

    @Test func eachHasANotificationOfItsOwn() {
        let veils = ["1", "2", "3"].map { minimized($0) }
        host.isActive = false
        for (index, veil) in veils.enumerated() { veil.finish(.success("Done \(index)")) }
        host.pass(1_000)
        #expect(host.notifications == ["Done 0", "Done 1", "Done 2"])
        veils[1].dismiss()
        host.pass(1_000)
        #expect(host.notifications == ["Done 0", "Done 2"])
        host.isActive = true
        #expect(host.notifications.isEmpty)
        finish()
    }

    // MARK: Without system notifications

    @Test func theLogSaysOnceThatThereIsNone() {
        var reports: [Stage.Report] = []
        host.stage.log = { reports.append($0) }
        host.takesNotifications = false
        let veils = ["1", "2"].map { minimized($0) }
        host.isActive = false
        for veil in veils { veil.finish(.success("Done")) }
        host.pass(1_000)
        let kinds = reports.filter { if case .notNotified = $0 { true } else { false } }
        #expect(kinds.count == 1)
        #expect(kinds.first?.description.contains("takes no notification") == true)
        finish()
    }

    @Test func theJournalSaysNothingOfTheText() throws {
        host.stage.journal.limit = 100
        let veil = minimized()
        host.isActive = false
        veil.finish(.success("Secret"))
        host.pass(100)
        host.isActive = true
        let text = host.stage.journal.text
        #expect(!text.contains("Secret"))
        #expect(host.stage.journal.lines.contains { $0.contains("notify of the end of \(veil.id)") })
        #expect(host.stage.journal.lines.contains { $0.contains("withdraw the notification of \(veil.id)") })
        #expect(try Replay(text).differences == [])
        finish()
    }

    // MARK: The launcher's progress

    @Test func theLauncherShowsTheNewestMinimizedProgress() {
        let veil = host.overlays.show(.veil("A", indicator: .bar(0.2)))
        host.pass(1_000)
        #expect(host.plan.launcherProgress == nil, "the veil shows it")
        veil.minimize()
        host.pass(1_000)
        #expect(host.plan.launcherProgress == 0.2)
        veil.progress = 0.4
        host.pass(100)
        #expect(host.plan.launcherProgress == 0.4)
        let endless = minimized("B", progress: nil)
        #expect(host.plan.launcherProgress == 0.4, "a spinner has none")
        let newest = minimized("C", progress: 0.1)
        #expect(host.plan.launcherProgress == 0.1)
        newest.finish(.success("Done"))
        #expect(host.plan.launcherProgress == 0.4)
        veil.restore()
        host.pass(1_000)
        #expect(host.plan.launcherProgress == nil)
        endless.dismiss()
        finish()
    }

    @Test func noProgressIsShownUnlessTheAppWantsThat() {
        let veil = minimized("A", progress: 0.5)
        host.stage.defaults.reportsMinimizedWork = false
        host.pass(100)
        #expect(host.plan.launcherProgress == nil)
        host.stage.defaults.reportsMinimizedWork = true
        host.pass(100)
        #expect(host.plan.launcherProgress == 0.5)
        veil.dismiss()
        finish()
    }
}
