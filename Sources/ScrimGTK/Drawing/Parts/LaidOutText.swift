import Scrim

extension String {
    /// The text as a panel lays it out: its beginning, up to `Defaults.longestMessage` graphemes, with "…" where
    /// it goes on.
    ///
    /// A grapheme is any number of code points, and what Pango takes grows faster than their number, so these
    /// are bounded as well. NUL, which would end a C string, becomes U+FFFD.
    var laidOut: String { laidOut(upTo: Defaults.longestMessage) }

    /// The same, up to another number of graphemes.
    func laidOut(upTo length: Int) -> String {
        let bound = length * Self.scalarsPerGrapheme
        let beginning = String(unicodeScalars.prefix(bound))
        var text = ""
        var left = length
        for character in beginning {
            guard left > 0 else { return text + "…" }
            left -= 1
            switch character {
            case "\0": text.append("\u{FFFD}")
            default:
                text.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(Self.longestGrapheme))
            }
        }
        return unicodeScalars.dropFirst(bound).isEmpty ? text : text + "…"
    }

    /// More than any script needs on average.
    private static let scalarsPerGrapheme = 2
    /// The most marks on one letter in stream-safe text (UAX #15), and the letter.
    private static let longestGrapheme = 31
}
