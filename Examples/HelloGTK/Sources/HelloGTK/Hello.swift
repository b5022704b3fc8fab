import CGtk4
import ScrimGTK

@main
enum Hello {
    static func main() {
        MainLoop.run("org.example.Hello") { app in
            guard let widget = gtk_application_window_new(app) else { return }
            let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
            gtk_window_set_title(window, "Hello")
            gtk_window_set_default_size(window, 360, 480)
            gtk_window_present(window)
            // Keep the overlays, not the window: the user may close the window during the await.
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
}
