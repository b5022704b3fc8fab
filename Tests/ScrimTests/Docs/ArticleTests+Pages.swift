import Foundation
import Testing

extension ArticleTests {
    /// Where the code of articles is compiled and run: here, with GTK, and on the doubles of UIKit and SwiftUI.
    private static let homes = [
        "Tests/ScrimTests/Docs", "Tests/ScrimGTKTests/Docs", "Checks/Verification/Sources/Articles",
    ]

    /// Articles whose code names a toolkit, and where that code is compiled.
    private static let toolkits = [
        "GettingStartedUIKit.md": "Checks/Verification/Sources/Articles",
        "GettingStartedSwiftUI.md": "Checks/Verification/Sources/Articles",
        "OtherBindings.md": "Tests/ScrimGTKTests/Docs",
    ]

    private static let folder = "Sources/Scrim/Scrim.docc"

    @Test func everyExampleOfAnArticleStandsInATest() throws {
        let pages = try Self.files(in: Self.folder, ".md")
        #expect(pages.count == 24)
        var count = 0
        for page in pages {
            let home = Self.toolkits[page] ?? Self.homes[0]
            let sources = try Self.files(in: home, ".swift").map {
                Examples.code(in: try Repository.text("\(home)/\($0)"))
            }
            let text = try Examples.withoutFirstApp(Repository.text("\(Self.folder)/\(page)"))
            for example in Examples.all(in: text) where !example.isEmpty && !example[0].hasPrefix(".package")
            {
                let stands = sources.contains { $0.holds(example) }
                #expect(stands, "another example than in \(page): \(example)")
                count += 1
            }
        }
        #expect(count == 118)
    }

    @Test func everyExampleOfAnIntegrationStandsInATest() throws {
        let homes = [
            "Tests/ScrimGTKTests/Docs", "Integrations/ScrimAdwaita/Sources/AdwaitaSample",
            "Integrations/ScrimCrossUI/Sources/CrossUISample",
        ]
        let sources = try homes.flatMap { home in
            try Self.files(in: home, ".swift").map {
                Examples.code(in: try Repository.text("\(home)/\($0)"))
            }
        }
        var count = 0
        for page in try Self.files(in: "docs/integrations", ".md") {
            for example in Examples.all(in: try Repository.text("docs/integrations/\(page)"))
            where !example.isEmpty {
                #expect(sources.contains { $0.holds(example) }, "another example than in \(page): \(example)")
                count += 1
            }
        }
        #expect(count == 20)
    }

    /// The right columns of the pages *Moving from …*: each call in them is compiled somewhere.
    @Test func everyCallToMoveToStandsInATest() throws {
        let sources = try Self.homes.flatMap { home in
            try Self.files(in: home, ".swift").map { try Repository.text("\(home)/\($0)") }
        }
        var (rows, calls) = (0, 0)
        for page in try Self.files(in: Self.folder, ".md") where page.hasPrefix("MovingFrom") {
            for row in try NamedTests(page: "\(Self.folder)/\(page)").rows {
                rows += 1
                for call in try #require(row.last).split(separator: "`", omittingEmptySubsequences: false)
                    .enumerated().filter({ $0.offset % 2 == 1 }).map(\.element)
                {
                    #expect(sources.contains { $0.contains(call) }, "not compiled in \(page): \(call)")
                    calls += 1
                }
            }
        }
        #expect(rows == 142 && calls == 203)
    }

    private static func files(in folder: String, _ suffix: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
            .filter { $0.hasSuffix(suffix) }
    }
}
