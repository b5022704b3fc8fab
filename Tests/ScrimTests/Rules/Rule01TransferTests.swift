@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Rule 1, for a view that an app moves to another window from a callback: neither window loses its overlay.
@MainActor
@Suite struct Rule01TransferTests {
    let clock: TestClock
    let host: TestHost
    let other: TestHost
    let row: Region

    init() {
        clock = TestClock()
        host = TestHost(clock: clock)
        other = TestHost(clock: clock)
        row = host.region()
    }

    enum Callback: CaseIterable {
        case onAction, shouldEnd, log
    }

    /// Moves the view from one window to another, and reports that as a toolkit does.
    private func move(from old: TestHost, to new: TestHost) {
        old.set(row, .detached)
        new.set(row, .visible)
        old.stage.transfer(row, to: new.stage)
    }

    private func inCallback(_ callback: Callback = .onAction, _ body: @escaping @MainActor () -> Void) {
        if callback == .log { host.stage.log = { _ in body() } }
        _ = host.overlays.show(
            Overlay.hud("Page", action: "Open in a new window").instant
                .with(\.timing.expectedWithin, .milliseconds(500)),
            shouldEnd: { _ in
                if callback == .shouldEnd { body() }
                return true
            },
            onAction: { if callback == .onAction { body() } })
        host.pass(600)
        host.pressAction(on: "Page")
    }

    private func expectNothingLeft() {
        clock.advance(by: .seconds(10))
        host.clear()
        other.clear()
        clock.advance(by: .seconds(10))
        #expect(host.leftovers == [] && other.leftovers == [])
    }

    /// Undoable work moves with its notice.
    @Test(arguments: ["press", "undoLast", "commit"])
    func workThatCanBeTakenBackGoesAlong(_ act: String) async {
        var (worked, undone) = (0, 0)
        let outcome = Task { [host, row] in
            await host.overlays.over(row).undoable("Removed", button: "Undo") {
                worked += 1
            } undo: {
                undone += 1
            }
        }
        #expect(await host.wait { host.stage.pendingWork == 1 })
        move(from: host, to: other)
        #expect(host.stage.pendingWork == 0 && other.stage.pendingWork == 1)
        clock.advance(by: .seconds(1))
        switch act {
        case "press":
            other.pressAction(on: "Removed")
            host.stage.beginPending()
            other.stage.beginPending()
        case "undoLast": #expect(other.stage.undoLast())
        default: await other.stage.commitPending()
        }
        #expect(await outcome.value.isUndone == (act != "commit"))
        #expect(worked == (act == "commit" ? 1 : 0) && undone == 1 - worked)
        #expect(host.stage.pendingWork == 0 && other.stage.pendingWork == 0)
        expectNothingLeft()
    }

