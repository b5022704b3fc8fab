@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

@testable import ScrimSwiftUI

/// A binding and an overlay on a whole stage with the fake clock.
@MainActor
struct BindingPresenterTests {
    private let screen = TestHost()
    private let model = BindingModel()

    private func wait(_ duration: Duration = .seconds(1)) async {
        screen.advance(by: duration)
        await screen.settle()
        await othersRun()
    }

    @Test func nothingIsKeptOfShowingsThatHaveEnded() async {
        model.presenter.place(in: screen.overlays)
        for _ in 0..<3 {
            model.set(.veil("Saving…"))
            await wait()
            model.set(nil)
            await wait()
        }
        #expect(await screen.wait { model.outcomes.count == 3 })
        #expect(model.presenter.showings == 0)
        #expect(screen.leftovers == [])
    }

    @Test func aBindingShowsAndTakesAway() async {
        model.presenter.place(in: screen.overlays)
        model.set(.veil("Saving…"))
        await wait()
        #expect(screen.isShowing("Saving…"))
        #expect(screen.stage.presentations.first?.file == "App/View.swift")

        model.set(nil)
        await wait()
        #expect(model.outcomes == [Presentation.Outcome(cause: .dismissed, wasShown: true)])
        #expect(model.cleared == 0)
        #expect(screen.leftovers == [])
    }

    @Test func theAppLearnsOnceForEachShowingThatItIsOnScreen() async {
        model.presenter.place(in: screen.overlays)
        model.set(.veil("Saving…"))
        await wait(.milliseconds(100))
        #expect(model.shows == 0)
        await wait()
        #expect(model.shows == 1)
        model.set(nil)
        await wait()
        model.set(.veil("Saving…"), id: 1)
        await wait(.milliseconds(100))
        model.set(nil)
        await wait()
        #expect(model.shows == 1 && model.outcomes.last?.wasShown == false)
        #expect(screen.leftovers == [])
    }

    @Test func aWishFromBeforeTheWindowIsShownInIt() async {
        model.set(.veil("Saving…"))
        await wait()
        #expect(!screen.isShowing("Saving…"))
        model.presenter.place(in: screen.overlays)
        await wait()
        #expect(screen.isShowing("Saving…"))
        model.presenter.close()
        await wait()
        #expect(screen.leftovers == [])
    }

    @Test func theCancelButtonClearsTheBindingOnce() async {
        model.presenter.place(in: screen.overlays)
        model.set(.veil("Saving…", cancel: .standard))
        await wait()
        screen.pressCancel(on: "Saving…")
        await wait()
        model.update()
        await wait()
        #expect(model.cleared == 1)
        #expect(model.request == nil)
        #expect(model.outcomes == [Presentation.Outcome(cause: .cancelButton, wasShown: true)])
        #expect(screen.leftovers == [])
    }

    @Test func aRefusedEndLeavesTheBindingAlone() async {
        model.refuses = true
        model.presenter.place(in: screen.overlays)
        model.set(.veil("Saving…", cancel: .standard))
        await wait()
        screen.pressCancel(on: "Saving…")
        await wait()
        #expect(model.cleared == 0 && screen.isShowing("Saving…"))
        model.set(nil)
        await wait()
        #expect(screen.leftovers == [])
    }

    @Test func aConstantBindingIsNotShownAgainAndAgain() async {
        model.isConstant = true
        model.presenter.place(in: screen.overlays)
        model.set(.hud("Saved"))
        for _ in 0..<5 {
            await wait(.seconds(3))
            model.update()
        }
        #expect(model.cleared == 1 && model.outcomes.count == 1)
        #expect(screen.leftovers == [])
    }

    /// SwiftUI sees the cleared binding before the app's callback runs.
    ///
    /// A value that the callback sets is therefore a change, and updates the view.
    @Test func onEndCanRequestTheOverlayAgain() async {
        var seen: [Bool] = []
        model.presenter.staysAfterUpdate = { [weak model] in
            seen.append(model?.request != nil)
            model?.update()
            return true
        }
        model.onEnd = { [model] outcome in
            if model.outcomes.count == 1 { model.set(.veil("Again…")) }
        }
        model.presenter.place(in: screen.overlays)
        model.set(.veil("Once…", cancel: .standard))
        await wait()
        screen.pressCancel(on: "Once…")
        await wait()
        await wait()
        #expect(screen.isShowing("Again…") && seen == [true, false])
        model.set(nil)
        await wait()
        #expect(screen.leftovers == [])
    }

