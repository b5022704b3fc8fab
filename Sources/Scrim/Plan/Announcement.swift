/// A text for assistive technology to speak.
@_spi(Host) public struct Announcement: Hashable, Sendable, Codable {
    /// The text.
    public let text: String
    /// Whether the text may interrupt current speech; that of a blocking overlay may.
    public let isAssertive: Bool
    /// The surface that the text is of; `nil`: it is of none.
    public let surface: SurfaceID?
    /// Whether the text is what is wrong with a question's field, and new there.
    ///
    /// The field has the text as its description from now on. A host whose screen readers read a changed description of
    /// the focused field leaves the announcement out. What Enter asks for once more is no change, and is announced.
    public let describesField: Bool

    /// A text, whether it may interrupt, the surface that it is of (by default of none), and whether it is new as what is
    /// wrong with a field (by default not).
    public init(
        _ text: String, isAssertive: Bool, of surface: SurfaceID? = nil, describesField: Bool = false
    ) {
        self.text = text
        self.isAssertive = isAssertive
        self.surface = surface
        self.describesField = describesField
    }
}
