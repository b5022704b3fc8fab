import Testing

@testable import Scrim

/// What a search compares.
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

    @Test func aNameIsFoundWithAndWithoutMarks() {
        let names = Overlay.Choices.one(of: ["Ada Müller", "Bo Muller", "Cy Miller"])
        #expect(names.matches(of: "muller") == [0, 1])
        #expect(names.matches(of: "MÜLLER a") == [0])
    }
}
