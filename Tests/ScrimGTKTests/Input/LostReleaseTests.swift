import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Presses and keys that go down before an overlay comes or ends, and up afterwards.
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

        /// Like a key that is held to pan a drawing.
        @Test(arguments: [false, true])
        func theReleaseOfAKeyReachesTheViewFromWhichAVeilTookTheFocus(isBesideNotice: Bool) throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let view: WidgetPointer = gtk_drawing_area_new()
            gtk_widget_set_size_request(view, 200, 20)
            gtk_widget_set_focusable(view, 1)
            gtk_box_append(app.box.cast(to: GtkBox.self), view)
            var (presses, releases) = (0, 0)
            let keys = try #require(gtk_event_controller_key_new())
            Signal(keys, "key-pressed") { _ in presses += 1 }
            Signal(keys, "key-released") { _ in releases += 1 }
            gtk_widget_add_controller(view, keys)
            gtk_widget_grab_focus(view)
            app.input.settle()
            if isBesideNotice {
                let notice = app.window.overlays.show(
                    .hud("Deleted", placement: .bottom, action: "Undo").with(
                        \.timing.lifetime, .untilDismissed))
                GtkTests.iterate { notice.isVisible }
            }

            app.input.keyDown("p")
            try #require(presses > 0 && gtk_window_get_focus(app.window) == view)
            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible && gtk_window_get_focus(app.window)?.isInside(view) == false }
            app.input.keyUp("p")
            #expect(releases == 1)

            let before = presses
            app.input.key("p")
            #expect(presses == before && releases == 1, "the veil has this key")
            app.window.overlays.dismissAll()
            GtkTests.iterate { app.host.isIdle }
        }
    }
}
