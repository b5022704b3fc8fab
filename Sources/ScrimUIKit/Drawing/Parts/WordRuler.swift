#if canImport(UIKit)
import UIKit

/// Measures the words of a text.
///
/// A label breaks words that are wider than itself, and layout may want to avoid that.
@MainActor
enum WordRuler {
    /// The width of the widest word, points.
    static func widest(of text: String, in font: UIFont?) -> Double {
        let ruler = UILabel()
        ruler.font = font
        ruler.numberOfLines = 0
        ruler.text = text.wordPerLine
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return ruler.sizeThatFits(room).width
    }
}

extension String {
    /// The text with each word on its own line.
    fileprivate var wordPerLine: String {
        var lines = ""
        for character in self {
            if character.isWhitespace, !character.joinsWords {
                lines.append("\n")
                continue
            }
            if character.isWord { lines.append("\n") }
            // A soft hyphen is drawn if a line ends at it.
            lines.append(character == "\u{AD}" ? "-" : character)
            if character.isWord || character.isHyphen { lines.append("\n") }
        }
        return lines
    }
}

extension Character {
    /// Whether the character is a space that no line ends at: U+00A0, U+202F.
    fileprivate var joinsWords: Bool { self == "\u{A0}" || self == "\u{202F}" }

    /// Whether a line may end after the character.
    fileprivate var isHyphen: Bool { "-\u{AD}\u{2010}\u{200B}".contains(self) }

    /// Whether a line may end before and after the character, because its script has no spaces between words.
    ///
    /// The blocks are those of the Unicode Character Database. Hangul has spaces.
    fileprivate var isWord: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        switch scalar.value {
        // Thai and Lao; Myanmar; Khmer; kana and their punctuation.
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3000...0x30FF: return true
        default: return scalar.properties.isIdeographic
        }
    }
}
#endif
