import Foundation
import ScorecardReport

/// Asks each program every question, writes the table and the report, and exits with 0 if no row is lost or missed.
@main
enum Main {
    static func main() throws {
        let part = CommandLine.arguments.dropFirst().first
        let questions = Question.all.filter { part == nil || "\($0.group): \($0.name)".contains(part ?? "") }
        var card = Scorecard(peers: Program.Kind.peers.map(\.rawValue))
        for question in questions {
            let answers = Dictionary(
                uniqueKeysWithValues: ([.scrim] + Program.Kind.peers).map { ($0, question.ask($0)) })
            let row = Row(
                name: question.name, group: question.group, expected: question.expected,
                scrim: answers[.scrim] ?? .broken("not asked"),
                peers: Dictionary(
                    uniqueKeysWithValues: Program.Kind.peers.map {
                        ($0.rawValue, answers[$0] ?? .broken("not asked"))
                    }))
            card.rows.append(row)
            say("\(row.isOK ? "ok  " : "FAIL") \(row.verdict.rawValue) \(row.group): \(row.name)")
        }
        try write(card)
        say("\n\(card.table)\n\n\(card.totals)\n\n\(card.summary)")
        exit(card.isOK ? 0 : 1)
    }

    private static func write(_ card: Scorecard) throws {
        let folder = "out/scorecard"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let page = "# Scorecard\n\n\(card.totals)\n\n\(card.table)\n\n\(card.summary)\n"
        try Data(page.utf8).write(to: URL(fileURLWithPath: "\(folder)/scorecard.md"))
        try card.json().write(to: URL(fileURLWithPath: "\(folder)/report.json"))
    }

    /// Writes without buffering, even to a file.
    private static func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }
}
