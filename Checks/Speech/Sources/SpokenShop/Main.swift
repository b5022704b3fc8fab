import CAdw
import CGtk4
import Foundation

/// A shop window that shows overlays as the lines of its standard input say.
///
///     SpokenShop scrim|plain|adwaita
///
/// A line has a verb and a text. The program answers `done`, or `none` if its overlays have nothing of that kind.
@main @MainActor
enum Main {
    static func main() {
        adw_init()
        g_set_prgname("SpokenShop")
        guard let shop = Shop(), let overlays = overlays(in: shop) else {
            FileHandle.standardError.write(Data("usage: SpokenShop scrim|plain|adwaita\n".utf8))
            exit(64)
        }
        Main.overlays = overlays
        gtk_window_present(shop.window.as(GtkWindow.self))
        gtk_widget_grab_focus(shop.entry)
        g_unix_fd_add(
            0, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
            { _, _, _ in MainActor.assumeIsolated { Main.obey() } }, nil)
        while true { g_main_context_iteration(nil, 1) }
    }

    private static var overlays: (any SpokenOverlays)?

    private static func overlays(in shop: Shop) -> (any SpokenOverlays)? {
        switch CommandLine.arguments.dropFirst().first {
        case "scrim": ScrimOverlays(shop)
        case "plain": PlainOverlays(shop)
        case "adwaita": AdwaitaOverlays(shop)
        default: nil
        }
    }

    private static func obey() -> gboolean {
        guard let line = readLine() else { exit(0) }
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let isKnown = overlays?.perform(words[0], words.count > 1 ? words[1] : "") ?? false
        print(isKnown ? "done" : "none")
        fflush(nil)
        return 1
    }
}

/// One way to show overlays over the shop.
@MainActor
protocol SpokenOverlays {
    /// Carries out a line; `false` if there is nothing of that kind.
    func perform(_ verb: String, _ text: String) -> Bool
}
