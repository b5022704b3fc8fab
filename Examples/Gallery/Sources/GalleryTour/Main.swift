import CGtk4
import Foundation
import GalleryApp
import TourReport

/// Tours the gallery and ends with a status that tells how it went.
@main @MainActor
struct Main {
    static func main() {
        // Nothing of it is looked at, and without a session bus GTK complains.
        if getenv("DBUS_SESSION_BUS_ADDRESS") == nil { setenv("GTK_A11Y", "none", 0) }
        let options = Options(CommandLine.arguments.dropFirst())
        // Whatever the locale: a picture of the tour is the same everywhere.
        Program.run(in: options.language ?? "en") { shell in
            Task { exit(await Journey(shell, options).run()) }
        }
    }
}
