@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Writes a journal out, reads it back, and replays it into the real machine.
@MainActor
struct ReplayTests {
    let host = TestHost()

    init() { host.stage.journal.limit = 1_000 }

    /// Runs a veil with progress and a result, a cancelled `during`, a queue of notices, a dragged sheet, and a region
    /// that comes and goes, with other defaults and surroundings.
    private func live() async {
        let veil = host.overlays.show(.veil("Downloading…", cancel: .standard))
        host.advance(by: .milliseconds(300))
        veil.progress = 0.4
        veil.detail = "Photos"
        host.advance(by: .milliseconds(100))
        veil.finish(.success("Saved"))
        host.advance(by: .seconds(3))
        for text in ["One", "Two", "Three"] {
            host.overlays.flash(.hud(text, action: text == "One" ? "Undo" : nil))
        }
        host.advance(by: .milliseconds(500))
        host.pressAction(on: "One")
        let table = host.region(.detached)
        let activity = host.overlays.over(table).show(.activity())
        host.set(table, .visible)
        host.advance(by: .milliseconds(500))
        host.set(table, .hidden)
        host.environment.isRightToLeft = true
        host.environment.hasScreenReader = true
        host.stage.defaults.strings.loading = "Lädt"
        host.set(table, .visible)
        activity.dismiss()
        let wide = Overlay.Detent.custom(Overlay.Detent.Custom("wide") { $0.height / 3 })
        let sheet = host.overlays.show(.sheet(detents: [.points(120), wide, .full], input: .dismissing)) {
            "List"
        }
        host.advance(by: .seconds(1))
        host.drag("List", through: [(-40, .milliseconds(16)), (-160, .milliseconds(16))])
        host.advance(by: .seconds(2))
        host.window = Geometry.Size(width: 780, height: 390)
        sheet.detent = .full
        host.advance(by: .seconds(2))
        host.drag("List", through: [(300, .milliseconds(30))])
        host.advance(by: .seconds(12))
    }

    @Test func aJournalComesToTheSameOutcomesAndPlans() async throws {
        await live()
        let text = host.stage.journal.text
        let replay = try Replay(text)
        #expect(replay.count > 50)
        #expect(replay.differences == [])
        let causes = replay.outcomes.map(\.outcome.cause)
        #expect(causes.first == .finished && causes.contains(.action) && causes.contains(.drag))
        #expect(causes.count == 6)
        #expect(replay.lines.suffix(5) == host.stage.journal.lines.suffix(5))
    }

    @Test func aTapOnAGrabberIsReplayed() throws {
        let sheet = host.overlays.show(.sheet(detents: [.points(120), .full])) { "List" }
        host.advance(by: .seconds(1))
        host.tap(at: Geometry.Point(x: host.window.width / 2, y: host.window.height - 112))
        #expect(sheet.detent == .full)
        host.advance(by: .seconds(2))
        let replay = try Replay(host.stage.journal.text)
        #expect(replay.differences == [])
        sheet.dismiss()
    }

    @Test func aJournalThatBeganInTheMiddleIsReplayedFromThere() async throws {
        host.stage.journal.limit = 20
        await live()
        let replay = try Replay(host.stage.journal.text)
        #expect((20...40).contains(replay.count))
        #expect(replay.differences == [])
    }

    @Test func whatOverlaysSayIsNotInIt() async {
        host.overlays.flash(
            .hud(
                "My secret", detail: "Another secret", icon: .named("merchant-secret"), action: "Third secret"
            ))
        host.advance(by: .seconds(20))
        #expect(!host.stage.journal.text.contains("secret"))
        #expect(!host.stage.journal.text.isEmpty)
    }

    @Test func aNamedPictureIsReplayed() async throws {
        let notice = host.overlays.show(.hud("Paid", icon: .named("merchant-7")))
        host.advance(by: .seconds(1))
        notice.content.indicator = .icon(.named("merchant-12"))
        host.advance(by: .seconds(1))
        notice.dismiss()
        host.advance(by: .seconds(5))
        let text = host.stage.journal.text
        #expect(!text.contains("merchant") && text.contains("named"))
        #expect(try Replay(text).differences.isEmpty)
    }

    @Test func aMachineThatDecidesOtherwiseIsToldWithItsEvent() async throws {
        host.overlays.flash(.hud("Saved"))
        host.advance(by: .seconds(5))
        let text = host.stage.journal.text.replacing("expired", with: "finished")
        let differences = try Replay(text).differences
        #expect(differences.count == 1)
        #expect(differences.first?.contains("wake") == true)
    }

