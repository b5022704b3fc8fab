@_spi(Host) import Scrim
import CGtk4
import GalleryApp
import GalleryServer

/// Loading over a view, over the keyboard alone, and over the window with the keyboard.
struct LoadingTour: TourScene {
    let name = "Loading"
    let tab = Tab.loading

    func run(_ tour: Tour) async {
        await overView(tour)
        await overKeyboard(tour)
        await overWindowAndKeyboard(tour)
        // Hides the keyboard.
        await tour.click("loading-page")
        await tour.check(
            "the keyboard goes", { !tour.isShown("keyboard") }, seen: { "\(tour.isShown("keyboard"))" })
    }

    private func overView(_ tour: Tour) async {
        await tour.until("the messages are there") { tour.stage.plan.surfaces.isEmpty }
        await tour.picture("The conversation", as: "before")
        await tour.click("loading-refresh")
        await tour.check("Refresh loads over the whole view") {
            tour.isUp(.loading)
        } seen: {
            tour.describeStage()
        }
        await tour.settled()
        let view = tour.frame(of: "scene-loading")
        tour.check(
            "it covers the view and nothing else", expected: view,
            seen: tour.stage.plan.surfaces.first.flatMap { tour.covered(by: $0.value) })
        await tour.picture("Loading over the view", as: "during")
        await tour.click("tab-lab")
        tour.check("the tab bar beside it is live", expected: .lab, seen: tour.shownTab)
        await tour.open(tab)
        await tour.check("the messages are there") {
            tour.stage.plan.surfaces.isEmpty
        } seen: {
            tour.describeStage()
        }
    }

    private func overKeyboard(_ tour: Tour) async {
        await tour.click("loading-field")
        await tour.until("the keyboard is up") { tour.keyboardRests(for: tour.tea) }
        await tour.tapKeys(tour.tea)
        tour.check(
            "the gallery's keyboard types", expected: tour.tea, seen: tour.widget("loading-field")?.content)
        let focus = tour.focusPath
        await tour.click("loading-send")
        await tour.check("loading covers the keyboard") {
            tour.isUp(.loading)
        } seen: {
            tour.describeStage()
        }

        await tour.tapKeys("\(tour.tea.suffix(1))")
        tour.check("its keys are blocked", expected: tour.tea, seen: tour.widget("loading-field")?.content)
        await tour.type("b")
        tour.check("so are hardware keys", expected: tour.tea, seen: tour.widget("loading-field")?.content)
        tour.check("the focus stays in the field", expected: focus, seen: tour.focusPath)
        let position = tour.scrollPosition("loading-page")
        await tour.scroll(over: "loading-page", down: false)
        await tour.check("the rest is live: the conversation scrolls") {
            tour.scrollPosition("loading-page") < position
        } seen: {
            "\(position) → \(tour.scrollPosition("loading-page"))"
        }
        await tour.picture("Sending: only the keyboard is covered", as: "keyboard")
        await tour.check("the message was sent") {
            tour.stage.plan.surfaces.isEmpty && tour.widget("loading-field")?.content == ""
        } seen: {
            tour.widget("loading-field")?.content ?? "no field"
        }
        await tour.type("b")
        tour.check("one can type again", expected: "b", seen: tour.widget("loading-field")?.content)
    }

    private func overWindowAndKeyboard(_ tour: Tour) async {
        await tour.select(1, in: "loading-cover")
        await tour.click("loading-field")
        await tour.key("End")
        await tour.type("ye for now")
        await tour.key("Return")
        await tour.check("loading covers window and keyboard") {
            tour.isUp(.loading)
        } seen: {
            tour.describeStage()
        }
        await tour.tapKeys("\(tour.tea.suffix(1))")
        await tour.click("loading-cover")
        tour.check(
            "nothing in the window is live", expected: "bye for now",
            seen: tour.widget("loading-field")?.content)
        await tour.picture("Sending: window and keyboard are covered", as: "window")
        await tour.check("the second message was sent") {
            tour.stage.plan.surfaces.isEmpty && tour.widget("loading-field")?.content == ""
        } seen: {
            tour.widget("loading-field")?.content ?? "no field"
        }
        await tour.select(0, in: "loading-cover")
        await tour.picture("Sent", as: "after")
    }
}
