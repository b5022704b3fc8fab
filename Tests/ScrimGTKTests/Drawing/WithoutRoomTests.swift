import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Overlays over a list that has lost its last row; their panels are then in the window.
    @MainActor @Suite struct WithoutRoomTests {
        private let app: AppFixture
        private let list: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)

        init() throws {
            app = try AppFixture()
            gtk_box_append(app.box.cast(to: GtkBox.self), list)
            app.present()
            app.stage.defaults.isInstant = true
        }

        private func panel(_ index: Int = 0) -> Geometry.Rect { app.host.surfaces[index].frames.panel }

        private var window: Geometry.Rect {
            let widget = app.window.widget
            return Geometry.Rect(
                0, 0, Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
        }

        @Test func aQuestionIsLaidOutWheneverAnythingChanges() {
            defer { app.close() }
            let question = list.overlays.show(.question("Sure?", actions: ["Yes"]))
            GtkTests.iterate { question.isVisible && !panel().isEmpty }
            #expect(gtk_widget_get_height(list) == 0)
            let first = panel()
            question.message = "A much longer text, so that the panel needs more lines than before"
            GtkTests.iterate { panel().size != first.size }
            gtk_window_set_default_size(app.window, 600, 700)
            GtkTests.iterate { window.width > 500 && abs(panel().midX - window.midX) <= 1 }
            question.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func aNoticeWithoutAButtonIsSeen() throws {
            defer { app.close() }
            let notice = list.overlays.show(.hud("3 articles moved", placement: .bottom))
            GtkTests.iterate { notice.isVisible && app.host.surfaces.count == 1 && !panel().isEmpty }
            #expect(window.intersection(panel()) == panel())
            #expect(gtk_widget_get_mapped(app.host.surfaces[0].panel.widget) != 0)
            notice.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }
    }
}
