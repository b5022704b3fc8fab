/// Swift source as it runs on the oldest system that the library supports.
///
/// The source lacks what is under `if #available(iOS N, *)`, and declarations marked `@available(iOS N, *)`; line
/// numbers stay. The importer on Linux knows no version of iOS. Newer API that is used without such a check therefore
/// shows as an error: over headers without that API, this text does not compile.
public enum OldestSystem {
    /// The oldest version of iOS, as in the package's manifest.
    static let version = 16.0

    /// - Throws: `Unreadable` if the source asks for a version in a form that is not supported here.
    public static func source(from text: String) throws -> String {
        var source = Source(text)
        try source.leaveOutBranches()
        try source.leaveOutDeclarations()
        return String(source.characters)
    }

    /// An error for a version check that cannot be parsed.
    public struct Unreadable: Error, CustomStringConvertible {
        /// The line, from 1 on.
        public var line: Int
        /// What to write instead.
        public var description: String {
            "line \(line): ask for a version with `if #available(iOS N, *) { … }` or `@available(iOS N, *)`"
        }
    }

    private struct Source {
        var characters: [Character]
        /// Whether each character is code, not part of a comment or a string.
        private var isCode: [Bool]

        init(_ text: String) {
            characters = Array(text)
            isCode = Self.code(in: characters)
        }

        mutating func leaveOutBranches() throws {
            for index in occurrences(of: "#unavailable") { throw Unreadable(line: line(index)) }
            for index in occurrences(of: "#available") {
                guard let isNewer = isNewer(index + "#available".count), precededBy("if", index) else {
                    throw Unreadable(line: line(index))
                }
                guard isNewer else { continue }
                guard let body = body(after: index) else { throw Unreadable(line: line(index)) }
                // `fatalError` never returns, so variables that only the other branch sets count as set.
                replace(body.lowerBound + 1..<body.upperBound - 1, by: " fatalError() ")
                replace(index..<body.lowerBound, by: "Bool.random() ")
            }
        }

        mutating func leaveOutDeclarations() throws {
            for index in occurrences(of: "@available(iOS") {
                guard let isNewer = isNewer(index + "@available".count) else {
                    throw Unreadable(line: line(index))
                }
                guard isNewer else { continue }
                guard let body = body(after: index) else { throw Unreadable(line: line(index)) }
                replace(index..<body.upperBound, by: "")
            }
        }

        /// Whether `(iOS N, *)` begins here with a newer N; `nil`: something else begins here.
        private func isNewer(_ index: Int) -> Bool? {
            let text = String(characters[index...].prefix { $0 != ")" })
            guard text.hasPrefix("(iOS "), text.hasSuffix(", *") else { return nil }
            return Double(text.dropFirst(5).dropLast(3)).map { $0 > version }
        }

        private func precededBy(_ word: String, _ index: Int) -> Bool {
            let before = characters[..<index].reversed().drop { $0 == " " }.prefix(word.count)
            return String(before.reversed()) == word
        }

        /// The next block, including its braces.
        private func body(after index: Int) -> Range<Int>? {
            guard let open = (index..<characters.count).first(where: { isCode[$0] && characters[$0] == "{" })
            else { return nil }
            var depth = 0
            for index in open..<characters.count where isCode[index] {
                if characters[index] == "{" { depth += 1 }
                if characters[index] == "}" { depth -= 1 }
                if depth == 0 { return open..<index + 1 }
            }
            return nil
        }

        /// The positions of a text, last to first, so that a replacement does not move those still to come.
        private func occurrences(of text: String) -> [Int] {
            let wanted = Array(text)
            return characters.indices.reversed().filter { index in
                isCode[index] && characters[index...].starts(with: wanted)
            }
        }

        /// Replaces a range, and keeps its line breaks.
        private mutating func replace(_ range: Range<Int>, by text: String) {
            let new = Array(text) + characters[range].filter(\.isNewline)
            characters.replaceSubrange(range, with: new)
            isCode.replaceSubrange(range, with: [Bool](repeating: true, count: new.count))
        }

        private func line(_ index: Int) -> Int {
            characters[..<index].count(where: \.isNewline) + 1
        }

        private static func code(in characters: [Character]) -> [Bool] {
            var isCode = [Bool](repeating: true, count: characters.count)
            var index = 0
            func starts(_ text: String) -> Bool { characters[index...].starts(with: text) }
            func skip(past end: String, escapes: Bool = false) {
                while index < characters.count, !starts(end) {
                    let step = escapes && characters[index] == "\\" ? 2 : 1
                    for offset in 0..<step where index + offset < characters.count {
                        isCode[index + offset] = false
                    }
                    index += step
                }
                index += end.count
            }
            while index < characters.count {
                if starts("//") {
                    skip(past: "\n")
                } else if starts("/*") {
                    skip(past: "*/")
                } else if starts("\"\"\"") {
                    index += 3
                    skip(past: "\"\"\"", escapes: true)
                } else if starts("\"") {
                    index += 1
                    skip(past: "\"", escapes: true)
                } else {
                    index += 1
                }
            }
            return isCode
        }
    }
}
