/// What of a text a panel lays out.
public enum PanelText {
    /// A text's beginning, up to so many graphemes, with "…" where it goes on.
    ///
    /// A grapheme is any number of code points, and what a toolkit takes grows faster than their number, so these
    /// are bounded as well. NUL, which would end a C string, becomes U+FFFD.
    ///
    /// - Parameter length: By default `Defaults.longestMessage`.
    public static func shown(_ text: String, upTo length: Int = Defaults.longestMessage) -> String {
        let bound = length * scalarsPerGrapheme
        let beginning = String(text.unicodeScalars.prefix(bound))
        var shown = ""
        var left = length
        for character in beginning {
            guard left > 0 else { return shown + "…" }
            left -= 1
            switch character {
            case "\0": shown.append("\u{FFFD}")
            default:
                shown.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(longestGrapheme))
            }
        }
        return text.unicodeScalars.dropFirst(bound).isEmpty ? shown : shown + "…"
    }

    /// More than any script needs on average.
    private static let scalarsPerGrapheme = 2
    /// The most marks on one letter in stream-safe text (UAX #15), and the letter.
    private static let longestGrapheme = 31
}
