import CGtk4
import ScrimGTK

/// An app whose main is async.
///
/// `main` has the main thread until its first `await`. With the argument `late` it awaits before anything else: the
/// loop that it then runs keeps the main actor busy, and no task continues meanwhile.
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
        // Like g_application_run, this blocks its thread until the app ends.
        let end = g_get_monotonic_time() + 4_000_000
        let alarm = g_timeout_add(100, { _ in 1 }, nil)
        while g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
        g_source_remove(alarm)
        exit(hasRun ? 0 : 1)
    }
}
