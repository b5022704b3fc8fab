import CGtk4
@_spi(Host) import Scrim

/// A host's one timer: a source of GLib's default context that becomes ready at an instant.
///
/// The source lasts for the host's whole life. While no instant is set, it is never ready and wakes nothing. It also
/// runs while windows are hidden, and in a main loop that its own action (an app's callback) runs.
@MainActor
final class WakeTimer {
    private nonisolated(unsafe) let source: UnsafeMutablePointer<GSource>

    init(action: @escaping @MainActor () -> Void) {
        source = g_source_new(timerFunctions, guint(MemoryLayout<GSource>.size))
        g_source_set_callback(source, { _ in 0 }, KeptClosure.data(action), KeptByC.release)
        g_source_set_ready_time(source, never)
        g_source_set_can_recurse(source, 1)
        g_source_attach(source, nil)
    }

    deinit {
        g_source_destroy(source)
        g_source_unref(source)
    }

    /// Fires once at this instant, or in the next turn of the loop if it is past; `nil` stops the timer.
    func set(_ instant: Instant?) {
        g_source_set_ready_time(source, instant.map { max($0.monotonicTime, 0) } ?? never)
    }
}

/// The value that means "never" to `g_source_set_ready_time`.
private let never: gint64 = -1

/// GLib keeps the pointer, so it lives as long as the process.
private nonisolated(unsafe) let timerFunctions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.dispatch = { source, _, action in
        // First, so that the action may set the timer again.
        g_source_set_ready_time(source, never)
        KeptClosure.run(action)
        return 1
    }
    return functions
}()
