import CAdw
import CGtk4
import ScrimGTK

/// Starts GTK, and when that is up the service and the window.
@main @MainActor
struct Main {
    static func main() {
        guard let application = adw_application_new("org.example.ScrimGallery", G_APPLICATION_NON_UNIQUE)
        else {
            return
        }
        MainLoop.attach()
        connect(UnsafeMutableRawPointer(application), "activate") {
            let app = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self)
            Launch(application: app).run()
        }
        let raw = UnsafeMutableRawPointer(application)
        _ = g_application_run(raw.assumingMemoryBound(to: GApplication.self), 0, nil)
        g_object_unref(application)
    }
}
