import Scrim
import ScrimTesting

/// Language identifiers as a system returns them, and strings with placeholders of their own.
@MainActor
enum HostileLanguages {
    static func trouble(_ choices: inout Choices) -> String? {
        let isOwn = choices.oneIn(2)
        let words = choices.rest()
        let languages = words.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let screen = TestHost(languages: languages)
        if isOwn {
            screen.stage.defaults.strings.percent = words
            screen.stage.defaults.strings.action = words
            screen.stage.defaults.strings.repeated = words
            screen.stage.defaults.strings.shareDetent = words
        }
        let veil = screen.overlays.show(.veil("Syncing"))
        veil.report(0.5)
        _ = screen.overlays.show(.hud("Removed", action: "Undo"))
        _ = screen.overlays.show(.sheet(detents: [.fraction(0.3), .fraction(0.7)]))
        for _ in 0..<2 { _ = screen.overlays.show(Overlay.hud("Lost").identified("lost", counts: true)) }
        screen.advance(by: .seconds(2))
        _ = (screen.drawing, screen.spoken)
        return HostileUse.end(of: screen)
    }
}
