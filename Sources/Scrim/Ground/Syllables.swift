extension String {
    /// How many of the text's characters are a whole syllable or word: Chinese characters, kana and Korean blocks.
    var syllables: Int { count { $0.isSyllable } }
}

extension Character {
    fileprivate var isSyllable: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: true
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF: true
        case 0xAC00...0xD7A3: true
        // The consonants that begin a Korean block which is written letter by letter.
        case 0x1100...0x115F, 0xA960...0xA97C: true
        default: false
        }
    }
}
