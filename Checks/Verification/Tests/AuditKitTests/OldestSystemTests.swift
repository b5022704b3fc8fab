import Testing

@testable import AuditKit

struct OldestSystemTests {
    @Test func aNewerBranchIsLeftOut() throws {
        let text = """
            if #available(iOS 17, *) {
                new()
            } else {
                old()
            }
            """
        let expected = """
            if Bool.random() { fatalError() 

            } else {
                old()
            }
            """
        #expect(try OldestSystem.source(from: text).filter { $0 != " " } == expected.filter { $0 != " " })
    }

    @Test func linesStay() throws {
        let text = "a\nif #available(iOS 26.0, *), let b = c,\n d {\n new()\n}\nz"
        let lines = try OldestSystem.source(from: text).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 6)
        #expect(lines.last == "z")
        #expect(!lines.contains { $0.contains("new") })
    }

    @Test func whatTheOldestHasStays() throws {
        let text = "if #available(iOS 16, *) { known() }"
        #expect(try OldestSystem.source(from: text) == text)
    }

    @Test func aNewerDeclarationIsLeftOut() throws {
        let text = "@available(iOS 17.0, *)\nfunc new() { if a { b() } }\nfunc old() {}"
        #expect(try OldestSystem.source(from: text) == "\n\nfunc old() {}")
    }

    @Test func commentsAndStringsAreNoCode() throws {
        let text = "let a = \"#available(iOS 17, *) {\" // #available(iOS 17, *) }\n/* #unavailable */"
        #expect(try OldestSystem.source(from: text) == text)
    }

    @Test(arguments: [
        "guard #available(iOS 17, *) else { return }", "if #unavailable(iOS 17) {}",
        "@available(iOS, introduced: 17)\nfunc a() {}", "if #available(macOS 14, *) {}",
    ])
    func whatCannotBeTakenApartIsRefused(text: String) {
        #expect(throws: OldestSystem.Unreadable.self) { try OldestSystem.source(from: text) }
    }
}
