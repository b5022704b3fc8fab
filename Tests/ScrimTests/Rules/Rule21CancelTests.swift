@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 21: the caller can tell the user's cancel of a `during` from a failure, whatever the body does.
@MainActor
@Suite struct Rule21CancelTests {
    let host = TestHost()
    let hasBegun = Flag()

    /// What the body does once it is cancelled.
    enum Reaction: CaseIterable {
        case throwsItsOwn, throwsCancellation, returns, claimsSuccess, claimsFailure, finishesRegardless
        case finishesSilently

        /// Whether the body claims to have finished despite the cancel.
        var finishes: Bool { self == .finishesRegardless || self == .finishesSilently }
    }

    /// A library's own error for a cancellation.
    struct Aborted: Error, Equatable {}

    private static let overlay = Overlay.veil("Work", cancel: "Stop")

    /// Waits for the cancellation, and then reacts.
    private func work(_ reaction: Reaction, _ veil: Presentation) async throws -> Int {
        hasBegun.isUp = true
        let waiting = AsyncStream<Void>.makeStream()
        for await _ in waiting.stream {}
        switch reaction {
        case .throwsItsOwn: throw Aborted()
        case .throwsCancellation: throw CancellationError()
        case .returns: break
        case .claimsSuccess: veil.finish(.success("Saved"))
        case .claimsFailure: veil.finish(.failure("No network"))
        case .finishesRegardless: veil.finish(.success("Saved"), evenIfCancelled: true)
        case .finishesSilently: veil.finish(evenIfCancelled: true)
        }
        return 3
    }

    /// Starts the work with `nil` as its value for a user's cancel, and returns once the work waits.
    private func start(_ reaction: Reaction, at milliseconds: Int = 1000) async -> (
        Task<Int?, any Error>, () -> Presentation.Outcome?
    ) {
        var handle: Presentation?
        let overlays = host.overlays
        let task = Task { @MainActor in
            try await overlays.during(Self.overlay, cancelled: nil) { veil in
                handle = veil
                return try await work(reaction, veil)
            }
        }
        #expect(await eventually { hasBegun.isUp })
        host.pass(milliseconds)
        return (task, { handle?.outcome })
    }

    private func result(of task: Task<Int?, any Error>) async -> Result<Int?, any Error> {
        do { return .success(try await task.end) } catch { return .failure(error) }
    }

    /// Whether the result of the work was shown or spoken.
    private var toldOfTheWork: Bool {
        host.isShowing("Saved") || host.isShowing("No network") || host.spoken.contains("Saved")
            || host.spoken.contains("No network")
    }

    @Test(arguments: [UserAct.cancelButton, .escape], Reaction.allCases)
    func theUsersCancelReturnsTheValueForIt(_ act: UserAct, _ reaction: Reaction) async throws {
        let (task, outcome) = await start(reaction)
        act.happen(on: "Work", in: host)
        let finished = reaction.finishes
        #expect(try await task.end == (finished ? 3 : nil))
        host.pass(1)
        #expect(toldOfTheWork == (reaction == .finishesRegardless))
        host.pass(5000)
        #expect(outcome() == .shown(finished ? .finished : act.cause))
        #expect(host.leftovers == [])
    }

    @Test(arguments: [0, 100, 1000], Reaction.allCases)
    func theCallingTasksCancellationIsTheBodysAffair(_ milliseconds: Int, _ reaction: Reaction) async {
        let (task, outcome) = await start(reaction, at: milliseconds)
        task.cancel()
        switch (reaction, await result(of: task)) {
        case (.throwsItsOwn, .failure(let error)): #expect(error is Aborted)
        case (.throwsCancellation, .failure(let error)): #expect(error is CancellationError)
        case (_, .success(let value)): #expect(value == 3)
        case (_, .failure(let error)): Issue.record("threw \(error)")
        }
        host.pass(1)
        #expect(!toldOfTheWork || reaction == .finishesRegardless)
        host.pass(5000)
        let cause: Presentation.Cause = reaction.finishes ? .finished : .cancelled
        #expect(outcome()?.cause == cause)
        #expect(host.leftovers == [])
    }

