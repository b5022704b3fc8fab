import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// A notice with a cross, under a real pointer.
    @MainActor @Suite struct NoticeCrossTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
        }

        @Test func aClickOnTheCrossPutsTheNoticeAside() throws {
            defer { app.close() }
            let notice = try show(
                .hud("3 messages archived", placement: .bottom, action: "_Undo", cancel: .cross), "row")
            let cross = try cross
            #expect(cross.tells(GTK_ACCESSIBLE_PROPERTY_LABEL, "Close"))
            #expect(gtk_widget_get_width(cross) == Int32(Tuning.crossSide))
            app.input.key("Escape")
            #expect(!notice.hasEnded, "Escape is the app's")
            let focus = gtk_window_get_focus(app.window)
            app.input.press(cross)
            #expect(gtk_window_get_focus(app.window) == focus, "a click leaves the focus where it is")
            app.input.release()
            GtkTests.iterate { notice.hasEnded }
            #expect(notice.outcome?.cause == .cancelButton)
            GtkTests.iterate { app.host.isIdle }
            let long = try show(
                .hud(
                    "The connection to the server was lost", detail: "It is tried again every minute.",
                    icon: .warning, action: "Details", cancel: .cross), "column")
            app.input.click(try self.cross)
            GtkTests.iterate { long.hasEnded }
            #expect(long.outcome?.cause == .cancelButton)
            GtkTests.iterate { app.host.isIdle }
        }

        private func show(_ overlay: Overlay, _ name: String) throws -> Presentation {
            let notice = app.window.overlays.show(overlay.with(\.timing.lifetime, .untilDismissed))
            GtkTests.iterate { notice.isVisible && app.isAtRest }
            if let folder = SceneWriter.folder {
                try Picture(of: app.window.widget).save(to: "\(folder)/cross-\(name).png")
            }
            return notice
        }

        private var cross: WidgetPointer {
            get throws {
                let parts = try #require(app.host.surfaces.first).parts
                return try #require((parts[.cancel] as? CancelButton)?.cross.widget)
            }
        }
    }
}
