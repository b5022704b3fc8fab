import GalleryApp

/// The colour picker, which changes the background while one drags.
struct SheetTour: TourScene {
    let name = "Sheet"
    let tab = Tab.sheet

    func run(_ tour: Tour) async {
        await tour.picture("The canvas", as: "before")
        await accept(tour)
        await cancel(tour)
        await tapOutside(tour)
        await wheel(tour)
    }

    private func accept(_ tour: Tour) async {
        await show(tour, by: "sheet-choose")
        await tour.drag("picker-hue", along: [(0.2, 0.5), (0.35, 0.5)])
        let before = await background(tour)
        await tour.drag(on: "picker-hue", to: [(0.5, 0.5), (0.75, 0.5)])
        let dragged = await background(tour)
        tour.check(
            "the background changes while one drags", before != dragged, seen: "\(before) → \(dragged)")
        await tour.release()
        await tour.picture("Choosing a colour", as: "during")
        await tour.click("picker-accept")
        await tour.check("Accept ends the sheet") {
            tour.stage.plan.surfaces.isEmpty
        } seen: {
            tour.describeStage()
        }
        tour.check("the focus came back", expected: "sheet-choose", seen: tour.focusPath)
        let accepted = await background(tour)
        tour.check("Accept keeps the colour", expected: dragged, seen: accepted)
        await tour.picture("The new background", as: "after")
    }

    private func cancel(_ tour: Tour) async {
        let before = await background(tour)
        await show(tour, by: "sheet-choose")
        await tour.click("picker-favourite-3")
        let chosen = await background(tour)
        tour.check("shown again, it works again", before != chosen, seen: "\(before) → \(chosen)")
        await tour.click("picker-cancel")
        await gone(tour)
        let after = await background(tour)
        tour.check("Cancel gives the colour back", expected: before, seen: after)
    }

    private func tapOutside(_ tour: Tour) async {
        let before = await background(tour)
        await show(tour, by: "sheet-choose")
        await tour.click("picker-favourite-4")
        guard let canvas = tour.frame(of: "sheet-canvas") else { return }
        await tour.act(.move(tour.screen(canvas.midX, canvas.minY + 60)), .press)
        tour.check("a press outside does nothing yet", expected: 1, seen: tour.stage.presentations.count)
        await tour.release()
        await tour.check("its release ends the sheet") {
            tour.stage.presentations.isEmpty
        } seen: {
            tour.describeStage()
        }
        await gone(tour)
        let after = await background(tour)
        tour.check("a tap outside gives the colour back", expected: before, seen: after)
    }

    /// An irregular shape: around the wheel there is nothing.
    private func wheel(_ tour: Tour) async {
        let before = await background(tour)
        await show(tour, by: "sheet-wheel")
        await tour.drag("wheel-hues", along: [(0.5, 0.12), (0.8, 0.3), (0.88, 0.5)])
        await tour.release()
        let chosen = await background(tour)
        tour.check("the wheel changes the background", before != chosen, seen: "\(before) → \(chosen)")
        await tour.picture("A sheet of irregular shape", as: "wheel")
        await tour.key("Escape")
        await tour.check("Escape ends the sheet") {
            tour.stage.presentations.isEmpty
        } seen: {
            tour.describeStage()
        }
        await gone(tour)
        let after = await background(tour)
        tour.check("Escape gives the colour back", expected: before, seen: after)
    }

    private func show(_ tour: Tour, by button: String) async {
        await tour.click(button)
        await tour.until("the sheet is up") { tour.isUp(.sheet) }
        await tour.settled()
    }

    private func gone(_ tour: Tour) async {
        await tour.until("the sheet is gone") { tour.stage.plan.surfaces.isEmpty }
    }

    /// The colour of the canvas in its upper corner, as it is on the screen.
    private func background(_ tour: Tour) async -> String {
        await tour.frames(2)
        guard let canvas = tour.frame(of: "sheet-canvas") else { return "no canvas" }
        return await tour.colour(at: tour.screen(canvas.minX + 12, canvas.minY + 12))
    }
}
