import Foundation

/// The tests that a page of the documentation names, compared with those that exist.
struct NamedTests {
    /// The cells of each row of the page's tables, without header and separator rows.
    let rows: [[Substring]]
    /// The test sources, one per file.
    private let sources: [String]

    init(page path: String) throws {
        let page = try Repository.text(path)
        let lines = page.split(separator: "\n")
        rows = lines.indices.filter { index in
            let isHeading = lines.indices.contains(index + 1) && lines[index + 1].hasPrefix("|---")
            return lines[index].hasPrefix("| ") && !isHeading
        }
        .map { lines[$0].split(separator: "|") }
        let tests = Repository.root.appending(path: "Tests")
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        sources = try (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    /// The tests that a text names, and whether each exists.
    func tests(in text: Substring) -> [(name: String, isThere: Bool)] {
        text.matches(of: /`(\w+Tests)\.(\w+)`/).map { name in
            let isThere = sources.contains {
                $0.contains("struct \(name.1) {") && $0.contains("func \(name.2)(")
            }
            return ("\(name.1).\(name.2)", isThere)
        }
    }
}
