import Scrim
import ScrimTesting

/// Random actions of a user and an app on what is shown.
@MainActor
enum HostileUse {
    static func use(_ presentation: Presentation, on screen: TestHost, _ choices: inout Choices) {
        for _ in 0..<8 where !choices.isUsedUp {
            act(presentation, on: screen, &choices)
            screen.advance(by: .milliseconds(choices.one(of: [0, 16, 200, 1_000, 5_000])))
        }
    }

    private static func act(_ presentation: Presentation, on screen: TestHost, _ choices: inout Choices) {
        let sizes = [0, 1, 47.3, 320, 4_000, 1e9, -1, .infinity, .nan, .leastNonzeroMagnitude, 1e308]
        switch choices.number(below: 14) {
        case 0: presentation.report(choices.one(of: sizes))
        case 1: presentation.report(choices.number(below: 99), of: choices.number(below: 9))
        case 2: presentation.minimize()
        case 3: presentation.restore()
        case 4: screen.pressEscape()
        case 5: screen.tap(at: Geometry.Point(x: choices.one(of: sizes), y: choices.one(of: sizes)))
        case 6: screen.window = Geometry.Size(width: choices.one(of: sizes), height: choices.one(of: sizes))
        case 7: screen.safeArea.top = choices.one(of: sizes)
        case 8: presentation.finish(.success("Done"))
        case 9: presentation.finish(.failure("Failed"))
        case 10: if choices.oneIn(2) { screen.suspend() } else { screen.resume() }
        case 11: screen.isActive.toggle()
        case 12: _ = screen.overlays.show(choices.one(of: HostileOverlay.presets))
        default: _ = screen.drawing
        }
    }

    /// What is left after the window has closed; `nil` if nothing is.
    static func end(of screen: TestHost) -> String? {
        screen.resume()
        screen.isActive = true
        screen.overlays.dismissAll()
        screen.advance(by: .seconds(20))
        screen.close()
        screen.advance(by: .seconds(2))
        let left = screen.leftovers
        return left.isEmpty ? nil : "left: " + left.joined(separator: "; ")
    }
}