    @Test func aPlanThatIsAnotherIsToldWithItsEvent() async throws {
        host.overlays.flash(.hud("Saved"))
        let lines = host.stage.journal.text.split(separator: "\n").map(String.init)
        let spoiled = lines.map { line in
            line.contains("\"show\"") ? line.replacing(/"plan":"[0-9a-f]+"/, with: "\"plan\":\"0\"") : line
        }
        #expect(try Replay(spoiled.joined(separator: "\n")).differences.count == 1)
    }

    /// Values that no machine ever reaches, in the state that a replay begins with.
    @Test(arguments: [
        (#""generation":[0-9]+"#, #""generation":9223372036854775807"#),
        (#""times":[0-9]+"#, #""times":9223372036854775807"#),
        (#""step":[0-9]+"#, #""step":9223372036854775807"#),
        (#""announcedStep":[0-9]+"#, #""announcedStep":9223372036854775807"#),
    ])
    func aStateThatCannotBeIsRefused(_ pattern: String, _ other: String) async throws {
        let text = stateOfAVeil()
        expectRefused(text.replacing(try Regex(pattern), with: other, maxReplacements: 1), text)
    }

    @Test func aSurfaceThatNobodyHoldsIsRefused() async throws {
        let text = stateOfAVeil()
        let holders = text.firstRange(of: #""holders":["#)
        let start = try #require(holders).upperBound
        var depth = 1
        let close = text[start...].firstIndex {
            depth += $0 == "[" ? 1 : $0 == "]" ? -1 : 0
            return depth == 0
        }
        let end = try #require(close)
        expectRefused(String(text[..<start] + text[end...]), text)
    }

    /// The text of a journal that begins while a veil is presented.
    private func stateOfAVeil() -> String {
        let veil = host.overlays.show(.veil("Working"))
        host.advance(by: .seconds(1))
        host.stage.journal.limit = 1
        for number in 0..<4 {
            veil.message = "\(number)"
            host.advance(by: .seconds(1))
        }
        defer { veil.dismiss() }
        return host.stage.journal.text
    }

    private func expectRefused(_ spoiled: String, _ text: String) {
        #expect(spoiled != text)
        do {
            _ = try Replay(spoiled)
            Issue.record("it is read")
        } catch {
            #expect(error.description == "a state that no stage comes to")
        }
    }

    @Test func aTextThatIsNoneIsRefusedWithItsLine() {
        #expect(throws: Replay.Unreadable.self) { try Replay("") }
        #expect(throws: Replay.Unreadable.self) { try Replay("# only words\n") }
        #expect(throws: Replay.Unreadable.self) { try Replay("{}") }
        do {
            _ = try Replay("hello")
        } catch {
            #expect(error.line == 1 && error.description.contains("another version of Scrim"))
        }
        do {
            _ = try Replay("# for people\n\nhello")
            Issue.record("it is read")
        } catch {
            #expect(error.line == 3, "as an editor counts")
        }
    }

    @Test func aTimeThatIsNoneIsRefusedWithItsLine() throws {
        host.overlays.flash(.hud("Saved"))
        let text = host.stage.journal.text
        let late = text.replacing(
            /"at":{"time":\[[-0-9,]+\]}/, with: "\"at\":{\"time\":[9223372036854775807,0]}")
        try #require(late != text)
        do {
            _ = try Replay(late)
            Issue.record("a time at the end of all that a duration counts was accepted")
        } catch {
            let lines = late.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(error.line == lines.firstIndex { $0.contains("9223372036854775807") }.map { $0 + 1 })
        }
    }

    @Test func theLongestDelayHasWords() {
        let veil = host.overlays.show(.veil("Waiting"))
        veil.dismiss(after: .seconds(Int64.max))
        #expect(host.stage.journal.lines.last?.contains("ms") == true)
        #expect(!veil.hasEnded)
    }

    /// A journal cannot hold closures: changed detents are replayed with the heights that the app's closure returned.
    @Test func detentsOfTheAppsThatAreSetInPlaceAreReplayed() throws {
        let list = Overlay.sheet(detents: [.points(120), .full]).with(\.identifier, "list")
        let sheet = host.overlays.show(list) { "List" }
        host.advance(by: .seconds(1))
        let wide = Overlay.Detent.custom(Overlay.Detent.Custom("wide") { $0.height / 3 })
        sheet.detents = [.points(120), wide, .full]
        host.advance(by: .seconds(2))
        sheet.detent = .custom(Overlay.Detent.Custom("half") { $0.height / 2 })
        host.advance(by: .seconds(2))
        let narrow = Overlay.Detent.custom(Overlay.Detent.Custom("narrow") { $0.height / 4 })
        _ = host.overlays.show(.sheet(detents: [.points(120), narrow, .full]).with(\.identifier, "list")) {
            "List"
        }
        host.advance(by: .seconds(2))
        let replay = try Replay(host.stage.journal.text)
        #expect(replay.count > 3 && replay.differences == [])
        sheet.dismiss()
    }
}
