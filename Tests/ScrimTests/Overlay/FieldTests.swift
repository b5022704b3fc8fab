import Foundation
import Testing

@_spi(Host) @testable import Scrim

/// The values of a question's field; Rule28FieldTests covers what happens to its text.
@Suite struct FieldTests {
    private func read(_ text: String) throws -> Overlay.Field {
        try JSONDecoder().decode(Overlay.Field.self, from: Data(text.utf8))
    }

    private func written(_ purpose: String) -> String {
        """
        {"label": "Name", "text": "a", "isSecure": \(purpose), "validation": {"none": {}}, "isTouched": false,
        "revision": 0, "initial": 7}
        """
    }

    @Test(arguments: [Overlay.Field.text("Name", initial: "Ada"), .secure("Password"), .code("Code")])
    func whatIsWrittenIsReadAgain(_ field: Overlay.Field) throws {
        let text = String(decoding: try JSONEncoder().encode(field), as: UTF8.self)
        #expect(try read(text) == field)
    }

    /// Reads an overlay that an app stored, or a journal, from before fields for codes existed.
    @Test(arguments: [false, true]) func whatWasWrittenBeforeThereWereCodesIsRead(isSecure: Bool) throws {
        var field = isSecure ? Overlay.Field.secure("Name") : Overlay.Field.text("Name")
        (field.text, field.initial) = ("a", 7)
        #expect(try read(written("\(isSecure)")) == field)
    }

    @Test(arguments: ["\"codes\"", "1", "null"]) func whatIsNoPurposeIsRefused(_ purpose: String) {
        #expect(throws: DecodingError.self) { try read(written(purpose)) }
    }

    @Test func aFieldIsHiddenOrNot() {
        var field = Overlay.Field.code("Code")
        #expect(!field.isSecure)
        field.isSecure = false
        #expect(field == .code("Code"), "It was not hidden")
        field.isSecure = true
        #expect(field.isSecure)
        field.isSecure = false
        #expect(field == .code("Code"))
        field = .text("Name")
        field.isSecure = true
        #expect(field == .secure("Name"))
    }

    /// A button beside the field shows the password.
    @Test(arguments: [Overlay.Field.secure("Password"), .code("Code")])
    func whatIsPrivateStaysPrivateHoweverItLooks(_ asked: Overlay.Field) throws {
        for isSecure in [false, true] {
            var field = asked
            field.text = "hunter2"
            field.isSecure = isSecure
            #expect(field.isSecure == isSecure)
            var text = ""
            dump(field, to: &text)
            #expect(!"\(field)".contains("hunter2") && !text.contains("hunter2"))
            #expect(field.asAsked == asked, "an equal question joins")
            let written = String(decoding: try JSONEncoder().encode(field), as: UTF8.self)
            #expect(try read(written) == field)
        }
    }

    @Test func aCodeIsInNoDescription() {
        var field = Overlay.Field.code("Code")
        field.text = "123456"
        #expect(!"\(field)".contains("123456") && !String(reflecting: field).contains("123456"))
        var text = ""
        dump(field, to: &text)
        #expect(!text.contains("123456"))
    }

    /// `Overlay.Field.initial` explains why the size matters.
    @Test func aFieldIsNoLargerThanItWas() {
        #expect(MemoryLayout<Overlay.Field>.stride <= 72)
    }
}
