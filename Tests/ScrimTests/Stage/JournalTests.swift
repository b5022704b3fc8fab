import Foundation
@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

@MainActor
struct JournalTests {
    @Test func isEmptyUnlessSwitchedOn() {
        let host = TestHost()
        host.overlays.flash(.hud("Hello"))
        host.advance(by: .seconds(5))
        #expect(host.stage.journal.lines.isEmpty)
    }

    @Test func tellsTheStoryOfAPresentationWithoutItsWords() {
        let host = TestHost()
        host.stage.journal.limit = 50
        let veil = host.overlays.show(.veil("My secret"))
        host.advance(by: .milliseconds(300))
        veil.message = "Another secret"
        veil.dismiss()
        host.advance(by: .seconds(2))
        let story = host.stage.journal.lines.joined(separator: "\n")
        #expect(story.contains("0 ms  show veil as \(veil.id)"))
        #expect(story.contains("first frame of surface"))
        #expect(story.contains("\(veil.id) ended: dismissed"))
        #expect(story.contains("\(veil.id) gone"))
        #expect(!story.contains("secret"))
    }

    @Test func keepsNoWordsOfWhatStoodBeforeItBegan() {
        let host = TestHost()
        let veil = host.overlays.show(.veil("My secret", detail: "Another secret"))
        host.advance(by: .seconds(1))
        host.stage.journal.limit = 50
        veil.dismiss()
        #expect(host.stage.journal.text.contains("\(veil.id) ended: dismissed"))
        #expect(!host.stage.journal.text.contains("secret"))
    }

    /// Apps make identifiers from their users' data: files, patients, accounts.
    @Test func keepsNoNames() throws {
        let host = TestHost()
        host.stage.journal.limit = 50
        _ = host.overlays.show(.hud("Uploading…").identified("my secret.pdf"))
        _ = host.overlays.show(.hud("Uploading…").identified("my other secret.pdf"))
        host.pass(500)
        host.overlays.dismissAll(identifier: "my secret.pdf")
        host.pass(2_000)
        #expect(!host.stage.journal.text.contains("secret"))
        #expect(try Replay(host.stage.journal.text).differences == [])
    }

    /// The number of keys is known, because each is an event; their texts and lengths are not.
    @Test(arguments: [Overlay.Field.secure("Password"), .code("Code")])
    func keepsNotTheLengthOfAPasswordOrACode(_ field: Overlay.Field) async throws {
        // Left out: counters, which continue from host to host, and digests of plans, which contain them.
        func journal(typing texts: [String]) async throws -> [String] {
            let host = TestHost()
            host.stage.journal.limit = 100
            let answer = Task { await host.overlays.ask("Unlock", field: field, accept: "Unlock") }
            #expect(await host.wait { host.isShowing("Unlock") })
            for text in texts { try host.type(text, into: "Unlock") }
            host.pressEnter(in: "Unlock")
            _ = await answer.value
            #expect(try Replay(host.stage.journal.text).differences == [])
            return host.stage.journal.text.split(separator: "\n").map { line in
                line.components(separatedBy: "\"plan\":")[0].filter { !$0.isNumber }
            }
        }
        let one = try await journal(typing: ["h", "hunter2"])
        let other = try await journal(typing: ["correct", "correct horse 正しい"])
        #expect(one == other)
        #expect(one.contains { $0.contains("fieldChanged") })
    }

    @Test func aWindowThatComesUpIsToldOfOnce() {
        let host = TestHost()
        _ = host.overlays.show(.veil())
        host.set(.window, .hidden)
        host.stage.journal.limit = 50
        host.set(.window, .visible)
        #expect(host.stage.journal.lines.count == 1)
    }

    @Test func keepsTheNewestWithinItsLimit() {
        let host = TestHost()
        host.stage.journal.limit = 3
        for _ in 0..<10 { host.overlays.show(.veil()).dismiss() }
        #expect(host.stage.journal.lines.count == 3)
        #expect(host.stage.journal.lines.last?.contains("dismissed") == true)
        host.stage.journal.limit = -1
        #expect(host.stage.journal.lines.isEmpty)
    }

