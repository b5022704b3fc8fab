import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Rule 28: a problem with a text is shown as long as it lasts, and spoken only when it changes.
@MainActor
struct Rule28ProblemTests {
    private let host = TestHost()

    private func rename(
        from old: String = "", accept: Overlay.ActionButton = "_Rename",
        validate: @escaping @MainActor (String) -> String?
    ) -> Task<String?, Never> {
        Task { [host] in
            await host.overlays.ask(
                "Rename", field: .text("Name", initial: old), accept: accept, validate: validate)
        }
    }

    private var panel: PanelContent? { host.plan.surfaces.last?.panel }
    private var field: PanelContent.Field? { panel?.field }
    private var accept: PanelContent.Action? { panel?.actions.first }

    private func isAsked(times: Int = 1) async -> Bool {
        await host.wait { host.stage.presentations.count == times && host.isShowing("Rename") }
    }

    /// Records what each plan says about the text, and whether the text can be accepted.
    private func watch() -> Seen {
        let seen = Seen()
        host.onApply = { plan in
            guard let panel = plan.surfaces.last?.panel else { return }
            seen.problems.append(panel.field?.problem)
            seen.isEnabled.append(panel.actions.first?.isEnabled)
        }
        return seen
    }

    @MainActor
    private final class Seen {
        var problems: [String?] = []
        var isEnabled: [Bool?] = []
    }

