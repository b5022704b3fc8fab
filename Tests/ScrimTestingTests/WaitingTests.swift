@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// `TestHost.wait` waits for the app's own tasks, so that a test needs no loop.
@MainActor
struct WaitingTests {
    private let screen = TestHost()

    @Test func settlingRunsTheTasksAndNoTime() async {
        var steps = 0
        let work = Task { @MainActor in
            for _ in 0..<20 {
                await Task.yield()
                steps += 1
            }
        }
        await screen.settle()
        #expect(steps == 20 && screen.clock.now == Instant())
        await work.value
    }

    @Test(arguments: [true, false])
    func whatChangedInATurnIsThereAfterIt(_ settles: Bool) async {
        let veil = screen.overlays.show(.veil("Loading…"))
        screen.advance(by: .milliseconds(300))
        let before = screen.clock.now
        veil.message = "Sorting…"
        if settles { await screen.settle() }
        #expect(await screen.wait { screen.isShowing("Sorting…") })
        #expect(screen.clock.now == before)
        veil.dismiss()
    }

    @Test func itWaitsForWhatRunsOnOtherThreads() async {
        var value = 0
        let work = Task { @MainActor in
            value = await Task.detached { (1...10_000).reduce(0) { $0 ^ $1 } + 1 }.value
        }
        #expect(await screen.wait { value != 0 })
        #expect(screen.clock.now == Instant())
        await work.value
    }

    @Test func theClockGoesOnAsFarAsItMay() async {
        let veil = screen.overlays.show(.veil("Work"))
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("Work") })
        #expect(screen.clock.now < Instant() + .milliseconds(220))
        veil.dismiss()
        #expect(await screen.wait(advancing: .seconds(5)) { screen.leftovers == [] })
        #expect(screen.clock.now < Instant() + .seconds(2))
    }

    @Test func aBodyThatNeedsTimeAndTurnsRunsToItsEnd() async {
        let overlays = screen.overlays
        var value: Int?
        let work = Task { @MainActor in
            let sheet = await overlays.present(.sheet) { (end: Presentation.Ending<Int>) in
                Task { @MainActor in end(3) }
                return "picker"
            }
            value = await overlays.during(.veil("Work")) { sheet.value }
        }
        #expect(await screen.wait(advancing: .seconds(5)) { value == 3 && screen.leftovers == [] })
        await work.value
    }

    @Test func cancelledItSaysHowThingsStand() async {
        let screen = screen
        let wait = Task { @MainActor in await screen.wait { false } }
        wait.cancel()
        #expect(await wait.value == false)
    }

    /// `wait` does not use up its time before another thread is done, and has time left for what follows.
    @Test func theClockWaitsForOtherThreads() async {
        let screen = TestHost()
        let work = Task {
            await screen.overlays.during(.veil("Work")) { _ in
                while !screen.isShowing("Work") { await Task.yield() }
                await Task.detached { try? await Task.sleep(for: .milliseconds(100)) }.value
            }
        }
        #expect(await screen.wait(advancing: .seconds(2)) { screen.isShowing("Work") })
        #expect(await screen.wait(advancing: .seconds(2)) { screen.leftovers == [] })
        _ = await work.value
    }
}
