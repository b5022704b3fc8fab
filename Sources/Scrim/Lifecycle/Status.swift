extension Presentation {
    /// How work ended, for `finish`.
    public enum Status: Hashable, Sendable, Codable {
        /// Success; the message, if any, is shown with a check mark for as long as it takes to read.
        case success(String?)
        /// Failure; the message, if any, is shown with a cross for as long as it takes to read.
        case failure(String?)

        /// Success, without a message.
        public static let success = Presentation.Status.success(nil)
        /// Failure, without a message here.
        public static let failure = Presentation.Status.failure(nil)
    }
}
