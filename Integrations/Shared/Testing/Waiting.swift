import CGtk4

/// True if a condition holds within ten seconds; the main loop and tasks run meanwhile.
@MainActor
func soon(_ holds: () -> Bool) async -> Bool {
    let end = g_get_monotonic_time() + 10_000_000
    while !holds(), g_get_monotonic_time() < end { await turn() }
    return holds()
}

/// Lets the main loop and tasks run for a moment.
@MainActor
func turn() async {
    while g_main_context_iteration(nil, 0) != 0 {}
    try? await Task.sleep(nanoseconds: 2_000_000)
}

/// Runs a closure in an idle turn of the main loop, as a framework updates its views.
@MainActor
func inIdleTurn(_ body: @escaping @MainActor () -> Void) {
    final class Deed {
        let body: @MainActor () -> Void
        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }
    let run: GSourceFunc = { data in
        guard let data else { return 0 }
        let deed = Unmanaged<Deed>.fromOpaque(data).takeRetainedValue()
        MainActor.assumeIsolated { deed.body() }
        return 0
    }
    g_idle_add(run, Unmanaged.passRetained(Deed(body)).toOpaque())
}

/// Waits long enough for anything pending to happen.
@MainActor
func settle() async {
    for _ in 0..<60 { await turn() }
}
