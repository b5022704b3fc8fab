extension Overlay {
    /// A cancel button, by its title or as a cross.
    ///
    /// You can also write a string: `cancel: "Stop"`. An underscore marks a mnemonic (`"_Stop"`) as in
    /// an `ActionButton`'s title.
    public enum CancelButton: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
        /// The stage's own title (`Stage.Strings.cancel`).
        case standard
        /// The app's title; already localized.
        case titled(String)
        /// A cross, at the end of a row or in the panel's corner; below the text where it has no room there.
        ///
        /// For notices that are dismissed with a pointer. Assistive technology calls the cross `Stage.Strings.close`
        /// on a notice without a running body, else `Stage.Strings.cancel`. A notice with a cross leaves Escape to
        /// the app, unless the notice has the focus or blocks what it covers. A sheet that is too small for a cross
        /// has a titled button.
        case cross

        /// A button with this title; already localized.
        public init(stringLiteral title: String) { self = .titled(title) }
    }
}

extension Overlay {
    /// A button of the app on an overlay.
    public struct ActionButton: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
        /// The button's title; already localized.
        ///
        /// An underscore at the beginning of a word marks the letter after it as the button's mnemonic ("_Undo" for
        /// Alt+U), if the toolkit has mnemonics. So does one before a letter in parentheses ("元に戻す(_U)"). The mark is
        /// never shown. To show an underscore there, as in a file's name, double it: "Delete \_\_config".
        public var title: String
        /// What the button stands for, which decides its look; by default `plain`.
        public var role: Role

        /// What a button stands for.
        public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
            /// One choice among others.
            case plain
            /// The choice that most users want: it has the accent color, and Enter takes it.
            case `default`
            /// A choice that loses something: it has the color of a warning, and Enter does not take it.
            case destructive
        }

        /// A plain button with this title; already localized.
        public init(_ title: String) { self.init(title, role: .plain) }
        /// A button with this title, which is already localized, and this role.
        public init(_ title: String, role: Role) {
            self.title = title
            self.role = role
        }
        /// A plain button with this title.
        public init(stringLiteral title: String) { self.init(title) }

        /// The choice that most users want, with this title.
        public static func `default`(_ title: String) -> Self { Self(title, role: .default) }
        /// A choice that loses something, with this title.
        public static func destructive(_ title: String) -> Self { Self(title, role: .destructive) }

        /// The title as it is shown: without the mark of a mnemonic.
        @_spi(Host) public var text: String { parsed.text }

        /// The index of the mnemonic's letter among the characters of `text`; `nil`: there is no mnemonic.
        @_spi(Host) public var mnemonic: Int? { parsed.mnemonic }

        private var parsed: (text: String, mnemonic: Int?) {
            guard title.utf8.contains(UInt8(ascii: "_")) else { return (title, nil) }
            let letters = Array(title)
            var (text, mnemonic): (String, Int?) = ("", nil)
            for (index, letter) in letters.enumerated() {
                // If an underscore is doubled, the first one only makes the next one plain text.
                if let marked = Self.letterMarked(at: index, in: letters) {
                    if marked > index + 1 { continue }
                    if mnemonic == nil {
                        mnemonic = text.count
                        continue
                    }
                }
                text.append(letter)
            }
            return (text, mnemonic)
        }

        /// The index of the letter that follows the underscores at an index, if it begins a word or is
        /// alone in parentheses.
        private static func letterMarked(at index: Int, in letters: [Character]) -> Int? {
            let before = index > 0 ? letters[index - 1] : " "
            guard letters[index] == "_", before.isWhitespace || before == "(" else { return nil }
            guard let next = letters[index...].firstIndex(where: { $0 != "_" }), letters[next].isLetter else {
                return nil
            }
            return before.isWhitespace || letters.dropFirst(next + 1).first == ")" ? next : nil
        }
    }
}
