@_spi(Host) import Scrim
import ScrimTesting

/// Journals of a real session, with lines that were edited, lost or repeated.
@MainActor
enum HostileJournal {
    static func trouble(_ choices: inout Choices) -> String? {
        let text = choices.oneIn(4) ? arrivals : journal
        var lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        for _ in 0...choices.number(below: 3) where !lines.isEmpty {
            // The first line is the initial state.
            let index = choices.oneIn(3) ? 0 : choices.number(below: lines.count)
            switch choices.number(below: 8) {
            case 0: lines.remove(at: index)
            case 1: lines.insert(lines[index], at: choices.number(below: lines.count))
            case 2: lines.swapAt(index, choices.number(below: lines.count))
            case 3: lines[index] = String(lines[index].prefix(choices.number(below: 400)))
            default:
                var edits = JSONEdits(lines[index])
                lines[index] = edits.edited(by: &choices)
            }
        }
        guard let replay = try? Replay(lines.joined(separator: "\n")) else { return nil }
        _ = (replay.differences, replay.lines, replay.outcomes, replay.count)
        return nil
    }

    /// The events of a stage with one overlay of each kind.
    private static let journal = {
        let screen = TestHost()
        screen.stage.journal.limit = 60
        let veil = screen.overlays.show(.veil("Signing in…"))
        screen.advance(by: .milliseconds(400))
        veil.report(3, of: 7)
        _ = screen.overlays.show(.sheet(detents: [.content, .fraction(1)]))
        _ = screen.overlays.show(.hud("Copied", placement: .bottom, action: "Undo"))
        _ = screen.overlays.show(.activity("Loading…"))
        // The first half of the journal is dropped, so it begins with many overlays on screen.
        for _ in 0..<30 { screen.advance(by: .milliseconds(100)); screen.window.width += 10 }
        screen.tap(.window)
        veil.finish(.success("Welcome"))
        screen.advance(by: .seconds(2))
        screen.suspend()
        screen.resume()
        screen.pressEscape()
        screen.advance(by: .seconds(2))
        screen.overlays.dismissAll()
        screen.advance(by: .seconds(2))
        return screen.stage.journal.text
    }()

    /// The events of a stage to which another stage's overlays moved.
    private static let arrivals = {
        let elsewhere = TestHost()
        let screen = TestHost(clock: elsewhere.clock)
        screen.stage.journal.limit = 60
        let page = elsewhere.region(.detached)
        _ = elsewhere.overlays.over(page).show(.loading("Loading…"))
        _ = elsewhere.overlays.over(page).show(.hud("Copied", placement: .bottom, action: "Undo"))
        screen.set(page, .visible)
        elsewhere.stage.transfer(page, to: screen.stage)
        screen.advance(by: .seconds(2))
        screen.overlays.dismissAll()
        screen.advance(by: .seconds(2))
        return screen.stage.journal.text
    }()
}
