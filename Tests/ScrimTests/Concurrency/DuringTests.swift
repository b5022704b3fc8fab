import Foundation
@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// `during` under cancellation at every moment, with typed throws, and many times at once.
@MainActor
@Suite struct DuringTests {
    let host = TestHost()

    @Test func cancelledBeforeItStartsTheBodyIsCancelledFromTheBeginning() async {
        let overlays = host.overlays
        let task = Task { @MainActor in
            try await overlays.during(.veil("Work")) {
                try Task.checkCancellation()
                return 3
            }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.end }
        host.pass(1000)
        #expect(host.spoken == [])
        #expect(host.leftovers == [])
    }

    @Test func cancelledBeforeItStartsABodyThatDoesNotMindReturnsItsValue() async throws {
        let overlays = host.overlays
        let task = Task { @MainActor in await overlays.during(.veil("Work")) { 3 } }
        task.cancel()
        #expect(try await task.end == 3)
        await turns()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [0, 100, 250, 1000])
    func cancelledLaterItEndsWithItsBody(_ milliseconds: Int) async {
        let job = Job<Int>()
        let overlays = host.overlays
        var handle: Presentation?
        let task = Task { @MainActor in
            try await overlays.during(.veil("Work")) { veil in
                handle = veil
                return try await job.run()
            }
        }
        #expect(await eventually { job.hasBegun })
        host.pass(milliseconds)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.end }
        await turns()
        host.pass(1000)
        #expect(handle?.outcome == Presentation.Outcome(cause: .cancelled, wasShown: milliseconds >= 200))
        #expect(host.leftovers == [])
    }

    @Test(arguments: [true, false])
    func whatACancellationSetsOffDoesNotHoldTheMainThreadUp(isTheUsers: Bool) async throws {
        let overlays = host.overlays
        let (threads, answer) = AsyncStream<ObjectIdentifier>.makeStream()
        let job = Job<Int>()
        let task = Task { @MainActor in
            try await overlays.during(.veil("Work", cancel: .standard), cancelled: nil) {
                try await withTaskCancellationHandler {
                    try await job.run()
                } onCancel: {
                    answer.yield(ObjectIdentifier(Thread.current))
                }
            }
        }
        #expect(await eventually { job.hasBegun })
        host.pass(250)
        let own = { ObjectIdentifier(Thread.current) }()
        if isTheUsers { host.pressCancel(on: "Work") } else { task.cancel() }
        for await thread in threads {
            #expect(thread != own)
            break
        }
        if isTheUsers {
            #expect(try await task.end == nil)
        } else {
            await #expect(throws: CancellationError.self) { try await task.end }
        }
        await turns()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theUsersCancelReachesABodyThatKeepsEveryCoreBusy() async {
        var wasTold = false
        await host.overlays.during(.veil("Work", cancel: .standard)) { [host] in
            await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<2 * ProcessInfo.processInfo.activeProcessorCount {
                    group.addTask {
                        // Each task blocks a thread of Swift's pool, without using the CPU that other tests need. The
                        // end is later than any test runs.
                        let end = ContinuousClock.now + .seconds(600)
                        while !Task.isCancelled, ContinuousClock.now < end { usleep(1000) }
                        return Task.isCancelled
                    }
                }
                // From here on Swift's pool has no free thread, so nothing may wait for one.
                Task { @MainActor in
                    host.pass(250)
                    host.pressCancel(on: "Work")
                }
                wasTold = await group.next() == true
            }
        }
        #expect(wasTold)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// A notice usually leaves once it can have been read; this one reports work that goes on.
    @Test func aNoticeStaysForAsLongAsItsBody() async throws {
        let job = Job<Int>()
        let overlays = host.overlays
        let task = Task { @MainActor in
            try await overlays.during(.hud("Saving…", cancel: .standard).instant, cancelled: nil) {
                try await job.run()
            }
        }
        #expect(await eventually { job.hasBegun })
        host.pass(20_000)
        #expect(host.isShowing("Saving…"))
        host.pressCancel(on: "Saving…")
        #expect(try await task.end == nil)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aNoticeWithALifetimeOfTheAppsGoesBeforeItsBody() async throws {
        let job = Job<Int>()
        let overlays = host.overlays
        let task = Task { @MainActor in
            try await overlays.during(.hud("Saving…").instant.with(\.timing.lifetime, .fixed(.seconds(2)))) {
                try await job.run()
            }
        }
        #expect(await eventually { job.hasBegun })
        host.pass(3_000)
        #expect(!host.isShowing("Saving…"))
        job.finish(3)
        #expect(try await task.end == 3)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theProgramsCancellationWaitsForTheMinimumWithoutSayingCancelling() async {
        let job = Job<Int>()
        let overlays = host.overlays
        let task = Task { @MainActor in
            try await overlays.during(.veil("Work", cancel: .standard)) { try await job.run() }
        }
        #expect(await eventually { job.hasBegun })
        host.pass(250)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.end }
        // A cancellation after the body's end has no effect.
        await turns()
        #expect(!host.stage.presentations.isEmpty)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theErrorKeepsItsType() async {
        struct Offline: Error, Equatable { let code: Int }
        func fetch() async throws(Offline) -> Int { throw Offline(code: 7) }
        do throws(Offline) {
            let value = try await host.overlays.during(.veil("Work")) { () async throws(Offline) in
                try await fetch()
            }
            Issue.record("got \(value)")
        } catch {
            #expect(error.code == 7)
        }
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aBodyThatCannotThrowNeedsNoTry() async {
        let value: Int = await host.overlays.during(.veil("Work")) { 3 }
        let nothing: Void = await host.overlays.during(.veil("Work")) { _ in }
        #expect(value == 3 && nothing == ())
        #expect(host.leftovers == [])
    }

    @Test func aValueThatIsNotSendableComesBack() async {
        final class Model {}
        let model = Model()
        let back = await host.overlays.during(.veil("Work")) { model }
        #expect(back === model)
        #expect(host.leftovers == [])
    }

    @Test func scopesNestAndShareASurface() async {
        let overlays = host.overlays
        let value = await overlays.during(.veil("Outer")) {
            let inner = await overlays.during(.veil("Inner")) {
                host.pass(300)
                #expect(host.messages == ["Inner"])
                return 3
            }
            #expect(host.messages == ["Outer"])
            return inner
        }
        #expect(value == 3)
        host.pass(1000)
        #expect(host.spoken == ["Inner", "Outer"])
        #expect(host.leftovers == [])
    }

    @Test func hundredsShareASurfaceAndEachGetsItsOwn() async throws {
        let count = 400
        let overlays = host.overlays
        let jobs = (0..<count).map { _ in Job<Int>() }
        let tasks = jobs.enumerated().map { index, job in
            Task { @MainActor in try await overlays.during(.veil("\(index)")) { try await job.run() } }
        }
        #expect(await eventually { jobs.filter { $0.hasBegun }.count == count })
        host.pass(300)
        #expect(host.stage.presentations.count == count && host.plan.surfaces.count == 1)
        for (index, job) in jobs.enumerated() where index % 2 == 0 { job.finish(index) }
        for (index, task) in tasks.enumerated() where index % 2 == 0 { #expect(try await task.end == index) }
        for (index, task) in tasks.enumerated() where index % 2 == 1 {
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.end }
        }
        await turns()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aBodyThatShowsAndEndsItsOwnOverlayIsFine() async {
        let value = await host.overlays.during(.veil("Work")) { veil in
            veil.dismiss()
            veil.finish(.success("Too late"))
            return 3
        }
        #expect(value == 3)
        host.pass(3000)
        #expect(host.leftovers == [])
    }

    @Test func aWindowClosedByTheBodyEndsTheOverlayAndNotTheBody() async {
        let host = host
        let value = await host.overlays.during(.veil("Work")) { veil in
            host.close()
            #expect(veil.outcome == .unseen(.windowGone))
            return 3
        }
        #expect(value == 3)
        #expect(host.leftovers == [])
    }
}
