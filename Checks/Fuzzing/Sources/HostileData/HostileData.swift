/// Something that is read or shown as it comes, whoever wrote it.
public enum HostileData: String, CaseIterable, Sendable {
    /// An overlay in JSON.
    case overlay
    /// A journal, as a bug report carries it.
    case journal
    /// Words of an app: an identifier, messages, titles, the text in a field.
    case words
    /// The languages of a user, and the strings that an app has in their place.
    case languages

    /// Tries an input; whatever the bytes are, nothing traps, hangs or is left.
    ///
    /// - Returns: What is wrong, in words; `nil`: nothing.
    @MainActor
    public func trouble(with input: some Collection<UInt8>) async -> String? {
        var choices = Choices(input)
        switch self {
        case .overlay: return HostileOverlay.trouble(&choices)
        case .journal: return HostileJournal.trouble(&choices)
        case .words: return await HostileWords.trouble(&choices)
        case .languages: return HostileLanguages.trouble(&choices)
        }
    }
}
