@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// What is under a panel is new when the panel goes.
extension Rule14HasteTests {
    /// A map: places, and over them one place.
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

    /// A list in a form asks about itself.
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

    /// The row that it is about is removed under the user's hand, and nothing fades.
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

    /// What is over a view lies under what is over the window, whenever it came.
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

    /// Whatever ended what was over it: the press was on its way to that.
    @Test func whatWasUnderAPanelIsNewWhenThatGoes() throws {
        let questions = ["Below?", "Above?"].map {
            host.overlays.show(.question($0, actions: ["Yes"]).instant)
        }
        host.pass(5000)
        questions[1].dismiss()
        host.pass(50)
        try expectNew(questions[0])
    }

    /// A result is in nobody's way, and what was under it has been free since then.
    @Test(arguments: [false, true]) func aResultMakesNothingNew(isOver: Bool) throws {
        let (question, yes, veil) = try finishedVeil(cancel: nil)
        while isOver, !veil.hasEnded { host.pass(50) }
        host.pass(100)
        host.tap(at: yes)
        #expect(question.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Its Cancel was in the way until then.
    @Test func aResultMakesNewWhatWasUnderAButton() throws {
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

    /// A question with its button, and over it a veil that shows a result.
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

    /// Nothing was there to press.
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
