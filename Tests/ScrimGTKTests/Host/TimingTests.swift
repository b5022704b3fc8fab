import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// When a host calls back.
    @MainActor @Suite struct TimingTests {
        @Test func theTimerIsNeverEarlyAndFiresOnce() {
            var fired: [Instant] = []
            let timer = WakeTimer { fired.append(.now) }
            let wanted = Instant.now + .microseconds(2_500)
            timer.set(wanted)
            GtkTests.iterate { !fired.isEmpty }
            GtkTests.settle()
            #expect(fired.count == 1)
            #expect(fired[0] >= wanted)
        }

        @Test func aPastInstantIsTheNextTurnNotThisOne() {
            var count = 0
            let timer = WakeTimer { count += 1 }
            timer.set(Instant())
            #expect(count == 0)
            GtkTests.iterate { count == 1 }
            timer.set(Instant(.seconds(-5)))
            GtkTests.iterate { count == 2 }
        }

        @Test func theLastWishCounts() {
            var count = 0
            let timer = WakeTimer { count += 1 }
            timer.set(Instant())
            timer.set(nil)
            GtkTests.settle()
            #expect(count == 0)
            timer.set(Instant(.seconds(Int64.max)))
            GtkTests.settle()
            #expect(count == 0)
        }

        @Test func setAgainFromWithinItFiresAgain() {
            final class Chain {
                var count = 0
                var timer: WakeTimer?
            }
            let chain = Chain()
            chain.timer = WakeTimer { [unowned chain] in
                chain.count += 1
                if chain.count < 3 { chain.timer?.set(Instant()) }
            }
            chain.timer?.set(Instant())
            GtkTests.iterate { chain.count == 3 }
        }

        @Test func aDroppedTimerNeverFires() {
            var count = 0
            var timer: WakeTimer? = WakeTimer { count += 1 }
            timer?.set(Instant())
            timer = nil
            GtkTests.settle()
            #expect(count == 0)
        }

        @Test func aFrameIsToldOnceItIsPainted() throws {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(gtk_label_new("content"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let clock = try #require(gtk_widget_get_frame_clock(window.widget))
            let veil = window.window.overlays.show(.veil("Wait"))
            var wasVisibleInPaint: Bool?
            let signal = Signal(UnsafeMutableRawPointer(clock), "paint", .after) { _ in
                if wasVisibleInPaint == nil { wasVisibleInPaint = veil.isVisible }
            }
            #expect(!veil.isVisible)
            GtkTests.iterate { veil.isVisible }
            #expect(wasVisibleInPaint == false)
            signal.disconnect()
        }

        @Test func itsFirstFrameHasSomethingOfIt() {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(SurfaceDrawingTests.ground(.gray(0)))
            window.present()
            GtkTests.settle()
            let frames = PaintedFrames(in: window.widget)
            defer { frames.stop() }
            frames.begin()
            let corner = Geometry.Point(x: 5, y: 5)
            for _ in 0..<5 {
                #expect(frames.brightness(at: corner) == 0)
                let veil = window.window.overlays.show(
                    .veil("Wait").with(\.timing, Overlay.Timing()).with(\.appearance, .classic))
                GtkTests.iterate { veil.isVisible }
                #expect(frames.brightness(at: corner) > 0)
                veil.dismiss()
                GtkTests.iterate { window.window.overlays.stage.plan.surfaces.isEmpty }
                GtkTests.settle()
            }
        }

        @Test func shownInAWindowThatIsNotThereYetItWaitsForIt() {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(gtk_label_new("content"))
            let veil = window.window.overlays.show(.veil("Wait").with(\.timing, Overlay.Timing()))
            GtkTests.settle()
            #expect(!veil.isVisible && !veil.hasEnded)
            window.present()
            GtkTests.iterate { veil.isVisible }
        }

        @Test func aClosedWindowThatSomebodyKeepsIsGone() {
            let window = TestWindow()
            window.setChild(gtk_label_new("content"))
            window.present()
            g_object_ref(window.widget)
            let veil = window.window.overlays.show(.veil("Wait").with(\.timing, Overlay.Timing()))
            GtkTests.iterate { veil.isVisible }
            gtk_window_destroy(window.window)
            #expect(veil.outcome?.cause == .windowGone)
            GtkTests.iterate { GtkHost.of(window.window).isIdle }
            g_object_unref(window.widget)
            GtkTests.settle()
        }

        @Test func aStillVeilAsksForNoFrames() throws {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(gtk_label_new("content"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let veil = window.window.overlays.show(.veil("Wait").with(\.content.indicator, .none))
            GtkTests.iterate { veil.isVisible }
            let end = g_get_monotonic_time() + 5_000_000
            while !MainLoopState().waitsForTimersOnly, g_get_monotonic_time() < end {
                g_main_context_iteration(nil, 0)
            }
            #expect(MainLoopState().waitsForTimersOnly)
            veil.dismiss()
        }

        @Test func thePointerOverAPanelIsTold() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let view: WidgetPointer = gtk_label_new("a sheet")
            gtk_widget_set_size_request(view, 200, 100)
            let sheet = app.window.overlays.show(.sheet) { view }
            GtkTests.iterate { sheet.isVisible }
            app.input.settle()
            #expect(app.stage.machine.surfaces.first?.isHovered == false)
            app.input.hover(view)
            #expect(app.stage.machine.surfaces.first?.isHovered == true)
            app.input.restPointer()
            #expect(app.stage.machine.surfaces.first?.isHovered == false)
        }
    }
}
