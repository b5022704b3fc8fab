@_spi(Host) import Scrim
import Screen
import ScrimSwiftUI
import SwiftUI
import Testing

/// Questions that a binding asks.
@MainActor
@Suite(.serialized)
struct QuestionModifierTests {
    /// What was reported to an app.
    @MainActor
    private final class Heard {
        var answers: [String] = []
        var folder: String? = "Inbox"
        var tags = ["b"]
        var initial = "Draft"

        var selection: Binding<String?> { Binding(get: { self.folder }, set: { self.folder = $0 }) }
        var several: Binding<[String]> { Binding(get: { self.tags }, set: { self.tags = $0 }) }
    }

    private let heard = Heard()

    private func open(_ content: @escaping (AppBench.Handles) -> some View) async -> AppBench {
        let app = AppBench(content)
        app.remote.flag?.wrappedValue = true
        await app.wait()
        return app
    }

    private func question(in app: AppBench) throws -> SurfacePlan {
        try #require(app.surfaces.last { $0.kind == .question && !$0.isLeaving })
    }

    @Test func anAnswerHasItsValueAndTakesTheFlagDown() async throws {
        let app = await open { [heard] it in
            Text("Form").ask(
                "Save?", isPresented: it.flag, detail: "Else lost", icon: .info,
                answers: [.default("Save", "save"), .cancel(), .destructive("Discard", "discard")],
                onEnd: it.onEnd
            ) { heard.answers.append($0) }
        }
        defer { app.close() }
        let asked = try question(in: app)
        #expect(asked.region == .window)
        #expect(asked.panel.message == "Save?" && asked.panel.detail == "Else lost")
        #expect(asked.panel.indicator == .icon(.info))
        app.stage.report(.actionTaken(asked.id, 1))
        await app.wait()
        #expect(heard.answers == ["discard"])
        #expect(app.remote.flag?.wrappedValue == false)
        #expect(app.remote.outcomes.map(\.cause) == [.action])
    }

    /// A request from an update that was not handled yet is older than the answer.
    @Test func aQuestionIsNotAskedAgainThatWasAnsweredInTheTurnOfAnUpdate() async throws {
        let app = await open { [heard] it in
            Text("Form").ask(
                "Save?", isPresented: it.flag, detail: it.text,
                answers: [.default("Save", "save"), .cancel()],
                onEnd: it.onEnd
            ) { heard.answers.append($0) }
        }
        defer { app.close() }
        let asked = try question(in: app)
        app.remote.text?.wrappedValue = "Another"
        app.window.layoutIfNeeded()
        app.stage.report(.actionTaken(asked.id, 0))
        await othersRun()
        await app.wait()
        #expect(app.surfaces.isEmpty && app.remote.flag?.wrappedValue == false)
        #expect(heard.answers == ["save"] && app.remote.outcomes.map(\.cause) == [.action])
    }

    @Test func anAnswerMayBeItsOwnTitle() async throws {
        let app = await open { [heard] it in
            Text("Form").ask(
                "Save?", isPresented: it.flag, answers: ["Save", .destructive("Discard"), .cancel]
            ) {
                heard.answers.append($0)
            }
        }
        defer { app.close() }
        let asked = try question(in: app)
        #expect(asked.panel.actions.map(\.title) == ["Save", "Discard"] && asked.panel.cancel == "Cancel")
        app.stage.report(.actionTaken(asked.id, 1))
        await app.wait()
        #expect(heard.answers == ["Discard"])
    }

    @Test func cancellingIsNoAnswer() async throws {
        let app = await open { [heard] it in
            Text("Form").ask("Delete?", isPresented: it.flag, accept: "Delete", onEnd: it.onEnd) {
                heard.answers.append("accepted")
            }
        }
        defer { app.close() }
        #expect(try question(in: app).panel.actions.map(\.role) == [.default])
        app.stage.report(.cancelTaken(try question(in: app).id))
        await app.wait()
        #expect(heard.answers == [] && app.remote.flag?.wrappedValue == false)
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.stage.report(.actionTaken(try question(in: app).id))
        await app.wait()
        #expect(heard.answers == ["accepted"])
        #expect(app.remote.outcomes.map(\.cause) == [.cancelButton, .action])
    }

    @Test func anItemIsAskedAboutAndAnsweredWith() async throws {
        let app = AppBench { [heard] it in
            Text("Notes").ask(
                item: it.item, detail: "For good", icon: .warning,
                answers: [.destructive("Delete", true), .cancel()], onEnd: it.onItemEnd
            ) {
                "Delete “\($0.text)”?"
            } onAnswer: { note, _ in
                heard.answers.append(note.text)
            }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "One")
        await app.wait()
        app.remote.item?.wrappedValue = AppBench.Note(id: 2, text: "Two")
        await app.wait()
        let asked = try question(in: app)
        #expect(asked.panel.message == "Delete “Two”?")
        #expect(asked.panel.detail == "For good")
        #expect(asked.panel.indicator == .icon(.warning))
        app.stage.report(.actionTaken(asked.id))
        await app.wait()
        #expect(heard.answers == ["Two"])
        #expect(app.remote.item?.wrappedValue == nil)
        #expect(app.remote.outcomes.map(\.cause) == [.dismissed, .action])
    }

