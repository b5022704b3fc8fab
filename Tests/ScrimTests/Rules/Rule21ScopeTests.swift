@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 21: `during` ends its overlay with its body, and only some ends of the overlay cancel the body.
@MainActor
@Suite struct Rule21ScopeTests {
    let host = TestHost()
    let job = Job<Int>()
    private struct Oops: Error {}

    /// Runs the job under a veil, and returns once it has begun.
    private func start(_ overlay: Overlay = .veil("Work"), _ job: Job<Int>? = nil) async -> Task<
        Int, any Error
    > {
        let overlays = host.overlays
        let job = job ?? self.job
        let task = Task { @MainActor in try await overlays.during(overlay) { try await job.run() } }
        #expect(await eventually { job.hasBegun })
        return task
    }

    @Test func theValueIsReturnedAtOnceAndTheSurfaceFinishesItsMinimumAlone() async throws {
        let task = await start()
        host.pass(300)
        job.finish(3)
        #expect(try await task.end == 3)
        #expect(host.isShowing("Work") && !host.stage.presentations.isEmpty)
        host.pass(300)
        #expect(host.stage.presentations.isEmpty)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func workThatIsDoneInGraceIsNeverSeen() async throws {
        let task = await start()
        host.pass(199)
        job.finish(3)
        #expect(try await task.end == 3)
        #expect(host.applied == 1 || host.plan.surfaces.isEmpty)
        #expect(host.spoken == [])
        #expect(host.leftovers == [])
    }

    /// The veil of such work never appears, so that only the log names it.
    @Test func aBodyThatBlocksTheMainActorFromItsFirstLineIsReported() async {
        var stalled: [String] = []
        host.stage.log = { if case .stalled(_, let info) = $0 { stalled.append(info?.message ?? "nothing") } }
        let clock = host.clock
        await host.overlays.during(.veil("Work")) { clock.hold(for: .seconds(3)) }
        #expect(stalled == ["Work"])
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aThrowEndsIt() async throws {
        let task = await start()
        host.pass(1000)
        job.fail(Oops())
        await #expect(throws: Oops.self) { try await task.end }
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [UserAct.cancelButton, .escape], [0, 300, 1000])
    func cancellingCancelsTheBodyAndEndsWhenItReturns(_ act: UserAct, _ milliseconds: Int) async throws {
        let task = await start(.veil("Work", cancel: .standard).with(\.timing.grace, .zero))
        host.pass(milliseconds)
        act.happen(on: "Work", in: host)
        #expect(host.isShowing("Cancelling…"))
        #expect(host.shown.first?.panel.isCancelEnabled == false)
        #expect(host.isCovered(.window))
        await #expect(throws: CancellationError.self) { try await task.end }
        #expect(job.wasCancelled)
        // The user ended it, so there is no minimum.
        #expect(host.stage.presentations.isEmpty)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aBodyThatIgnoresCancellationStillReturnsItsValue() async throws {
        let stubborn = Job<Int>(heedsCancellation: false)
        let task = await start(.veil("Work", cancel: .standard), stubborn)
        host.pass(1000)
        host.pressCancel(on: "Work")
        #expect(await eventually { stubborn.wasCancelled })
        host.pass(60_000)
        #expect(host.isShowing("Cancelling…") && host.isCovered(.window))
        host.pressEscape()
        stubborn.finish(3)
        #expect(try await task.end == 3)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theCallersCancellationCancelsTheBody() async throws {
        let stubborn = Job<Int>(heedsCancellation: false)
        let task = await start(.veil("Work", cancel: .standard), stubborn)
        host.pass(1000)
        task.cancel()
        #expect(await eventually { host.stage.plan.surfaces.first?.panel.isCancelEnabled == false })
        #expect(host.isCovered(.window))
        stubborn.fail(CancellationError())
        await #expect(throws: CancellationError.self) { try await task.end }
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [0, 100, 1000])
    func theProgramsDismissingDoesNotCancelTheBody(_ milliseconds: Int) async throws {
        let task = await start()
        host.pass(milliseconds)
        host.overlays.dismissAll()
        host.pass(1000)
        #expect(host.leftovers == [])
        #expect(!job.wasCancelled)
        job.finish(3)
        #expect(try await task.end == 3)
        #expect(host.leftovers == [])
    }

    @Test func aRegionOrWindowGoneDoesNotCancelTheBody() async throws {
        let table = host.region()
        let overlays = host.overlays.over(table)
        let task = Task { @MainActor in try await overlays.during(.loading()) { try await job.run() } }
        #expect(await eventually { job.hasBegun })
        host.pass(1000)
        host.set(table, .gone)
        host.close()
        #expect(!job.wasCancelled)
        job.finish(3)
        #expect(try await task.end == 3)
        #expect(host.leftovers == [])
    }

    @Test func aTapOutsideTakesTheOverlayAwayAndNotTheBody() async throws {
        let task = await start(.veil("Work").with(\.input, .dismissing))
        host.pass(1000)
        host.tap(at: Point(x: 5, y: 5))
        host.pass(1000)
        #expect(host.leftovers == [])
        #expect(!job.wasCancelled)
        job.finish(3)
        #expect(try await task.end == 3)
    }

    @Test func aTapOnThePanelTakesTheOverlayAwayAndNotTheBody() async throws {
        let task = await start(.veil("Work").with(\.input.dismissedBy, [.tap]))
        host.pass(1000)
        let surface = try #require(host.surface(saying: "Work")?.id)
        host.stage.report(.panelReleased(surface, by: .zero, velocity: .zero))
        host.pass(1000)
        #expect(host.leftovers == [])
        #expect(!job.wasCancelled)
        job.finish(3)
        #expect(try await task.end == 3)
    }

    @Test func cancellingInTheMinimumThatTheBodyLeftTakesItAwayAtOnce() async throws {
        let overlays = host.overlays
        var handle: Presentation?
        let value = await overlays.during(.veil("Work", cancel: .standard).with(\.timing.grace, .zero)) {
            handle = $0
            return 3
        }
        #expect(value == 3)
        #expect(handle?.hasEnded == false)
        host.pressCancel(on: "Work")
        #expect(handle?.outcome == .shown(.finished))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aStatusThatTheBodyLeavesIsReadToItsEnd() async {
        let value = await host.overlays.during(.veil("Work")) { veil in
            veil.finish(.success("Saved"))
            return 3
        }
        #expect(value == 3)
        #expect(host.stage.gate.plan.isOpen)
        host.pass(200)
        #expect(host.messages == ["Saved"])
        host.pass(1500)
        #expect(host.leftovers == [])
    }

    @Test func sharingAVeilOneBodysCancellingLeavesTheOther() async throws {
        let other = Job<Int>()
        let first = await start(.veil("First", cancel: .standard))
        let second = await start(.veil("Second"), other)
        host.pass(1000)
        host.pressCancel(on: "Second")
        await #expect(throws: CancellationError.self) { try await first.end }
        #expect(!other.wasCancelled && host.isShowing("Second"))
        #expect(!host.isShowing("Cancel") && !host.isShowing("Cancelling…"))
        other.finish(2)
        #expect(try await second.end == 2)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aVetoKeepsACancellableBodyRunning() async throws {
        let veil = host.overlays.show(.veil("Work", cancel: .standard).instant, shouldEnd: { _ in false })
        host.pressCancel(on: "Work")
        #expect(!veil.hasEnded && !host.isShowing("Cancelling…"))
        veil.dismiss()
        #expect(host.leftovers == [])
    }
}
