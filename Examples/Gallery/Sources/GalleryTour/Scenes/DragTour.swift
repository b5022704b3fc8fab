import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// A sheet under a drag: from detent to detent, caught in flight, pulled past its ends.
struct DragTour: TourScene {
    let name = "Drags"
    let slug = "drag"
    let tab = Tab.sheet
    // The motion is the same in every look.
    let looks = [Look.light]

    func run(_ tour: Tour) async {
        await tour.click("page-map")
        await tour.show(by: "map-places")
        await fromDetentToDetent(tour)
        await flicks(tour)
        await pastItsEnd(tour)
        await caught(tour)
        await windowChanges(tour)
        await handsOver(tour)
        await keys(tour)
        await tapOutside(tour)
    }

    // MARK: By hand

    /// The sheet follows the pointer at every step; released slowly, it goes to the nearest detent.
    private func fromDetentToDetent(_ tour: Tour) async {
        guard let rest = tour.shown else { return tour.fail("a sheet", "none") }
        let film = await tour.film.record {
            await tour.act(.move(head(tour)), .press)
            var held: [Double] = []
            for step in 1...6 {
                await tour.act(.move(tour.pointer.moved(0, -30)), .pause(40))
                await tour.frames(2)
                if step > 1 { held.append((tour.shown ?? 0) - rest - Double(step * 30)) }
            }
            // From the threshold on, the distance between pointer and panel must not change by a pixel.
            let spread = (held.max() ?? 0) - (held.min() ?? 0)
            tour.check(
                "it moves with the pointer", held.count == 5 && spread <= 1,
                seen:
                    "\(Tour.figure(spread)) px between pointer and panel, threshold \(-Int(held.first ?? 0)) px"
            )
            await tour.picture("Held by the pointer", as: "held")
            await tour.act(.pause(200), .move(tour.pointer.moved(0, -30)), .pause(200), .release)
            await tour.rests(at: 2, after: "let go near the top")
        }
        tour.agrees(film, "dragged up")
        tour.noJump(film, "let go")
    }

    private func flicks(_ tour: Tour) async {
        for (deed, way, goal) in [
            ("flicked down", 120.0, 1), ("flicked down again", 120, 0), ("flicked up", -120, 1),
            ("flicked up again", -120, 2),
        ] {
            let film = await tour.film.record { await flick(tour, by: way, to: goal, deed) }
            tour.agrees(film, deed)
            tour.noJump(film, deed)
        }
    }

    /// Past its largest detent the sheet gives way less and less, and springs back.
    private func pastItsEnd(_ tour: Tour) async {
        guard let rest = tour.shown else { return tour.fail("a sheet", "none") }
        await tour.act(.move(head(tour).moved(0, 0)), .press)
        let start = tour.pointer
        // The sheet stays clear of the bar with the window's buttons.
        let room = tour.windowFrame.height - (tour.frame(of: "header")?.maxY ?? 0) - rest
        var worst = 0.0
        for pull in [20.0, 40, 60] {
            // The sheet's head is near the screen's upper edge, where the pointer stops.
            let goal = max(start.y - pull, 0)
            await tour.act(.move(Pointer.Place(x: start.x, y: goal)), .pause(20))
            await tour.frames(2)
            let way = start.y - goal - Self.threshold
            let formula = (1 - 1 / (way * 0.55 / room + 1)) * room
            worst = max(worst, abs((tour.shown ?? 0) - rest - formula))
        }
        tour.check(
            "past its end it gives as the rubber band's formula says", worst <= 1,
            seen: "at most \(Tour.figure(worst)) px apart, \(Int(room)) px to give at most")
        await tour.picture("Pulled past its end", as: "rubber-band")
        let film = await tour.film.record {
            await tour.act(.pause(200), .move(tour.pointer.moved(0, 1)), .pause(200), .release)
            await tour.rests(at: 2, after: "let go past its end")
        }
        tour.agrees(film, "springing back")
        tour.noJump(film, "let go past its end")
    }

    // MARK: In flight

    /// A press on a moving sheet holds it where it is seen.
    private func caught(_ tour: Tour) async {
        var film: [Still] = []
        for _ in 1...Self.attempts {
            let start = head(tour)
            film = await tour.film.record {
                // Down from full: the center of the list stays under the pointer.
                await tour.act(
                    [.move(start), .press] + fling(from: start, by: 120)
                        + [.release, .move(start.moved(0, 560)), .pause(60), .press])
                await tour.frames(3)
            }
            guard let position = tour.position, position.isDragged else { break }
            if position.points > 400, position.points < 740 { break }
            // A busy machine was too slow, and the sheet had arrived.
            await tour.act(.release)
            await tour.settled()
            await flick(tour, by: -120, to: 2, "up for another try")
        }
        let held = tour.shown ?? 0
        tour.check(
            "a press catches it in flight", tour.position?.isDragged == true,
            seen: "\(Tour.figure(held)) px on screen")
        tour.agrees(film, "flying and caught")
        tour.noJump(film, "caught")
        await tour.picture("Caught in flight", as: "caught")
        tour.check("held, it stays", abs((tour.shown ?? 0) - held) < 0.01, seen: Tour.figure(tour.shown ?? 0))
        await tour.act(.move(tour.pointer.moved(0, -5)), .pause(40))
        await tour.frames(2)
        tour.check(
            "and follows from the first pixel", abs((tour.shown ?? 0) - held - 5) <= 1,
            seen: "\(Tour.figure((tour.shown ?? 0) - held)) px of 5")
        let after = await tour.film.record {
            await tour.act(.move(tour.pointer.moved(0, -5)), .pause(200), .release)
            await tour.settled()
        }
        tour.agrees(after, "let go again")
        tour.noJump(after, "let go again")
        if tour.detent != 2 { await flick(tour, by: -120, to: 2, "back up") }
        await flick(tour, by: 120, to: 1, "half way down")
    }

