/// A text for assistive technology to speak.
@_spi(Host) public struct Announcement: Hashable, Sendable, Codable {
    /// The text.
    public let text: String
    /// Whether the text may interrupt current speech; that of a blocking overlay may.
    public let isAssertive: Bool
    /// The surface that the text belongs to; `nil`: none.
    public let surface: SurfaceID?
    /// Whether the text newly describes what is wrong with the text in a question's field.
    ///
    /// From now on the field has the text as its description. A host whose screen readers read a changed description of
    /// the focused field leaves the announcement out. If Enter meets the same problem again, the description is not
    /// new, and the text is announced.
    public let describesField: Bool

    /// A text, whether it may interrupt, its surface (by default none), and whether it newly describes a
    /// field (by default not).
    public init(
        _ text: String, isAssertive: Bool, of surface: SurfaceID? = nil, describesField: Bool = false
    ) {
        self.text = text
        self.isAssertive = isAssertive
        self.surface = surface
        self.describesField = describesField
    }
}
