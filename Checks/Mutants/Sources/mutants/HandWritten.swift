import Foundation
import MutantKit

/// The hand-written mutants.
///
/// In the file, each entry is a line with the function, and below it, indented, a text and its replacement. Lines that
/// begin with `#` are comments.
struct HandWritten {
    private struct Entry {
        let function: String
        let original: String
        let mutated: String
    }

    private var entries: [Entry] = []
    private let list: String

    init(_ file: URL) throws {
        list = file.lastPathComponent
        var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.trimmingCharacters(in: .whitespaces) }[...]
        while !lines.isEmpty {
            guard lines.count > 2 else { throw Failure("a mutant by hand has three lines: \(lines)") }
            let words = (0..<3).map { _ in lines.removeFirst() }
            entries.append(Entry(function: words[0], original: words[1], mutated: words[2]))
        }
    }

    /// The hand-written mutations of a file.
    func mutations(of text: SourceText) -> [Mutation] {
        entries.compactMap { text.mutation(in: $0.function, replacing: $0.original, by: $0.mutated) }
    }

    /// Every entry must match the sources, so the list changes together with them.
    func expectAll(in mutants: [Mutant]) throws {
        for entry in entries {
            let isFound = mutants.contains {
                $0.mutation.function == entry.function && $0.mutation.original == entry.original
                    && $0.mutation.mutated == entry.mutated
            }
            guard isFound else {
                throw Failure("Checks/Mutants/\(list): \(entry.function) has no `\(entry.original)`")
            }
        }
    }
}