    @Test func theBindingIsClearedBeforeTheAnswerRuns() async {
        model.onAnswer = { [model] in
            #expect(model.cleared == 1 && model.request == nil)
            model.presenter.close()
        }
        model.presenter.place(in: screen.overlays)
        model.set(.hud("Deleted", placement: .bottom, action: "Undo"))
        await wait(.milliseconds(300))
        screen.pressAction(on: "Deleted")
        await wait()
        #expect(model.undone == 1 && model.cleared == 1)
        #expect(model.outcomes.map(\.cause) == [.action])
        #expect(screen.leftovers == [])
    }

    /// The view is updated at once, or in a later turn.
    @Test(arguments: [true, false])
    func onAnswerCanRequestTheQuestionAgain(atOnce: Bool) async {
        model.onAnswer = { [model] in
            guard model.undone == 1 else { return }
            model.request = BindingRequest(
                id: 0, overlay: .hud("Deleted again", placement: .bottom, action: "Undo"))
            if atOnce { return model.update() }
            Task { model.update() }
        }
        model.presenter.place(in: screen.overlays)
        model.set(.hud("Deleted", placement: .bottom, action: "Undo"))
        await wait(.milliseconds(300))
        screen.pressAction(on: "Deleted")
        await wait()
        #expect(screen.isShowing("Deleted again") && model.cleared == 1)
        screen.pressAction(on: "Deleted again")
        await wait()
        #expect(model.outcomes.map(\.cause) == [.action, .action])
        #expect(model.cleared == 2 && model.request == nil)
        #expect(screen.leftovers == [])
    }

    @Test func messageProgressAndLookChangeInPlace() async {
        model.presenter.place(in: screen.overlays)
        model.set(.veil("Downloading…"))
        await wait()
        let surface = screen.plan.surfaces.first?.id
        let look = screen.plan.surfaces.first?.style
        model.set(.veil("Almost there…", indicator: .ring(0.5)).with(\.appearance, .classic))
        await wait(.milliseconds(1))
        let panel = screen.plan.surfaces.first
        #expect(panel?.id == surface && panel?.panel.message == "Almost there…")
        #expect(panel?.panel.indicator == .ring(0.5) && panel?.style != look)
        #expect(screen.plan.surfaces.count == 1)
        model.set(nil)
        await wait()
        #expect(screen.leftovers == [])
    }

    /// The server's reply says that a PIN is needed.
    @Test func whatWasTypedIsNotInAFieldThatAsksForAPassword() async throws {
        @MainActor func show(_ field: Overlay.Field) async -> PanelContent.Field? {
            model.set(Overlay.question("Who are you?", actions: ["Next"]).with(\.content.field, field))
            await wait()
            return screen.plan.surfaces.last?.panel.field
        }
        model.presenter.place(in: screen.overlays)
        #expect(await show(.text("E-mail"))?.label == "E-mail")
        try screen.type("Ada", into: "Who are you?")
        let text = await show(.text("E-mail or name"))
        #expect(text?.label == "E-mail or name" && text?.text == "Ada")
        let pin = await show(.secure("PIN"))
        #expect(pin?.isSecure == true && pin?.label == "PIN" && pin?.text == "")
        try screen.type("1234", into: "Who are you?")
        #expect(await show(.secure("PIN"))?.text == "1234")
        var read = Overlay.Field.secure("PIN")
        read.isSecure = false
        let shown = await show(read)
        #expect(shown?.isSecure == false && shown?.text == "1234")
        #expect(await show(.secure("PIN"))?.isSecure == true)
        #expect(await show(.secure("Password"))?.text == "")
        model.set(nil)
        await wait()
        #expect(screen.leftovers == [])
    }

    @Test func anotherItemTakesTheFirstOnesPlace() async {
        model.presenter.place(in: screen.overlays)
        model.set(.hud("One added"), id: 1)
        await wait(.milliseconds(300))
        model.set(.hud("Two added"), id: 2)
        await wait(.milliseconds(500))
        #expect(!screen.isShowing("One added") && screen.isShowing("Two added"))
        #expect(model.cleared == 0)
        await wait(.seconds(3))
        #expect(model.cleared == 1 && model.request == nil)
        #expect(model.outcomes.map(\.cause) == [.dismissed, .expired])
        #expect(screen.leftovers == [])
    }