    /// A screen reader would repeat a problem that disappears and comes back.
    @Test func aProblemThatStaysIsSaidOnceAndInEachPlan() async throws {
        let answer = rename { $0.count < 4 ? "Too short" : nil }
        #expect(await isAsked())
        try host.type("a", into: "Rename")
        host.pass(1)
        #expect(field?.problem == "Too short" && accept?.isEnabled == false)
        let seen = watch()
        for text in ["ab", "abc"] {
            try host.type(text, into: "Rename")
            host.pass(1)
        }
        #expect(!seen.problems.isEmpty)
        #expect(seen.problems.allSatisfy { $0 == "Too short" })
        #expect(seen.isEnabled.allSatisfy { $0 == false })
        #expect(host.spoken.filter { $0 == "Too short" }.count == 1)
        try host.type("abcd", into: "Rename")
        host.pass(1)
        #expect(field?.problem == nil && accept?.isEnabled == true)
        try host.type("abc", into: "Rename")
        host.pass(1)
        #expect(host.spoken.filter { $0 == "Too short" }.count == 2, "it had gone meanwhile")
        host.onApply = nil
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    @Test func anotherProblemIsSaid() async throws {
        let answer = rename { $0.isEmpty ? "A name is needed" : $0.count < 4 ? "Too short" : nil }
        #expect(await isAsked())
        for text in ["a", "", "ab", "abc"] {
            try host.type(text, into: "Rename")
            host.pass(1)
        }
        let said = host.announced.filter(\.describesField).map(\.text)
        #expect(said == ["Too short", "A name is needed", "Too short"])
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    /// The user was never told what was wrong with the initial text.
    @Test func withTheFirstLetterThereIsNothingToBeSeenOfTheTextBefore() async throws {
        let answer = rename { $0.isEmpty ? "A name is needed" : nil }
        #expect(await isAsked())
        #expect(field?.problem == nil && accept?.isEnabled == false)
        let seen = watch()
        try host.type("a", into: "Rename")
        host.pass(1)
        #expect(seen.problems.allSatisfy { $0 == nil })
        #expect(field?.text == "a" && accept?.isEnabled == true)
        host.onApply = nil
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    @Test func aButtonThatCannotBePressedStaysSoWithTheFirstLetterOfABadText() async throws {
        let answer = rename { $0.count < 4 ? "Too short" : nil }
        #expect(await isAsked())
        let seen = watch()
        try host.type("a", into: "Rename")
        host.pass(1)
        #expect(!seen.isEnabled.isEmpty && seen.isEnabled.allSatisfy { $0 == false })
        #expect(field?.problem == "Too short")
        host.onApply = nil
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    /// A test of an app does the same: no time passes in between.
    @Test func aTextThatIsRightCanBeAcceptedAtOnce() async throws {
        let answer = rename { $0.count < 4 ? "Too short" : nil }
        #expect(await isAsked())
        try host.type("abc", into: "Rename")
        try host.type("abcd", into: "Rename")
        try host.answer("Rename", with: "Rename")
        #expect(await answer.value == "abcd")
    }

    @Test func whoJoinsRepeatsNothingOfAProblemThatStays() async throws {
        let first = rename { $0.count < 4 ? "Too short" : nil }
        #expect(await isAsked())
        try host.type("a", into: "Rename")
        host.pass(1)
        let seen = watch()
        let second = rename { $0.count < 4 ? "Too short" : nil }
        #expect(await isAsked(times: 2))
        host.pass(1)
        #expect(host.plan.surfaces.count == 1)
        #expect(seen.problems.allSatisfy { $0 == "Too short" })
        #expect(host.spoken.filter { $0 == "Too short" }.count == 1)
        host.onApply = nil
        host.close()
        #expect(await first.value == nil)
        #expect(await second.value == nil)
    }

    @Test func whatTheProgramPutsInKeepsItsProblemUntilTheAppHasAnswered() throws {
        let shown = host.overlays.show(
            .question("Rename", actions: [.init("Rename", role: .default)])
                .with(\.content.field, .text("Name")),
            shouldEnd: nil, validate: { $0.count < 4 ? "Too short" : nil }, file: #fileID, line: #line
        ) { _ in }
        host.pass(1)
        try host.type("a", into: "Rename")
        host.pass(1)
        let seen = watch()
        shown.content.field?.text = "ab"
        host.pass(1)
        #expect(field?.text == "ab" && field?.problem == "Too short")
        #expect(seen.problems.allSatisfy { $0 == "Too short" })
        #expect(host.spoken.filter { $0 == "Too short" }.count == 1)
        shown.content.field?.text = "abcd"
        host.pass(1)
        #expect(field?.problem == nil && accept?.isEnabled == true)
        host.onApply = nil
        shown.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// The accept button is disabled, and nothing else would say why.
    @Test func enterSaysWhatIsWrongEachTime() async throws {
        let answer = rename(from: "Draft") { $0.isEmpty ? "A name is needed" : nil }
        #expect(await isAsked())
        try host.type("", into: "Rename")
        host.pass(1)
        for _ in 1...2 { host.pressEnter(in: "Rename") }
        let said = host.announced.filter { $0.text == "A name is needed" }
        #expect(said.map(\.isAssertive) == [false, true, true])
        // The problem is the field's description from the first time on.
        #expect(said.map(\.describesField) == [true, false, false])
        #expect(field?.problem == "A name is needed")
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    @Test func enterSaysNothingOfAnEarlierText() async throws {
        let answer = rename(from: "Draft") { $0.isEmpty ? "A name is needed" : nil }
        #expect(await isAsked())
        try host.type("", into: "Rename")
        host.pass(1)
        let asked = try #require(host.plan.surfaces.first?.id)
        // Both events come in one turn, so the app cannot validate in between.
        host.stage.report([.fieldChanged(asked, "Final"), .fieldSubmitted(asked)])
        host.pass(1)
        #expect(host.spoken.filter { $0 == "A name is needed" }.count == 1)
        host.pressEnter(in: "Rename")
        #expect(await answer.value == "Final")
    }

    @Test func enterSaysWhatIsWrongAlsoWhereItTakesNoButton() async throws {
        let answer = rename(accept: .destructive("Delete")) { $0 == "Draft" ? nil : "Another name" }
        #expect(await isAsked())
        try host.type("Dra", into: "Rename")
        host.pass(1)
        host.pressEnter(in: "Rename")
        #expect(host.spoken.filter { $0 == "Another name" }.count == 2)
        try host.type("Draft", into: "Rename")
        host.pass(1)
        host.pressEnter(in: "Rename")
        #expect(host.spoken.filter { $0 == "Another name" }.count == 2 && host.isShowing("Rename"))
        try host.answer("Rename", with: "Delete")
        #expect(await answer.value == "Draft")
    }

    /// Until the app has validated the new text, the problem shown is that of the text before.
    @Test func aTextThatTheAppHasNotSeenIsNotAcceptedWhateverWasWrongBefore() {
        var field = Overlay.Field.text("Name", initial: "a").validated("Too short")
        #expect(field.problem == "Too short" && field.shownProblem == nil && !field.isAcceptable)
        field.isTouched = true
        let typed = field.with(text: "abcd")
        #expect(typed.shownProblem == "Too short" && !typed.isAcceptable)
        #expect(typed.validated(nil).isAcceptable && typed.asAsked == field.asAsked)
        #expect(!field.validated(nil).with(text: "a").isAcceptable)
        #expect(Overlay.Field.text("Name").with(text: "a").isAcceptable, "nobody validates it")
    }

    @Test func aJournalKeepsNoWordOfAProblemThatWaitsForTheApp() {
        var redaction = Redaction()
        var overlay = Overlay.question("Rename", actions: ["Rename"])
        let field = Overlay.Field.text("Name").validated("Too short")
        overlay.content.field = field
        let known = redaction.of(overlay).content.field?.problem
        overlay.content.field = field.with(text: "a")
        let redacted = redaction.of(overlay).content.field
        #expect(known != nil && known != "Too short")
        #expect(redacted?.validation == .awaited(known: known, isShown: false))
    }

    /// A text that is pasted may arrive after its question has ended.
    @Test func aJournalKeepsNoLengthOfATextWhoseQuestionHasGone() {
        var redaction = Redaction()
        let event = StageEvent.host(.fieldChanged(SurfaceID(number: 1), "seven77"))
        guard case .host(.fieldChanged(_, let text)) = redaction.of(event, in: StageMachine()) else {
            Issue.record("another event")
            return
        }
        #expect(text.count == 1)
    }

    @Test func aFieldThatTheAppHasReplacedIsValidatedToo() throws {
        var overlay = Overlay.question("Rename", actions: [.init("_Rename", role: .default)]).instant
        overlay.content.field = .text("Name", initial: "Draft")
        let question = host.overlays.show(
            overlay, shouldEnd: nil, validate: { $0.count < 2 ? "Too short" : nil }, file: #fileID,
            line: #line
        ) { _ in }
        host.pass(1000)
        #expect(accept?.isEnabled == true)
        question.content.field = .text("Nickname")
        host.pass(1)
        #expect(field?.label == "Nickname" && field?.text == "" && accept?.isEnabled == false)
        try host.type("Al", into: "Rename")
        host.pass(1)
        host.pressEnter(in: "Rename")
        #expect(question.content.field?.text == "Al" && question.outcome?.cause == .action)
    }
}
