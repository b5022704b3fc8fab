@_spi(Host) import Scrim

/// Waiting for the app's own tasks, which run beside the test.
extension TestHost {
    /// How often `settle()` and `wait` let the other tasks run before they go on.
    private static let turns = 100
    /// How long `wait` waits for what runs on other threads, in real time.
    private static let patience = Duration.seconds(10)

    /// Lets the tasks of the main actor run, as far as they can without time.
    ///
    /// ```swift
    /// let work = Task { await model.signIn() }      // shows a veil, and waits for its service
    /// await screen.settle()
    /// screen.advance(by: .milliseconds(200))
    /// #expect(screen.isShowing("Signing in…"))
    /// ```
    ///
    /// The clock does not move; what is due at this instant fires, such as a text that changed in this turn. Enough for
    /// a hundred hops, one after another; for more, and for work on other threads, `wait(advancing:until:)` has a
    /// condition.
    public func settle() async {
        for _ in 0..<Self.turns { await passTurn() }
    }

    /// Lets other tasks run, and ends the turn of the main loop.
    private func passTurn() async {
        await Task.yield()
        clock.settle()
    }

    /// Waits until a condition holds, while the app's tasks run.
    ///
    /// ```swift
    /// #expect(await screen.wait { model.isSignedIn })
    /// #expect(await screen.wait(advancing: .seconds(5)) { screen.isShowing("Saved") })
    /// ```
    ///
    /// Returns as soon as the condition holds. No real time passes, except for work on other threads: for that
    /// the host waits for up to ten seconds, of which the first is before the clock moves without anything being due.
    ///
    /// - Parameters:
    ///   - time: How far the clock may advance meanwhile, frame by frame, so that overlays come and go; zero
    ///     (the default): it does not move.
    ///   - condition: What to wait for; asked again whenever other tasks have run.
    /// - Returns: Whether the condition holds.
    public func wait(
        advancing time: Duration = .zero, until condition: @MainActor () -> Bool
    ) async -> Bool {
        let frame = max(frameInterval, .milliseconds(1))
        let deadline = ContinuousClock.now + Self.patience
        let pause = ContinuousClock.now + .seconds(1)
        var left = max(time, .zero)
        while !Task.isCancelled {
            for _ in 0..<Self.turns {
                if condition() { return true }
                await passTurn()
            }
            // Where nothing waits for the clock, it may still be another thread's turn.
            if left > .zero, clock.hasPending(within: left) || ContinuousClock.now >= pause {
                advance(by: min(frame, left))
                left -= min(frame, left)
            } else if ContinuousClock.now < deadline {
                try? await Task.sleep(for: .milliseconds(1))
            } else {
                break
            }
        }
        return condition()
    }
}
