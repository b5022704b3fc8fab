import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// If work fails after its time to undo, the user is told, even if its view is gone.
extension UndoableTests {
    /// How often the work ran, and how often the user was told that it failed.
    private final class Attempts {
        var worked = 0
        var told = 0
    }

    private static let error = "Could not be removed"

    /// Removes something over a page, and fails the first `times` times.
    ///
    /// - Parameter onTelling: Runs before the notice of the error appears.
    private func remove(
        over page: Region, at placement: Overlay.Placement = .bottom, failing times: Int = 1,
        _ attempts: Attempts,
        onTelling: @escaping @MainActor () -> Void = {}
    ) -> Task<Presentation.UndoOutcome, Never> {
        Task { [host] in
            await host.overlays.over(page).undoable("Removed", button: "Undo", placement: placement) {
                attempts.worked += 1
                if attempts.worked <= times { throw Broken() }
            } undo: {
            } failure: { _ in
                attempts.told += 1
                onTelling()
                return Self.error
            }
        }
    }

    /// Expects the error on screen, and the work done after the user tries again.
    private func expectRetried(_ outcome: Task<Presentation.UndoOutcome, Never>, _ attempts: Attempts) async {
        host.pass(500)
        host.press("Try Again", on: Self.error)
        #expect(await isCommitted(outcome))
        #expect(attempts.worked == 2)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// The view is gone, on another tab, or on a popover.
    @Test(arguments: [Region.State.gone, .hidden, .unreachable])
    func anErrorIsShownThoughTheViewIsNotToBeSeen(_ state: Region.State) async {
        let (page, attempts) = (host.region(), Attempts())
        let outcome = remove(over: page, attempts)
        #expect(await isUp())
        host.set(page, state)
        #expect(await host.wait(advancing: .seconds(20)) { host.isShowing(Self.error) })
        await expectRetried(outcome, attempts)
    }

    @Test func anErrorWhoseViewGoesMeanwhileIsShownAgain() async {
        let (page, attempts) = (host.region(), Attempts())
        let outcome = remove(over: page, attempts)
        #expect(await isUp())
        #expect(await host.wait(advancing: .seconds(20)) { host.isShowing(Self.error) })
        host.pass(300)
        #expect(host.stage.pendingWork == 0, "it is done, and has failed")
        host.set(page, .gone)
        #expect(await host.wait { attempts.told == 2 && host.isShowing(Self.error) })
        await expectRetried(outcome, attempts)
    }

    @Test func anErrorWhoseViewIsHiddenBeforeItIsSeenIsShownAgain() async {
        let (page, attempts) = (host.region(), Attempts())
        let outcome = remove(over: page, attempts) { [host] in
            if attempts.told == 1 { host.set(page, .hidden) }
        }
        #expect(await isUp())
        #expect(
            await host.wait(advancing: .seconds(20)) { attempts.told == 2 && host.isShowing(Self.error) })
        await expectRetried(outcome, attempts)
    }

    /// There may never be a window, and the caller would wait forever.
    @Test func withoutAWindowAnErrorIsOnlyReturned() async throws {
        host.set(.window, .detached)
        let attempts = Attempts()
        let outcome = remove(over: host.region(.detached), attempts)
        #expect(await host.wait { host.stage.pendingWork == 1 })
        host.stage.beginPending()
        var error: (any Error)?
        Task { error = await outcome.value.error }
        #expect(await host.wait(advancing: .seconds(1)) { error is Broken })
        #expect(attempts.worked == 1 && attempts.told == 0)
        host.close()
        #expect(host.leftovers == [])
    }

    /// The user goes on removing things while the first error is shown.
    @Test func besideAnErrorTheNextWorkIsOffered() async throws {
        let attempts = Attempts()
        let first = remove(over: .window, attempts)
        #expect(await isUp())
        host.stage.beginPending()
        try #require(await host.wait(advancing: .seconds(20)) { host.isShowing(Self.error) })
        host.pass(500)
        let ledger = Ledger()
        let next = remove("Second", ledger)
        #expect(await host.wait { host.stage.pendingWork == 1 })
        host.pass(500)
        #expect(host.isShowing("Second") && host.isShowing(Self.error))
        #expect(host.surface(saying: Self.error)?.stack?.isCovered != true)
        host.press("Try Again", on: Self.error)
        #expect(await isCommitted(first))
        #expect(await host.wait(advancing: .seconds(20)) { ledger.worked == 1 })
        #expect(await isCommitted(next))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func anErrorTakesTheRoomOfWhatStaysOverTheWindow() async throws {
        let attempts = Attempts()
        let outcome = remove(over: host.region(), attempts)
        #expect(await isUp())
        let uploading = host.overlays.show(.hud("Uploading", indicator: .spinner, placement: .bottom))
        host.stage.beginPending()
        try #require(
            await host.wait(advancing: .seconds(20)) {
                host.isShowing(Self.error) && !host.isShowing("Uploading")
            })
        host.press("Try Again", on: Self.error)
        #expect(await isCommitted(outcome))
        uploading.dismiss()
        host.pass(20_000)
        #expect(host.leftovers == [])
    }

    /// The notices that stay are an urgent "Offline", three uploads, or one in the middle.
    @Test(arguments: ["urgent", "many", "middle"])
    func anErrorIsShownWhateverNoticesStay(_ what: String) async throws {
        let placement: Overlay.Placement = what == "middle" ? .center : .bottom
        let busy = Overlay.hud("Busy", indicator: .spinner, placement: placement)
        let stays = (0..<(what == "urgent" ? 1 : 3)).map { _ in
            host.overlays.show(what == "urgent" ? busy.with(\.priority, .high) : busy)
        }
        host.pass(1000)
        let attempts = Attempts()
        let outcome = remove(over: .window, at: placement, attempts)
        try #require(await host.wait { host.stage.pendingWork == 1 })
        host.pass(1000)
        host.stage.beginPending()
        try #require(await host.wait(advancing: .seconds(20)) { host.isShowing(Self.error) })
        host.pass(500)
        #expect(host.surface(saying: Self.error)?.stack?.isCovered != true)
        host.press("Try Again", on: Self.error)
        #expect(await isCommitted(outcome))
        #expect(attempts.worked == 2 && stays.allSatisfy { !$0.hasEnded })
        host.pass(1000)
        #expect(host.isShowing("Busy"), "what made room comes back")
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The error is still queued behind another notice when the program dismisses all.
    @Test func anErrorThatTheProgramDismissesIsNotShownAgain() async throws {
        host.stage.defaults.stackLimit = 1
        let (page, attempts) = (host.region(), Attempts())
        let outcome = remove(over: page, failing: 2, attempts)
        #expect(await isUp())
        let staying = host.overlays.over(page).show(
            .hud("Working", indicator: .spinner, placement: .bottom).with(\.priority, .high))
        host.stage.beginPending()
        #expect(
            await host.wait(advancing: .seconds(1)) {
                staying.isVisible
                    && host.stage.presentations.contains { $0.message == Self.error && $0.state == .queued }
            })
        host.overlays.dismissAll(.hud)
        host.pass(5000)
        await host.settle()
        try #require(attempts.told == 1)
        #expect(await outcome.value.error is Broken)
        #expect(staying.hasEnded && host.leftovers == [])
    }
}
