import TourReport

/// Claims, and what was seen of them.
extension Tour {
    /// Compares two values, now.
    func check<Value: Equatable>(_ name: String, expected: Value, seen: Value) {
        note(CheckReport(name: name, ok: expected == seen, expected: "\(expected)", seen: "\(seen)"))
    }

    /// Checks something that is to be so now.
    func check(_ name: String, _ isSo: Bool, seen: String) {
        note(CheckReport(name: name, ok: isSo, expected: name, seen: seen))
    }

    /// Checks something that is to become so soon.
    func check(
        _ name: String, within bound: Duration = patience, _ isSo: () -> Bool, seen: () -> String
    ) async {
        let ok = await becomes(isSo, within: bound)
        note(CheckReport(name: name, ok: ok, expected: name, seen: seen()))
    }

    /// Checks something that is to become so soon and takes a look at the screen.
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

    /// Waits by taking looks at the screen; noted only if it does not come.
    func until(_ what: String, looked isSo: () async -> Bool) async {
        let clock = ContinuousClock()
        let end = clock.now + Self.patience
        while await !isSo() {
            if clock.now >= end { return fail(what, "still not so after \(Self.patience)") }
        }
    }

    /// Waits; noted only if it does not come.
    func until(_ what: String, within bound: Duration = patience, _ isSo: () -> Bool) async {
        guard await !becomes(isSo, within: bound) else { return }
        fail(what, "still not so after \(bound); \(describeStage()), focus at \(focusPath)")
        await pictureOfTrouble(what)
    }

    func fail(_ name: String, _ seen: String) {
        note(CheckReport(name: name, ok: false, expected: name, seen: seen))
    }

    /// Whether it is so at some time until then.
    private func becomes(_ isSo: () -> Bool, within bound: Duration) async -> Bool {
        let clock = ContinuousClock()
        let end = clock.now + bound
        while !isSo() {
            guard clock.now < end else { return false }
            // Looks again about once a frame.
            try? await Task.sleep(for: .milliseconds(16))
        }
        return true
    }
}
