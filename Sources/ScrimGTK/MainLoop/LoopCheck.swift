import CGtk4
import Synchronization

/// Checks once per process that GLib's loop and Swift's main actor both run, and writes a line on stderr if not.
///
/// Without that line, a developer would only notice that nothing happens.
///
/// The check takes some turns of the loop, one of the actor, and a thread that sleeps; all end after a few seconds.
/// It uses no background task: from the first one on, Swift's runtime on Linux wakes the process every second.
final class LoopCheck: Sendable {
    private let loopTurns = Atomic(0)
    private let hasActorRun = Atomic(false)
    /// Whether overlays are first used inside a loop, or while a GApplication starts, before its own loop.
    ///
    /// Then the loop will run, however long the app is busy first.
    private let isInLoop = g_main_context_is_owner(nil) != 0

    /// After this many turns of the loop, the main actor has had its own turn, if the loop runs it.
    private static let enough = 10

    /// By how long after the first use of overlays an app with a loop runs it, in microseconds.
    private static let patience: gulong = 2_000_000
    /// How much longer a starting app may take until its loop runs, in microseconds.
    private static let start: gulong = 3_000_000

    /// Asks the loop and the main actor for a turn each, and judges later.
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
