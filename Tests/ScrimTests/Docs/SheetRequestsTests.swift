import Foundation
import Testing

/// The page that answers what users of sheets ask for names tests that there are.
struct SheetRequestsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Each row's cells.
    private let rows: [[Substring]]
    /// What the tests' sources say, by file.
    private let sources: [String]

    init() throws {
        let page = try String(
            contentsOf: Self.root.appending(path: "docs/sheet-requests.md"), encoding: .utf8)
        rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| asked for |") }
            .map { $0.split(separator: "|") }
        let tests = Self.root.appending(path: "Tests")
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        sources = try (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    @Test func everyTestThatItNamesIsThere() throws {
        for row in rows {
            let names = try #require(row.last).matches(of: /`(\w+)\.(\w+)`/)
            #expect(!names.isEmpty, "\(row[0]) has no test")
            for name in names {
                let isThere = sources.contains {
                    $0.contains("struct \(name.1) {") && $0.contains("func \(name.2)(")
                }
                #expect(isThere, "\(name.1).\(name.2)")
            }
        }
    }

    @Test func everyRequestSaysWhereItWasMade() {
        #expect(rows.count == 27)
        for row in rows { #expect(row.count == 3 && row[1].contains(/\w#\d/), "\(row[0])") }
    }
}
