import GalleryApp
@_spi(Host) import Scrim

/// A color picker over a live picture.
struct SheetTour: TourScene {
    let name = "Sheet"
    let tab = Tab.sheet

    func run(_ tour: Tour) async {
        await tour.click("page-canvas")
        await tour.picture("The canvas", as: "before")
        await accept(tour)
        await background(tour)
        await tapOutside(tour)
        await wheel(tour)
        await inspector(tour)
    }

    private func accept(_ tour: Tour) async {
        await tour.show(by: "sheet-choose")
        await tour.drag("picker-hue", along: [(0.2, 0.5), (0.35, 0.5)])
        let before = await sky(tour)
        await tour.drag(on: "picker-hue", to: [(0.5, 0.5), (0.75, 0.5)])
        let dragged = await sky(tour)
        tour.check(
            "the background changes while one drags", before != dragged, seen: "\(before) → \(dragged)")
        await tour.release()
        await tour.picture("Choosing a color", as: "during")
        await tour.click("picker-accept")
        await tour.noSheet()
        tour.check("the focus came back", expected: "sheet-choose", seen: tour.focusPath)
        tour.check("Accept keeps the color", expected: dragged, seen: await sky(tour))
        await tour.picture("The new background", as: "after")
    }

    /// A small sheet leaves the picture live: a click on the picture selects the part to color.
    private func background(_ tour: Tour) async {
        let before = (await sky(tour), await sun(tour))
        await tour.show(by: "sheet-choose")
        guard let place = sunPlace(tour) else { return tour.fail("a canvas", "none") }
        await tour.click(at: place)
        await tour.check("a click reaches the live picture behind") {
            tour.text(of: "picker-title") == tour.words.name(of: .sun)
        } seen: {
            tour.text(of: "picker-title")
        }
        await tour.click("picker-favorite-4")
        let painted = (await sky(tour), await sun(tour))
        tour.check("now the sun is painted", painted.1 != before.1, seen: "\(before.1) → \(painted.1)")
        tour.check("and the sky is not", expected: before.0, seen: painted.0)

        guard let head = tour.place(of: "picker-title") else { return tour.fail("a title", "none") }
        await tour.drag(from: head, by: (0, -150), steps: 12)
        await tour.rests(at: 1, after: "pulled up")
        let (rest, field) = (tour.shown, tour.frame(of: "picker-field")?.height ?? 0)
        tour.check("the field of colors has room now", field > 100, seen: "\(field)")
        await tour.drag("picker-field", along: [(0.3, 0.3), (0.4, 0.5), (0.6, 0.9)])
        tour.check("a drag in the field is the field's", expected: rest, seen: tour.shown)
        await tour.release()
        await tour.picture("The whole picker", as: "large")
        await tour.click("picker-cancel")
        await tour.noSheet()
        let after = (await sky(tour), await sun(tour))
        tour.check("Cancel gives both colors back", before == after, seen: "\(after)")
    }

    /// A large sheet blocks the content behind it, and a tap there ends the sheet on release.
    private func tapOutside(_ tour: Tour) async {
        let before = await sky(tour)
        await tour.show(by: "sheet-choose")
        await tour.click("picker-favorite-4")
        guard let head = tour.place(of: "picker-title"), let canvas = tour.frame(of: "sheet-canvas") else {
            return
        }
        await tour.drag(from: head, by: (0, -150), steps: 12)
        await tour.rests(at: 1, after: "pulled up again")
        let outside = tour.screen(canvas.midX, canvas.minY + 60)
        await tour.act(.move(outside), .press, .move(outside.moved(60, 0)), .release)
        tour.check("a press that slips away is no tap", expected: 1, seen: tour.stage.presentations.count)
        await tour.act(.move(outside), .press)
        tour.check("a press outside does nothing yet", expected: 1, seen: tour.stage.presentations.count)
        await tour.release()
        await tour.check("its release ends the sheet") {
            tour.stage.presentations.isEmpty
        } seen: {
            tour.describeStage()
        }
        await tour.noSheet()
        tour.check("a tap outside gives the color back", expected: before, seen: await sky(tour))
    }

