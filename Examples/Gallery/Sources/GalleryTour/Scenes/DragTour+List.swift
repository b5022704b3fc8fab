import GalleryApp
@_spi(Host) import Scrim

/// A drag over a sheet and the list in it.
extension DragTour {
    /// One movement drags the sheet, then its list, and back.
    func handsOver(_ tour: Tour) async {
        guard let half = tour.shown, let rows = tour.frame(of: "places") else {
            return tour.fail("a list", "none")
        }
        let row = tour.screen(rows.midX, min(rows.maxY, tour.windowFrame.height) - 30)
        await tour.scroll(at: row, notches: 2)
        await tour.check("the wheel scrolls the list") {
            tour.scrollPosition("places") > 0
        } seen: {
            Tour.figure(tour.scrollPosition("places"))
        }
        tour.check("and not the sheet", expected: half, seen: tour.shown)
        // GTK adds momentum to the wheel's notches.
        for _ in 1...Self.attempts where tour.scrollPosition("places") > 0 {
            await tour.scroll(at: row, down: false, notches: 6)
            await tour.frames(10)
        }
        // On a busy machine the list was seen to move by another 1.4 px after it had reached the top.
        await tour.until("the list rests at its top") {
            guard tour.scrollPosition("places") == 0 else {
                await tour.scroll(at: row, down: false, notches: 2)
                return false
            }
            await tour.frames(10)
            return tour.scrollPosition("places") == 0
        }

        let growth = tour.position?.growth ?? 0
        var start = 0.0
        let film = await tour.film.record {
            await tour.act(.move(row), .press)
            // The wheel's momentum may have moved the list once more; the press has ended that.
            start = tour.scrollPosition("places")
            await pull(by: -(growth + Self.threshold + 80), tour)
        }
        tour.agrees(film, "pulled up by its list")
        goes(tour, to: half + growth, scrolled: start + 80, "pulled on, the list takes over")
        await tour.picture("The list takes over", as: "hand-over")
        await pull(by: 50, tour)
        goes(tour, to: half + growth, scrolled: start + 30, "back down, the list goes first")
        await pull(by: 130, tour)
        goes(tour, to: half + growth - 100 + start, scrolled: 0, "then the sheet")
        let rest = await tour.film.record {
            await tour.act(.pause(200), .move(tour.pointer.moved(0, -1)), .pause(200), .release)
            await tour.rests(at: 2, after: "let go")
        }
        tour.noJump(rest, "let go over its list")
        await flick(tour, by: 120, to: 1, "down by its head")
        await intoTheList(row, tour)
        await flick(tour, by: 120, to: 1, "down by its head once more")
    }

    /// A flick carries the sheet to its largest detent, and its remainder scrolls the list.
    private func intoTheList(_ row: Pointer.Place, _ tour: Tour) async {
        for _ in 1...Self.attempts {
            await tour.act([.move(row), .press] + fling(from: row, by: -150) + [.release])
            await tour.until("it is let go") { tour.position?.isDragged == false }
            await tour.settled()
            if tour.detent == 2, tour.scrollPosition("places") > 0 { break }
            await flick(tour, by: 120, to: 1, "down for another try")
        }
        await tour.rests(at: 2, after: "flicked up by its list")
        await tour.check("and the list goes on") {
            tour.scrollPosition("places") > 0
        } seen: {
            Tour.figure(tour.scrollPosition("places"))
        }
    }

    /// Moves on by a number of pixels, in steps, and waits until the result is visible.
    private func pull(by way: Double, _ tour: Tour) async {
        let start = tour.pointer
        await tour.act(
            (1...8).flatMap { [.move(start.moved(0, way * Double($0) / 8)), Pointer.Act.pause(8)] })
        await tour.frames(3)
    }

    private func goes(_ tour: Tour, to place: Double, scrolled: Double, _ deed: String) {
        let (shown, offset) = (tour.shown ?? 0, tour.scrollPosition("places"))
        tour.check(
            deed, abs(shown - place) <= 1 && abs(offset - scrolled) <= 1,
            seen:
                "\(Tour.figure(shown)) px shown of \(Tour.figure(place)), list at \(Tour.figure(offset)) of "
                + Tour.figure(scrolled))
    }
}
