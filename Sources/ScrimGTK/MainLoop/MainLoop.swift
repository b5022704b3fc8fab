import CGtk4

/// Runs Swift's main actor under GLib's main loop, on the main thread.
///
/// Under a bare GLib loop, work of the main actor never runs: `Task`, `await` back from the background,
/// `Task.sleep` and `DispatchQueue.main` all wait for a queue that nobody drains. The first use of `overlays`
/// attaches one to the other. An app that starts work on the main actor before that calls `attach()` itself:
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
/// Where that cannot work, because `main` is async or because nobody runs GLib's loop, a line on stderr says so a few
/// seconds after the first use of `overlays`.
///
/// Your own main loop that you run inside a task (`g_main_loop_run` in a `Task`, or in a function that one calls)
/// runs GTK and the overlays, but no other task: libdispatch works its main queue off one job after the other, and your
/// loop is part of a job. Run such a loop from a signal handler or a callback, where tasks go on, or await the answer.
///
/// The queue wakes the loop when there is work, about five microseconds later. Scrim itself wakes no idle app; on Linux,
/// Swift's runtime wakes a process once a second from its first background task on.
@MainActor
public enum MainLoop {
    private static var isAttached = false

    /// Lets the main actor's work run in GLib's default main context.
    ///
    /// Calling it again does nothing; an app that drains the main queue by other means loses nothing either.
    /// There is no way back, and no need for one.
    ///
    /// Where the main actor has no main thread (under an `async` main, in a test runner) its work runs without
    /// our help, and this does nothing.
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

    /// Attaches, and looks once whether the loop and the main actor do run: for the first use of overlays.
    static func prepare() {
        guard !isPrepared else { return }
        isPrepared = true
        attach()
        LoopCheck.begin()
    }

    private static var isPrepared = false

    /// That with which GDK draws: in each turn GLib runs what is ready of one priority, and leaves what is lower.
    ///
    /// Tasks that report to the main actor all the time are always ready, and would hold up every frame with a higher one;
    /// with a lower one, what draws all the time would hold them up.
    private static let priority = gint(GDK_PRIORITY_REDRAW)

    /// How often the queue is looked at where it has no descriptor to wait for, in milliseconds: one frame.
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
