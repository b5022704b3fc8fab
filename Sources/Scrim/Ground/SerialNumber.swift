/// The numbers that make identifiers unique in the process: 1, 2, 3 and so on, shared by identifiers of all types.
@MainActor
enum SerialNumber {
    private static var last: UInt64 = 0

    /// The next number, never given out before.
    static func next() -> UInt64 {
        last += 1
        return last
    }
}
