/// A text for assistive technology to speak.
@_spi(Host) public struct Announcement: Hashable, Sendable, Codable {
    /// The text.
    public let text: String
    /// Whether the text may interrupt current speech; that of a blocking overlay may.
    public let isAssertive: Bool

    /// A text, and whether it may interrupt.
    public init(_ text: String, isAssertive: Bool) {
        self.text = text
        self.isAssertive = isAssertive
    }
}
