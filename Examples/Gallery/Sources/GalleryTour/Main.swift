import CGtk4
import Foundation
import GalleryApp
import TourReport

/// Tours the gallery and exits with a status that shows the result.
@main @MainActor
struct Main {
    static func main() {
        // Nothing reads accessibility here, and without a session bus GTK warns.
        if getenv("DBUS_SESSION_BUS_ADDRESS") == nil { setenv("GTK_A11Y", "none", 0) }
        let options = Options(CommandLine.arguments.dropFirst())
        // Independent of the locale: the tour's pictures are the same everywhere.
        Program.run(in: options.language ?? "en") { shell in
            Task { exit(await Journey(shell, options).run()) }
        }
    }
}
