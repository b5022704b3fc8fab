import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A source file, parsed.
public struct SourceText: Sendable {
    /// The syntax tree, with operators folded by precedence.
    let tree: Syntax
    /// The text in bytes, the unit of the tree's offsets.
    let bytes: [UInt8]
    private let lineStarts: [Int]

    /// Parses a file's text.
    public init(_ text: String) {
        let file = Parser.parse(source: text)
        tree = OperatorTable.standardOperators.foldAll(file) { _ in }
        let bytes = Array(text.utf8)
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The line of a byte, from 1.
    func line(of offset: Int) -> Int { lineStarts.partitioningIndex { $0 > offset } }
}

extension SyntaxProtocol {
    /// The node's bytes, without surrounding whitespace and comments.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The node's text on one line.
    var words: String { trimmedDescription.onOneLine }
}

extension String {
    /// The text with each run of whitespace replaced by one space.
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension Array {
    /// The first index whose element satisfies a predicate by which the array is partitioned.
    fileprivate func partitioningIndex(_ isPast: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isPast(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
