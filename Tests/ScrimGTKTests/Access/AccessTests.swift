import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What assistive technology is told.
    @MainActor @Suite struct AccessTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        @Test func aVeilHidesWhatItCoversAndShowsItAgain() throws {
            defer { app.close() }
            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            #expect(state(app.box, GTK_ACCESSIBLE_STATE_HIDDEN))
            #expect(state(app.box, GTK_ACCESSIBLE_STATE_BUSY))

            // GTK says that it is not hidden whenever it is shown.
            gtk_widget_set_visible(app.box, 0)
            gtk_widget_set_visible(app.box, 1)
            GtkTests.settle()
            #expect(state(app.box, GTK_ACCESSIBLE_STATE_HIDDEN))

            let late: WidgetPointer = gtk_label_new("late")
            gtk_window_set_child(app.window, late)
            GtkTests.settle()
            #expect(state(late, GTK_ACCESSIBLE_STATE_HIDDEN))

            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(!state(late, GTK_ACCESSIBLE_STATE_HIDDEN))
            #expect(!state(late, GTK_ACCESSIBLE_STATE_BUSY))
        }

        @Test func aRegionsOverlayHidesThatRegionOnly() {
            defer { app.close() }
            let busy = app.scroller.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            #expect(state(app.scroller, GTK_ACCESSIBLE_STATE_HIDDEN))
            #expect(!state(app.box, GTK_ACCESSIBLE_STATE_HIDDEN))
            busy.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(!state(app.scroller, GTK_ACCESSIBLE_STATE_HIDDEN))
        }

        @Test func aNoticeHidesNothing() {
            defer { app.close() }
            let notice = app.window.overlays.show(.hud("Saved"))
            GtkTests.iterate { notice.isVisible }
            #expect(!state(app.box, GTK_ACCESSIBLE_STATE_HIDDEN))
        }

        @Test func whatIsAnnouncedBeforeGTKCanIsTheWindowsNameForAWhile() {
            defer { app.close() }
            guard scrim_symbol("gtk_accessible_announce") == nil else { return }
            gtk_window_set_title(app.window, "Title")
            let notice = app.window.overlays.show(.hud("Saved"))
            GtkTests.iterate { notice.isVisible }
            #expect(name(app.window.widget, is: "Saved"))
            notice.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(name(app.window.widget, is: "Title"))
        }

        private func state(_ widget: WidgetPointer, _ state: GtkAccessibleState) -> Bool {
            widget.tells(state, true)
        }

        private func name(_ widget: WidgetPointer, is text: String) -> Bool {
            widget.tells(GTK_ACCESSIBLE_PROPERTY_LABEL, text)
        }
    }
}
