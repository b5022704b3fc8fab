import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// A form that guards its text, and sheets above it.
struct AgendaTour: TourScene {
    let name = "Agenda"
    let slug = "agenda"
    let tab = Tab.sheet

    func run(_ tour: Tour) async {
        await tour.click("page-agenda")
        await tour.picture("The day", as: "before")
        await stepsBack(tour)
        await type(tour)
        await guarded(tour)
        await stacked(tour)
        await tour.click("event-cancel")
        await discard(tour)
        await begunAnew(tour)
    }

    private func discard(_ tour: Tour) async {
        await asks(tour, "Cancel")
        await tour.click("discard")
        await tour.noSheet()
        await tour.until("the keyboard is gone") { !tour.isShown("keyboard") }
    }

    /// Another event is begun while the last one's form is still leaving.
    private func begunAnew(_ tour: Tour) async {
        guard let new = tour.place(of: "agenda-new") else { return tour.fail("a button", "none") }
        await tour.show(by: "agenda-new")
        await tour.act(.key("Escape"), .move(new), .press, .release)
        await tour.until("the second form alone is up") {
            tour.stage.presentations.map(\.state) == [.shown] && tour.stage.plan.surfaces.count == 1
        }
        await tour.click("event-title")
        await tour.until("the keyboard is up") { tour.keyboardRests(for: tour.tea) }
        await tour.settled()
        await tour.tapKeys(tour.tea)
        tour.check(
            "a form begun while the last one goes is written in", expected: tour.tea,
            seen: tour.widget("event-title")?.content)
        await tour.click("event-cancel")
        await discard(tour)
    }

    /// The page behind follows the sheet, frame by frame.
    private func stepsBack(_ tour: Tour) async {
        guard let page = tour.frame(of: "agenda") else { return tour.fail("a page", "none") }
        // Above the sheet, whose color may be the same as the page's.
        let rim = tour.screen(page.minX + 4, page.minY + 40)
        let inside = tour.screen(page.minX + 14, page.minY + 40)
        let before = (await tour.color(at: rim), await tour.color(at: inside))
        await tour.show(by: "agenda-new")
        let during = (await tour.color(at: rim), await tour.color(at: inside))
        tour.check(
            "the page steps back from its rim", before.0 == before.1 && during.0 != during.1,
            seen: "\(before) → \(during)")
        await tour.picture("A new event", as: "form")
        tour.agrees("at rest")
    }

    /// The focused field stays in view above the keyboard.
    private func type(_ tour: Tour) async {
        for name in ["event-title", "event-notes"] {
            await tour.reveal(name, in: "event-fields")
            await tour.click(name)
            await tour.until("the keyboard is up") { tour.keyboardRests(for: tour.tea) }
            await tour.settled()
            await tour.check("“\(name)” is in view above the keyboard") {
                isInView(name, tour)
            } seen: {
                "\(String(describing: tour.frame(of: name))), keyboard \(String(describing: tour.frame(of: "keyboard")))"
            }
            await tour.tapKeys(tour.tea)
            tour.check("it is typed into", expected: tour.tea, seen: tour.widget(name)?.content)
        }
        await tour.picture("Typing", as: "keyboard")
    }

    private func isInView(_ name: String, _ tour: Tour) -> Bool {
        guard let field = tour.frame(of: name), let page = tour.frame(of: "event-fields"),
            let keys = tour.frame(of: "keyboard")
        else { return false }
        return field.minY >= page.minY - 1 && field.maxY <= min(page.maxY, keys.minY) + 1
    }

    /// Typed text is not lost by a slip: the sheet comes back, and asks.
    private func guarded(_ tour: Tour) async {
        await tour.key("Escape")
        await asks(tour, "Escape")
        await tour.picture("Asked first", as: "asks")
        await tour.click("keep")
        await onlyForm(tour, "“Keep Writing” keeps the form")

        guard let head = tour.place(of: "event-heading") else {
            return tour.fail("a form", "none")
        }
        let rest = tour.position?.points ?? 0
        let film = await tour.film.record("event") {
            await tour.drag(from: head, by: (0, 420), steps: 30)
            await asks(tour, "a drag down")
        }
        let lowest = film.map(\.core).min() ?? rest
        tour.check(
            "it resists the finger, and comes back",
            lowest < rest - 40 && lowest > rest - 210 && abs((film.last?.core ?? 0) - rest) <= 0.5,
            seen: "from \(Tour.figure(rest)) down to \(Tour.figure(lowest)) and back to "
                + "\(Tour.figure(film.last?.core ?? 0)) pt")
        tour.agrees(film, "refused")
        tour.noJump(film, "refused")
        await tour.key("Escape")
        await onlyForm(tour, "Escape ends the question alone")
        tour.agrees("come back")
    }

    private func asks(_ tour: Tour, _ deed: String) async {
        await tour.check("\(deed) asks first, and the form stays") {
            tour.isShown("discard") && tour.stage.presentations.count == 2
        } seen: {
            tour.describeStage()
        }
        await tour.settled()
    }

    private func onlyForm(_ tour: Tour, _ what: String) async {
        await tour.check(what) {
            tour.stage.plan.surfaces.count == 1 && tour.isShown("event-form")
        } seen: {
            tour.describeStage()
        }
        await tour.settled()
    }

    /// A sheet above the sheet leaves alone.
    private func stacked(_ tour: Tour) async {
        await tour.reveal("event-calendar", in: "event-fields")
        await tour.click("event-calendar")
        await tour.until("the calendars are up") { tour.isShown("calendar-club") }
        await tour.settled()
        await tour.picture("A sheet over the sheet", as: "stacked")
        guard let head = tour.frame(of: "sheet.panel") else { return }
        await tour.drag(from: tour.screen(head.midX, head.minY + 16), by: (0, 120), steps: 8)
        await onlyForm(tour, "dragged away, it goes alone")
        await tour.click("event-calendar")
        await tour.until("the calendars are up again") { tour.isShown("calendar-club") }
        await tour.settled()
        await tour.click("calendar-club")
        await onlyForm(tour, "chosen from, it goes alone")
        await tour.check("and what was chosen is in the form") {
            tour.text(of: "event-calendar-name") == tour.words.name(of: .club)
        } seen: {
            tour.text(of: "event-calendar-name")
        }
    }
}
