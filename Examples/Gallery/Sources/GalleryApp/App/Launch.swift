import CAdw
import CGtk4
import Foundation
import GalleryClient
import GalleryServer

/// Leads from the application's activation to its window: the service must listen before a scene sends it a request.
@MainActor
struct Launch {
    let application: UnsafeMutablePointer<GtkApplication>
    let language: Language?
    let opened: @MainActor (Shell) -> Void

    func run() {
        let application = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
        // Without a window the application would end while the service starts.
        g_application_hold(application)
        Task {
            defer { g_application_release(application) }
            let server = GalleryServer()
            do {
                let client = GalleryClient(base: try await server.start())
                Stylesheet.install()
                opened(
                    Shell.open(self.application, AppState(server: server, client: client, language: language))
                )
            } catch {
                try? FileHandle.standardError.write(
                    contentsOf: Data("The gallery’s service could not be started: \(error)\n".utf8))
            }
        }
    }
}
