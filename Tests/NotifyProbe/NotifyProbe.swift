import CGtk4
import Glibc
import Scrim
import ScrimGTK

/// An app with minimized work, which ends in the way that the argument names.
///
/// - `here`: while the work's window is active;
/// - `away`: while another window is active, until the user is back;
/// - `back`: as `away`, but the user comes back without using the notification;
/// - `closed`: as `away`, and the work's window is closed;
/// - `quit`: as `away`, and the app quits;
/// - `two`: as `away`, after the work of the other window ended;
/// - `alone`: in a window that belongs to no application.
///
/// Writes a line for each thing that happens.
@main
enum NotifyProbe {
    static func main() {
        guard let app = gtk_application_new("org.example.Notify", GApplicationFlags(rawValue: 0)) else {
            exit(64)
        }
        let object = UnsafeMutableRawPointer(app)
        g_signal_connect_data(
            object, "activate", { MainActor.assumeIsolated { NotifyProbe.open() } }, nil, nil,
            GConnectFlags(rawValue: 0))
        _ = g_application_run(object.assumingMemoryBound(to: GApplication.self), 0, nil)
    }

    @MainActor
    private static func open() {
        say("activate")
        let way = CommandLine.arguments.dropFirst().first ?? ""
        guard let app = g_application_get_default(), let main = window(app, isOwned: way != "alone"),
            let other = window(app, isOwned: true)
        else { exit(64) }
        let overlays = main.overlays
        for window in [main, other] { window.overlays.stage.defaults.reportsMinimizedWork = true }
        overlays.stage.log = { say("\($0)".contains("takes no notification") ? "no notification" : "\($0)") }
        gtk_window_present(main)
        Task {
            await until { gtk_window_is_active(main) != 0 }
            let veils = await minimized(way == "alone" ? 2 : 1, overlays)
            if way != "here" {
                gtk_window_present(other)
                await until { gtk_window_is_active(main) == 0 }
            }
            if way == "two" {
                for veil in await minimized(1, other.overlays, at: 0.75) { veil.finish(.success("Done")) }
                say("finished")
            }
            for veil in veils { veil.finish(.success("12 photos exported")) }
            say("finished")
            switch way {
            case "away", "back":
                if way == "back" {
                    try await Task.sleep(for: .milliseconds(500))
                    gtk_window_present(main)
                }
                await until { gtk_window_is_active(main) != 0 }
                say("active")
                say("ended: \(await veils[0].ended.cause.rawValue)")
            case "quit":
                try await Task.sleep(for: .milliseconds(500))
                g_application_quit(g_application_get_default())
            case "closed":
                try await Task.sleep(for: .milliseconds(500))
                gtk_window_close(main)
            default: break
            }
            try await Task.sleep(for: .milliseconds(500))
            g_application_quit(g_application_get_default())
        }
    }

    @MainActor
    private static func minimized(
        _ count: Int, _ overlays: GtkOverlays, at progress: Double = 0.25
    ) async -> [Presentation] {
        var veils: [Presentation] = []
        for _ in 0..<count {
            let veil = overlays.show(.veil("Exporting 12 photos…", indicator: .bar(progress)))
            await until { veil.isVisible }
            veil.minimize()
            veils.append(veil)
            await until { overlays.presentations.allSatisfy { $0.isMinimized && $0.state == .shown } }
        }
        return veils
    }

    @MainActor
    private static func window(
        _ app: UnsafeMutablePointer<GApplication>, isOwned: Bool
    ) -> UnsafeMutablePointer<GtkWindow>? {
        let owner = UnsafeMutableRawPointer(app).assumingMemoryBound(to: GtkApplication.self)
        guard let widget = isOwned ? gtk_application_window_new(owner) : gtk_window_new() else { return nil }
        let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_default_size(window, 400, 300)
        return window
    }

    @MainActor
    private static func until(_ condition: @MainActor () -> Bool) async {
        while !condition() { try? await Task.sleep(for: .milliseconds(10)) }
    }

    private static func say(_ words: String) {
        let line = "Scrim: \(words)\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}
