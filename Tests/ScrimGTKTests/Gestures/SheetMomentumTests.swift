import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK
extension GtkTests {
    /// How much momentum a sheet leaves to the list inside it.
    @MainActor @Suite struct SheetMomentumTests {
        let bench: SheetBench
        let list = SheetBench.makeList(rows: 400)

        init() throws {
            bench = try SheetBench(isInstant: false)
            bench.add(list)
        }

        private func offset() -> Double { SheetBench.offset(list) }

        /// flutter#116981.
        @Test func aFlickThatCarriesTheSheetToItsLargestGoesOnIntoTheList() throws {
            defer { DesktopSettings.restore("gtk-enable-animations") }
            try DesktopSettings.set("gtk-enable-animations", true)
            defer { bench.close() }
            let sheet = bench.show([.points(200), .points(320)])
            bench.input.flick(list, by: -60)
            #expect(sheet.detent == .points(320))
            GtkTests.iterate { bench.isAtRest && offset() > 40 }
            #expect(bench.height == 320)
        }

        @Test func aFlickOnTheListGoesOnAndAPressStopsIt() async {
            defer { bench.close() }
            let sheet = bench.show([.points(320)])
            var goesOn = false
            // On a busy machine a flick may be slow.
            for _ in 0..<5 where !goesOn {
                bench.input.flick(list, by: -60)
                let released = offset()
                goesOn = await GtkTests.wait { offset() > released + 30 }
            }
            #expect(goesOn)
            bench.input.press(list)
            let stopped = offset()
            bench.input.settle()
            bench.input.settle()
            #expect(offset() == stopped)
            bench.input.release()
            #expect(!sheet.hasEnded && bench.height == 320)
        }

        @Test func flungBackTheListStopsAtItsTopAndTheSheetStays() {
            defer { bench.close() }
            let sheet = bench.show([.points(320)])
            SheetBench.scroll(list, to: 90)
            bench.input.flick(list, by: 60)
            GtkTests.iterate { offset() == 0 }
            bench.input.settle()
            #expect(!sheet.hasEnded)
            #expect(bench.height == 320)
        }

        @Test func theWheelBreaksItOff() {
            defer { bench.close() }
            _ = bench.show([.points(320)])
            bench.input.flick(list, by: -60)
            GtkTests.iterate { offset() > 100 }
            bench.input.wheel(down: false)
            let stopped = offset()
            bench.input.settle()
            bench.input.settle()
            #expect(offset() <= stopped)
        }

        /// Flicks the list until it scrolls by itself: on a busy machine a flick may be too slow.
        private func fling() throws {
            _ = bench.show([.points(320)])
            for _ in 0..<20 where try !bench.view.momentum.isMoving(at: .now) {
                SheetBench.scroll(list, to: 0)
                bench.input.flick(list, by: -120)
            }
            let released = offset()
            GtkTests.iterate { offset() > released }
        }

        /// Waits for two frames; true if the list moved meanwhile.
        private func goesOn() -> Bool {
            let before = offset()
            bench.input.settle()
            bench.input.settle()
            return offset() != before
        }

        /// For example a key, the scroll bar or the app scrolls.
        @Test func whoeverElseScrollsBreaksItOff() throws {
            defer { bench.close() }
            try fling()
            SheetBench.scroll(list, to: 0)
            #expect(!goesOn() && offset() == 0)
        }

        /// A list adjusts its position when it learns how high its rows are.
        @Test func whatLayoutChangesDoesNotBreakItOff() throws {
            defer { bench.close() }
            try fling()
            let clock = try #require(gtk_widget_get_frame_clock(list))
            var isMoved = false
            let signal = Signal(UnsafeMutableRawPointer(clock), "layout") { _ in
                if !isMoved { SheetBench.scroll(list, to: offset() - 10) }
                isMoved = true
            }
            GtkTests.iterate { isMoved }
            signal.disconnect()
            #expect(goesOn())
        }

        @Test func twoFingersOnTheTouchpadBreakItOff() throws {
            defer { bench.close() }
            try fling()
            let controllers = try bench.view.widget.controllers.map { UnsafeMutableRawPointer($0) }
            let scrolls = gtk_event_controller_scroll_get_type()
            for controller in controllers where scrim_is_a(controller, scrolls) != 0 {
                emit("scroll-begin", on: controller)
            }
            #expect(!goesOn())
        }

        @Test func aVeilBreaksItOff() throws {
            defer { bench.close() }
            try fling()
            let veil = bench.window.overlays.show(.veil("Saving").with(\.timing, Overlay.Timing()))
            #expect(!goesOn())
            veil.dismiss()
        }
    }
}
