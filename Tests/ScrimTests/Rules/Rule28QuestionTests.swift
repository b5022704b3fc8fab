import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Rule 28: an answer belongs to its question.
@MainActor
struct Rule28QuestionTests {
    private let host = TestHost()

    private enum Choice: Hashable { case save, discard }

    private static let answers: [Overlay.Answer<Choice>] = [
        .default("_Save", .save), .destructive("Discard", .discard), .cancel(),
    ]

    private func ask(_ message: String = "Save?") -> Task<Choice?, Never> {
        Task { [host] in await host.overlays.ask(message, answers: Self.answers) }
    }

    private func isAsked(_ message: String = "Save?") async -> Bool {
        await host.wait { host.isShowing(message) }
    }

    @Test(arguments: [("Save", Choice.save), ("Discard", .discard)])
    private func theValueOfTheAnswerIsReturned(_ title: String, _ choice: Choice) async throws {
        let answer = ask()
        #expect(await isAsked())
        try host.answer("Save?", with: title)
        #expect(await answer.value == choice)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// A widget's pointer and the app's own model are such values.
    @Test func aValueThatNoOtherThreadMayHaveIsReturned() async throws {
        final class Document {}
        let isRight = Task { @MainActor [host] in
            let (left, right) = (Document(), Document())
            let document = await host.overlays.ask(
                "Which?", answers: [.plain("Left", left), .plain("Right", right), .cancel()])
            return document === right
        }
        #expect(await isAsked("Which?"))
        try host.answer("Which?", with: "Right")
        #expect(await isRight.value)
    }

    @Test func theValueOfAnAnswerMayBeAClosure() async throws {
        let result = Task { @MainActor [host] in
            let next = await host.overlays.ask(
                "What now?", answers: [.plain("Retry", { "again" }), .plain("Skip", { "later" }), .cancel()])
            return next?()
        }
        #expect(await isAsked("What now?"))
        try host.answer("What now?", with: "Retry")
        #expect(await result.value == "again")
    }

    @Test func cancellingAnswersNothing() async throws {
        let answer = ask()
        #expect(await isAsked())
        try host.answer("Save?", with: "Cancel")
        #expect(await answer.value == nil)
    }

    @Test func cancelMarksItsMnemonicAsTheOtherAnswersDo() async throws {
        let answer = Task { [host] in
            await host.overlays.ask("Save?", answers: [.default("_Save", true), .cancel("_Keep editing")])
        }
        #expect(await isAsked())
        let cancel = try #require(host.plan.surfaces.first?.elements.last)
        #expect(cancel.part == .cancel)
        #expect(cancel.content == .button(PanelContent.Action(title: "Keep editing", mnemonic: 0)))
        try host.answer("Save?", with: "Keep editing")
        #expect(await answer.value == nil)
    }

    @Test func escapeCancels() async {
        let answer = ask()
        #expect(await isAsked())
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    @Test func escapeDoesNothingWhereAnAnswerIsNeeded() async throws {
        let answer = Task { [host] in
            await host.overlays.ask("Which?", answers: [.plain("A", 1), .plain("B", 2)])
        }
        #expect(await isAsked("Which?"))
        host.pressEscape()
        #expect(host.isShowing("Which?"))
        try host.answer("Which?", with: "B")
        #expect(await answer.value == 2)
    }

    @Test func aQuestionWithoutAnswersCanBeCancelled() async throws {
        let answer = Task { [host] in await host.overlays.ask("Well?", answers: [Overlay.Answer<Int>]()) }
        #expect(await isAsked("Well?"))
        try host.answer("Well?", with: "Cancel")
        #expect(await answer.value == nil)
    }

    @Test func aClosedWindowAnswersNothing() async {
        let answer = ask()
        #expect(await isAsked())
        host.close()
        #expect(await answer.value == nil)
    }

    @Test func theTaskThatWaitsTakesItsQuestionAway() async {
        let answer = ask()
        #expect(await isAsked())
        answer.cancel()
        #expect(await answer.value == nil)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func anEqualQuestionJoinsAndBothGetTheAnswer() async throws {
        let (first, second) = (ask(), ask())
        #expect(await host.wait { host.stage.presentations.count == 2 })
        #expect(host.plan.surfaces.count == 1)
        try host.answer("Save?", with: "Discard")
        #expect(await first.value == .discard)
        #expect(await second.value == .discard)
    }

    @Test func anotherQuestionIsASurfaceOfItsOwn() async throws {
        let first = ask()
        #expect(await isAsked())
        let second = ask("Quit?")
        #expect(await isAsked("Quit?"))
        #expect(host.plan.surfaces.count == 2)
        try host.answer("Quit?", with: "Save")
        #expect(await second.value == .save)
        #expect(host.isShowing("Save?"))
        try host.answer("Save?", with: "Discard")
        #expect(await first.value == .discard)
    }

    @Test func theSameQuestionAskedAfterItsAnswerIsANewOne() async throws {
        let first = ask()
        #expect(await isAsked())
        let asked = try #require(host.plan.surfaces.first?.id)
        try host.answer("Save?", with: "Save")
        let second = ask()
        #expect(await first.value == .save)
        #expect(await host.wait { host.plan.surfaces.contains { $0.id != asked } })
        // The first press, reported late or twice, does not answer the new question.
        host.stage.report(.actionTaken(asked, 1))
        host.stage.report(.cancelTaken(asked))
        #expect(host.stage.presentations.count == 1)
        try host.answer("Save?", with: "Discard")
        #expect(await second.value == .discard)
    }

    @Test(arguments: [2, -1, .max])
    func aButtonThatIsNotThereAnswersNothing(_ button: Int) async throws {
        let answer = ask()
        #expect(await isAsked())
        host.stage.report(.actionTaken(try #require(host.plan.surfaces.first?.id), button))
        #expect(host.isShowing("Save?"))
        try host.answer("Save?", with: "Save")
        #expect(await answer.value == .save)
    }

    @Test func aConfirmationIsAcceptedOrNot() async throws {
        for title in ["Delete", "Cancel"] {
            let answer = Task { [host] in
                await host.overlays.ask("Delete 200 items?", accept: .destructive("_Delete"))
            }
            #expect(await isAsked("Delete 200 items?"))
            try host.answer("Delete 200 items?", with: title)
            #expect(await answer.value == (title == "Delete"))
            host.pass(1000)
        }
    }

    @Test func aConfirmationsCancelButtonHasTheAppsTitle() async throws {
        let answer = Task { [host] in
            await host.overlays.ask("Leave?", accept: .default("Leave"), cancel: "Stay")
        }
        #expect(await isAsked("Leave?"))
        let panel = try #require(host.surface(saying: "Leave?")).panel
        #expect(panel.cancel == "Stay" && panel.actions.map(\.role) == [.default])
        try host.answer("Leave?", with: "Stay")
        #expect(await !answer.value)
    }

    @Test(arguments: [("Save", "Save"), ("Discard", "Discard"), ("Cancel", nil)])
    func answersThatAreTitlesReturnTheTitle(_ title: String, _ result: String?) async throws {
        let answer = Task { [host] in
            await host.overlays.ask("Close?", answers: ["Save", .destructive("Discard"), .cancel])
        }
        #expect(await isAsked("Close?"))
        try host.answer("Close?", with: title)
        #expect(await answer.value == result)
    }

    @Test func whatCannotBeAnsweredSaysWhatIsAsked() async throws {
        let answer = ask()
        #expect(await isAsked())
        #expect(
            refusal("Save?", "Yes") == "“Save?” has no answer “Yes”, but: Save, Discard, Cancel")
        #expect(refusal("Quit?", "Yes") == "nobody asks “Quit?”; asked is: Save?")
        host.pressEscape()
        _ = await answer.value
    }

    /// Why the host cannot give an answer; `nil` if it gave the answer.
    private func refusal(_ question: String, _ answer: String) -> String? {
        do throws(TestHost.Unanswerable) {
            try host.answer(question, with: answer)
            return nil
        } catch {
            return error.description
        }
    }

    // MARK: Keys and input

    @Test func theWindowIsBlockedAndTheFocusIsInTheQuestion() async throws {
        let answer = ask()
        #expect(await isAsked())
        let surface = try #require(host.plan.surfaces.first)
        #expect(host.tap(at: Geometry.Point(x: 2, y: 2)) == .nobody)
        #expect(host.plan.focus == .surface(surface.id, isTrapped: true))
        #expect(host.plan.access.modal == surface.id)
        host.pressEscape()
        _ = await answer.value
    }

    @Test func aQuestionOverAViewCoversThatViewAloneAndTakesTheFocus() async throws {
        let region = Region.view(Region.ID())
        let answer = Task { [host] in await host.overlays.over(region).ask("Save?", answers: Self.answers) }
        #expect(await isAsked())
        let surface = try #require(host.plan.surfaces.first)
        #expect(host.plan.focus == .surface(surface.id, isTrapped: false))
        #expect(surface.region == region && host.plan.access.modal == nil)
        host.pressEscape()
        _ = await answer.value
    }

    @Test(
        arguments: [
            ([Overlay.ActionButton("A"), .init("B", role: .default)], true, PanelPart.button(1)),
            ([.destructive("Delete")], true, .cancel),
            ([.destructive("Delete"), "Keep"], false, .button(1)),
            ([.destructive("Delete")], false, nil),
        ] as [([Overlay.ActionButton], Bool, PanelPart?)])
    func enterTakesTheDefaultAnswerAndNeverOneThatLosesSomething(
        _ actions: [Overlay.ActionButton], _ canCancel: Bool, _ first: PanelPart?
    ) throws {
        _ = host.overlays.show(.question("Sure?", actions: actions, cancel: canCancel ? .standard : nil))
        let surface = try #require(host.plan.surfaces.first)
        #expect(surface.focusesContent && surface.firstFocus == first)
    }

    // MARK: Several buttons on a notice

    @Test func theButtonThatIsTakenRunsWithItsTitle() {
        var taken: [String] = []
        let notice = Overlay.hud("Deleted", placement: .bottom).with(\.content.actions, ["Undo", "Show"])
        host.overlays.flash(notice) { button in taken.append(button.title) }
        if let id = host.plan.surfaces.first?.id { host.stage.report(.actionTaken(id, 1)) }
        host.pass(2000)
        #expect(taken == ["Show"])
        #expect(host.leftovers == [])
    }

    @Test(arguments: [false, true])
    func aHandlerGetsTheButtonAsItIsNow(_ isInstant: Bool) throws {
        var taken: [String] = []
        host.stage.defaults.isInstant = isInstant
        let question = host.overlays.show(.question("Sure?", actions: ["Yes"])) { taken.append($0.title) }
        question.content.actions = ["No", "Perhaps"]
        host.stage.report(.actionTaken(try #require(host.plan.surfaces.first?.id), 1))
        host.pass(1000)
        #expect(taken == ["Perhaps"])
    }

    @Test func aQuestionIsAnnouncedWithoutAKeyThatLeadsToIt() async {
        host.environment.panelKey = "F6"
        let answer = ask()
        #expect(await isAsked())
        #expect(host.spoken == ["Save?"])
        host.pressEscape()
        _ = await answer.value
    }

    @Test func settingTheActionChangesTheFirstButtonAlone() {
        var content = Overlay.Content(action: "A")
        content.actions.append("B")
        content.action = "C"
        #expect(content.actions.map(\.title) == ["C", "B"])
        content.action = nil
        #expect(content.actions.map(\.title) == ["B"])
    }
}
