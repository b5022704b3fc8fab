import CGtk4

/// Whether something holds within ten seconds; the main loop and tasks run meanwhile.
@MainActor
func soon(_ holds: () -> Bool) async -> Bool {
    let end = g_get_monotonic_time() + 10_000_000
    while !holds(), g_get_monotonic_time() < end { await turn() }
    return holds()
}

/// Lets the main loop and the tasks work for a moment.
@MainActor
func turn() async {
    while g_main_context_iteration(nil, 0) != 0 {}
    try? await Task.sleep(nanoseconds: 2_000_000)
}

/// What would come within a moment has come.
@MainActor
func settle() async {
    for _ in 0..<60 { await turn() }
}
