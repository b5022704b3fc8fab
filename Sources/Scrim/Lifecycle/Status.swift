extension Presentation {
    /// How work ended, for `finish`.
    public enum Status: Hashable, Sendable, Codable {
        /// It went well; the message, if any, is shown with a check mark for as long as it takes to read.
        case success(String?)
        /// It went wrong; the message, if any, is shown with a cross for as long as it takes to read.
        case failure(String?)

        /// It went well; there is nothing to read.
        public static let success = Presentation.Status.success(nil)
        /// It went wrong; there is nothing to read here.
        public static let failure = Presentation.Status.failure(nil)
    }
}
