import Foundation

/// The mutants that may survive, each with the reason.
///
/// In the file, each entry is a line with the mutant's key from the report, and below it, indented, the reason. Lines
/// that begin with `#` are comments.
struct AcceptedSurvivors {
    private(set) var reasons: [String: String] = [:]

    init(_ file: URL) throws {
        var key: String?
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        where !line.hasPrefix("#") {
            let words = line.trimmingCharacters(in: .whitespaces)
            if line.first?.isWhitespace != true {
                if let key, reasons[key] == nil { throw Failure("no reason is given for: \(key)") }
                key = words
            } else if let key, !words.isEmpty {
                reasons[key] = reasons[key].map { "\($0) \(words)" } ?? words
            }
        }
        if let key, reasons[key] == nil { throw Failure("no reason is given for: \(key)") }
    }
}