    /// The lifetime follows from the text, of which the journal keeps only what that takes.
    @Test(arguments: [
        "Could not save the document to the disk", "磁盘空间不足，无法保存文稿", "書類を保存できませんでした (3)", "저장할 수 없습니다", "👩‍👩‍👧",
    ])
    func aNoticeStaysAsLongInAReplay(_ text: String) throws {
        let host = TestHost()
        host.stage.journal.limit = 1_000
        host.overlays.flash(.hud(text))
        // With each event, a replay checks what has ended.
        for _ in 0..<100 {
            host.pass(50)
            host.environment.isDark.toggle()
        }
        #expect(try Replay(host.stage.journal.text).differences == [])
        #expect(!host.stage.journal.text.contains(text))
    }

    /// The order in which parts were added, and their addresses, make no difference.
    @Test func oneStateIsOneText() throws {
        let host = TestHost()
        for corner in Overlay.Placement.Corner.allCases {
            for number in 1...2 {
                host.overlays.flash(
                    .hud("\(corner) \(number)", placement: .corner(corner), action: "Undo").instant)
            }
            host.hover("\(corner) 2")
        }
        host.pass(500)
        let (machine, decoder) = (host.stage.machine, JSONDecoder())
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let text = JSONText.of(machine)
        let copies = try (0..<8).map { _ in
            try decoder.decode(StageMachine.self, from: Data(text.utf8))
        }
        #expect(text.contains("attended") && copies.allSatisfy { $0 == machine })
        #expect(Set(copies.map { JSONText.of($0) }) == [text])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func defaultsOfKindsAndIconsAreOneText() throws {
        let icons: [Overlay.Icon] = [.success, .failure, .warning, .info, .bookmark, .named("star")]
        var one = Stage.Defaults()
        for kind in Overlay.Kind.allCases { one.appearances[kind] = .classic }
        for icon in icons { one.theme.icons[icon] = .named("seal") }
        var other = Stage.Defaults()
        other.appearances.reserveCapacity(100)
        other.theme.icons.reserveCapacity(100)
        for kind in Overlay.Kind.allCases.reversed() { other.appearances[kind] = .classic }
        for icon in icons.reversed() { other.theme.icons[icon] = .named("seal") }
        let text = JSONText.of(one)
        #expect(JSONText.of(other) == text)
        let read = try JSONDecoder().decode(Stage.Defaults.self, from: Data(text.utf8))
        #expect(read == one)
    }

    /// The text is also not in memory, where a debugger or a crash report would find it.
    @Test func keepsNoWordInMemory() async throws {
        let host = TestHost()
        host.stage.journal.limit = 3
        let answer = Task { await host.overlays.ask("Log in", field: .secure("Password"), accept: "OK") }
        #expect(await host.wait { host.isShowing("Log in") })
        try host.type("hunter2", into: "Log in")
        host.pass(10)
        for word in ["hunter2", "Log in"] { #expect(!"\(host.stage.journal)".contains(word)) }
        host.stage.journal.limit = 0
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    /// Texts of long ago are forgotten; texts on screen keep their stand-ins.
    @Test func forgetsTheTextsOfLongAgo() throws {
        let host = TestHost()
        host.stage.journal.limit = 4
        let veil = host.overlays.show(.veil("Working").instant)
        host.pass(10)
        for number in 0..<200 {
            veil.detail = "File \(number)"
            host.pass(10)
        }
        var redaction = ""
        dump(host.stage.journal, to: &redaction)
        #expect(redaction.split(separator: "\n").count { $0.contains("key:") } < 40)
        let text = host.stage.journal.text
        #expect(try Replay(text).differences == [])
        veil.dismiss()
    }
}
