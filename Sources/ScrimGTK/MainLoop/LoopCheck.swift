import CGtk4
import Synchronization

/// Finds out, once in a process, whether GLib's loop and Swift's main actor both run, and says so on stderr where
/// they do not: all that an app would notice is that nothing happens.
///
/// It takes one turn of each and a timer of a background thread's; nothing of it is left after a few seconds.
final class LoopCheck: Sendable {
    private let hasLoopRun = Atomic(false)
    private let hasActorRun = Atomic(false)

    /// How long after the first use of overlays an app that has a loop runs it.
    private static let patience = Duration.seconds(2)
    /// How much longer an app may take until its loop runs, while it starts.
    private static let start = Duration.seconds(3)

    /// Asks both for a turn, and judges later.
    static func begin() {
        let check = LoopCheck()
        g_idle_add_full(
            G_PRIORITY_DEFAULT,
            { check in
                if let check {
                    Unmanaged<LoopCheck>.fromOpaque(check).takeUnretainedValue()
                        .hasLoopRun.store(true, ordering: .relaxed)
                }
                return 0
            }, Unmanaged.passRetained(check).toOpaque(),
            { check in if let check { Unmanaged<LoopCheck>.fromOpaque(check).release() } })
        Task { @MainActor in check.hasActorRun.store(true, ordering: .relaxed) }
        Task.detached { await check.judge() }
    }

    private func judge() async {
        try? await Task.sleep(for: Self.patience)
        if !hasLoopRun.load(ordering: .relaxed) { try? await Task.sleep(for: Self.start) }
        switch (hasLoopRun.load(ordering: .relaxed), hasActorRun.load(ordering: .relaxed)) {
        case (true, true): break
        case (true, false):
            scrim_tell(
                "GLib's main loop keeps Swift's main actor from running: no Task and no `during` goes on. "
                    + "Make `main` a plain function, `static func main()` without `async`.")
        case (false, _):
            scrim_tell(
                "nobody runs GLib's main loop, so that no overlay is drawn. "
                    + "Call g_application_run, or run a loop of your own, on the main thread, "
                    + "from a `main` that is not async.")
        }
    }
}