    /// An irregular shape: around the wheel and in its hole, the picture is live.
    private func wheel(_ tour: Tour) async {
        let before = (await sky(tour), await sun(tour))
        await tour.show(by: "sheet-wheel")
        await tour.drag("wheel-hues", along: [(0.5, 0.12), (0.8, 0.3), (0.88, 0.5)])
        await tour.release()
        let chosen = await sky(tour)
        tour.check("the wheel changes the background", before.0 != chosen, seen: "\(before.0) → \(chosen)")
        tour.check("on the ring the sheet is hit", isHit(0.5, 0.1, tour), seen: "\(isHit(0.5, 0.1, tour))")
        for (part, x, y) in [("the hole", 0.5, 0.5), ("the corner", 0.04, 0.04)] {
            tour.check("in \(part) the picture is hit", !isHit(x, y, tour), seen: "\(isHit(x, y, tour))")
        }
        if let place = sunPlace(tour) { await tour.click(at: place) }
        await tour.drag("wheel-hues", along: [(0.12, 0.5), (0.16, 0.4)])
        await tour.release()
        let painted = await sun(tour)
        tour.check("beside the wheel a click reaches the sun", painted != before.1, seen: painted)
        await tour.click("wheel-hues")
        await tour.drag("wheel-hues", along: [(0.5, 0.9), (0.4, 0.88)])
        await tour.release()
        let again = await sky(tour)
        tour.check("through its hole one reaches the sky", again != chosen, seen: "\(chosen) → \(again)")
        await tour.picture("A sheet of irregular shape", as: "wheel")
        await tour.key("Escape")
        await tour.check("Escape ends the sheet") {
            tour.stage.presentations.isEmpty
        } seen: {
            tour.describeStage()
        }
        await tour.noSheet()
        let after = (await sky(tour), await sun(tour))
        tour.check("Escape gives the colors back", before == after, seen: "\(after)")
    }

    /// A sheet at the side, beside a picture that makes room.
    private func inspector(_ tour: Tour) async {
        await tour.show(by: "sheet-adjust")
        let isMirrored = tour.isMirrored
        if let panel = tour.frame(of: "sheet.panel"), let canvas = tour.frame(of: "sheet-canvas") {
            let gap = isMirrored ? panel.minX - canvas.minX : canvas.maxX - panel.maxX
            tour.check("it lies at the trailing side", abs(gap) <= 1, seen: "\(gap) px from it")
            let place = tour.screen(
                canvas.minX + (isMirrored ? canvas.width - 56 : 56), canvas.minY + canvas.height * 0.31)
            let before = await tour.color(at: place)
            let path = [0.6, 0.4, 0.22].map { (isMirrored ? 1 - $0 : $0, 0.5) }
            await tour.drag("adjust-height", along: path)
            await tour.frames(2)
            let after = await tour.color(at: place)
            tour.check("the sun goes down while one slides", before != after, seen: "\(before) → \(after)")
            await tour.release()
        }
        await tour.picture("An inspector at the side", as: "inspector")
        await tour.click("adjust-reset")
        guard let title = tour.frame(of: "sheet.panel") else { return }
        let film = await tour.film.record {
            await tour.drag(
                from: tour.screen(title.midX, title.maxY - 40), by: (isMirrored ? -150 : 150, 0), steps: 14)
            await tour.noSheet()
        }
        tour.agrees(film, "dragged off its side")
    }

    /// True if a position in the wheel's square, 0 to 1 in each direction, hits the sheet.
    private func isHit(_ x: Double, _ y: Double, _ tour: Tour) -> Bool {
        guard let frame = tour.frame(of: "wheel-hues"), let sheet = tour.sheet else { return false }
        let point = Geometry.Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
        return tour.stage.gate.route(at: point, in: tour.stage.geometry) == .panel(sheet.id)
    }

    /// The color of the sky in its upper corner, as seen on screen.
    private func sky(_ tour: Tour) async -> String {
        await tour.frames(2)
        guard let canvas = tour.frame(of: "sheet-canvas") else { return "no canvas" }
        return await tour.color(at: tour.screen(canvas.minX + 12, canvas.minY + 12))
    }

    private func sun(_ tour: Tour) async -> String {
        await tour.frames(2)
        guard let place = sunPlace(tour) else { return "no canvas" }
        return await tour.color(at: place)
    }

    private func sunPlace(_ tour: Tour) -> Pointer.Place? {
        tour.frame(of: "sheet-canvas").map {
            tour.screen($0.midX + $0.width * 0.16, $0.minY + $0.height * 0.31)
        }
    }
}
