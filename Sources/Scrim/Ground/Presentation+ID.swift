extension Presentation {
    /// Names one presentation.
    ///
    /// Unique in the process, so that a presentation can move from stage to stage.
    public struct ID: Hashable, Sendable, Codable, CustomStringConvertible {
        let number: UInt64

        @MainActor init() { number = SerialNumber.next() }
        init(number: UInt64) { self.number = number }

        /// The word "presentation" and the number, for logs.
        public var description: String { "presentation \(number)" }
    }
}

extension Presentation.ID: Ranked {
    var rank: UInt64 { number }
}
