import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// Two fingers on a touchpad, and a scroll wheel.
extension TouchTests {
    private func pointAtTheList(of bench: TouchBench) {
        let bounds = bench.bounds(of: list)
        bench.screen.point(at: Geometry.Point(x: bounds.midX, y: bounds.midY))
        bench.settle()
    }

    /// Shows a sheet with the list, and begins an upward swipe that moves the sheet.
    private func beginToSwipe(on bench: TouchBench) {
        bench.add(list)
        _ = bench.show([.points(300), .points(400)])
        pointAtTheList(of: bench)
        scroll(4, bench)
        GtkTests.iterate { bench.height > 300 && bench.height < 400 }
    }

    /// Puts the pointer in the middle, at this height above the lower edge.
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
        // Simulates the end of the swipe, because mutter does not report that the fingers are lifted.
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

    /// The pointer rests while the sheet moves away from under it.
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
        // The next swipe continues from there.
        let before = bench.height
        point(at: 50, of: bench)
        scroll(4, bench)
        GtkTests.iterate { bench.height > before }
        #expect(bench.height > before)
    }

    /// The app opens a window under the pointer.
    ///
    /// Nothing in it reports the end of the first window's swipe.
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

    /// The other window shows no overlay, so nothing in it handles scroll events.
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

    /// A sheet whose content handles scroll events along one axis itself, with the pointer on the content.
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

    /// Like a map that the user zooms.
    @Test(arguments: [true, false]) func whatScrollsByItselfKeepsTheTouchpad(usesScrolls: Bool) throws {
        var count = 0
        let bench = try benchWithScroller {
            count += 1
            return usesScrolls
        }
        defer { bench.close() }
        for _ in 0..<3 { scroll(4, bench) }
        // Scrolls that the content does not handle move the sheet.
        GtkTests.iterate { count > 0 && (usesScrolls || bench.height > 300) }
        #expect(usesScrolls == (bench.height == 300))
    }

    /// Like a picture that is scrolled to its end: the sheet moves by the remainder, not by the whole swipe.
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

    /// A row that swipes sideways has no use for scrolling along the sheet.
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
