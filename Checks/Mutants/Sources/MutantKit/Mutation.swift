/// One small way to break a source file.
public struct Mutation: Sendable {
    /// What is done.
    public let kind: MutationOperator
    /// The bytes of the file that are replaced, and by what.
    public let range: Range<Int>
    /// What stands there instead.
    public let replacement: String
    /// The line, from 1.
    public let line: Int
    /// What it is in, such as `StageMachine.end(_:_:now:)`.
    public let function: String
    /// What is broken, on one line.
    public let original: String
    /// What becomes of it, on one line.
    public let mutated: String
}

/// A mutation of one of many files, with the number that switches it on.
public struct Mutant: Sendable {
    /// From 1; 0 is nobody's.
    public let number: Int
    /// The file's path in the sources.
    public let file: String
    /// What is done to the file.
    public let mutation: Mutation
    /// The how-manieth it is of those that are described by the same words, from 1.
    public let occurrence: Int

    /// The words that stand for it in a list: they outlive a move to another line or file.
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
