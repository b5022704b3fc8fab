/// Data that is read or shown unchecked, whoever wrote it.
public enum HostileData: String, CaseIterable, Sendable {
    /// An overlay in JSON.
    case overlay
    /// A journal, as in a bug report.
    case journal
    /// An app's texts: an identifier, messages, titles, the text in a field.
    case words
    /// A user's languages, and the strings that an app provides instead.
    case languages

    /// Tries an input: whatever the bytes are, nothing may trap, hang or be left over.
    ///
    /// - Returns: What is wrong, in words; `nil` if nothing is.
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
