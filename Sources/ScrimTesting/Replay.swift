private import Foundation
@_spi(Host) import Scrim

/// Replays a journal from a bug report in a test: the same events go into the same machine.
///
/// ```swift
/// @Test func theReportOfTuesday() throws {
///     let replay = try Replay(text)            // Stage.Journal.text, as the report carried it
///     #expect(replay.differences == [])        // the same outcomes and plans as in the app
///     #expect(replay.outcomes.map(\.outcome.cause) == [.cancelButton])
/// }
/// ```
///
/// A difference means that the machine decides differently now than in the app: after a fix, this is where the
/// behavior changed. Replay a journal with the version of Scrim that wrote it: another version may decide
/// differently, or be unable to read it. A journal has no texts of overlays: each is replaced by one of the same
/// length, a password or a code by one letter.
public struct Replay {
    /// The error that a text is no journal, or a journal of another version.
    public struct Unreadable: Error, CustomStringConvertible {
        /// The line of the text that could not be read, from 1; `nil` if the text contains no journal.
        public let line: Int?
        /// The fault in that line.
        public let description: String
    }

    private let recording: Stage.Journal.Recording

    /// Reads a journal from its text; lines that begin with `#` are for people.
    public init(_ text: String) throws(Unreadable) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.enumerated()
            .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
        guard !lines.isEmpty else {
            throw Unreadable(line: nil, description: "the text has no journal in it")
        }
        var read = 0
        do {
            recording = try Stage.Journal.Recording(lines: lines.map { String($0.element) }) { text, type in
                read += 1
                return try decoder.decode(type, from: Data(text.utf8))
            }
        } catch {
            throw Unreadable(
                line: lines[max(read - 1, 0)].offset + 1,
                description: error is DecodingError
                    ? "no journal wrote this, or that of another version of Scrim: \(error)" : "\(error)")
        }
    }

    /// How many events there are.
    public var count: Int { recording.count }

    /// The events in words, with what came of them in the app.
    public var lines: [String] { recording.lines }

    /// The presentations that ended in the app, in order, and how they ended.
    public var outcomes: [(id: Presentation.ID, outcome: Presentation.Outcome)] {
        recording.outcomes.map { (id: $0.0, outcome: $0.1) }
    }

    /// The differences from what the machine decided in the app, in words; empty if there are none.
    public var differences: [String] { recording.replay().map(\.description) }
}
