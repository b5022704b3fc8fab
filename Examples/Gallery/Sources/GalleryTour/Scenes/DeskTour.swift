import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// The articles in a wide window: removal with undo, and questions in the center.
struct DeskTour: TourScene {
    let name = "Desk"
    let slug = "desk"
    let tab = Tab.activity
    let looks = [Look.light, .dark, .rightToLeft]

    func run(_ tour: Tour) async {
        let size = tour.windowFrame
        tour.resize(width: 1200, height: 800)
        await tour.until("the window is a desk") {
            tour.windowFrame.width == 1200 && tour.isShown("desk-details")
        }
        await tour.until("the table is filled") {
            tour.rows(in: "activity-list") >= 20 && tour.stage.presentations.isEmpty
        }
        // The previous scene has scrolled the table.
        await tour.reveal("article-0", in: "activity-list-page")
        await tour.click("article-0")
        await tour.picture("Topics, articles, and one of them", as: "before")
        await removals(tour)
        await group(tour)
        await question(tour)
        await form(tour)
        await chooser(tour)
        tour.resize(width: size.width, height: size.height)
        await tour.until("the window is as it was") {
            tour.windowFrame == size && !tour.isShown("desk-details")
        }
    }

    // MARK: Notices

    /// Three removals in a row: the second is undone, the others are carried out.
    private func removals(_ tour: Tour) async {
        let count = tour.rows(in: "activity-list")
        await remove(3, tour)
        tour.check("they are gone at once", expected: count - 3, seen: tour.rows(in: "activity-list"))
        await tour.picture("Three removals: a stack", as: "stack")
        await open(tour) { await tour.act(.move($0)) }
        await tour.picture("Under the pointer: each with its own Undo", as: "stack-open")
        await clickUndo(ofNotice: 1, tour)
        await tour.check("the second comes back alone") {
            tour.rows(in: "activity-list") == count - 2 && tour.stage.presentations.count == 2
        } seen: {
            "\(tour.rows(in: "activity-list")) rows, \(tour.describeStage())"
        }
        await tour.settled()
        await tour.click("clear all.action")
        await tour.rest()
        await tour.check("Clear All does the others") {
            tour.stage.presentations.isEmpty && tour.stage.pendingWork == 0
        } seen: {
            "\(tour.stage.pendingWork) pending, \(tour.describeStage())"
        }
        tour.check("and brings none back", expected: count - 2, seen: tour.rows(in: "activity-list"))
        await tour.until("the stack is gone") { tour.stage.plan.surfaces.isEmpty }
    }

    /// By keys: one button undoes all of them.
    private func group(_ tour: Tour) async {
        let count = tour.rows(in: "activity-list")
        await remove(3, tour)
        await open(tour) { _ in await tour.key("F6") }
        for _ in 0..<8 where tour.focusName != "clear all.action-2" { await tour.key("Tab") }
        tour.check("Tab leads to Undo All", expected: "clear all.action-2", seen: tour.focusName)
        await tour.picture("By keys: Undo All", as: "undo-all")
        await tour.key("Return")
        await tour.check("all are back") {
            tour.rows(in: "activity-list") == count && tour.stage.pendingWork == 0
        } seen: {
            "\(tour.rows(in: "activity-list")) of \(count) rows"
        }
        await tour.until("the stack is gone") { tour.stage.plan.surfaces.isEmpty }
    }

    private func remove(_ count: Int, _ tour: Tour) async {
        for number in 1...count {
            await tour.click("desk-remove")
            await tour.until("notice \(number) is up") {
                tour.stage.presentations.count == number && tour.isShown("articles.panel")
            }
        }
        await tour.settled()
    }

    /// Opens the stack with an action of the user, at the front notice.
    private func open(_ tour: Tour, by act: (Pointer.Place) async -> Void) async {
        guard let front = notices(tour).first else { return tour.fail("a stack", "none") }
        await act(tour.screen(front.midX, front.midY))
        await tour.check("it opens into a list") {
            tour.stage.plan.surfaces.allSatisfy { $0.stack?.isOpen == true }
                && tour.isShown("clear all.action")
        } seen: {
            tour.describeStage()
        }
        await tour.settled()
        let frames = notices(tour)
        tour.check(
            "none lies over another", zip(frames, frames.dropFirst()).allSatisfy { $0.minY >= $1.maxY },
            seen: "\(frames)")
    }

    /// The panels of the notices, newest first, which is at the bottom.
    private func notices(_ tour: Tour) -> [Geometry.Rect] {
        all("articles.panel", in: tour.window).compactMap { tour.frame(of: $0) }.sorted { $0.minY > $1.minY }
    }

