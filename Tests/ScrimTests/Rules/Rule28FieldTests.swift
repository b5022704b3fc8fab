import Foundation
import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Rule 28: a text belongs to the question that asks for it.
@MainActor
struct Rule28FieldTests {
    private let host = TestHost()

    private func rename(from old: String = "", in host: TestHost? = nil) -> Task<String?, Never> {
        Task { [host = host ?? self.host] in
            await host.overlays.ask("Rename", field: .text("Name", initial: old), accept: "_Rename") {
                $0.isEmpty ? "A name is needed" : nil
            }
        }
    }

    private var field: PanelContent.Field? { host.plan.surfaces.last?.panel.field }
    private var accept: PanelContent.Action? { host.plan.surfaces.last?.panel.actions.first }

    private func isAsked(times: Int = 1) async -> Bool {
        await host.wait { host.stage.presentations.count == times && host.isShowing("Rename") }
    }

    @Test func theTextThatWasTypedIsReturned() async throws {
        let answer = rename(from: "Draft")
        #expect(await isAsked())
        #expect(field?.text == "Draft")
        try host.type("Final", into: "Rename")
        try host.answer("Rename", with: "Rename")
        #expect(await answer.value == "Final")
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func ofTwoWhoRefuseATextTheNewestSaysWhatIsWrong() async throws {
        let answers = ["A", "B"].map { problem in
            Task { [host] in
                await host.overlays.ask("Rename", field: .text("Name"), accept: "_Rename") { _ in problem }
            }
        }
        #expect(await isAsked(times: 2))
        try host.type("x", into: "Rename")
        host.pass(1)
        let newest = host.stage.presentations.last?.line
        #expect(newest != nil && field?.problem == "B")
        host.close()
        for answer in answers { #expect(await answer.value == nil) }
    }

    @Test func enterInTheFieldAccepts() async throws {
        let answer = rename()
        #expect(await isAsked())
        try host.type("Final", into: "Rename")
        host.pressEnter(in: "Rename")
        #expect(await answer.value == "Final")
    }

    @Test func cancellingReturnsNoText() async throws {
        let answer = rename(from: "Draft")
        #expect(await isAsked())
        try host.type("Final", into: "Rename")
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    @Test func theCancelButtonHasTheAppsTitle() async throws {
        let answer = Task { [host] in
            await host.overlays.ask("Rename", field: .text("Name"), accept: "Rename", cancel: "Keep the name")
        }
        #expect(await isAsked())
        try host.answer("Rename", with: "Keep the name")
        #expect(await answer.value == nil)
    }

    @Test func aTextWithAProblemIsNotAccepted() async throws {
        let answer = rename(from: "Draft")
        #expect(await isAsked())
        #expect(accept?.isEnabled == true)
        try host.type("", into: "Rename")
        host.pass(1)
        #expect(accept?.isEnabled == false)
        #expect(field?.problem == "A name is needed")
        #expect(throws: TestHost.Unanswerable.self) { try host.answer("Rename", with: "Rename") }
        let asked = try #require(host.plan.surfaces.first?.id)
        host.stage.report([.actionTaken(asked), .fieldSubmitted(asked)])
        #expect(host.isShowing("Rename"))
        try host.type("New", into: "Rename")
        host.pass(1)
        #expect(field?.problem == nil)
        host.pressEnter(in: "Rename")
        #expect(await answer.value == "New")
    }

    @Test func aProblemIsToldOnlyOnceTheUserHasDoneSomething() async {
        let answer = rename()
        #expect(await isAsked())
        #expect(field?.problem == nil)
        #expect(accept?.isEnabled == false)
        #expect(!host.spoken.contains("A name is needed"))
        host.pressEnter(in: "Rename")
        #expect(field?.problem == "A name is needed")
        #expect(host.spoken.filter { $0 == "A name is needed" }.count == 1)
        #expect(host.announced.filter(\.describesField).map(\.text) == ["A name is needed"])
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    @Test func aTextThatWasNotValidatedYetIsNotAccepted() async throws {
        let answer = rename(from: "Draft")
        #expect(await isAsked())
        let asked = try #require(host.plan.surfaces.first?.id)
        // All events come in one turn, so the app cannot validate in between.
        host.stage.report([.fieldChanged(asked, ""), .actionTaken(asked), .fieldSubmitted(asked)])
        #expect(host.isShowing("Rename"))
        try host.type("New", into: "Rename")
        host.pressEnter(in: "Rename")
        #expect(await answer.value == "New")
    }

    @Test func thoseWhoAskTheSameGetTheSameText() async throws {
        let first = rename(from: "Draft")
        #expect(await isAsked())
        try host.type("Fin", into: "Rename")
        let second = rename(from: "Draft")
        #expect(await isAsked(times: 2))
        #expect(host.plan.surfaces.count == 1)
        // The later caller does not reset what the user typed.
        #expect(field?.text == "Fin")
        try host.type("Final", into: "Rename")
        host.pressEnter(in: "Rename")
        #expect(await first.value == "Final")
        #expect(await second.value == "Final")
    }

    /// The app may set the text before it asks; a password cannot have an initial text.
    @Test func questionWithOtherInitialTextIsNotJoined() async throws {
        func unlock(_ password: String) -> Task<String?, Never> {
            Task { [host] in
                var field = Overlay.Field.secure("Password")
                field.text = password
                return await host.overlays.ask("Rename", field: field, accept: "Unlock")
            }
        }
        let first = unlock("first")
        #expect(await isAsked())
        let second = unlock("second")
        #expect(await isAsked(times: 2))
        #expect(host.plan.surfaces.count == 2)
        let third = unlock("second")
        #expect(await isAsked(times: 3))
        #expect(host.plan.surfaces.count == 2)
        host.pressEnter(in: "Rename")
        #expect(await second.value == "second")
        #expect(await third.value == "second")
        host.pass(1000)
        host.pressEnter(in: "Rename")
        #expect(await first.value == "first")
    }

    @Test func aQuestionThatAnotherProcessWroteJoinsTheSameOne() async throws {
        let asked = Overlay.question(
            "Rename", detail: nil, icon: nil, field: .text("Name", initial: "Draft"), accept: "Rename")
        let text = String(decoding: try JSONEncoder().encode(asked), as: UTF8.self)
        #expect(try JSONDecoder().decode(Overlay.self, from: Data(text.utf8)) == asked)
        let written = text.replacing(/"initial":-?[0-9]+/, with: "\"initial\":4711")
        #expect(written != text)
        let shown = [asked, try JSONDecoder().decode(Overlay.self, from: Data(written.utf8))].map {
            host.overlays.show($0)
        }
        #expect(await isAsked(times: 2))
        #expect(host.plan.surfaces.count == 1)
        shown[0].dismiss()
        host.close()
    }

    /// A hash that is the same in every process would help to guess a short text.
    @Test func aJournalKeepsNoNumberOfWhatTheFieldBeganWith() async throws {
        host.stage.journal.limit = 100
        var field = Overlay.Field.secure("Password")
        field.text = "1234"
        let asked = Overlay.question("Rename", detail: nil, icon: nil, field: field, accept: "Unlock")
        let shown = [asked, asked, asked.with(\.content.field, .text("Password", initial: "1234"))].map {
            host.overlays.show($0)
        }
        #expect(await isAsked(times: 3))
        #expect(host.plan.surfaces.count == 2)
        let now = try #require(shown[0].content.field)
        let text = String(decoding: try JSONEncoder().encode(now), as: UTF8.self)
        let number = try #require(text.firstMatch(of: /"initial":(-?[0-9]+)/)?.output.1)
        let kept = host.stage.journal.text
        #expect(kept.contains("\"initial\":") && !kept.contains("\"initial\":\(number)"))
        let replay = try Replay(kept)
        #expect(replay.differences.isEmpty, "\(replay.differences)")
        host.close()
    }

    @Test func aTextTypedIntoAQuestionThatWentChangesNothing() async throws {
        let first = rename()
        #expect(await isAsked())
        let gone = try #require(host.plan.surfaces.first?.id)
        host.pressEscape()
        #expect(await first.value == nil)
        let second = rename(from: "Draft")
        #expect(await isAsked())
        host.stage.report([.fieldChanged(gone, "late"), .fieldSubmitted(gone)])
        #expect(field?.text == "Draft")
        host.pressEnter(in: "Rename")
        #expect(await second.value == "Draft")
    }

    @Test func theProgramCanPutInAnotherText() async throws {
        let shown = host.overlays.show(
            .question("Rename", actions: [.init("Rename", role: .default)]).with(
                \.content.field, .text("Name")))
        host.pass(1)
        #expect(field?.revision == 0)
        try host.type("typed", into: "Rename")
        #expect(shown.content.field?.text == "typed")
        #expect(field?.revision == 0)
        shown.content.field?.text = "put in"
        host.pass(1)
        #expect(field?.text == "put in")
        #expect(field?.revision == 1)
    }

    @Test(arguments: [false, true]) func aHandlerReadsWhatWasTyped(_ isInstant: Bool) throws {
        host.stage.defaults.isInstant = isInstant
        var read: [String?] = []
        var shown: Presentation?
        shown = host.overlays.show(
            .question("Rename", actions: [.init("Rename", role: .default)]).with(
                \.content.field, .text("Name", initial: "Draft")),
            onAction: { read.append(shown?.content.field?.text) })
        host.pass(1)
        try host.type("Final", into: "Rename")
        host.pressEnter(in: "Rename")
        #expect(read == ["Final"])
        #expect(shown?.content.field?.text == "Final")
    }

    @Test func theFieldHasTheFocusFirst() async {
        let answer = rename()
        #expect(await isAsked())
        #expect(host.plan.surfaces.first?.firstFocus == .field)
        host.close()
        #expect(await answer.value == nil)
    }

    @Test func enterDoesNotTakeADestructiveAnswer() async throws {
        let answer = Task { [host] in
            await host.overlays.ask(
                "Rename", field: .text("Type the name to delete it"),
                accept: .destructive("Delete"))
        }
        #expect(await isAsked())
        try host.type("Draft", into: "Rename")
        host.pressEnter(in: "Rename")
        #expect(host.isShowing("Rename"))
        try host.answer("Rename", with: "Delete")
        #expect(await answer.value == "Draft")
    }

    @Test func whoAsksTheSameGetsTheTextThatWasSeen() throws {
        let question = Overlay.question("Rename", actions: [.init("Rename", role: .default)]).instant
            .with(\.content.field, .text("Name"))
        let (one, other) = (host.overlays.show(question), host.overlays.show(question))
        try host.type("Ada", into: "Rename")
        one.content.field = .text("Name", initial: "Bo")
        #expect(field?.text == "Ada")
        try host.answer("Rename", with: "Rename")
        #expect(one.content.field?.text == "Ada" && other.content.field?.text == "Ada")
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aSecureTextIsInNoDescription() {
        var field = Overlay.Field.secure("Password")
        field.text = "secret"
        #expect(!"\(field)".contains("secret"))
        #expect(!String(reflecting: field).contains("secret"))
        #expect("\(Overlay.Field.text("Name", initial: "Ada"))".contains("Ada"))
    }

    @Test func aJournalKeepsNoWordOfIt() async throws {
        host.stage.journal.limit = 100
        let answer = rename(from: "Draft")
        #expect(await isAsked())
        try host.type("secret", into: "Rename")
        try host.type("", into: "Rename")
        host.pass(1)
        host.pressEscape()
        #expect(await answer.value == nil)
        let kept = host.stage.journal.text
        for word in ["Draft", "secret", "Name", "needed"] { #expect(!kept.contains(word), "\(word)") }
        #expect(kept.contains("typed into"))
    }

    /// Text, field and buttons form a column, and the field is as wide as the panel's content.
    @Test(arguments: [300.0, 700], [1.0, 2.5])
    private func theFieldLiesBetweenTextAndButtons(_ width: Double, _ scale: Double) async throws {
        host.window = Geometry.Size(width: width, height: 700)
        host.environment.textScale = scale
        let answer = rename()
        #expect(await isAsked())
        let layer = try #require(host.picture.layers.first)
        let text = try #require(layer.parts[.message])
        let field = try #require(layer.parts[.field])
        let button = try #require(layer.parts[.button(0)])
        let panel = try #require(layer.panel)
        #expect(text.maxY <= field.minY && field.maxY <= button.minY)
        #expect(field.width >= min(240 * scale, panel.width - 100))
        #expect(panel.contains(field))
        host.close()
        #expect(await answer.value == nil)
    }

    /// Two callers with the same question share the answer, which must be valid for both.
    @Test(arguments: [true, false])
    func whoJoinsAndValidatesIsAsked(isFirst: Bool) async throws {
        func plain() -> Task<String?, Never> {
            Task { [host] in await host.overlays.ask("Rename", field: .text("Name"), accept: "_Rename") }
        }
        let first = isFirst ? rename() : plain()
        #expect(await isAsked())
        let second = isFirst ? plain() : rename()
        #expect(await isAsked(times: 2))
        host.pass(1)
        #expect(accept?.isEnabled == false, "no name is refused by one of them")
        try host.type("new", into: "Rename")
        host.pass(1)
        #expect(accept?.isEnabled == true)
        host.pressEnter(in: "Rename")
        #expect(await first.value == "new")
        #expect(await second.value == "new")
    }

    @Test func whoBeginsWithAnotherTextAsksAnotherQuestion() async throws {
        let first = rename(from: "a.txt")
        #expect(await isAsked())
        try host.type("c.txt", into: "Rename")
        let second = rename(from: "b.txt")
        #expect(await isAsked(times: 2))
        #expect(host.plan.surfaces.count == 2 && field?.text == "b.txt")
        host.pressEscape()
        #expect(await second.value == nil)
        host.pass(1000)
        host.pressEnter(in: "Rename")
        #expect(await first.value == "c.txt")
    }

    @Test func endedJoinersProblemDisappears() async throws {
        let first = rename(from: "x")
        #expect(await isAsked())
        let second = Task { [host] in
            await host.overlays.ask("Rename", field: .text("Name", initial: "x"), accept: "_Rename")
        }
        #expect(await isAsked(times: 2))
        try host.type("", into: "Rename")
        host.pass(1)
        #expect(accept?.isEnabled == false)
        first.cancel()
        #expect(await first.value == nil)
        host.pass(1)
        #expect(accept?.isEnabled == true && field?.problem == nil)
        host.pressEnter(in: "Rename")
        #expect(await second.value == "")
    }
}
