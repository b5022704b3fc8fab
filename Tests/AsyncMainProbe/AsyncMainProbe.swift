import CGtk4
import ScrimGTK

/// An app whose main is async.
///
/// Until it awaits it has the main thread. With the argument `late` it awaits before anything else: its loop then keeps
/// the main actor, and no task goes on while it runs.
@main
enum AsyncMainProbe {
    @MainActor
    static func main() async {
        if CommandLine.arguments.contains("late") { try? await Task.sleep(for: .milliseconds(1)) }
        gtk_init()
        guard let window = gtk_window_new() else { exit(64) }
        window.overlays.flash(.hud("Hello"))
        var hasRun = false
        Task { hasRun = true }
        gtk_window_present(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
        // As g_application_run does, it keeps its thread until the app ends.
        let end = g_get_monotonic_time() + 4_000_000
        let alarm = g_timeout_add(100, { _ in 1 }, nil)
        while g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
        g_source_remove(alarm)
        exit(hasRun ? 0 : 1)
    }
}
