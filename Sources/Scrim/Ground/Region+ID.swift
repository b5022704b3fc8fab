extension Region {
    /// Names one of the app's views that a host has made a region.
    ///
    /// Unique in the process.
    public struct ID: Hashable, Sendable, Codable {
        let number: UInt64

        /// A new identifier, never given out before.
        @MainActor public init() { number = SerialNumber.next() }
        init(number: UInt64) { self.number = number }
    }
}
