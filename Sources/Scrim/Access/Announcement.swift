/// A text for assistive technology to speak.
public struct Announcement: Hashable, Sendable {
    /// What to say.
    public let text: String
    /// Whether it may interrupt what is being said: a blocking overlay's may.
    public let isAssertive: Bool

    /// A text, and whether it may interrupt.
    public init(_ text: String, isAssertive: Bool) {
        self.text = text
        self.isAssertive = isAssertive
    }
}
