import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The content of a sheet while the sheet is pulled up and down.
    @MainActor @Suite struct SheetContentTests {
        /// Fills its allocation, and counts how often it gets one.
        final class Filling: CustomWidget {
            var allocations = 0
            override func allocate(width: Int, height: Int, baseline: Int) { allocations += 1 }
        }

        let bench: SheetBench
        let filling = Filling()
        let bar: WidgetPointer = gtk_button_new_with_label("Done")

        init() throws {
            bench = try SheetBench(isInstant: false)
            gtk_widget_set_vexpand(filling.widget, 1)
            bench.add(filling.widget, bar)
        }

        private var windowHeight: Double { Double(gtk_widget_get_height(bench.app.window.widget)) }
        /// The distance from the bar's lower edge to the window's.
        private var gap: Double { windowHeight - bench.bounds(of: bar).maxY }

        @Test func bottomBarStaysAtWindowEdgeDuringDrag() {
            defer { bench.close() }
            _ = bench.show([.points(160), .points(400)])
            #expect(abs(gap) <= 1)
            bench.takeHold(of: filling.widget, closing: false)
            for step in 1...5 {
                bench.input.move(0, -24)
                bench.comes(to: 161 + Double(step) * 24)
                #expect(abs(gap) <= 1, "at \(bench.height)")
            }
            bench.input.release()
            GtkTests.iterate { bench.isAtRest }
            #expect(abs(gap) <= 1)
        }

        /// The form is higher than the window, as after the window became lower.
        @Test func aScrollerShowsWhatHasTheFocusInContentThatIsTooHigh() throws {
            let window = TestWindow(width: 400, height: 240)
            defer { window.close() }
            window.setChild(gtk_label_new("app"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let form: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let buttons: [WidgetPointer] = (0..<20).map { gtk_button_new_with_label("\($0)") }
            for button in buttons { gtk_box_append(form.cast(to: GtkBox.self), button) }
            let scroller: WidgetPointer = gtk_scrolled_window_new()
            gtk_scrolled_window_set_child(scroller.opaque, form)
            gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
            let sheet = window.window.overlays.show(.sheet(label: "Form")) { scroller }
            GtkTests.iterate { sheet.isVisible }
            let last = try #require(buttons.last)
            let whole = Rect(0, 0, 400, 240)
            var isInSight: Bool {
                last.bounds(in: window.widget).map { whole.intersection($0) == $0 } ?? false
            }
            #expect(!isInSight)
            gtk_widget_grab_focus(last)
            GtkTests.iterate { isInSight }
            sheet.dismiss()
            GtkTests.iterate { GtkHost.of(window.window).isIdle }
        }

        @Test func onItsWayFromDetentToDetentItIsLaidOutOnceAFrame() throws {
            defer { bench.close() }
            try DesktopSettings.set("gtk-enable-animations", true)
            defer { DesktopSettings.restore("gtk-enable-animations") }
            let sheet = bench.show([.points(160), .points(400)])
            let clock = try #require(gtk_widget_get_frame_clock(bench.app.window.widget))
            var (frames, heights, gaps) = (0, [bench.height], [gap])
            let signal = Signal(UnsafeMutableRawPointer(clock), "after-paint") { _ in
                frames += 1
                heights.append(bench.height)
                gaps.append(gap)
            }
            let before = filling.allocations
            sheet.detent = .points(400)
            GtkTests.iterate { bench.height > 390 && bench.isAtRest }
            signal.disconnect()
            #expect(frames > 5)
            #expect(filling.allocations - before <= frames)
            // The sheet grows without shrinking or jumping, and the bar stays at its edge all the time.
            for (one, next) in zip(heights, heights.dropFirst()) { #expect(next >= one - 0.5) }
            #expect(gaps.allSatisfy { abs($0) <= 1 }, "\(gaps)")
        }

        @Test func atRestNothingIsLaidOutAnyMore() {
            defer { bench.close() }
            let sheet = bench.show([.points(160), .points(400)])
            sheet.detent = .points(400)
            GtkTests.iterate { bench.height == 400 && bench.isAtRest }
            bench.input.settle()
            let before = filling.allocations
            for _ in 0..<4 { bench.input.settle() }
            #expect(filling.allocations == before)
        }

        @Test func belowItsSmallestItSlidesAsItIs() {
            defer { bench.close() }
            _ = bench.show([.points(200), .points(400)])
            let height = gtk_widget_get_height(filling.widget)
            bench.takeHold(of: filling.widget, closing: true)
            bench.input.move(0, 59)
            bench.comes(to: 140)
            #expect(abs(gap + 60) <= 1)
            #expect(gtk_widget_get_height(filling.widget) == height)
            // While the sheet is held there, the window may change its size.
            let before = windowHeight
            gtk_window_set_default_size(bench.app.window, 460, 620)
            GtkTests.iterate { windowHeight > before }
            bench.comes(to: 140)
            bench.input.move(0, -60)
            bench.comes(to: 200)
            bench.standAndRelease()
            GtkTests.iterate { bench.isAtRest }
            #expect(bench.height == 200)
        }
    }
}
