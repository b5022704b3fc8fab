/// The rows of keys that are visible at the same time.
enum KeyLayer: String, CaseIterable {
    case letters, numbers

    func rows(in language: Language) -> [[KeyCap]] {
        switch self {
        case .letters where language == .arabic:
            [
                Self.characters("ضصثقفغعهخحج"),
                Self.characters("شسيبلاتنمكط"),
                Self.characters("ذءرىةوزظد") + [.backspace],
                [.numbers, .character("،"), .space, .character("."), .enter],
            ]
        case .letters:
            [
                Self.characters("qwertyuiop"),
                Self.characters("asdfghjkl"),
                [.shift] + Self.characters("zxcvbnm") + [.backspace],
                [.numbers, .character(","), .space, .character("."), .enter],
            ]
        case .numbers:
            [
                Self.characters("1234567890"),
                Self.characters("-/:;()&@\"!"),
                [.letters] + Self.characters("?’'+=#%") + [.backspace],
                [.letters, .character(","), .space, .character("."), .enter],
            ]
        }
    }

    private static func characters(_ text: String) -> [KeyCap] {
        text.map { .character(String($0)) }
    }
}
