import Scrim
import ScrimTesting

/// An app's texts, which may come from a stranger.
@MainActor
enum HostileWords {
    static func trouble(_ choices: inout Choices) async -> String? {
        let kind = choices.number(below: 5)
        let width = choices.one(of: [390.0, 20, 0, 2_000])
        let words = choices.rest()
        let screen = TestHost()
        screen.window.width = width
        switch kind {
        case 0:
            _ = screen.overlays.show(Overlay.veil(words).identified(words))
            screen.advance(by: .seconds(1))
            // In a narrow window it may have no place.
            guard width < 390 || screen.isShowing(identifier: words) else {
                return "not found by its identifier"
            }
            screen.overlays.dismissAll(identifier: words)
            screen.advance(by: .seconds(9))
            guard !screen.isShowing(identifier: words) else { return "not ended by its identifier" }
        case 1: _ = screen.overlays.show(.hud(words, placement: .bottom, action: .init(words)))
        case 2:
            let veil = screen.overlays.show(.veil(words))
            veil.detail = words
            veil.message = words
            veil.finish(.failure(words))
        case 3:
            for _ in 0..<3 { _ = screen.overlays.show(Overlay.hud(words).identified(words, counts: true)) }
        default:
            if let trouble = await question(words, on: screen) { return trouble }
        }
        screen.advance(by: .seconds(1))
        _ = (screen.drawing, screen.spoken)
        return HostileUse.end(of: screen)
    }

    /// A question is presented, whatever its text, and has no answer once it is dismissed.
    private static func question(_ words: String, on screen: TestHost) async -> String? {
        let answer = Task {
            await screen.overlays.ask(
                words, detail: words, answers: [.default(words, true), .cancel(.titled(words))])
        }
        await screen.settle()
        screen.advance(by: .seconds(1))
        guard screen.stage.presentations.count == 1 else { return "the question is not up" }
        _ = (screen.drawing, screen.spoken)
        screen.overlays.dismissAll()
        screen.advance(by: .seconds(9))
        return await answer.value == nil ? nil : "answered by nobody"
    }
}