    @Test func aFailureIsThrownAsWithout() async {
        await #expect(throws: Aborted.self) {
            try await host.overlays.during(Self.overlay, cancelled: 1) { () async throws -> Int in
                throw Aborted()
            }
        }
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aBodyThatIsNotCancelledReturnsItsValueAndItsWord() async throws {
        let value = await host.overlays.during(Self.overlay.instant, cancelled: nil) { veil in
            veil.finish(.success("Saved"))
            return 3
        }
        #expect(value == 3)
        host.pass(1)
        #expect(host.isShowing("Saved"))
        host.pass(5000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [UserAct.cancelButton, .escape], Reaction.allCases)
    func withoutAValueForItWhatTheBodyMakesOfItCounts(_ act: UserAct, _ reaction: Reaction) async {
        let overlays = host.overlays
        let task = Task { @MainActor () -> Int? in
            try await overlays.during(Self.overlay) { veil in try await work(reaction, veil) }
        }
        #expect(await eventually { hasBegun.isUp })
        host.pass(1000)
        act.happen(on: "Work", in: host)
        switch (reaction, await result(of: task)) {
        case (.throwsItsOwn, .failure(let error)): #expect(error is Aborted)
        case (.throwsCancellation, .failure(let error)): #expect(error is CancellationError)
        case (_, .success(let value)): #expect(value == 3)
        case (_, .failure(let error)): Issue.record("threw \(error)")
        }
        host.pass(1)
        #expect(toldOfTheWork == (reaction == .finishesRegardless))
        host.pass(5000)
        #expect(host.leftovers == [])
    }

    @Test func theErrorKeepsItsType() async {
        let overlays = host.overlays
        @MainActor func abort() async throws(Aborted) -> Int { throw Aborted() }
        do throws(Aborted) {
            let value = try await overlays.during(Self.overlay, cancelled: nil) { () async throws(Aborted) in
                try await abort()
            }
            Issue.record("got \(String(describing: value))")
        } catch {
            #expect(error == Aborted())
        }
        let value = await overlays.during(Self.overlay, cancelled: false) { true }
        #expect(value)
        await overlays.during(Self.overlay, cancelled: ()) { _ in }
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theValueForTheCancelIsMadeOnlyThen() async throws {
        let fallback = Fallback()
        let overlays = host.overlays
        let value = await overlays.during(Self.overlay.instant, cancelled: fallback.make()) { 3 }
        #expect(value == 3)
        #expect(!fallback.isMade)
        let task = Task { @MainActor in
            try await overlays.during(Self.overlay.instant, cancelled: fallback.make()) { veil in
                try await work(.throwsItsOwn, veil)
            }
        }
        #expect(await eventually { hasBegun.isUp })
        host.pressCancel(on: "Work")
        #expect(try await task.end == 7 && fallback.isMade)
        #expect(host.leftovers == [])
    }

    @Test func ofTheUserAndTheTaskTheFirstCounts() async throws {
        let stubborn = Job<Int>(heedsCancellation: false)
        let overlays = host.overlays
        for isUsers in [true, false] {
            let stubborn = isUsers ? stubborn : Job<Int>(heedsCancellation: false)
            let task = Task { @MainActor in
                try await overlays.during(Self.overlay.instant, cancelled: nil) { try await stubborn.run() }
            }
            #expect(await eventually { stubborn.hasBegun })
            host.pass(10)
            if isUsers { host.pressCancel(on: "Work") } else { task.cancel() }
            await turns()
            if isUsers { task.cancel() } else { host.pressEscape() }
            await turns()
            stubborn.finish(3)
            #expect(try await task.end == (isUsers ? nil : 3))
            host.pass(1000)
            #expect(host.leftovers == [])
        }
    }

    @Test func dismissedByTheProgramAfterACancelItIsACancelStill() async throws {
        let stubborn = Job<Int>(heedsCancellation: false)
        let overlays = host.overlays
        let task = Task { @MainActor in
            try await overlays.during(Self.overlay, cancelled: nil) { try await stubborn.run() }
        }
        #expect(await eventually { stubborn.hasBegun })
        host.pass(1000)
        host.pressCancel(on: "Work")
        overlays.dismissAll()
        host.pass(1000)
        #expect(host.leftovers == [])
        stubborn.finish(3)
        #expect(try await task.end == nil)
    }

    @Test func whatACancelledBodySaysLeavesTheOverlayUntilItReturns() async throws {
        let stubborn = Job<Int>(heedsCancellation: false)
        let overlays = host.overlays
        var handle: Presentation?
        let task = Task { @MainActor in
            try await overlays.during(Self.overlay, cancelled: nil) { veil in
                handle = veil
                return try await stubborn.run()
            }
        }
        #expect(await eventually { stubborn.hasBegun })
        host.pass(1000)
        host.pressCancel(on: "Work")
        handle?.finish(.success("Saved"))
        handle?.finish()
        host.pass(1000)
        #expect(handle?.hasEnded == false && host.isShowing("Cancelling…") && host.isCovered(.window))
        stubborn.finish(3)
        #expect(try await task.end == nil)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aCancelledBodysWordsAreJournaledAndReplayed() async throws {
        host.stage.journal.limit = 100
        let (task, _) = await start(.finishesRegardless)
        host.pressCancel(on: "Work")
        #expect(try await task.end == 3)
        host.pass(5000)
        #expect(host.stage.journal.lines.contains { $0.contains("success, even if cancelled") })
        #expect(try Replay(host.stage.journal.text).differences == [])
    }

    /// A status without words counts as well, whether or not the minimum is over.
    @Test(arguments: [300, 1000])
    func aStatusWithoutWordsCountsInSpiteOfACancelAtAnyTime(_ milliseconds: Int) async throws {
        let (task, outcome) = await start(.finishesSilently, at: milliseconds)
        host.pressCancel(on: "Work")
        #expect(try await task.end == 3)
        host.pass(1)
        #expect(outcome() == .shown(.finished))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// The body has set its status and is still cleaning up; Cancel then only removes the overlay.
    @Test func aBodyThatHasSaidHowItWentIsNotCancelled() async throws {
        let mayReturn = Flag()
        var handle: Presentation?
        let overlays = host.overlays
        let task = Task { @MainActor in
            await overlays.during(Self.overlay, cancelled: nil) { veil -> Int in
                handle = veil
                hasBegun.isUp = true
                _ = await eventually { mayReturn.isUp }
                return Task.isCancelled ? 0 : 3
            }
        }
        #expect(await eventually { hasBegun.isUp })
        host.pass(300)
        handle?.finish()
        let outcome = { handle?.outcome }
        #expect(outcome() == nil)
        host.pressCancel(on: "Work")
        #expect(outcome() == .shown(.finished))
        mayReturn.isUp = true
        #expect(await task.value == 3)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// The caller resumes a turn later; what the user does in between comes too late.
    @Test(arguments: [UserAct.cancelButton, .escape])
    func aBodyThatHasReturnedIsNotCancelled(_ act: UserAct) async {
        let host = self.host
        var outcome: Task<Presentation.Outcome, Never>?
        let value = await host.overlays.during(Self.overlay, cancelled: nil) { veil -> Int in
            host.pass(300)
            outcome = Task { @MainActor in await veil.ended }
            Task { @MainActor in act.happen(on: "Work", in: host) }
            return 3
        }
        #expect(value == 3)
        host.pass(1000)
        #expect(await outcome?.value == .shown(.finished))
        #expect(host.leftovers == [])
    }
}

/// Records whether its value was asked for.
///
/// A class, because an autoclosure cannot isolate its argument to the main actor in Swift 6.0.
private final class Fallback: @unchecked Sendable {
    private(set) var isMade = false

    func make() -> Int {
        isMade = true
        return 7
    }
}
