import CAdw
import CGtk4
import ScrimGTK

/// The gallery's process: GTK first, then the service and the window.
@MainActor
package enum Program {
    /// Runs until the window is closed.
    ///
    /// - Parameters:
    ///   - language: The app's language as a tag or a locale name; `nil` for the user's locale.
    ///   - opened: Called with the app once its window is being presented.
    package static func run(in language: String?, _ opened: @escaping @MainActor (Shell) -> Void = { _ in }) {
        guard let application = adw_application_new("org.example.ScrimGallery", .isNotUnique)
        else {
            return
        }
        MainLoop.attach()
        connect(UnsafeMutableRawPointer(application), "activate") {
            let app = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self)
            Launch(application: app, language: language.map(Language.init(tag:)), opened: opened).run()
        }
        let raw = UnsafeMutableRawPointer(application)
        _ = g_application_run(raw.assumingMemoryBound(to: GApplication.self), 0, nil)
        g_object_unref(application)
    }
}
