import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What the user is in the middle of in a view that a veil exempts.
    @MainActor @Suite struct LiveViewTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        private func showVeil(exempting views: Set<Region>) -> Presentation {
            let veil = app.window.overlays.show(.veil("Wait").with(\.input.outside, .blockedExcept(views)))
            GtkTests.iterate { veil.isVisible }
            return veil
        }

        private func end(_ presentations: Presentation...) {
            for presentation in presentations { presentation.dismiss() }
            GtkTests.iterate { app.host.isIdle }
            app.close()
        }

        @Test func aPressInAnExemptViewGoesOnAsTheVeilComes() {
            app.input.press(app.button)
            let veil = showVeil(exempting: [app.button.overlays.region])
            app.input.release()
            #expect(app.heard.contains("click"))
            end(veil)
        }

        @Test func aStrokeInAnExemptViewGoesOnAsTheVeilComes() throws {
            let stroke = try #require(gtk_gesture_drag_new())
            var (ends, cancels) = (0, 0)
            Signal(stroke, "drag-end") { _ in ends += 1 }
            Signal(stroke, "cancel") { _ in cancels += 1 }
            gtk_widget_add_controller(app.dropArea, stroke)
            app.input.press(app.dropArea)
            app.input.move(4, 2)
            let veil = showVeil(exempting: [app.dropArea.overlays.region])
            app.input.move(4, 2)
            #expect(ends == 0 && cancels == 0)
            app.input.release()
            #expect(ends == 1 && cancels == 0)
            end(veil)
        }

        /// Like a page that scrolls, with a drawing in it and the focus in a field beside the drawing.
        @Test func aStrokeThatAnAncestorFollowsGoesOnBesideTheFocus() throws {
            let stroke = try #require(gtk_gesture_drag_new())
            var (ends, cancels) = (0, 0)
            Signal(stroke, "drag-end") { _ in ends += 1 }
            Signal(stroke, "cancel") { _ in cancels += 1 }
            gtk_widget_add_controller(app.box, stroke)
            gtk_widget_grab_focus(app.entry)
            app.input.press(app.dropArea)
            app.input.move(4, 2)
            let veil = showVeil(exempting: [app.dropArea.overlays.region])
            #expect(ends == 0 && cancels == 0)
            app.input.release()
            #expect(ends == 1 && cancels == 0)
            end(veil)
        }

        /// The second veil joins the first, which then exempts nothing.
        @Test(arguments: ["question", "veil"])
        func aPressInAnExemptViewIsNoClickOnceThatIsBlockedToo(by cover: String) {
            let veil = showVeil(exempting: [app.button.overlays.region])
            app.input.press(app.button)
            let overlay: Overlay =
                cover == "veil" ? .veil("Wait") : .question("Reload?", actions: ["Reload"])
            let second = app.window.overlays.show(overlay)
            GtkTests.iterate { second.isVisible }
            app.input.release()
            #expect(!app.heard.contains("click"))
            end(second, veil)
        }

        @Test func aPopoverOfAnExemptViewIsOpenUntilThatIsBlockedToo() {
            gtk_popover_popup(app.popover.cast(to: GtkPopover.self))
            GtkTests.iterate { gtk_widget_get_mapped(app.popover) != 0 }
            let veil = showVeil(exempting: [app.button.overlays.region])
            #expect(gtk_widget_get_mapped(app.popover) != 0)
            let second = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { gtk_widget_get_visible(app.popover) == 0 }
            end(second, veil)
        }
    }
}
