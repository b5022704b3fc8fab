/// A text for assistive technology to speak.
@_spi(Host) public struct Announcement: Hashable, Sendable, Codable {
    /// The text.
    public let text: String
    /// Whether the text may interrupt current speech; that of a blocking overlay may.
    public let isAssertive: Bool
    /// Whether the text is what is wrong with a question's field.
    ///
    /// The field has the text as its description from now on. A host whose screen readers read a changed description of
    /// the focused field leaves the announcement out.
    public let describesField: Bool

    /// A text, whether it may interrupt, and whether it is what is wrong with a field (by default not).
    public init(_ text: String, isAssertive: Bool, describesField: Bool = false) {
        self.text = text
        self.isAssertive = isAssertive
        self.describesField = describesField
    }
}