    /// The view is visible in the new window, so the error is shown over it.
    @Test func theErrorOfWorkThatWentAlongIsOverItsView() async {
        struct Broken: Error {}
        let outcome = Task { [host, row] in
            await host.overlays.over(row).undoable("Removed", button: "Undo") {
                throw Broken()
            } undo: {
            } failure: { _ in
                "Could not be removed"
            }
        }
        #expect(await host.wait { host.stage.pendingWork == 1 })
        move(from: host, to: other)
        other.stage.beginPending()
        #expect(
            await host.wait { other.stage.presentations.contains { $0.message == "Could not be removed" } })
        #expect(other.stage.presentations.last?.region == row)
        clock.advance(by: .seconds(20))
        _ = await outcome.value
        expectNothingLeft()
    }

    /// A new window waits for work that its views started before it was there.
    @Test func workThatHasBegunIsTheNewWindowsWork() async {
        let early = TestHost(clock: clock)
        early.set(.window, .detached)
        let view = early.region(.detached)
        var goesOn = false
        let outcome = Task {
            await early.overlays.over(view).undoable("Removed", button: "Undo") {
                while !goesOn { await Task.yield() }
            } undo: {
            }
        }
        #expect(await early.wait { early.stage.pendingWork == 1 })
        early.overlays.over(view).dismissAll()
        early.stage.retire(to: other.stage)
        var isCommitted = false
        let quit = Task {
            await other.stage.commitPending()
            isCommitted = true
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(!isCommitted)
        goesOn = true
        await quit.value
        #expect(await !outcome.value.isUndone)
        #expect(early.stage.undoables.isEmpty && other.stage.undoables.isEmpty)
        early.clear()
        #expect(early.leftovers == [])
        expectNothingLeft()
    }

    @Test(arguments: Callback.allCases)
    func itsOverlayGoesAlong(_ callback: Callback) async throws {
        let loading = host.overlays.over(row).show(.loading("Loading").instant)
        let ended = Task { await loading.ended }
        inCallback(callback) { move(from: host, to: other) }
        #expect(!loading.hasEnded && loading.isVisible)
        #expect(other.messages == ["Loading"] && !host.messages.contains("Loading"))
        loading.message = "Still loading"
        clock.advance(by: .milliseconds(100))
        #expect(other.messages == ["Still loading"])
        loading.dismiss()
        #expect(try await ended.end == .shown(.dismissed))
        expectNothingLeft()
    }

    @Test func whatTheCallbackThenDoesWithItsHandleReachesIt() {
        let loading = host.overlays.over(row).show(.loading("Loading").instant)
        inCallback {
            move(from: host, to: other)
            loading.message = "Ending"
            loading.dismiss()
        }
        #expect(loading.outcome == .shown(.dismissed))
        expectNothingLeft()
    }

    @Test func whatTheCallbackThenAsksOfTheNewWindowReachesIt() {
        let loading = host.overlays.over(row).show(.loading("Loading").instant)
        let kept = host.overlays.over(row)
        inCallback {
            move(from: host, to: other)
            kept.dismissAll()
        }
        #expect(loading.outcome == .shown(.dismissed))
        expectNothingLeft()
    }

    @Test func itMayBeMovedOnAndBack() {
        let third = TestHost(clock: clock)
        let loading = host.overlays.over(row).show(.loading("Loading").instant)
        inCallback {
            move(from: host, to: other)
            move(from: other, to: third)
        }
        #expect(third.messages == ["Loading"] && other.messages.isEmpty)
        third.overlays.flash(
            Overlay.hud("Page", action: "Back").instant,
            onAction: {
                move(from: third, to: other)
                move(from: other, to: third)
                move(from: third, to: host)
            })
        third.pressAction(on: "Page")
        #expect(loading.isVisible && host.messages.contains("Loading") && third.messages.isEmpty)
        loading.dismiss()
        expectNothingLeft()
        #expect(third.leftovers == [])
    }

    /// Two windows that swap their views wait for each other, but not forever.
    @Test func twoWindowsMayExchangeTheirViews() {
        let table = other.region()
        let loading = host.overlays.over(row).show(.loading("Row").instant)
        let busy = other.overlays.over(table).show(.loading("Table").instant)
        inCallback {
            move(from: host, to: other)
            other.set(table, .detached)
            host.set(table, .visible)
            other.stage.transfer(table, to: host.stage)
        }
        #expect(host.messages.contains("Table") && other.messages == ["Row"])
        loading.dismiss()
        busy.dismiss()
        expectNothingLeft()
    }

    @Test func aCallbackMayShowOverAViewAndMoveIt() {
        var loading: Presentation?
        inCallback {
            loading = host.overlays.over(row).show(.loading("Loading").instant)
            move(from: host, to: other)
        }
        #expect(loading?.isVisible == true && other.messages == ["Loading"])
        loading?.dismiss()
        expectNothingLeft()
    }

    @Test func aStageThatRetiresInsideACallbackGivesAllItHas() {
        let waiting = TestHost(clock: clock)
        waiting.set(.window, .detached)
        var veil: Presentation?
        waiting.stage.log = { [weak waiting] _ in
            guard let waiting, veil == nil else { return }
            veil = waiting.overlays.show(.veil("Early"))
            waiting.stage.defaults.isInstant = true
            waiting.stage.retire(to: host.stage)
        }
        let view = waiting.region(.detached)
        waiting.availabilities["window"] = .unsuitable
        let early = waiting.overlays.over(view).show(.sheet) { "window" }
        host.set(view, .visible)
        clock.advance(by: .seconds(1))
        #expect(veil?.isVisible == true && host.stage.defaults.isInstant)
        early.dismiss()
        veil?.dismiss()
        expectNothingLeft()
        #expect(waiting.leftovers == [])
    }

    /// A region's container in the old window says nothing about the new one, and the old window need not keep it.
    @Test func theOldWindowForgetsWhereItLay() throws {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let id = try #require(host.surface(saying: "sheet")?.id)
        host.stage.report(.regionContained(row, in: id))
        let loading = host.overlays.over(row).show(.loading("Loading").instant)
        #expect(host.stage.machine.surroundings.regions.hasContainers)
        move(from: host, to: other)
        #expect(!host.stage.machine.surroundings.regions.hasContainers)
        loading.dismiss()
        sheet.dismiss()
        expectNothingLeft()
    }

    /// The new window handles the move after its callback; until then the handle knows what it showed.
    @Test func onTheWayIntoACallbackTheHandleKeepsWhatItShowed() {
        let loading = other.overlays.over(row).show(.loading("Loading", progress: 0).instant)
        loading.progress = 0.5
        loading.detail = "5 of 10"
        var seen: (progress: Double?, detail: String?)?
        inCallback { [self] in
            move(from: other, to: host)
            seen = (loading.progress, loading.detail)
            loading.message = "Moved"
        }
        #expect(seen?.progress == 0.5 && seen?.detail == "5 of 10")
        #expect(loading.message == "Moved" && loading.progress == 0.5 && loading.detail == "5 of 10")
        expectNothingLeft()
    }
}
