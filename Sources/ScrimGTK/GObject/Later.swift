import CGtk4

/// Runs a closure once, in the next turn of the main loop: before any event, layout or drawing.
@MainActor
enum Later {
    static func run(_ action: @escaping @MainActor () -> Void) {
        g_idle_add_full(
            G_PRIORITY_HIGH,
            { action in
                KeptClosure.run(action)
                return 0
            }, KeptClosure.data(action), KeptByC.release)
    }

    /// Runs a closure once, in the next turn of the main loop in which no source is running: not in a nested loop.
    ///
    /// If the app never leaves a nested loop that one of its handlers runs, the closure never runs.
    static func runUnwound(_ action: @escaping @MainActor () -> Void) {
        if unwinding == nil { unwinding = makeUnwinding() }
        waiting.append(action)
        // The loop may already be asleep if this call does not come from one of its sources.
        g_main_context_wakeup(nil)
    }

    private static var waiting: [@MainActor () -> Void] = []
    private static var unwinding: UnsafeMutablePointer<GSource>?

    /// Whether actions wait and no source is running; GLib asks before and after it sleeps.
    fileprivate static var isUnwound: Bool { !waiting.isEmpty && g_main_depth() == 0 }

    fileprivate static func runUnwound() {
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }

    private static func makeUnwinding() -> UnsafeMutablePointer<GSource>? {
        let source = g_source_new(unwindingFunctions, guint(MemoryLayout<GSource>.size))
        g_source_set_priority(source, G_PRIORITY_HIGH)
        g_source_attach(source, nil)
        return source
    }
}

/// GLib keeps the pointer, so it lives as long as the process.
private nonisolated(unsafe) let unwindingFunctions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
        timeout?.pointee = -1
        return onMain { Later.isUnwound ? 1 : 0 }
    }
    functions.pointee.check = { _ in onMain { Later.isUnwound ? 1 : 0 } }
    functions.pointee.dispatch = { _, _, _ in
        onMain { Later.runUnwound() }
        return 1
    }
    return functions
}()