    /// The window changes its size while the sheet is held.
    private func windowChanges(_ tour: Tour) async {
        let size = tour.windowFrame
        await tour.act(.move(head(tour)), .press)
        for _ in 1...3 { await tour.act(.move(tour.pointer.moved(0, -20)), .pause(20)) }
        tour.resize(width: size.width, height: size.height - 90)
        await tour.until("the window is lower") { tour.windowFrame.height == size.height - 90 }
        await tour.frames(3)
        tour.check(
            "held through a change of the window", tour.position?.isDragged == true,
            seen: tour.describeStage())
        tour.agrees("in the other window")
        await turns(tour)
        let before = tour.shown ?? 0
        await tour.act(.move(tour.pointer.moved(0, -24)), .pause(40))
        await tour.frames(2)
        tour.check(
            "it still follows the pointer", abs((tour.shown ?? 0) - before - 24) <= 1,
            seen: "\(Tour.figure((tour.shown ?? 0) - before)) px of 24")
        await tour.act(.pause(200), .move(tour.pointer.moved(0, 60)), .pause(200), .release)
        await tour.rests(at: 1, after: "let go in the other window")
        tour.resize(width: size.width, height: size.height)
        await tour.until("the window is as it was") { tour.windowFrame == size }
        await tour.rests(at: 1, after: "with the window as it was")
    }

    /// The phone is rotated, and rotated back, while the sheet is held.
    private func turns(_ tour: Tour) async {
        let before = tour.position?.points ?? 0
        for isOnItsSide in [true, false] {
            tour.turn()
            await tour.until("the phone is turned") {
                (tour.windowFrame.width > tour.windowFrame.height) == isOnItsSide
            }
            // A sudden change of layout becomes a smooth motion.
            await tour.settled()
            tour.check(
                "held while the phone is turned", tour.position?.isDragged == true,
                seen: tour.describeStage())
            tour.agrees(isOnItsSide ? "on its side" : "upright again")
        }
        // Where the window was lower, the sheet moved down under the pointer as far as it had to.
        let after = tour.position?.points ?? 0
        tour.check(
            "turned and back it is no higher than before", after > 0 && after <= before + 1,
            seen: "\(Tour.figure(before)) → \(Tour.figure(after)) pt")
    }

    // MARK: Other ways

    private func keys(_ tour: Tour) async {
        for _ in 1...30 where tour.focusPath != "sheet.grabber" {
            await tour.key("shift+Tab")
        }
        tour.check("Shift and Tab come to the grabber", expected: "sheet.grabber", seen: tour.focusPath)
        for (key, goal) in [("Page_Up", 2), ("Page_Down", 1), ("Down", 0), ("Down", 0), ("Up", 1), ("Up", 2)]
        {
            await tour.key(key)
            await tour.rests(at: goal, after: key.replacing("_", with: " "))
        }
        await tour.picture("The grabber has the focus", as: "grabber")
    }

    /// At full it blocks the content behind it: a tap there ends it.
    private func tapOutside(_ tour: Tour) async {
        await tour.click(at: tour.screen(tour.windowFrame.midX, 8))
        await tour.check("a tap outside ends it") {
            tour.stage.presentations.isEmpty
        } seen: {
            tour.describeStage()
        }
        await tour.noSheet()
    }

    // MARK: Hands

    /// GTK's drag threshold in pixels: beyond it, a press is a drag.
    static let threshold = 8.0
    /// How often an action that needs speed is tried, because the machine may be busy.
    static let attempts = 5

    func head(_ tour: Tour) -> Pointer.Place {
        tour.frame(of: "sheet.panel").map { tour.screen($0.midX - 60, $0.minY + 50) } ?? Pointer.rest
    }

    /// A quick movement without press and release.
    func fling(from start: Pointer.Place, by way: Double) -> [Pointer.Act] {
        (1...6).flatMap { [.pause(8), .move(start.moved(0, way * Double($0) / 6))] }
    }

    /// Flicks, and repeats the flick if the machine was too busy for it.
    func flick(_ tour: Tour, by way: Double, to goal: Int, _ deed: String) async {
        for _ in 1...Self.attempts {
            let start = head(tour)
            await tour.act([.move(start), .press] + fling(from: start, by: way) + [.release])
            await tour.until("it is let go") { tour.position?.isDragged == false }
            if tour.detent == goal { break }
            await tour.settled()
        }
        await tour.rests(at: goal, after: deed)
    }
}
