import CGtk4

/// Runs Swift's main actor under GLib's main loop, on the main thread.
///
/// Under a plain GLib loop, work of the main actor never runs: `Task`, `await` back from the background, `Task.sleep`
/// and `DispatchQueue.main` all wait for a queue that nobody drains. The first use of `overlays` attaches that queue
/// to the loop. An app that starts work on the main actor earlier calls `attach()` itself:
///
/// ```swift
/// @main
/// enum App {
///     static func main() {   // not async: an async main gives the main thread away before GTK has it
///         MainLoop.attach()
///         …                  // g_application_run, or your own loop
///     }
/// }
/// ```
///
/// If that cannot work, because `main` is async or nobody runs GLib's loop, a line on stderr says so a few seconds
/// after the first use of `overlays`.
///
/// A main loop that you run inside a task (`g_main_loop_run` in a `Task`, or in a function that a task calls) runs
/// GTK and the overlays, but no other task: libdispatch runs one job of its main queue at a time, and your loop is
/// part of one. Run such a loop from a signal handler or a callback, where tasks go on, or await the answer.
///
/// The queue wakes the loop when there is work, about five microseconds later. Scrim itself wakes no idle app; on
/// Linux, Swift's runtime wakes a process once a second after its first background task.
@MainActor
public enum MainLoop {
    private static var isAttached = false

    /// Lets the main actor's work run in GLib's default main context.
    ///
    /// Calling it again does nothing, and it is harmless in an app that drains the main queue by other means. There
    /// is no way to detach, and no need for one.
    ///
    /// If the main actor does not run on the main thread (under an `async` main, in a test runner), its work runs
    /// without this, and the call does nothing.
    public static func attach() {
        guard !isAttached, scrim_is_main_thread() != 0 else { return }
        guard let queue = DispatchMainQueue.found else {
            scrim_warning(
                "This Swift runtime does not tell how to drain its main queue: @MainActor work will not run")
            return
        }
        isAttached = true
        if let handle = queue.handle {
            g_unix_fd_add_full(priority, handle, G_IO_IN, { _, _, _ in drainWhenReady(nil) }, nil, nil)
            QueueSource.attach(to: handle, drainWhenReady)
        } else {
            g_timeout_add_full(priority, pollingInterval, drainByTimer, nil, nil)
        }
    }

    /// Attaches, and checks once that the loop and the main actor run; called at the first use of overlays.
    static func prepare() {
        guard !isPrepared else { return }
        isPrepared = true
        attach()
        LoopCheck.begin()
    }

    private static var isPrepared = false

    /// The priority with which GDK draws: in each turn, GLib dispatches only the highest priority that
    /// has ready sources.
    ///
    /// Tasks that constantly report to the main actor are always ready. With a higher priority they would hold up
    /// every frame; with a lower one, constant drawing would hold them up.
    private static let priority = gint(GDK_PRIORITY_REDRAW)

    /// How often a queue without a descriptor is drained, in milliseconds: once a frame.
    private static let pollingInterval: guint = 16
}

// Reads before it drains: work that is enqueued meanwhile makes the descriptor ready again. A descriptor that
// is not read stays ready, and the loop spins.
private let drainWhenReady: GSourceFunc = { _ in
    MainActor.assumeIsolated {
        guard let queue = DispatchMainQueue.found, let descriptor = queue.handle else { return }
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
        queue.drain(nil)
    }
    return gboolean(1)
}

private let drainByTimer: GSourceFunc = { _ in
    MainActor.assumeIsolated { DispatchMainQueue.found?.drain(nil) }
    return gboolean(1)
}
