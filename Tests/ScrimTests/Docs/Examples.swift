import Foundation

/// The code that stands in pages and comments.
enum Examples {
    /// The lines of code, without what is before and behind it.
    static func code(in text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let code = line.split(separator: "    //", maxSplits: 1, omittingEmptySubsequences: false)[0]
            return code.hasPrefix("//") ? "" : code.trimmingCharacters(in: .whitespaces)
        }
    }

    /// A page without the first app and its manifest, which are shown whole.
    static func withoutFirstApp(_ text: String) throws -> String {
        try text.replacingOccurrences(of: firstApp(), with: "")
            .replacingOccurrences(of: firstManifest(), with: "")
    }

    static func firstApp() throws -> String {
        try Repository.text("Examples/HelloGTK/Sources/HelloGTK/Hello.swift")
    }

    /// The first app's manifest, with the path of a clone beside it.
    static func firstManifest() throws -> String {
        try Repository.text("Examples/HelloGTK/Package.swift").replacingOccurrences(
            of: "\"../..\"", with: "\"../scrim\"")
    }

    /// The examples of a page, or of the comments of a source: what empty lines set apart.
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
    /// Whether these lines stand among these, one after the other.
    func holds(_ example: [String]) -> Bool {
        indices.contains { self[$0...].starts(with: example) }
    }
}
