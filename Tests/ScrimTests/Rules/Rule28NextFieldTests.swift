@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 28: what was typed into a field is not in the field that takes its place.
@MainActor
@Suite struct Rule28NextFieldTests {
    private let host = TestHost()

    private var field: PanelContent.Field? { host.plan.surfaces.last?.panel.field }

    private func signIn(_ field: Overlay.Field) -> Presentation {
        var overlay = Overlay.question("Sign in", actions: [.init("Next", role: .default)])
        overlay.content.field = field
        let question = host.overlays.show(overlay.identified("sign-in"))
        host.pass(1000)
        return question
    }

    /// A host puts a text in only if the revision is another one: otherwise its field keeps what was typed.
    @Test(arguments: [false, true]) func theNextQuestionOfANameBeginsWithItsOwnText(isAnswered: Bool) throws {
        let first = signIn(.secure("Password"))
        try host.type("hunter2", into: "Sign in")
        let typed = try #require(field)
        if isAnswered { try host.answer("Sign in", with: "Next") }
        let second = signIn(.secure("Password"))
        #expect(first.hasEnded && host.plan.surfaces.count == 1)
        let next = try #require(field)
        #expect(next.text == "" && next.revision != typed.revision)
        second.dismiss()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func aFieldAndASearchHaveNothingOfEachOthersTexts() throws {
        var overlay = Overlay.question("Where?", actions: [.init("Next", role: .default)]).instant
        overlay.content.field = .text("Name")
        let question = host.overlays.show(overlay)
        host.pass(1000)
        for isSearch in [true, false] {
            try host.type("2", into: "Where?")
            let typed = try #require(field)
            var content = question.content
            content.field = isSearch ? nil : .text("Name")
            content.choices = isSearch ? .one(of: (1...12).map { "Country \($0)" }) : nil
            question.content = content
            host.pass(1)
            let next = try #require(field)
            #expect(next.isSearch == isSearch && next.text == "" && next.revision != typed.revision)
        }
        question.dismiss()
        #expect(host.leftovers == [])
    }

    /// A host prints a plan into its log, and a test prints a plan that it did not expect.
    @Test func whatIsPrivateIsInNoDescriptionOfAPlan() throws {
        let question = signIn(.secure("Password"))
        try host.type("hunter2", into: "Sign in")
        for isSecure in [true, false] {
            question.content.field?.isSecure = isSecure
            host.pass(1)
            #expect(field?.text == "hunter2" && field?.isSecure == isSecure)
            var dumped = ""
            dump(host.plan, to: &dumped)
            #expect(dumped.contains("Password") && !dumped.contains("hunter2"))
            #expect("\(host.plan)".contains("Password") && !"\(host.plan)".contains("hunter2"))
        }
        question.dismiss()
        host.pass(2000)
        #expect(host.leftovers == [])
    }
}
