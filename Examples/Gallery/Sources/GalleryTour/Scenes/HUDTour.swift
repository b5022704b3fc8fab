import GalleryApp
import GalleryServer
@_spi(Host) import Scrim
import ScrimGTK

/// Small HUDs over a page that stays readable.
struct HUDTour: TourScene {
    let name = "HUD"
    let tab = Tab.hud

    func run(_ tour: Tour) async {
        await tour.scroll(over: "hud-page", down: false, notches: 20)
        await tour.picture("The page", as: "before")
        await bookmark(tour)
        await several(tour)
        await undo(tour)
        await progress(tour)
        await failure(tour)
    }

    private func bookmark(_ tour: Tour) async {
        let clock = ContinuousClock()
        await tour.click("hud-bookmark")
        await tour.check("the bookmark HUD is up") {
            tour.says(.hud, tour.words.bookmarkAdded)
        } seen: {
            tour.describeStage()
        }
        let start = clock.now
        let position = tour.scrollPosition("hud-page")
        await tour.scroll(over: "hud-page")
        tour.check(
            "the page scrolls under the HUD", tour.scrollPosition("hud-page") > position && tour.isUp(.hud),
            seen: "\(position) → \(tour.scrollPosition("hud-page")), \(tour.describeStage())")
        await tour.picture("Bookmark added; the page scrolls under it", as: "during")
        await tour.until("the HUD is gone") { tour.stage.plan.surfaces.isEmpty }
        let duration = clock.now - start
        tour.check(
            "it goes by itself, in the time that it takes to read",
            duration > .milliseconds(900) && duration < .seconds(3), seen: "after \(duration)")
        await tour.picture("Gone", as: "after")
    }

    /// HUDs are queued: two of them are never shown together.
    private func several(_ tour: Tour) async {
        await tour.click("hud-bookmark-all")
        let waiting = tour.stage.presentations.count
        tour.check("several HUDs queue", waiting >= 6, seen: "\(waiting) on stage")
        var messages: [String] = []
        var most = 0
        await tour.until("three HUDs were up, one after the other") {
            let staying = tour.stage.plan.surfaces.filter { $0.kind == .hud && !$0.isLeaving }
            most = max(most, staying.count)
            if let message = staying.first?.panel.message, message != messages.last {
                messages.append(message)
            }
            return messages.count >= 3
        }
        tour.check("one is up at a time", expected: 1, seen: most)
        tour.check(
            "they come in the order in which they were asked for", messages == messages.sorted(),
            seen: messages.joined(separator: ", "))
        tour.window.overlays.dismissAll()
        await tour.until("the HUDs are gone") { tour.stage.plan.surfaces.isEmpty }
    }

    private func undo(_ tour: Tour) async {
        await tour.scroll(over: "hud-page", down: false, notches: 20)
        await tour.click("hud-remove")
        await tour.until("the toast is up") { tour.isUp(.hud) }
        tour.check("the bookmarks are removed", expected: false, seen: tour.isMarked("hud-mark-1"))
        await tour.picture("A toast with Undo", as: "undo")
        if let message = tour.frame(of: "hud.message"), let action = tour.frame(of: "hud.action") {
            tour.check(
                "Undo stands at the toast's end", (action.midX > message.midX) != tour.isMirrored,
                seen: "text at \(Int(message.midX)), button at \(Int(action.midX))")
        }
        await tour.click("hud.action")
        await tour.check("Undo brings them back") {
            tour.isMarked("hud-mark-1")
        } seen: {
            "bookmarked: \(tour.isMarked("hud-mark-1"))"
        }
        await undoByKeyboard(tour)
    }

    /// The toast takes no focus; it is reached, left and answered with the keyboard only.
    private func undoByKeyboard(_ tour: Tour) async {
        await tour.click("hud-remove")
        await tour.until("the toast is up") { tour.isUp(.hud) }
        tour.check("the focus stays where it was", expected: "hud-remove", seen: tour.focusPath)
        await tour.key("F6")
        tour.check("F6 takes it to Undo", expected: "hud.action", seen: tour.focusName)
        await tour.picture("Undo by keyboard: the ring of the focus", as: "undo-focus")
        await tour.key("F6")
        tour.check("and back to where one was", expected: "hud-remove", seen: tour.focusName)
        await tour.key("shift+F6")
        await tour.key("Return")
        await tour.check("Return on Undo brings the bookmarks back") {
            tour.isMarked("hud-mark-1")
        } seen: {
            "bookmarked: \(tour.isMarked("hud-mark-1")), focus at \(tour.focusName)"
        }
        tour.check("and leaves the focus where one was", expected: "hud-remove", seen: tour.focusName)
        await tour.click("hud-remove")
        await tour.until("the toast is up") { tour.isUp(.hud) }
        tour.window.overlays.dismissAll(.hud)
        await tour.until("the toast is gone") { tour.stage.plan.surfaces.isEmpty }
    }

    private func progress(_ tour: Tour) async {
        await tour.click("hud-save")
        await tour.until("the download is half done") {
            (tour.contents(.hud).last?.indicator.percent ?? 0) >= 50
        }
        let position = tour.scrollPosition("hud-page")
        await tour.scroll(over: "hud-page")
        tour.check(
            "the page scrolls under the progress", tour.scrollPosition("hud-page") > position,
            seen: "\(position) → \(tour.scrollPosition("hud-page"))")
        await tour.picture("Progress from the bytes that arrived", as: "progress")
        await tour.check("it ends with success") {
            tour.says(.hud, tour.words.saved)
        } seen: {
            tour.describeStage()
        }
        await tour.picture("Success", as: "success")
        await tour.until("the HUD is gone") { tour.stage.plan.surfaces.isEmpty }
    }

    private func failure(_ tour: Tour) async {
        tour.network(latency: .milliseconds(300), download: .seconds(1), fault: .cut)
        await tour.click("hud-save")
        await tour.check("a broken connection ends with an error") {
            tour.says(.hud, tour.words.notSaved)
        } seen: {
            tour.describeStage()
        }
        await tour.picture("Error", as: "error")
        await tour.until("the HUD is gone") { tour.stage.plan.surfaces.isEmpty }
    }
}
