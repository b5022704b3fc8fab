import CGtk4

@main
enum Main {
    @MainActor private static var window: ReaderWindow?

    static func main() {
        guard let app = gtk_application_new("org.example.Reader", GApplicationFlags(rawValue: 0)) else {
            return
        }
        let object = UnsafeMutableRawPointer(app)
        MainActor.assumeIsolated {
            // A second start of the app activates the first.
            on(object, "activate") {
                if let window { window.present() } else { window = ReaderWindow(app) { window = nil } }
            }
        }
        _ = g_application_run(object.assumingMemoryBound(to: GApplication.self), 0, nil)
    }
}
