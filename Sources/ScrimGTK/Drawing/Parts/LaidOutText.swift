import Scrim

extension String {
    /// The text as a panel lays it out: its beginning, up to `Defaults.longestMessage` graphemes, with "…" where
    /// it goes on.
    ///
    /// A grapheme is any number of code points, so these are bounded as well: no text takes longer than its
    /// beginning does. NUL, which would end a C string, becomes U+FFFD.
    var laidOut: String {
        let scalars = unicodeScalars.prefix(Defaults.longestMessage * Self.scalarsPerGrapheme)
        let beginning = String(String.UnicodeScalarView(scalars)).prefix(Defaults.longestMessage)
        let isCut =
            beginning.unicodeScalars.count < scalars.count || scalars.endIndex != unicodeScalars.endIndex
        let text = isCut ? beginning + "…" : beginning
        return text.contains("\0") ? String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 }) : String(text)
    }

    /// More than any script needs on average; less than a stack of combining marks without end.
    private static let scalarsPerGrapheme = 8
}
