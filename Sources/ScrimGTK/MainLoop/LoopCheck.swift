import CGtk4
import Synchronization

/// Finds out, once in a process, whether GLib's loop and Swift's main actor both run, and says so on stderr where
/// they do not: all that an app would notice is that nothing happens.
///
/// It takes some turns of the loop, one of the actor and a thread that sleeps; nothing of it is left after a few seconds.
/// That is no task of Swift's: on Linux, from the first turn of a background task on, the runtime wakes the process up
/// every second.
final class LoopCheck: Sendable {
    private let loopTurns = Atomic(0)
    private let hasActorRun = Atomic(false)
    /// Whether the first use is in a loop, or in what a GApplication does before its own: the loop comes, however long
    /// the app is busy until then.
    private let isInLoop = g_main_context_is_owner(nil) != 0

    /// In so many turns of the loop the main actor has had one, if the loop lets it.
    private static let enough = 10

    /// How long after the first use of overlays an app that has a loop runs it, in microseconds.
    private static let patience: gulong = 2_000_000
    /// How much longer an app may take until its loop runs, while it starts, in microseconds.
    private static let start: gulong = 3_000_000

    /// Asks both for a turn, and judges later.
    static func begin() {
        let check = LoopCheck()
        g_idle_add_full(
            G_PRIORITY_DEFAULT,
            { check in
                guard let check = KeptByC.object(check, as: LoopCheck.self) else { return 0 }
                return check.loopTurns.add(1, ordering: .relaxed).newValue < LoopCheck.enough ? 1 : 0
            }, KeptByC.data(of: check), KeptByC.release)
        Task { @MainActor in check.hasActorRun.store(true, ordering: .relaxed) }
        g_thread_unref(
            g_thread_new(
                "scrim-loop-check",
                { check in
                    KeptByC.object(check, as: LoopCheck.self)?.judge()
                    KeptByC.release(check)
                    return nil
                }, KeptByC.data(of: check)))
    }

    private var hasLoopRun: Bool { loopTurns.load(ordering: .relaxed) >= Self.enough }

    private func judge() {
        g_usleep(Self.patience)
        while isInLoop, !hasLoopRun { g_usleep(Self.patience) }
        if !hasLoopRun { g_usleep(Self.start) }
        switch (hasLoopRun, hasActorRun.load(ordering: .relaxed)) {
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
