import Testing

@_spi(Host) @testable import Scrim

@Suite struct PanelTextTests {
    @Test func aLongTextEndsWithAnEllipsis() {
        #expect(PanelText.shown("abcdef", upTo: 6) == "abcdef")
        #expect(PanelText.shown("abcdef", upTo: 3) == "abc…")
        #expect(PanelText.shown("a\0b") == "a\u{FFFD}b")
    }

    @Test func aTitleIsCutOffSooner() {
        let text = String(repeating: "a", count: 300)
        #expect(PanelText.buttonTitle(text) == text.prefix(80) + "…")
        #expect(PanelText.rowTitle(text) == text.prefix(200) + "…")
    }

    @Test func anyLengthIsAnswered() {
        #expect(PanelText.shown("abc", upTo: .max) == "abc")
        #expect(PanelText.shown("abc", upTo: 0) == "…")
        for negative in [-1, .min] {
            #expect(PanelText.shown("abc", upTo: negative) == "…")
            #expect(PanelText.shown("", upTo: negative) == "")
        }
    }
}
