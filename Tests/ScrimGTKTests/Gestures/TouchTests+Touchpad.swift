import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// Two fingers on a touchpad, and a wheel.
extension TouchTests {
    private func pointAtTheList(of bench: TouchBench) {
        let bounds = bench.bounds(of: list)
        bench.screen.point(at: Geometry.Point(x: bounds.midX, y: bounds.midY))
        bench.settle()
    }

    /// Shows a sheet with the list, and has a swipe move it upwards.
    private func beginToSwipe(on bench: TouchBench) {
        bench.add(list)
        _ = bench.show([.points(300), .points(400)])
        pointAtTheList(of: bench)
        scroll(4, bench)
        GtkTests.iterate { bench.height > 300 && bench.height < 400 }
    }

    /// Puts the pointer into the middle, so far above the lower edge.
    private func point(at height: Double, of bench: TouchBench) {
        let size = TouchScreen.size
        bench.screen.point(at: Geometry.Point(x: size.width / 2, y: size.height - height))
        bench.settle()
    }

    private func scroll(_ points: Double, _ bench: TouchBench) {
        bench.screen.scroll(0, points)
        bench.settle()
    }

    @Test func aTouchpadMovesTheSheetThenTheListAndBack() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        bench.add(list)
        let sheet = bench.show([.points(300), .points(400)])
        pointAtTheList(of: bench)
        scroll(4, bench)
        GtkTests.iterate { bench.height > 300 && bench.height < 400 }
        #expect(offset() == 0)
        for _ in 0..<20 { scroll(4, bench) }
        GtkTests.iterate { bench.height == 400 && offset() > 0 }
        for _ in 0..<20 where bench.height == 400 { scroll(-8, bench) }
        #expect(bench.height < 400 && offset() == 0)
        // As where the fingers are lifted, which mutter does not tell.
        bench.stand()
        try bench.liftFromTouchpad()
        GtkTests.iterate { bench.isAtRest }
        #expect(!sheet.hasEnded)
    }

    @Test func aWheelScrollsTheListAndNeverTheSheet() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        bench.add(list)
        _ = bench.show([.points(300), .points(400)])
        pointAtTheList(of: bench)
        bench.screen.wheel(down: true)
        GtkTests.iterate { offset() > 0 }
        for _ in 0..<4 {
            bench.screen.wheel(down: false)
            bench.settle()
        }
        GtkTests.iterate { offset() == 0 }
        #expect(bench.height == 300)
    }

    /// The pointer stands still while the sheet moves away from under it.
    @Test func aSwipeIsTheSheetsAlsoWhereTheSheetIsNoMore() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        bench.add(gtk_label_new("content"))
        let sheet = bench.show([.points(100), .points(300)])
        sheet.detent = .points(300)
        GtkTests.iterate { bench.isAtRest && bench.height == 300 }
        point(at: 285, of: bench)
        for _ in 0..<15 {
            scroll(-4, bench)
        }
        GtkTests.iterate { bench.height < 200 }
        #expect(bench.height < 200)
        bench.stand()
        SheetSwipe.held?.cancel(over: try #require(bench.host.surfaces.first?.id))
        GtkTests.iterate { bench.isAtRest }
        // The next swipe goes on from there.
        let before = bench.height
        point(at: 50, of: bench)
        scroll(4, bench)
        GtkTests.iterate { bench.height > before }
        #expect(bench.height > before)
    }

    /// The app opens a window under the pointer, in which nobody tells of the end of the first one's swipe.
    @Test func aSwipeThatGoesOnInAnotherWindowEndsTheFirst() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        beginToSwipe(on: bench)
        let first = try #require(SheetSwipe.held)
        let other = try TouchBench()
        other.add(SheetBench.makeList(rows: 400))
        _ = other.show([.points(300), .points(400)])
        point(at: 150, of: other)
        for _ in 0..<3 { scroll(4, other) }
        GtkTests.iterate { other.height > 300 }
        #expect(SheetSwipe.held !== first)
        other.close()
        GtkTests.iterate { bench.isAtRest && (bench.height == 300 || bench.height == 400) }
    }

    /// The other window shows nothing, so nobody in it hears of scrolls.
    @Test func aSwipeThatGoesOnInAWindowWithoutOverlaysEnds() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        beginToSwipe(on: bench)
        let other = try TouchBench()
        defer { other.close() }
        point(at: 150, of: other)
        scroll(4, other)
        GtkTests.iterate { bench.isAtRest && (bench.height == 300 || bench.height == 400) }
        #expect(SheetSwipe.held == nil)
    }

    /// A sheet whose content has scrolls of its own along one axis, with the pointer on it.
    private func benchWithScroller(
        along axis: GtkEventControllerScrollFlags = GTK_EVENT_CONTROLLER_SCROLL_VERTICAL,
        uses: @escaping @MainActor () -> Bool
    ) throws -> TouchBench {
        let bench = try TouchBench()
        let area: WidgetPointer = gtk_drawing_area_new()
        gtk_widget_set_vexpand(area, 1)
        let scrolls = try #require(gtk_event_controller_scroll_new(axis))
        _ = Signal.deciding(UnsafeMutableRawPointer(scrolls), "scroll") { _ in uses() }
        gtk_widget_add_controller(area, scrolls)
        bench.add(area)
        _ = bench.show([.points(300), .points(400)])
        let bounds = bench.bounds(of: area)
        bench.screen.point(at: Geometry.Point(x: bounds.midX, y: bounds.midY))
        bench.settle()
        return bench
    }

    /// As a map, which the user zooms.
    @Test(arguments: [true, false]) func whatScrollsByItselfKeepsTheTouchpad(usesScrolls: Bool) throws {
        var count = 0
        let bench = try benchWithScroller {
            count += 1
            return usesScrolls
        }
        defer { bench.close() }
        for _ in 0..<3 { scroll(4, bench) }
        // What it leaves is the sheet's.
        GtkTests.iterate { count > 0 && (usesScrolls || bench.height > 300) }
        #expect(usesScrolls == (bench.height == 300))
    }

    /// As a picture that is moved to its end: the sheet begins with what is left over, not with all of the swipe.
    @Test func whatIsLeftOverMovesTheSheetByItselfAlone() throws {
        var count = 0
        let bench = try benchWithScroller {
            count += 1
            return count <= 5
        }
        defer { bench.close() }
        for _ in 0..<6 { scroll(4, bench) }
        GtkTests.iterate { bench.height > 300 }
        #expect(bench.height <= 320)
    }

    /// A row that swipes sideways has no use for a scroll along the sheet.
    @Test func whatScrollsAcrossLeavesTheSheetTheTouchpad() throws {
        let bench = try benchWithScroller(along: GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL) { true }
        defer { bench.close() }
        scroll(4, bench)
        #expect(SheetSwipe.held != nil)
    }

    @Test func aSwipeIsBrokenOffByAVeil() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        beginToSwipe(on: bench)
        let veil = bench.window.overlays.show(.veil("Saving…"))
        GtkTests.iterate { veil.isVisible && (bench.height == 300 || bench.height == 400) }
        #expect(SheetSwipe.held == nil && (bench.height == 300 || bench.height == 400))
        veil.dismiss()
    }
}