    /// The model sets another item, or none, and the button is pressed before the view is updated.
    @Test(arguments: [nil, 2])
    func theAnswerIsForTheItemThatIsAskedAbout(next: Int?) async throws {
        let app = AppBench { [heard] it in
            Text("Notes").ask(
                item: it.item, answers: [.destructive("Delete", true), .cancel()], onEnd: it.onItemEnd
            ) {
                "Delete “\($0.text)”?"
            } onAnswer: { note, _ in
                heard.answers.append(note.text)
            }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "One")
        await app.wait()
        let asked = try question(in: app)
        app.remote.item?.wrappedValue = next.map { AppBench.Note(id: $0, text: "Two") }
        app.stage.report(.actionTaken(asked.id))
        await app.wait()
        #expect(heard.answers == ["One"])
        guard next != nil else { return }
        #expect(try question(in: app).panel.message == "Delete “Two”?")
        app.stage.report(.actionTaken(try question(in: app).id))
        await app.wait()
        #expect(heard.answers == ["One", "Two"] && app.remote.item?.wrappedValue == nil)
    }

    @Test func aTextIsValidatedAndReturned() async throws {
        let app = await open { [heard] it in
            Text("Form").ask(
                "Rename", isPresented: it.flag, detail: it.text, field: .text("Name", initial: heard.initial),
                accept: "Rename", validate: { $0.count < 2 ? "Too short" : nil }
            ) { heard.answers.append($0) }
        }
        defer { app.close() }
        let asked = try question(in: app)
        #expect(asked.panel.field?.text == "Draft" && asked.firstFocus == .field)
        app.stage.report(.fieldChanged(asked.id, "x"))
        await app.wait()
        #expect(try question(in: app).panel.field?.problem == "Too short")
        app.stage.report(.fieldSubmitted(asked.id))
        await app.wait()
        #expect(heard.answers == [] && app.remote.flag?.wrappedValue == true)
        app.stage.report(.fieldChanged(asked.id, "Final"))
        // The view is updated, with its initial text.
        app.remote.text?.wrappedValue = "Others see it"
        await app.wait()
        #expect(try question(in: app).panel.detail == "Others see it")
        #expect(try question(in: app).panel.field?.text == "Final")
        app.stage.report(.fieldSubmitted(asked.id))
        await app.wait()
        #expect(heard.answers == ["Final"])
    }

    @Test func aFirstTextIsValidatedToo() async throws {
        heard.initial = ""
        let app = await open { [heard] it in
            Text("Form").ask(
                "Rename", isPresented: it.flag, field: .text("Name", initial: heard.initial),
                accept: "Rename", cancel: "Keep it", validate: { $0.isEmpty ? "Needed" : nil }
            ) { heard.answers.append($0) }
        }
        defer { app.close() }
        #expect(try question(in: app).panel.cancel == "Keep it")
        #expect(try question(in: app).panel.actions.map(\.isEnabled) == [false])
    }

    @Test func whatIsChosenIsSet() async throws {
        let app = await open { [heard] it in
            Text("Form").choose(
                "Move to", isPresented: it.flag, detail: "Now", from: ["Inbox", "Archive"], title: \.self,
                selection: heard.selection, cancel: "Leave it", over: .view)
        }
        defer { app.close() }
        let asked = try question(in: app)
        #expect(asked.panel.cancel == "Leave it")
        guard case .view = asked.region else { throw Missing() }
        #expect(asked.panel.detail == "Now")
        #expect(asked.panel.choices?.rows.map(\.isSelected) == [true, false])
        app.stage.report(.choiceTaken(asked.id, 1))
        await app.wait()
        #expect(heard.folder == "Archive" && app.remote.flag?.wrappedValue == false)
    }

    @Test func oneIsSetOnceItIsAccepted() async throws {
        let app = await open { [heard] it in
            Text("Form").choose(
                "Move to", isPresented: it.flag, from: ["Inbox", "Archive"], title: \.self,
                selection: heard.selection, accept: "Move")
        }
        defer { app.close() }
        let asked = try question(in: app)
        #expect(asked.panel.actions.map(\.title) == ["Move"])
        app.stage.report(.choiceTaken(asked.id, 1))
        await app.wait()
        #expect(heard.folder == "Inbox" && app.remote.flag?.wrappedValue == true)
        app.stage.report(.actionTaken(asked.id))
        await app.wait()
        #expect(heard.folder == "Archive" && app.remote.flag?.wrappedValue == false)
    }

    @Test func severalAreSetOnceTheyAreAccepted() async throws {
        let app = await open { [heard] it in
            Text("Form").choose(
                "Tags", isPresented: it.flag, detail: it.text, severalFrom: ["a", "b", "c"], title: \.self,
                selection: heard.several, accept: "Done", cancel: "Leave them")
        }
        defer { app.close() }
        let asked = try question(in: app)
        #expect(asked.panel.cancel == "Leave them")
        app.stage.report([.choiceTaken(asked.id, 2), .choiceTaken(asked.id, 0), .choiceTaken(asked.id, 1)])
        // The view is updated, with its initial selection.
        app.remote.text?.wrappedValue = "Any number"
        await app.wait()
        #expect(try question(in: app).panel.detail == "Any number")
        #expect(heard.tags == ["b"])
        app.stage.report(.actionTaken(asked.id))
        await app.wait()
        #expect(heard.tags == ["a", "c"])
    }

    private struct Missing: Error {}
}
