import Testing

@testable import Scrim

/// The folded text that a search compares.
@Suite struct FoldingTests {
    @Test(arguments: [
        ("Müller", "muller"), ("mu\u{308}ller", "muller"), ("GARÇON", "garcon"), ("Łódź", "lodz"),
        ("Straße", "strasse"),
        ("Ærø", "aero"), ("İstanbul", "istanbul"), ("Ngọc", "ngoc"), ("plain", "plain"), ("", ""),
    ])
    func latinLettersLoseTheirMarks(_ text: String, _ folded: String) {
        #expect(text.folded == folded)
    }

    @Test(arguments: ["がぎ", "Ёлка", "한국", "عربي", "👩‍👩‍👧"])
    func otherWritingKeepsThem(_ text: String) {
        #expect(text.folded == text.lowercased())
    }

    @Test func theSigmaAtAWordsEndIsASigma() {
        #expect("ΟΔΟΣ".folded == "οδος".folded)
    }

    /// A vowel sign or a mark belongs to the letter before it, but is typed after it.
    @Test(arguments: [
        ("กำแพงเพชร", "ก"), ("เชียงใหม่", "เช"), ("दिल्ली", "द"), ("दिल्ली", "दिल"), ("மதுரை", "மத"), ("مُحَمَّد", "م"),
        ("한국", "한"), ("👩‍👩‍👧 Ada", "👩"),
    ])
    func whatIsTypedOfASyllableFindsIt(_ title: String, _ typed: String) {
        #expect(Overlay.Choices.one(of: ["Ada", title]).matches(of: typed)?.contains(1) == true)
        #expect(Overlay.Choices.one(of: ["Bo"]).matches(of: typed) == [])
    }

    @Test(arguments: ["مُحَمَّد", "شَدّة", "קָטָן"])
    func vowelsThatAreMostlyLeftOutNeedNotBeTyped(_ title: String) {
        let plain = String(
            String.UnicodeScalarView(
                title.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }))
        #expect(plain != title && Overlay.Choices.one(of: [title]).matches(of: plain) == [0])
        #expect(Overlay.Choices.one(of: [plain]).matches(of: title) == [0])
    }

    @Test func aNameIsFoundWithAndWithoutMarks() {
        let names = Overlay.Choices.one(of: ["Ada Müller", "Bo Muller", "Cy Miller"])
        #expect(names.matches(of: "muller") == [0, 1])
        #expect(names.matches(of: "MÜLLER a") == [0])
    }
}