    private func clickUndo(ofNotice place: Int, _ tour: Tour) async {
        let buttons = all("articles.action", in: tour.window).compactMap { tour.frame(of: $0) }
            .sorted { $0.minY > $1.minY }
        guard buttons.indices.contains(place) else {
            return tour.fail("three buttons", "\(buttons.count)")
        }
        await tour.click(at: tour.screen(buttons[place].midX, buttons[place].midY))
    }

    private func all(_ name: String, in root: Widget) -> [Widget] {
        guard gtk_widget_get_mapped(root) != 0 else { return [] }
        let own = gtk_widget_get_name(root).map { String(cString: $0) } == name ? [root] : []
        return own + root.children.flatMap { all(name, in: $0) }
    }

    // MARK: Questions

    private func question(_ tour: Tour) async {
        let count = tour.rows(in: "activity-list")
        await tour.click("topic-1")
        await tour.until("one topic is shown") { tour.rows(in: "activity-list") < count }
        let some = tour.rows(in: "activity-list")
        await asks(tour, "desk-empty")
        await tour.picture("A question in the middle", as: "question")
        await tour.key("Escape")
        await answered(tour)
        tour.check("Escape removes nothing", expected: some, seen: tour.rows(in: "activity-list"))
        await asks(tour, "desk-empty")
        await tour.click("question.action")
        await tour.check("the answer removes all of the topic") {
            tour.rows(in: "activity-list") == count - some
        } seen: {
            "\(tour.rows(in: "activity-list")) of \(count) rows"
        }
        await tour.until("it can be taken back") { tour.isUp(.hud) }
        await tour.settled()
        await tour.click("articles.action")
        await tour.check("and they come back together") {
            tour.rows(in: "activity-list") == count
        } seen: {
            "\(tour.rows(in: "activity-list")) of \(count) rows"
        }
        await tour.until("the notice is gone") { tour.stage.plan.surfaces.isEmpty }
        // A narrow window shows no topics, and lists all articles.
        await tour.click("topic-1")
        await tour.until("one topic is shown again") { tour.rows(in: "activity-list") < count }
        await asks(tour, "desk-empty")
        await low(tour, "A question in a low window", as: "question-low")
        await tour.key("Escape")
        await answered(tour)
        await tour.click("article-0")
    }

    private func form(_ tour: Tour) async {
        await asks(tour, "desk-rename")
        await tour.act(.key("ctrl+a"), .key("BackSpace"))
        await tour.key("Return")
        await tour.check("a title is needed") {
            tour.contents(.question).first?.field?.problem == tour.words.needsTitle
        } seen: {
            "\(tour.contents(.question).map(\.field))"
        }
        await tour.settled()
        await tour.picture("A form that says what is wrong", as: "form")
        await low(tour, "A form in a low window", as: "form-low")
        await tour.type("Lanterns")
        await tour.key("Return")
        await answered(tour)
        await tour.check("the article has its new title") {
            tour.text(of: "desk-title") == "Lanterns"
        } seen: {
            tour.text(of: "desk-title")
        }
    }

    /// The selection in an open list is kept while the window gets smaller and larger again.
    private func chooser(_ tour: Tour) async {
        await asks(tour, "desk-move")
        await tour.picture("A list to choose from", as: "chooser")
        await low(tour, "A list in a low window", as: "chooser-low")
        await tour.type("mus")
        await tour.until("one is found") { tour.contents(.question).first?.choices?.rows.count == 1 }
        await tour.key("Return")
        await answered(tour)
        await tour.check("the article is in the topic that was found") {
            tour.text(of: "desk-byline").hasPrefix("Music")
        } seen: {
            tour.text(of: "desk-byline")
        }
    }

    /// The question while the window becomes as low as a phone in landscape, and back.
    private func low(_ tour: Tour, _ title: String, as name: String) async {
        let size = tour.windowFrame
        tour.resize(width: 700, height: 340)
        await tour.until("the window is low") { tour.windowFrame.height == 340 }
        await tour.settled()
        inTheMiddle(tour)
        await tour.picture(title, as: name)
        tour.resize(width: size.width, height: size.height)
        await tour.until("the window is as it was") { tour.windowFrame == size }
        await tour.settled()
        inTheMiddle(tour)
    }

    private func inTheMiddle(_ tour: Tour) {
        let window = tour.windowFrame
        guard let panel = tour.frame(of: "question.panel") else { return tour.fail("a question", "none") }
        tour.check(
            "the question is in the middle of \(Int(window.width)) points",
            abs(panel.midX - window.midX) <= 1 && panel.minY >= 0 && panel.maxY <= window.height,
            seen: "\(panel)")
    }

    private func asks(_ tour: Tour, _ button: String) async {
        await tour.click(button)
        await tour.until("it asks") { tour.isUp(.question) }
        await tour.settled()
    }

    private func answered(_ tour: Tour) async {
        await tour.until("the question is gone") { tour.stage.plan.surfaces.isEmpty }
    }
}
