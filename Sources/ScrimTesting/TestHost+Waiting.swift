@_spi(Host) import Scrim

/// Waits for the app's own tasks, which run beside the test.
extension TestHost {
    /// How often `settle()` and `wait` let other tasks run before they go on.
    private static let turns = 100
    /// How long `wait` waits for work on other threads, in real time.
    private static let patience = Duration.seconds(10)

    /// Lets the main actor's tasks run as far as they can without time passing.
    ///
    /// ```swift
    /// let work = Task { await model.signIn() }      // shows a veil, and waits for its service
    /// await screen.settle()
    /// screen.advance(by: .milliseconds(200))
    /// #expect(screen.isShowing("Signing in…"))
    /// ```
    ///
    /// The clock does not move, but timers that are due at this instant fire, as for a text that changed in
    /// this turn. This is enough for a hundred hops one after another. For more hops, or for work on other
    /// threads, use `wait(advancing:until:)`.
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
    /// Returns as soon as the condition holds. No real time passes, except for work on other threads, for which the
    /// host waits up to ten seconds. In the first of them the clock moves only if something is due.
    ///
    /// - Parameters:
    ///   - time: How far the clock may advance meanwhile, frame by frame, so that overlays come and go; with zero
    ///     (the default) it does not move.
    ///   - condition: The condition to wait for; called again whenever other tasks have run.
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
            // If nothing waits for the clock, work may still go on in another thread.
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
