extension Presentation {
    /// How a presentation ended.
    ///
    /// It is reported exactly once, at the start of leaving.
    public struct Outcome: Hashable, Sendable, Codable {
        /// Why the presentation ended.
        public let cause: Presentation.Cause
        /// Whether any of the overlay was ever on screen.
        public let wasShown: Bool

        /// An outcome, as tests compare it.
        public init(cause: Presentation.Cause, wasShown: Bool) {
            self.cause = cause
            self.wasShown = wasShown
        }
    }
}
