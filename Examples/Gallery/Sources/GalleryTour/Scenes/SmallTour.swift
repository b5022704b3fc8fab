import GalleryApp
@_spi(Host) import Scrim

/// Every sheet in a window that is barely large enough for it.
struct SmallTour: TourScene {
    let name = "Small window"
    let slug = "small"
    let tab = Tab.sheet
    // What fits does not depend on the look, but on the language: German has long words.
    let looks = [Look.light, .dark, .german]

    func run(_ tour: Tour) async {
        let size = tour.windowFrame
        tour.resize(width: 340, height: 480)
        await tour.until("the window is small") { tour.windowFrame.height == 480 }
        await picker(tour)
        await inspector(tour)
        await places(tour)
        await form(tour)
        tour.resize(width: size.width, height: size.height)
        await tour.until("the window is as it was") { tour.windowFrame == size }
    }

    private func picker(_ tour: Tour) async {
        await tour.click("page-canvas")
        await tour.show(by: "sheet-choose")
        guard let head = tour.place(of: "picker-title") else { return tour.fail("a title", "none") }
        await tour.drag(from: head, by: (0, -150), steps: 12)
        await tour.rests(at: 1, after: "pulled up")
        fits(tour, "picker-accept", "picker-field")
        await tour.picture("The picker", as: "picker")
        await close(tour)
    }

    private func inspector(_ tour: Tour) async {
        await tour.show(by: "sheet-adjust")
        fits(tour, "adjust-close", "adjust-hills")
        await tour.picture("The inspector", as: "inspector")
        await tour.click("adjust-close")
        await tour.noSheet()
    }

    private func places(_ tour: Tour) async {
        await tour.click("page-map")
        await tour.show(by: "map-places")
        fits(tour, "places-search", "places-close")
        await tour.picture("The places", as: "places")
        await tour.click("places-search")
        await tour.until("the keyboard is up") { tour.keyboardRests(for: tour.kettle) }
        await tour.settled()
        fits(tour, "places-search", "place-0")
        await tour.picture("Searching them", as: "search")
        await close(tour)
        await tour.until("the keyboard is gone") { !tour.isShown("keyboard") }
    }

    private func form(_ tour: Tour) async {
        await tour.click("page-agenda")
        await tour.show(by: "agenda-new")
        await tour.reveal("event-notes", in: "event-fields")
        await tour.click("event-notes")
        await tour.until("the keyboard is up") { tour.keyboardRests(for: tour.tea) }
        await tour.settled()
        await tour.tapKeys(tour.tea)
        fits(tour, "event-notes", "event-add")
        await tour.picture("The form", as: "form")
        await tour.click("event-cancel")
        await tour.until("it asks") { tour.isShown("discard") }
        await tour.settled()
        fits(tour, "discard", "keep")
        await tour.picture("Asked first", as: "asks")
        await tour.click("discard")
        await tour.noSheet()
        await tour.until("the keyboard is gone") { !tour.isShown("keyboard") }
    }

    private func close(_ tour: Tour) async {
        await tour.key("Escape")
        await tour.noSheet()
    }

    /// Checks that widgets of a sheet are in the window, above the keyboard.
    private func fits(_ tour: Tour, _ names: String...) {
        let window = tour.windowFrame
        let room = Geometry.Rect(0, 0, window.width, tour.frame(of: "keyboard")?.minY ?? window.height)
        for name in names {
            guard let frame = tour.frame(of: name) else {
                tour.fail("“\(name)” has its place", "it is not there")
                continue
            }
            tour.check(
                "“\(name)” has its place",
                frame.minX >= -1 && frame.minY >= -1 && frame.maxX <= room.maxX + 1
                    && frame.maxY <= room.maxY + 1 && frame.height >= 24,
                seen: "\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) × \(Int(frame.height)) in "
                    + "\(Int(room.width)) × \(Int(room.height))")
        }
    }
}
