import Foundation
import Scrim
import ScrimTesting

/// Overlays from JSON that was edited.
enum HostileOverlay {
    static let presets: [Overlay] = [
        .veil("Signing in…"), .loading("Sending…"), .activity("Loading…"), .sheet, .form(label: "Trip"),
        .sheet(from: .leading, detents: [.content, .fraction(0.5), .fraction(1)]),
        .hud("Copied", icon: .success),
        .hud("Removed", placement: .bottom, action: "Undo"), .hud("Sent", placement: .topTrailing),
        Overlay.veil("Syncing").identified("sync", counts: true),
        Overlay.veil("Opening…").with(
            \.transition, .slide(.spring(Motion.Spring(dampingRatio: 0.7, response: 0.3)))),
        Overlay.hud("Saved").with(\.transition, .fade(.milliseconds(300), .easeIn)),
    ]

    @MainActor
    static func trouble(_ choices: inout Choices) -> String? {
        let screen = TestHost()
        for _ in 0...choices.number(below: 3) {
            guard let overlay = overlay(&choices) else { continue }
            if let trouble = writtenAndReadAgain(overlay) { return trouble }
            let presentation = screen.overlays.show(overlay)
            HostileUse.use(presentation, on: screen, &choices)
        }
        return HostileUse.end(of: screen)
    }

    private static func overlay(_ choices: inout Choices) -> Overlay? {
        let preset = choices.one(of: presets)
        guard let data = try? JSONEncoder().encode(preset) else { return nil }
        var edits = JSONEdits(String(decoding: data, as: UTF8.self))
        return try? JSONDecoder().decode(Overlay.self, from: Data(edits.edited(by: &choices).utf8))
    }

    private static func writtenAndReadAgain(_ overlay: Overlay) -> String? {
        guard let data = try? JSONEncoder().encode(overlay) else { return "what was read cannot be written" }
        guard let again = try? JSONDecoder().decode(Overlay.self, from: data) else {
            return "what was written cannot be read: \(String(decoding: data, as: UTF8.self))"
        }
        return again == overlay ? nil : "another overlay: \(String(decoding: data, as: UTF8.self))"
    }
}
