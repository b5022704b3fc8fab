import Foundation

/// All rows, and the tables and reports made from them.
package struct Scorecard: Sendable {
    /// The peers in the table's order.
    package let peers: [String]
    package var rows: [Row]

    package init(peers: [String], rows: [Row] = []) {
        self.peers = peers
        self.rows = rows
    }

    package func count(_ verdict: Row.Verdict) -> Int { rows.count { $0.verdict == verdict } }

    /// True if there are rows, and none is lost or missed.
    package var isOK: Bool { !rows.isEmpty && rows.allSatisfy(\.isOK) }

    /// The last line of a run.
    package var summary: String {
        "scorecard: \(rows.count) rows, ours wins or ties \(rows.count(where: \.isOK)), "
            + "wins \(count(.win)), loses \(count(.loss)), misses \(count(.miss))"
    }

    /// One Markdown table, a line for each row.
    package var table: String {
        let head = ["row", "expected", "Scrim"] + peers
        var lines = [head, head.map { _ in "---" }].map(Self.line)
        for row in rows {
            let cells = [row.scrim] + peers.map { row.peers[$0] ?? .broken("not asked") }
            lines.append(Self.line(["\(row.group): \(row.name)", row.expected] + cells.map(Self.cell)))
        }
        return lines.joined(separator: "\n")
    }

    /// The totals by group: how many rows each program got right, out of those that it was asked.
    package var totals: String {
        let head = ["rows", "Scrim"] + peers
        var groups: [String] = []
        for row in rows where !groups.contains(row.group) { groups.append(row.group) }
        let lines = groups.map { group in
            let inside = rows.filter { $0.group == group }
            return [group, Self.total(inside.map(\.scrim))]
                + peers.map { peer in Self.total(inside.compactMap { $0.peers[peer] }) }
        }
        let all =
            ["all", Self.total(rows.map(\.scrim))]
            + peers.map { peer in Self.total(rows.compactMap { $0.peers[peer] }) }
        return ([head, head.map { _ in "---" }] + lines + [all]).map(Self.line).joined(separator: "\n")
    }

    private static func total(_ answers: [Answer]) -> String {
        let asked = answers.compactMap(\.isRight)
        return asked.isEmpty ? "–" : "\(asked.count(where: { $0 })) of \(asked.count)"
    }

    private static func cell(_ answer: Answer) -> String {
        switch answer.isRight {
        case true?: "✔ \(answer.words)"
        case false?: "✘ \(answer.words)"
        case nil: "– \(answer.words)"
        }
    }

    private static func line(_ cells: [String]) -> String {
        let safe = cells.map {
            $0.replacing("|", with: "\\|").replacing("\n", with: " ")
        }
        return "| " + safe.joined(separator: " | ") + " |"
    }

    /// The report as JSON.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(Report(rows: rows.map(Report.Line.init)))
    }
}

/// The contents of `report.json`.
struct Report: Codable {
    struct Seen: Codable {
        let what: String
        /// Missing if the program cannot be asked.
        let ok: Bool?

        init(_ answer: Answer) {
            what = answer.words
            ok = answer.isRight
        }
    }

    struct Line: Codable {
        let name: String
        let group: String
        let expected: String
        let ours: Seen
        /// True if the row is a win or a tie.
        let ok: Bool
        let verdict: String
        let peers: [String: Seen]

        init(_ row: Row) {
            name = row.name
            group = row.group
            expected = row.expected
            ours = Seen(row.scrim)
            ok = row.isOK
            verdict = row.verdict.rawValue
            peers = row.peers.mapValues(Seen.init)
        }
    }

    let rows: [Line]
}