    @Test func anItemSetAsTheOldOneEndsIsNotLost() async {
        model.presenter.place(in: screen.overlays)
        model.set(.hud("One added"), id: 1)
        screen.advance(by: .seconds(3))
        // The binding already has another value when the end reaches it, and the view was not updated yet.
        model.request = BindingRequest(id: 2, overlay: .hud("Two added"))
        await othersRun()
        #expect(model.cleared == 0 && model.request?.overlay.content.message == "Two added")
        model.update()
        await wait(.milliseconds(500))
        #expect(screen.isShowing("Two added"))
        await wait(.seconds(3))
        #expect(screen.leftovers == [])
    }

    @Test func aViewThatDisappearsEndsItsOverlayAndKeepsItsBinding() async {
        model.presenter.place(in: screen.overlays)
        model.set(.veil("Saving…"))
        await wait()
        model.presenter.close()
        await wait()
        #expect(model.cleared == 0 && model.request != nil)
        #expect(model.outcomes.map(\.cause) == [.dismissed])
        #expect(screen.leftovers == [])
    }

    @Test func theActionRunsAndEndsIt() async {
        model.presenter.place(in: screen.overlays)
        model.set(.hud("Deleted", placement: .bottom, action: "Undo"))
        await wait(.milliseconds(300))
        screen.pressAction(on: "Deleted")
        await wait()
        #expect(model.undone == 1 && model.cleared == 1)
        #expect(model.outcomes.map(\.cause) == [.action])
        #expect(screen.leftovers == [])
    }

    @Test func aSheetsContentIsMadeForEachShowingAndItsDetentsFollow() async {
        var made = 0
        model.content = {
            made += 1
            return "picker"
        }
        model.presenter.place(in: screen.overlays)
        for round in 1...2 {
            model.set(.sheet(detents: [.points(200)]))
            await wait(.seconds(2))
            #expect(made == round && screen.isShowing("picker"))
            model.set(.sheet(detents: [.points(200), .full]).with(\.sheet.dismissal, .never))
            await wait(.milliseconds(1))
            let sheet = screen.plan.surfaces.first?.sheet?.sheet
            #expect(sheet?.detents == [.points(200), .full] && sheet?.dismissal == .never)
            #expect(made == round)
            model.set(nil)
            await wait(.seconds(2))
            #expect(screen.leftovers == [])
        }
    }

    @Test func aClosedWindowEndsItAndClearsTheBinding() async {
        model.presenter.place(in: screen.overlays)
        model.set(.veil("Saving…"))
        await wait()
        screen.close()
        await othersRun()
        #expect(model.cleared == 1 && model.outcomes.map(\.cause) == [.windowGone])
    }

    @Test func anotherWindowTakesItOver() async {
        let second = TestHost(clock: screen.clock)
        model.presenter.place(in: screen.overlays)
        model.set(.veil("Saving…"))
        await wait()
        model.presenter.place(in: second.overlays)
        await wait()
        #expect(screen.leftovers == [] && second.isShowing("Saving…"))
        model.set(nil)
        await wait()
        #expect(second.leftovers == [])
    }

    @Test func nothingKeepsABinderWhoseOverlayEnded() async {
        weak var presenter: BindingPresenter<String>?
        do {
            let model = BindingModel()
            presenter = model.presenter
            model.presenter.place(in: screen.overlays)
            model.set(.veil("Saving…"))
            await wait()
            model.presenter.close()
            await wait()
            for _ in 0..<100 where model.outcomes.isEmpty { await othersRun() }
            #expect(model.outcomes.count == 1)
        }
        await othersRun()
        #expect(presenter == nil)
        #expect(screen.leftovers == [])
    }

    @Test func whatTheUserChoseStaysChosenWhenTheListGetsARow() async throws {
        func tags(_ titles: [String]) -> Overlay {
            .question("Tags", actions: [Overlay.ActionButton("Done")]).with(
                \.content.choices, .several(of: titles))
        }
        model.presenter.place(in: screen.overlays)
        model.set(tags(["Birds", "Trees"]))
        await wait()
        try screen.choose("Trees", in: "Tags")
        model.set(tags(["Apples", "Birds", "Trees"]))
        await wait()
        let rows = screen.shown.first?.panel.choices?.rows ?? []
        #expect(rows.map(\.title) == ["Apples", "Birds", "Trees"])
        #expect(rows.filter(\.isSelected).map(\.title) == ["Trees"])
        model.presenter.close()
        await wait()
    }
}
