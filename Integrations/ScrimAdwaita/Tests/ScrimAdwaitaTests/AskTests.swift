import Adwaita
import CGtk4
@_spi(Host) import Scrim
import ScrimAdwaita
import Testing

/// The questions of the modifiers.
@MainActor
@Suite(.serialized, DisplayTrait())
struct AskTests {
    /// Each form of question with a parameter for its cancel button.
    enum Question: CaseIterable {
        case accept, field, chooseOne, chooseSeveral

        func on(_ view: AnyView, isPresented: Binding<Bool>) -> AnyView {
            let (one, several) = (Value<String?>(nil), Value<[String]>([]))
            return switch self {
            case .accept: view.ask("Delete?", isPresented: isPresented, accept: "Delete", cancel: "Keep") {}
            case .field:
                view.ask(
                    "Rename", isPresented: isPresented, field: .text("Name"), accept: "Rename", cancel: "Keep"
                ) { _ in }
            case .chooseOne:
                view.choose(
                    "Move to", isPresented: isPresented, from: ["A", "B"], title: \.self,
                    selection: one.binding, cancel: "Keep")
            case .chooseSeveral:
                view.choose(
                    "Tags", isPresented: isPresented, severalFrom: ["A", "B"], title: \.self,
                    selection: several.binding, accept: "Done", cancel: "Keep")
            }
        }
    }

    @Test(arguments: Question.allCases)
    func aQuestionNamesItsCancelButton(question: Question) async {
        let isAsking = Value(true)
        let screen = Screen { question.on(Text("Songs"), isPresented: isAsking.binding) }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.finds("Keep") })
        #expect(!screen.finds("Cancel"))
        await settle()
        #expect(screen.press("Keep"))
        #expect(await soon { !isAsking.value })
        await settle()
        #expect(isAsking.sets == 1)
    }

    @Test func anAnswerMayBeItsTitle() async {
        let isAsking = Value(true)
        var answers: [String] = []
        let screen = Screen {
            Text("Songs").ask(
                "Save changes?", isPresented: isAsking.binding,
                answers: ["Save", .destructive("Discard"), .cancel]
            ) { answers.append($0) }
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["Save changes?"] })
        await settle()
        #expect(screen.press("Discard"))
        #expect(await soon { answers == ["Discard"] && !isAsking.value })
    }

    /// Only the overload for titles determines the answers' type here.
    @Test func aQuestionMayHaveACancelButtonAlone() async {
        let isAsking = Value(true)
        let screen = Screen {
            Text("Songs").ask("No connection", isPresented: isAsking.binding, answers: [.cancel("Close")]) {
                _ in
            }
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.finds("Close") })
        await settle()
        #expect(screen.press("Close"))
        #expect(await soon { !isAsking.value })
    }
}
