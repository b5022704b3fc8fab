import Screen
import ScrimSwiftUI
import SwiftUI
import Testing
@_spi(Host) import Scrim

/// What the modifiers read in the body of the app's view.
@MainActor
struct BindingReadTests {
    /// SwiftUI updates the views that read a binding.
    ///
    /// The app's view has to be among them, because its closures have the values of its last update.
    @Test func theAppsViewReadsTheBindingThatItHandsOn() {
        var reads = 0
        let flag = Binding {
            reads += 1
            return false
        } set: { (_: Bool) in
        }
        let item = Binding {
            reads += 1
            return AppBench.Note?.none
        } set: { (_: AppBench.Note?) in
        }
        let answers: [Overlay.Answer<Bool>] = [.cancel()]
        let bodies: [@MainActor () -> Void] = [
            { _ = Text("").semiModal(isPresented: flag) { Text("") } },
            { _ = Text("").semiModal(.form(), isPresented: flag) { Text("") } },
            { _ = Text("").semiModal(item: item) { Text($0.text) } },
            { _ = Text("").semiModal(.form(), item: item) { Text($0.text) } },
            { _ = Text("").hud(isPresented: flag) { .hud("Saved") } },
            { _ = Text("").hud(item: item) { .hud($0.text) } },
            { _ = Text("").ask(item: item, answers: answers, message: { $0.text }, onAnswer: { _, _ in }) },
            { _ = Text("").veil(isPresented: flag) },
        ]
        for (index, body) in bodies.enumerated() {
            reads = 0
            body()
            #expect(reads > 0, "\(index)")
        }
    }

    /// Because of this read, SwiftUI also updates the app's view with the message.
    @Test func theAppsViewReadsWhatANoticeAndAQuestionSay() {
        var asked = 0
        let note = Binding.constant(AppBench.Note?.some(AppBench.Note(id: 1, text: "One")))
        let message: @MainActor (AppBench.Note) -> String = {
            asked += 1
            return $0.text
        }
        _ = Text("").hud(item: note) { .hud(message($0)) }
        #expect(asked > 0)
        asked = 0
        let answers: [Overlay.Answer<Bool>] = [.cancel()]
        _ = Text("").ask(item: note, answers: answers, message: message, onAnswer: { _, _ in })
        #expect(asked > 0)
    }
}
