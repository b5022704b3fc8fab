/// What runs without a mutant have left in their file: what they reached, and the CPU time that they took.
public struct Trace: Sendable, Equatable {
    /// The bytes before the first mutant's: the CPU time in microseconds, in the machine's order.
    static let header = 8

    /// How much CPU time the runs took, with the processes that they started.
    public let seconds: Double
    /// A byte for each mutant: 1 where a run reached it.
    public let reach: [UInt8]

    /// Reads a file's bytes; too few are a run that reached nothing.
    public init(_ bytes: [UInt8]) {
        let microseconds = bytes.prefix(Self.header).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        seconds = Double(microseconds) / 1e6
        reach = Array(bytes.dropFirst(Self.header))
    }
}
