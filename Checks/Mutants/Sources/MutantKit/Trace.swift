/// What runs without a mutant have recorded in their file: the mutants that they reached, and their CPU time.
public struct Trace: Sendable, Equatable {
    /// The number of bytes before the first mutant's: the CPU time in microseconds, in the machine's byte order.
    static let header = 8

    /// The CPU time of the runs, including the processes that they started.
    public let seconds: Double
    /// One byte per mutant: 1 if a run reached it.
    public let reach: [UInt8]

    /// Reads a file's bytes; too few bytes mean that the run reached nothing.
    public init(_ bytes: [UInt8]) {
        let microseconds = bytes.prefix(Self.header).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        seconds = Double(microseconds) / 1e6
        reach = Array(bytes.dropFirst(Self.header))
    }
}
