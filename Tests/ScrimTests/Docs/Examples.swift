import Foundation

/// Code in pages and comments.
enum Examples {
    /// The lines of code, without indentation and trailing comments.
    static func code(in text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let code = line.split(separator: "    //", maxSplits: 1, omittingEmptySubsequences: false)[0]
            return code.hasPrefix("//") ? "" : code.trimmingCharacters(in: .whitespaces)
        }
    }

    /// A page without the first app and its manifest, which are compared whole.
    static func withoutFirstApp(_ text: String) throws -> String {
        try text.replacingOccurrences(of: firstApp(), with: "")
            .replacingOccurrences(of: firstManifest(), with: "")
    }

    static func firstApp() throws -> String {
        try Repository.text("Examples/HelloGTK/Sources/HelloGTK/Hello.swift")
    }

    /// The first app's manifest, with a path to a clone beside it.
    static func firstManifest() throws -> String {
        try Repository.text("Examples/HelloGTK/Package.swift").replacingOccurrences(
            of: "\"../..\"", with: "\"../scrim\"")
    }

    /// The examples of a page, or of the comments of a source, split at empty lines.
    static func all(in text: String) -> [[String]] {
        var examples: [[String]] = []
        var isCode = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = line.trimmingCharacters(in: .whitespaces)
            let content = line.hasPrefix("///") ? String(line.dropFirst(3).drop { $0 == " " }) : line
            if content.hasPrefix("```") {
                isCode = content == "```swift"
                examples.append([])
            } else if isCode {
                if content.isEmpty { examples.append([]) }
                let code = code(in: content)[0]
                if !code.isEmpty { examples[examples.count - 1].append(code) }
            }
        }
        return examples
    }
}

extension [String] {
    /// Whether the lines contain an example, one line after another.
    func holds(_ example: [String]) -> Bool {
        indices.contains { self[$0...].starts(with: example) }
    }
}
