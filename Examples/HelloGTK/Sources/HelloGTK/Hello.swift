import CGtk4
import Scrim
import ScrimGTK

@main
enum Hello {
    static func main() {
        let app = gtk_application_new("org.example.Hello", G_APPLICATION_FLAGS_NONE)
        let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>) -> Void = { app in
            // GTK calls back on the main thread; Swift takes our word for it.
            nonisolated(unsafe) let app = app
            MainActor.assumeIsolated { open(app) }
        }
        g_signal_connect_data(
            app, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0)
        )
        g_application_run(UnsafeMutableRawPointer(app)?.assumingMemoryBound(to: GApplication.self), 0, nil)
    }

    @MainActor
    static func open(_ app: UnsafeMutablePointer<GtkApplication>) {
        guard let widget = gtk_application_window_new(app) else { return }
        let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_title(window, "Hello")
        gtk_window_set_default_size(window, 360, 480)
        gtk_window_present(window)
        // Kept instead of the window: that may be closed during the await.
        let overlays = window.overlays
        Task {
            let name = try await overlays.during(.veil("Asking…", cancel: .standard), cancelled: nil) {
                try await Task.sleep(for: .seconds(2))
                return "world"
            }
            overlays.flash(.hud("Hello, \(name ?? "nobody")", icon: .success))
        }
    }
}
