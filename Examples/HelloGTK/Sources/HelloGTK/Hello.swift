import CGtk4
import Scrim
import ScrimGTK

@main
enum Hello {
    static func main() {
        guard let app = gtk_application_new("org.example.Hello", GApplicationFlags(rawValue: 0)) else {
            return
        }
        let object = UnsafeMutableRawPointer(app)
        // GTK calls back on the main thread; Swift takes our word for it.
        g_signal_connect_data(
            object, "activate", { MainActor.assumeIsolated { Hello.open() } }, nil, nil,
            GConnectFlags(rawValue: 0))
        _ = g_application_run(object.assumingMemoryBound(to: GApplication.self), 0, nil)
    }

    @MainActor
    static func open() {
        let app = UnsafeMutableRawPointer(g_application_get_default())?.assumingMemoryBound(
            to: GtkApplication.self)
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
