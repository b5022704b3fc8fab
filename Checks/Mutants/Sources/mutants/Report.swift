import Foundation
import MutantKit

/// The result of a run, for readers and for programs.
struct Report {
    private let mutants: [Mutant]
    private let verdicts: [Verdict]
    private let accepted: AcceptedSurvivors

    init(mutants: [Mutant], verdicts: [Verdict], accepted: AcceptedSurvivors) {
        (self.mutants, self.verdicts, self.accepted) = (mutants, verdicts, accepted)
    }

    /// The unexplained survivors, reached or not.
    var unexplained: [Mutant] { alive.map(\.mutant).filter { accepted.reasons[$0.key] == nil } }

    /// The numbers in one line, and the entries of the list that no longer apply.
    var summary: String {
        let dead = Set(zip(mutants, verdicts).filter { !$1.isAlive }.map { $0.0.key })
        let stale = accepted.reasons.keys.filter { dead.contains($0) }.sorted()
        let lines = stale.map { "no longer survives: \($0)" }
        return
            (lines + [
                "mutants: \(mutants.count), \(count(\.isKilled)) killed, \(count { $0 == .timedOut }) timed out,"
                    + " \(count { $0 == .survived }) survived, \(count { $0 == .uncovered }) not reached by any test"
            ]).joined(separator: "\n")
    }

    /// Writes `report.md` and `report.json`.
    func write(to folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(record).write(to: folder.appending(path: "report.json"))
        try page.write(to: folder.appending(path: "report.md"), atomically: true, encoding: .utf8)
    }

    private var alive: [(mutant: Mutant, verdict: Verdict)] {
        zip(mutants, verdicts).filter { $1.isAlive }.map { ($0.0, $0.1) }
    }

    private func count(_ holds: (Verdict) -> Bool) -> Int { verdicts.count(where: holds) }

    // MARK: For a program

    private struct Record: Encodable {
        struct Entry: Encodable {
            let number: Int
            let file: String
            let line: Int
            let function: String
            let kind: MutationOperator
            let original: String
            let mutated: String
            let verdict: String
            let key: String
            let reason: String?
        }

        let total: Int
        let killed: Int
        let timedOut: Int
        let survived: Int
        let uncovered: Int
        let survivors: [Entry]
        let others: [Entry]
    }

    private var record: Record {
        let entries = zip(mutants, verdicts).map { mutant, verdict in
            Record.Entry(
                number: mutant.number, file: mutant.file, line: mutant.mutation.line,
                function: mutant.mutation.function, kind: mutant.mutation.kind,
                original: mutant.mutation.original, mutated: mutant.mutation.mutated, verdict: verdict.words,
                key: mutant.key, reason: accepted.reasons[mutant.key])
        }
        let living = zip(entries, verdicts).filter { $1.isAlive }.map(\.0)
        let others = zip(entries, verdicts).filter { !$1.isAlive }.map(\.0)
        return Record(
            total: mutants.count, killed: count(\.isKilled) + count { $0 == .timedOut },
            timedOut: count { $0 == .timedOut }, survived: count { $0 == .survived },
            uncovered: count { $0 == .uncovered }, survivors: living, others: others)
    }

    // MARK: For a reader

    private var page: String {
        var lines = [
            "# Mutants", "", summary, "", "| file | mutants | killed | timed out | survived | not reached |",
            "|---|---|---|---|---|---|",
        ]
        let files = Dictionary(grouping: zip(mutants, verdicts)) { $0.0.file }
        for (file, list) in files.sorted(by: { $0.key < $1.key }) {
            let found = list.map(\.1)
            let counts = [
                found.count, found.count(where: \.isKilled), found.count { $0 == .timedOut },
                found.count { $0 == .survived }, found.count { $0 == .uncovered },
            ]
            lines.append("| \(file) | \(counts.map(String.init).joined(separator: " | ")) |")
        }
        lines += ["", "## Survivors", "", "| where | what | verdict | why it may |", "|---|---|---|---|"]
        for (mutant, verdict) in alive {
            let what =
                "\(mutant.mutation.kind.rawValue): `\(mutant.mutation.original)` → `\(mutant.mutation.mutated)`"
            let place = "\(mutant.file):\(mutant.mutation.line) \(mutant.mutation.function)"
            let cells = [place, what, verdict.words, accepted.reasons[mutant.key] ?? "**not explained**"]
            lines.append("| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Verdict {
    fileprivate var isAlive: Bool { self == .survived || self == .uncovered }

    fileprivate var isKilled: Bool { if case .killed = self { true } else { false } }

    /// For a line of the report.
    var words: String {
        switch self {
        case .killed(let test): "killed by \(test)"
        case .timedOut: "timed out"
        case .survived: "survived"
        case .uncovered: "not reached by any test"
        }
    }
}
