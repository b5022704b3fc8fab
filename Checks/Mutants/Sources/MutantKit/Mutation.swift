/// One small way to break a source file.
public struct Mutation: Sendable {
    /// The operator that changes the file.
    public let kind: MutationOperator
    /// The bytes of the file that are replaced.
    public let range: Range<Int>
    /// The text that replaces them.
    public let replacement: String
    /// The line, from 1.
    public let line: Int
    /// The declaration that contains it, such as `StageMachine.end(_:_:now:)`.
    public let function: String
    /// The original code, on one line.
    public let original: String
    /// The changed code, on one line.
    public let mutated: String
}

/// A mutation of one of many files, with the number that activates it.
public struct Mutant: Sendable {
    /// The mutant's number, from 1; 0 is no mutant.
    public let number: Int
    /// The file's path in the sources.
    public let file: String
    /// The change to the file.
    public let mutation: Mutation
    /// The mutant's index among those with the same description, from 1.
    public let occurrence: Int

    /// The mutant's name in a list; it stays the same when the code moves to another line or file.
    public var key: String {
        let again = occurrence > 1 ? " #\(occurrence)" : ""
        let words = [
            mutation.function, mutation.kind.rawValue,
            "`\(mutation.original)` → `\(mutation.mutated)`\(again)",
        ]
        return words.joined(separator: " | ")
    }

    /// Numbers the mutations of several files.
    public static func number(_ files: [(path: String, mutations: [Mutation])]) -> [Mutant] {
        var mutants: [Mutant] = []
        var known: [String: Int] = [:]
        for file in files {
            for mutation in file.mutations {
                var mutant = Mutant(
                    number: mutants.count + 1, file: file.path, mutation: mutation, occurrence: 1)
                let count = known[mutant.key, default: 0] + 1
                known[mutant.key] = count
                mutant = Mutant(
                    number: mutant.number, file: file.path, mutation: mutation, occurrence: count)
                mutants.append(mutant)
            }
        }
        return mutants
    }
}
