import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The parts of a notice: a cross under a real pointer, lines of text, the time that is left.
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

        /// The cross covers the corner of the view, even of one that is added later.
        @Test func theCrossOfASheetIsInFrontOfItsView() throws {
            defer { app.close() }
            app.stage.defaults.isInstant = true
            let sheet = Overlay.sheet(input: .block).with(\.content.cancel, .cross).with(\.onRepeat, .join)
            func view() -> WidgetPointer {
                let view: WidgetPointer = gtk_button_new_with_label("all of the sheet")
                gtk_widget_set_size_request(view, 300, 120)
                return view
            }
            let first = app.window.overlays.show(sheet) { view() }
            GtkTests.iterate { first.isVisible }
            let second = app.window.overlays.show(sheet) { view() }
            GtkTests.iterate { second.isVisible && app.isAtRest }
            GtkTests.settle(app.window)
            app.input.click(try cross)
            GtkTests.iterate { second.hasEnded }
            #expect(second.outcome?.cause == .cancelButton)
            GtkTests.iterate { app.host.isIdle }
        }

        /// Text in a row begins at its leading edge; in a column it is centered.
        @Test func linesOfTextAreCenteredOnlyInAColumn() throws {
            defer { app.close() }
            for (placement, justification) in [
                (Overlay.Placement.bottom, GTK_JUSTIFY_LEFT), (.center, GTK_JUSTIFY_CENTER),
            ] {
                let notice = try show(
                    .hud("3 messages archived", icon: .success, placement: placement, cancel: .cross), "line")
                let parts = try #require(app.host.surfaces.first).parts
                let label = try #require(parts[.message] as? PanelLabel).widget
                #expect(gtk_label_get_justify(label.opaque) == justification)
                notice.dismiss()
                GtkTests.iterate { app.host.isIdle }
            }
        }

        @Test func theTimeThatIsLeftIsALineOnThePanel() throws {
            defer { app.close() }
            /// The window's brightness below the notice's text, from top to bottom.
            func brightness(showsTimeLeft: Bool) throws -> [Double] {
                let notice = app.window.overlays.show(
                    .hud("3 messages archived", placement: .bottom)
                        .with(\.timing.lifetime, .fixed(.seconds(60)))
                        .with(\.timing.showsTimeLeft, showsTimeLeft))
                GtkTests.iterate { notice.isVisible && app.isAtRest }
                GtkTests.settle(app.window)
                let picture = try Picture(of: app.window.widget)
                let column = (picture.height * 9 / 10..<picture.height).map {
                    picture.brightness(picture.width / 2, $0)
                }
                notice.dismiss()
                GtkTests.iterate { app.host.isIdle }
                return column
            }
            let (with, without) = (try brightness(showsTimeLeft: true), try brightness(showsTimeLeft: false))
            let darker = zip(with, without).count { $1 - $0 > 0.2 }
            #expect((1...4).contains(darker), "a line of 3 points")
        }

        /// A resting notice is drawn once for each point that its line loses, not at the display's rate.
        @Test func aLineThatDrainsAsksForAFrameWhenItIsShorter() throws {
            defer { app.close() }
            // An entry's caret fades with the display's frames.
            gtk_widget_grab_focus(app.button)
            let notice = app.window.overlays.show(
                .hud("3 messages archived", placement: .bottom)
                    .with(\.timing.lifetime, .fixed(.seconds(60))).with(\.timing.showsTimeLeft, true))
            GtkTests.iterate { notice.isVisible && app.isAtRest }
            GtkTests.settle(app.window)
            var length: Double? { app.host.surfaces.first?.panel.timeLine.frame.width }
            let first = try #require(length)
            // Measures from the moment of one step.
            GtkTests.iterate { length.map { $0 < first } == true }
            let begin = try #require(length)
            let clock = try #require(gtk_widget_get_frame_clock(app.window.widget))
            var frames = 0
            let signal = Signal(UnsafeMutableRawPointer(clock), "update") { _ in frames += 1 }
            GtkTests.iterate { length.map { $0 <= begin - 5 } == true }
            signal.disconnect()
            // At the display's rate there would be about 60 frames.
            #expect(frames <= 15, "the line is 5 points shorter")
            notice.dismiss()
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
