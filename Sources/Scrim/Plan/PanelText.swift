/// Cuts an app's text down to what a panel can lay out.
@_spi(Host) public enum PanelText {
    /// The beginning of a text, up to a number of graphemes, with "…" if the text continues.
    ///
    /// A grapheme has any number of code points, and a toolkit's time grows faster than their number, so these
    /// are limited as well. NUL, which would end a C string, becomes U+FFFD.
    ///
    /// - Parameter length: The most graphemes; by default `Tuning.longestMessage`, and a negative number counts
    ///   as 0.
    public static func shown(_ text: String, upTo length: Int = Tuning.longestMessage) -> String {
        // Most texts are short ASCII, where a byte is at most one grapheme.
        if text.utf8.count <= length, isPlain(text) { return text }
        var left = max(length, 0)
        let (product, overflows) = left.multipliedReportingOverflow(by: scalarsPerGrapheme)
        let bound = overflows ? .max : product
        let beginning = String(text.unicodeScalars.prefix(bound))
        var shown = ""
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

    /// Whether all of a text is ASCII without NUL; also `false` if finding out would take long.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 &- 1 < 0x7F } } ?? false
    }

    /// A button's title: a longer text is a message.
    public static func buttonTitle(_ title: String) -> String { shown(title, upTo: 80) }

    /// The beginning of a text for one line of a log: line breaks and control characters become spaces.
    static func line(_ text: String) -> String {
        func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        return String(shown(text, upTo: 80).map { $0.unicodeScalars.allSatisfy(isPrinted) ? $0 : " " })
    }

    /// The title of a row to choose: a few lines at most, and quick to lay out in a list of a thousand.
    public static func rowTitle(_ title: String) -> String { shown(title, upTo: 200) }

    /// The most code points per grapheme, on average over a text: more than any script needs.
    private static let scalarsPerGrapheme = 2
    /// The longest grapheme in stream-safe text (UAX #15): a letter with its marks, in code points.
    private static let longestGrapheme = 31
}
