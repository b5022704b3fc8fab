import TourReport

/// Checks, and the actual results.
extension Tour {
    /// Compares two values now.
    func check<Value: Equatable>(_ name: String, expected: Value, seen: Value) {
        note(CheckReport(name: name, ok: expected == seen, expected: "\(expected)", seen: "\(seen)"))
    }

    /// Checks a condition now.
    func check(_ name: String, _ isSo: Bool, seen: String) {
        note(CheckReport(name: name, ok: isSo, expected: name, seen: seen))
    }

    /// Checks a condition that must soon hold.
    func check(
        _ name: String, within bound: Duration = patience, _ isSo: () -> Bool, seen: () -> String
    ) async {
        let ok = await becomes(isSo, within: bound)
        note(CheckReport(name: name, ok: ok, expected: name, seen: seen()))
    }

    /// Checks a condition that must soon hold, by looking at the screen.
    func check(
        _ name: String, _ isSo: () async -> Bool, seen: () async -> String
    ) async {
        let clock = ContinuousClock()
        let end = clock.now + Self.patience
        var ok = await isSo()
        while !ok, clock.now < end {
            await frames(1)
            ok = await isSo()
        }
        note(CheckReport(name: name, ok: ok, expected: name, seen: await seen()))
    }

    /// Waits for a condition by looking at the screen; reports only a failure.
    func until(_ what: String, looked isSo: () async -> Bool) async {
        let clock = ContinuousClock()
        let end = clock.now + Self.patience
        while await !isSo() {
            if clock.now >= end { return fail(what, "still not so after \(Self.patience)") }
        }
    }

    /// Waits for a condition; reports only a failure.
    func until(_ what: String, within bound: Duration = patience, _ isSo: () -> Bool) async {
        guard await !becomes(isSo, within: bound) else { return }
        fail(what, "still not so after \(bound); \(describeStage()), focus at \(focusPath)")
        await pictureOfTrouble(what)
    }

    func fail(_ name: String, _ seen: String) {
        note(CheckReport(name: name, ok: false, expected: name, seen: seen))
    }

    /// True if the condition holds at some time within the bound.
    private func becomes(_ isSo: () -> Bool, within bound: Duration) async -> Bool {
        let clock = ContinuousClock()
        let end = clock.now + bound
        while !isSo() {
            guard clock.now < end else { return false }
            // Checks about once per frame.
            try? await Task.sleep(for: .milliseconds(16))
        }
        return true
    }
}
