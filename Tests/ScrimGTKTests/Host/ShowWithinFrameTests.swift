import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Overlays that are shown, and end, while GTK lays out or draws: its widget tree must not change then.
    @MainActor @Suite struct ShowWithinFrameTests {
        enum Moment: String, CaseIterable { case resize, draw, adjustment, map, realize }

        @MainActor final class Drawing { var body: (WidgetPointer) -> Void = { _ in } }

        private func makeArea(_ drawing: Drawing) -> WidgetPointer {
            let area: WidgetPointer = gtk_drawing_area_new()
            gtk_widget_set_vexpand(area, 1)
            gtk_drawing_area_set_draw_func(
                area.cast(to: GtkDrawingArea.self),
                { area, _, _, _, drawing in
                    onMain(area, drawing) { area, drawing in
                        guard let drawing, let area else { return }
                        let widget = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
                        Unmanaged<Drawing>.fromOpaque(drawing).takeUnretainedValue().body(widget)
                    }
                }, Unmanaged.passUnretained(drawing).toOpaque(), nil)
            return area
        }

        @Test(arguments: Moment.allCases)
        func itIsSeenAndEnds(at moment: Moment) throws {
            let drawing = Drawing()
            let area = makeArea(drawing)
            let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let scroller: WidgetPointer = gtk_scrolled_window_new()
            gtk_scrolled_window_set_child(scroller.opaque, gtk_label_new("a\nb\nc\nd\ne\nf\ng\nh"))
            gtk_box_append(box.cast(to: GtkBox.self), area)
            gtk_box_append(box.cast(to: GtkBox.self), scroller)
            var shown: Presentation?
            func show() {
                guard shown == nil else { return }
                shown = area.overlays.show(.activity("x").with(\.timing, Overlay.Timing()))
            }
            switch moment {
            case .resize: Signal(area, "resize") { _ in show() }
            case .draw: drawing.body = { _ in show() }
            case .adjustment:
                let adjustment = try #require(gtk_scrolled_window_get_vadjustment(scroller.opaque))
                Signal(UnsafeMutableRawPointer(adjustment), "changed") { _ in show() }
            case .map: Signal(area, "map") { _ in show() }
            case .realize: Signal(area, "realize") { _ in show() }
            }
            let window = TestWindow()
            defer { window.close() }
            window.setChild(box)
            window.present()
            GtkTests.iterate { shown?.isVisible == true }
            let host = GtkHost.of(window.window)
            let surface = try #require(host.surfaces.first)
            GtkTests.iterate {
                surface.frames.scrim == area.bounds(in: window.widget)
                    && gtk_widget_get_width(surface.panel.widget) > 0
            }
            // The overlay blocks like any other.
            let middle = Point(x: surface.frames.scrim.midX, y: surface.frames.scrim.midY)
            #expect(host.route(at: middle) != .app)

            let busy = try #require(shown)
            switch moment {
            case .draw:
                drawing.body = { _ in busy.dismiss() }
                gtk_widget_queue_draw(area)
            case .resize:
                Signal(area, "resize") { _ in busy.dismiss() }
                gtk_window_set_default_size(window.window, 500, 400)
            default: busy.dismiss()
            }
            GtkTests.iterate { busy.hasEnded && host.layer == nil }
            withExtendedLifetime(drawing) {}
        }

        /// An overlay is already presented, and the window's tree is not the only one that changes.
        @Test func aSheetShownWhileLaidOutComesOverAVeil() throws {
            let drawing = Drawing()
            let area = makeArea(drawing)
            let window = TestWindow()
            defer { window.close() }
            window.setChild(area)
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let veil = window.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            var sheet: Presentation?
            Signal(area, "resize") { _ in
                guard sheet == nil else { return }
                sheet = window.window.overlays.show(.sheet) { gtk_entry_new() }
            }
            gtk_window_set_default_size(window.window, 500, 400)
            GtkTests.iterate { sheet?.isVisible == true }
            GtkTests.settle(window.window)
            #expect(GtkHost.of(window.window).surfaces.count == 2)
            #expect(GtkHost.of(window.window).surfaces.last?.frames.panel.isEmpty == false)
        }

        /// GDK abandons a frame if its window is hidden meanwhile.
        @Test func aWindowThatHidesInItsLayoutHoldsNobodyUp() {
            let other = TestWindow()
            defer { other.close() }
            let page: WidgetPointer = gtk_label_new("page")
            other.setChild(page)
            other.present()
            _ = page.overlays
            GtkTests.settle(other.window)
            let drawing = Drawing()
            let area = makeArea(drawing)
            let window = TestWindow()
            window.setChild(area)
            window.present()
            GtkTests.settle(window.window)
            var isGone = false
            Signal(area, "resize") { _ in
                guard !isGone else { return }
                isGone = true
                gtk_widget_set_visible(window.widget, 0)
            }
            gtk_window_set_default_size(window.window, 500, 400)
            GtkTests.iterate { isGone }
            GtkTests.iterate { !FramePass.isRunning }
            let busy = page.overlays.show(.activity().with(\.timing, Overlay.Timing()))
            GtkTests.iterate { busy.isVisible }
            window.close()
            withExtendedLifetime(drawing) {}
        }

        /// The window is destroyed before the overlay exists that was shown in its layout.
        @Test func aWindowThatGoesInTheSameTurnTakesItAlong() {
            let drawing = Drawing()
            let area = makeArea(drawing)
            let window = TestWindow()
            window.setChild(area)
            var shown: Presentation?
            Signal(area, "resize") { _ in
                guard shown == nil else { return }
                shown = area.overlays.show(.activity())
            }
            window.present()
            GtkTests.iterate { shown != nil }
            window.close()
            #expect(shown?.hasEnded == true)
        }
    }
}
