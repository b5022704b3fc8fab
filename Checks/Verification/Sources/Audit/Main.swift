import AuditKit
import Foundation

/// `audit probe FOLDER` writes the probe for the symbol graphs in a folder; `audit oldest FILE` writes a source file
/// without its parts for newer systems.
@main
struct Audit {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 2, let action = arguments.first, let path = arguments.last else {
            throw Failure(description: "usage: audit probe FOLDER | audit oldest FILE")
        }
        switch action {
        case "probe":
            print(Probe(try SymbolGraph(folder: URL(fileURLWithPath: path))).text, terminator: "")
        case "oldest":
            let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
            print(try OldestSystem.source(from: text), terminator: "")
        default: throw Failure(description: "audit: no action \(action)")
        }
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }
}
