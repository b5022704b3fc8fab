@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// A panel counts as new when the panel over it goes.
extension Rule14HasteTests {
    /// A map app: a list of places, and over it a sheet with one of them.
    @Test func aLiveSheetUnderAnotherIsNewWhenThatGoes() throws {
        _ = host.overlays.show(.sheet.instant) { "places" }
        let places = try #require(host.surface(saying: "places")).id
        let question = host.overlays.over(host.region()).show(.question("Sure?", actions: ["Yes"]).instant)
        let asking = try #require(host.surface(saying: "Sure?")).id
        host.pass(1000)
        let place = host.overlays.show(.sheet.instant) { "place" }
        host.pass(1000)
        place.dismiss()
        host.pass(50)
        #expect(!host.stage.gate.takesKey(on: places, at: host.now))
        #expect(host.stage.gate.takesKey(on: asking, at: host.now), "It is beside the sheet")
        question.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A list in a form asks a question about itself.
    @Test func whatIsAroundAQuestionIsNewWhenThatGoes() throws {
        let form = host.overlays.show(.form().with(\.content.cancel, "Cancel").instant) { "form" }
        let id = try #require(host.surface(saying: "form")).id
        let cancel = try button(.cancel)
        let list = host.region(at: Rect(cancel.x - 100, cancel.y - 100, 200, 200))
        host.stage.report(.regionContained(list, in: id))
        let question = host.overlays.over(list).show(.question("Replace?", actions: ["Yes"]).instant)
        host.pass(2000)
        question.dismiss()
        host.pass(50)
        #expect(!host.stage.gate.takesKey(on: id, at: host.now))
        try expectNew(form, .cancel)
    }

    /// The row is removed while the user presses, and the question goes without a transition.
    @Test func whatIsUnderAQuestionWhoseViewGoesIsNew() throws {
        let form = host.overlays.show(.form().with(\.content.cancel, "Cancel").instant) { "form" }
        let id = try #require(host.surface(saying: "form")).id
        let cancel = try button(.cancel)
        let row = host.region(at: Rect(cancel.x - 100, cancel.y - 100, 200, 200))
        host.stage.report(.regionContained(row, in: id))
        _ = host.overlays.over(row).show(.question("Remove?", actions: ["Yes"]).instant)
        host.pass(2000)
        host.set(row, .gone)
        host.pass(50)
        #expect(!host.stage.gate.takesKey(on: id, at: host.now))
        try expectNew(form, .cancel)
    }

    /// A view's overlay is below one of the window, even if it came later.
    @Test func whatCameUnderAPanelIsNewWhenThatGoes() throws {
        let list = host.region(at: Rect(0, 0, 390, 844))
        let veil = host.overlays.show(.veil("Up", cancel: "Cancel").instant)
        host.pass(500)
        let loading = host.overlays.over(list).show(.loading("Down", cancel: "Cancel").instant)
        host.pass(2000)
        veil.dismiss()
        host.pass(50)
        try expectNew(loading, .cancel)
    }

    /// However the upper panel ended, the press was meant for it.
    @Test func whatWasUnderAPanelIsNewWhenThatGoes() throws {
        let questions = ["Below?", "Above?"].map {
            host.overlays.show(.question($0, actions: ["Yes"]).instant)
        }
        host.pass(5000)
        questions[1].dismiss()
        host.pass(50)
        try expectNew(questions[0])
    }

    /// A result blocks nothing, so the panel under it could be pressed from then on.
    @Test(arguments: [false, true]) func panelUnderResultTakesPressesAtOnce(isOver: Bool) throws {
        let (question, yes, veil) = try finishedVeil(cancel: nil)
        while isOver, !veil.hasEnded { host.pass(50) }
        host.pass(100)
        host.tap(at: yes)
        #expect(question.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Until then the veil's Cancel covered the button.
    @Test func buttonUnderResultsCancelIgnoresPressesAtFirst() throws {
        let (question, yes, _) = try finishedVeil(cancel: "Cancel")
        host.pass(100)
        host.tap(at: yes)
        #expect(!question.hasEnded)
        host.pass(1000)
        host.tap(at: yes)
        #expect(question.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Shows a question, and over it a veil with a result.
    private func finishedVeil(
        cancel: Overlay.CancelButton?
    ) throws -> (question: Presentation, yes: Point, veil: Presentation) {
        let question = host.overlays.show(.question("Below?", actions: ["Yes"]).instant)
        host.pass(1000)
        let yes = try button()
        let veil = host.overlays.show(.veil("Checking", cancel: cancel).instant)
        host.pass(1000)
        veil.finish(.success("Fine"))
        return (question, yes, veil)
    }

    /// The veil had no button that the user could have meant.
    @Test func underAVeilWithoutButtonsNothingIsNew() throws {
        let question = host.overlays.show(.question("Below?", actions: ["Yes"]).instant)
        host.pass(1000)
        let veil = host.overlays.show(.veil("Checking").instant)
        host.pass(1000)
        veil.dismiss()
        host.pass(300)
        host.tap(at: try button())
        #expect(question.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }
}
