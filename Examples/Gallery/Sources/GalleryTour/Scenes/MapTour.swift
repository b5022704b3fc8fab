import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// A list of places over a live map.
struct MapTour: TourScene {
    let name = "Map"
    let slug = "map"
    let tab = Tab.sheet

    func run(_ tour: Tour) async {
        await tour.click("page-map")
        await tour.picture("The map", as: "before")
        await tour.show(by: "map-places")
        await tour.rests(at: 1, after: "shown")
        await tour.picture("Places, half way up", as: "half")
        await live(tour)
        await walk(tour)
        await choose(tour)
        await search(tour)
        await tour.key("Escape")
        await tour.check("Escape ends the sheet") {
            tour.stage.presentations.isEmpty
        } seen: {
            tour.describeStage()
        }
        await tour.noSheet()
        await tour.until("the button is back") { tour.widget("map-places")?.opacity == 1 }
    }

    /// Wheel, drag and clicks reach the map beside the sheet.
    private func live(_ tour: Tour) async {
        guard let map = tour.frame(of: "map"), let panel = tour.frame(of: "sheet.panel") else {
            return tour.fail("a map and a panel", "none")
        }
        let free = Geometry.Rect(map.minX, map.minY, map.width, panel.minY - map.minY)
        let place = tour.screen(free.midX, free.midY)
        if let button = tour.frame(of: "map-out") {
            tour.check(
                "the map's buttons keep clear of the sheet", button.maxY <= panel.minY,
                seen: "\(button.maxY) over \(panel.minY)")
        }
        await changes(tour, free, "the wheel zooms the map behind the sheet") {
            await tour.scroll(at: place, down: false, notches: 2)
        }
        await changes(tour, free, "a drag moves it") {
            await tour.drag(from: place, by: (70, 40))
        }
        await changes(tour, free, "its button zooms it, too") { await tour.click("map-out") }
        tour.check("and the sheet stays", expected: 1, seen: tour.detent)
    }

    /// The click has left the focus on the map; F6 moves into the sheet and back, Tab through it.
    private func walk(_ tour: Tour) async {
        let origin = tour.focusName
        await tour.key("F6")
        await tour.check("F6 leads into the sheet") {
            tour.focusIsIn("sheet.panel")
        } seen: {
            tour.focusName
        }
        // F6 leads to the button that had the focus before the click. The next control would be the field, which
        // enlarges the sheet; the classic sheet has no grabber before the button.
        if tour.look != .classic {
            await tour.key("shift+Tab")
            await tour.check("Shift+Tab leads back in it") {
                tour.focusIsIn("sheet.panel")
            } seen: {
                tour.focusName
            }
        }
        await tour.picture("In the sheet by keyboard", as: "focus")
        await tour.key("F6")
        await tour.check("F6 leads back to where one was") {
            tour.focusName == origin
        } seen: {
            "\(tour.focusName), not \(origin)"
        }
    }

    /// Choosing a place lowers the list and moves the map.
    private func choose(_ tour: Tour) async {
        guard tour.isShown("place-3") else { return tour.fail("places to choose", "none") }
        let film = await tour.film.record {
            await tour.click("place-3")
            await tour.rests(at: 0, after: "a place chosen")
        }
        tour.agrees(film, "going down")
        guard let map = tour.frame(of: "map"), let panel = tour.frame(of: "sheet.panel") else { return }
        let middle = tour.screen(map.midX - 11, (map.minY + panel.minY) / 2 - 26)
        await tour.check("the map goes to it: its pin is in the middle of what is free") {
            Tour.isNear(await tour.color(at: middle), "#369945")
        } seen: {
            await tour.color(at: middle)
        }
        await tour.picture("A place chosen", as: "chosen")
    }

    /// Searching shows the whole list, and the keyboard.
    private func search(_ tour: Tour) async {
        await tour.click("places-search")
        await tour.until("the keyboard is up") { tour.keyboardRests(for: tour.kettle) }
        await tour.rests(at: 2, after: "the field taken")
        if let field = tour.frame(of: "places-search"), let keys = tour.frame(of: "keyboard") {
            tour.check(
                "the field is above the keyboard", field.maxY <= keys.minY && field.minY >= 0,
                seen: "\(field.minY) to \(field.maxY), keyboard from \(keys.minY)")
        }
        await tour.tapKeys(tour.kettle)
        await tour.check("it finds one place") {
            tour.isShown("place-11") && !tour.isShown("place-3")
        } seen: {
            tour.widget("places-search")?.content ?? ""
        }
        await tour.picture("Searching", as: "search")
        await tour.click("place-11")
        await tour.rests(at: 0, after: "what was found chosen")
        await tour.until("the keyboard is gone") { !tour.isShown("keyboard") }
    }

    private func changes(_ tour: Tour, _ part: Geometry.Rect, _ what: String, _ deed: () async -> Void) async
    {
        await tour.standsStill(part)
        let before = await tour.imprint(of: part)
        await deed()
        await tour.standsStill(part)
        let after = await tour.imprint(of: part)
        tour.check(what, before != after, seen: before == after ? "the same picture" : "another picture")
    }
}
