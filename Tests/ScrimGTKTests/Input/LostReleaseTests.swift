import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Presses whose release comes when nothing of this library listens any more.
    @MainActor @Suite struct LostReleaseTests {
        /// A press on a veil is released after the veil has gone.
        @Test func aStrokeGoesOnUnderANoticeAfterAPressThatOutlastedItsVeil() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let stroke = try #require(gtk_gesture_drag_new())
            var (updates, ends, cancels) = (0, 0, 0)
            Signal(stroke, "drag-update") { _ in updates += 1 }
            Signal(stroke, "drag-end") { _ in ends += 1 }
            Signal(stroke, "cancel") { _ in cancels += 1 }
            gtk_widget_add_controller(app.dropArea, stroke)

            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            app.input.settle()
            app.input.press(app.dropArea)
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            // GTK 4.18 warns of a release whose press went to a widget that is gone.
            GtkTests.allowingWarnings { app.input.release() }
            app.input.restPointer()

            app.input.press(app.dropArea)
            app.input.move(4, 2)
            try #require(updates > 0)
            let notice = app.window.overlays.show(.hud("Saved"))
            GtkTests.iterate { notice.isVisible }
            let before = updates
            for _ in 0..<2 { app.input.move(4, 2) }
            #expect(updates > before)
            app.input.release()
            #expect(ends == 1 && cancels == 0)
            notice.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }
    }
}
