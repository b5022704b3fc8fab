import Foundation
import Testing

/// The page with each post's feature before and after agrees with the sources.
struct BeforeAndAfterTests {
    private let page: [Substring]

    init() throws {
        page = try Repository.text("docs/before-and-after.md").split(
            separator: "\n", omittingEmptySubsequences: false)
    }

    /// A block of code and the file that the comment above it names.
    private struct Block {
        let path: String
        let isPart: Bool
        let code: String
    }

    private var blocks: [Block] {
        var blocks: [Block] = []
        for (index, line) in page.enumerated() {
            guard line.hasPrefix("<!-- "), line.hasSuffix(" -->"), index + 1 < page.count else { continue }
            let name = line.dropFirst(5).dropLast(4)
            let code = page[(index + 2)...].prefix { $0 != "```" }.map { $0 + "\n" }.joined()
            let isPart = name.hasPrefix("part of ")
            blocks.append(Block(path: String(name.dropFirst(isPart ? 8 : 0)), isPart: isPart, code: code))
        }
        return blocks
    }

    @Test func everyBlockIsTheFileThatItNames() throws {
        #expect(blocks.count == 10)
        for block in blocks {
            let file = try Repository.text(block.path)
            #expect(!block.code.isEmpty)
            if block.isPart {
                #expect(file.contains(block.code), "\(block.path) says something else")
            } else {
                #expect(file == block.code, "\(block.path) says something else")
            }
        }
        let fences = page.filter { $0.hasPrefix("```") }.count
        #expect(fences == 2 * blocks.count, "a block without a file")
    }

    @Test func theTableCountsTheLines() throws {
        let rows = page.filter { $0.hasPrefix("| [") }.map { $0.split(separator: "|").last ?? "" }
        let counts = blocks.filter { !$0.isPart }.map { lines(of: $0.code) }
        #expect(rows.map { $0.filter { $0 != " " } } == counts.map(String.init))
    }

    /// The number of lines that are not empty, not comments, and not only closing brackets.
    private func lines(of code: String) -> Int {
        code.split(separator: "\n").count { line in
            let text = line.filter { $0 != " " }
            return !text.hasPrefix("//") && !text.allSatisfy { "}])".contains($0) }
        }
    }
}
