import CGtk4

/// Runs a closure once, in the next turn of the main loop: before any event, layout or drawing.
@MainActor
enum Later {
    static func run(_ action: @escaping @MainActor () -> Void) {
        g_idle_add_full(
            G_PRIORITY_HIGH,
            { data in
                onMain(data) { data in
                    if let data { Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().run() }
                }
                return 0
            },
            Unmanaged.passRetained(Action(action)).toOpaque(),
            { data in if let data { Unmanaged<Action>.fromOpaque(data).release() } })
    }

    private final class Action {
        let run: @MainActor () -> Void
        init(_ run: @escaping @MainActor () -> Void) { self.run = run }
    }
}
