import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Sheets with scrolling content, under a real pointer.
    @MainActor @Suite struct SheetListTests {
        let bench: SheetBench
        let list = SheetBench.makeList()

        init() throws { bench = try SheetBench() }

        private func offset() -> Double { SheetBench.offset(list) }

        @Test func aDragOnAListBelowTheLargestDetentMovesTheSheet() {
            defer { bench.close() }
            bench.add(list)
            let sheet = bench.show([.points(200), .points(400)])
            bench.takeHold(of: list, closing: false)
            bench.comes(to: 201)
            bench.input.move(0, -99)
            bench.comes(to: 300)
            #expect(offset() == 0)
            bench.input.move(0, 50)
            bench.comes(to: 250)
            #expect(offset() == 0)
            bench.input.release()
            #expect(!sheet.hasEnded)
        }

        @Test func atTheLargestTheRestOfTheGestureScrollsTheListAndBack() {
            defer { bench.close() }
            bench.add(list)
            _ = bench.show([.points(300), .points(400)])
            bench.takeHold(of: list, closing: false)
            bench.input.move(0, -99)
            bench.comes(to: 400)
            bench.input.move(0, -70)
            GtkTests.iterate { offset() == 70 }
            #expect(bench.height == 400)
            bench.input.move(0, -30)
            GtkTests.iterate { offset() == 100 }
            bench.input.move(0, 60)
            GtkTests.iterate { offset() == 40 }
            #expect(bench.height == 400)
            bench.input.move(0, 100)
            GtkTests.iterate { offset() == 0 }
            bench.comes(to: 340)
            bench.input.release()
        }

        @Test func aScrolledListGoesBackToItsTopBeforeTheSheetMoves() {
            defer { bench.close() }
            bench.add(list)
            let sheet = bench.show([.points(300)])
            SheetBench.scroll(list, to: 80)
            bench.takeHold(of: list, closing: true)
            bench.input.move(0, 49)
            GtkTests.iterate { offset() == 30 }
            #expect(bench.height == 300)
            bench.input.move(0, 40)
            GtkTests.iterate { offset() == 0 }
            bench.comes(to: 290)
            bench.input.move(0, 200)
            bench.input.release()
            GtkTests.iterate { sheet.hasEnded }
            #expect(sheet.outcome?.cause == .drag)
        }

        @Test func atItsEndAListHoldsTheSheetInPlace() {
            defer { bench.close() }
            bench.add(list)
            _ = bench.show([.points(300)])
            let end = 1e6
            SheetBench.scroll(list, to: end)
            let last = offset()
            bench.takeHold(of: list, closing: false)
            bench.input.move(0, -60)
            bench.input.move(0, 10)
            GtkTests.iterate { offset() == last - 10 }
            #expect(bench.height == 300)
            bench.input.release()
        }

        @Test func aListThatFitsIsGroundLikeAnyOther() {
            defer { bench.close() }
            let short = SheetBench.makeList(rows: 3)
            bench.add(short)
            let sheet = bench.show([.points(300)])
            bench.takeHold(of: short, closing: false)
            bench.input.move(0, -80)
            GtkTests.iterate { bench.height > 310 }
            bench.input.move(0, 240)
            bench.input.release()
            GtkTests.iterate { sheet.hasEnded }
        }

        @Test func ofListsInListsTheInnermostGoesFirst() {
            defer { bench.close() }
            let inner = SheetBench.makeList(named: "inner")
            gtk_widget_set_vexpand(inner, 0)
            gtk_widget_set_size_request(inner, -1, 120)
            let outer: WidgetPointer = gtk_scrolled_window_new()
            let rows: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            gtk_box_append(rows.cast(to: GtkBox.self), inner)
            for index in 0..<60 {
                gtk_box_append(rows.cast(to: GtkBox.self), gtk_label_new("outer \(index)"))
            }
            gtk_scrolled_window_set_child(outer.opaque, rows)
            gtk_widget_set_vexpand(outer, 1)
            bench.add(outer)
            _ = bench.show([.points(400)])
            SheetBench.scroll(inner, to: 1e6)
            let end = SheetBench.offset(inner)
            SheetBench.scroll(inner, to: end - 20)
            SheetBench.scroll(outer, to: 10)
            bench.takeHold(of: inner, closing: false)
            bench.input.move(0, -49)
            GtkTests.iterate { SheetBench.offset(outer) == 40 }
            #expect(SheetBench.offset(inner) == end)
            // Drags back: the inner list scrolls as far as it can.
            bench.input.move(0, 100)
            GtkTests.iterate { SheetBench.offset(inner) == end - 100 }
            #expect(SheetBench.offset(outer) == 40)
            #expect(bench.height == 400)
            bench.input.release()
        }

        @Test func ofTwoListsTheOneUnderThePointerScrolls() {
            defer { bench.close() }
            let other = SheetBench.makeList(named: "other")
            bench.add(list, other)
            _ = bench.show([.points(400)])
            bench.takeHold(of: other, closing: false)
            bench.input.move(0, -41)
            GtkTests.iterate { SheetBench.offset(other) == 42 }
            #expect(offset() == 0)
            bench.input.release()
        }

        @Test func theWheelScrollsTheListAndNeverTheSheet() {
            defer { bench.close() }
            bench.add(list)
            _ = bench.show([.points(300), .points(400)])
            bench.input.hover(list)
            bench.input.wheel(down: true)
            GtkTests.iterate { offset() > 0 }
            bench.input.wheel(down: false)
            bench.input.wheel(down: false)
            GtkTests.iterate { offset() == 0 }
            #expect(bench.height == 300)
        }

        /// GtkScrolledWindow keeps scrolling for a while after the wheel, and a press of the pointer does not stop it.
        @Test func whatTheWheelSetInMotionIsHeldWithTheSheet() {
            defer { bench.close() }
            bench.add(list)
            _ = bench.show([.points(400)])
            bench.input.hover(list)
            bench.input.wheel(down: false)
            bench.takeHold(of: list, closing: false)
            bench.input.move(0, -69)
            GtkTests.iterate { offset() == 70 }
            bench.input.settle()
            bench.input.settle()
            #expect(offset() == 70)
            bench.input.release()
        }

        @Test func whatScrollsAcrossTheSheetIsNoneOfItsBusiness() {
            defer { bench.close() }
            let strip: WidgetPointer = gtk_scrolled_window_new()
            let wide: WidgetPointer = gtk_label_new(String(repeating: "wide ", count: 100))
            gtk_scrolled_window_set_policy(strip.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
            gtk_scrolled_window_set_child(strip.opaque, wide)
            // Higher than a scroll bar, which handles presses on it.
            gtk_widget_set_size_request(strip, -1, 60)
            bench.add(strip, list)
            _ = bench.show([.points(300), .points(400)])
            bench.input.press(strip)
            bench.input.move(-60, 0)
            // The gesture began across, so it stays a gesture across.
            bench.input.move(0, -80)
            #expect(bench.height == 300)
            bench.input.release()
            bench.takeHold(of: strip, closing: false)
            bench.comes(to: 301)
            bench.input.release()
            bench.input.hover(strip)
            bench.input.wheel(sideways: true)
            GtkTests.iterate {
                gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(strip.opaque)) > 0
            }
        }

        @Test func textIsSelectedAndNotDragged() throws {
            defer { bench.close() }
            let text: WidgetPointer = gtk_text_view_new()
            let buffer = gtk_text_view_get_buffer(text.cast(to: GtkTextView.self))
            gtk_text_buffer_set_text(buffer, "one\ntwo\nthree\nfour\nfive\nsix", -1)
            gtk_widget_set_vexpand(text, 1)
            let entry: WidgetPointer = gtk_entry_new()
            gtk_editable_set_text(entry.opaque, "an entry in the sheet that is full of words to be selected")
            bench.add(entry, text)
            _ = bench.show([.points(200), .points(400)])
            bench.input.press(text, at: Geometry.Point(x: 4, y: 6))
            bench.input.move(20, 30)
            bench.input.move(0, 20)
            bench.input.release()
            #expect(gtk_text_buffer_get_has_selection(buffer) != 0)
            #expect(bench.height == 200)
            bench.input.press(entry)
            bench.input.move(40, 12)
            bench.input.move(20, 40)
            bench.input.release()
            #expect(gtk_editable_get_selection_bounds(entry.opaque, nil, nil) != 0)
            #expect(bench.height == 200)
        }

        @Test(arguments: [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL])
        func aSliderInAListKeepsItsMovement(_ orientation: GtkOrientation) {
            defer { bench.close() }
            let scale: WidgetPointer = gtk_scale_new_with_range(orientation, 0, 100, 1)
            gtk_widget_set_size_request(scale, 100, 80)
            let rows = gtk_viewport_get_child(gtk_scrolled_window_get_child(list.opaque)?.opaque)
            rows.map { gtk_box_prepend($0.cast(to: GtkBox.self), scale) }
            bench.add(list)
            _ = bench.show([.points(200), .points(400)])
            bench.input.press(scale)
            bench.input.move(10, -20)
            bench.input.move(10, 30)
            bench.input.release()
            #expect(gtk_range_get_value(scale.cast(to: GtkRange.self)) > 0)
            #expect(offset() == 0)
            #expect(bench.height == 200)
        }

        @Test func aScrollBarScrollsAndDoesNotDrag() throws {
            defer { bench.close() }
            gtk_scrolled_window_set_overlay_scrolling(list.opaque, 0)
            bench.add(list)
            _ = bench.show([.points(200), .points(400)])
            let bar = try #require(gtk_scrolled_window_get_vscrollbar(list.opaque))
            bench.input.press(bar, at: Geometry.Point(x: 5, y: 20))
            bench.input.move(0, 20)
            bench.input.move(0, 20)
            GtkTests.iterate { offset() > 0 }
            #expect(bench.height == 200)
            bench.input.release()
        }

        @Test func aRowInAListIsClicked() {
            defer { bench.close() }
            let button: WidgetPointer = gtk_button_new_with_label("row")
            var clicks = 0
            Signal(button, "clicked") { _ in clicks += 1 }
            let rows = gtk_viewport_get_child(gtk_scrolled_window_get_child(list.opaque)?.opaque)
            rows.map { gtk_box_prepend($0.cast(to: GtkBox.self), button) }
            bench.add(list)
            _ = bench.show([.points(200), .points(400)])
            bench.input.click(button)
            #expect(clicks == 1)
            // A drag that begins on the button does not click it.
            bench.takeHold(of: button, closing: false)
            bench.input.move(0, -30)
            bench.comes(to: 231)
            bench.input.release()
            #expect(clicks == 1)
        }
    }
}
