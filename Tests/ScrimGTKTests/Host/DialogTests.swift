import CGtk4
@_spi(Host) import Scrim
import Testing

@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Questions that the app asks in libadwaita's dialogs inside the window, while a Scrim overlay is presented.
    @MainActor
    @Suite(.enabled(if: AlertDialog.isThere, "needs libadwaita 1.5")) struct DialogTests {
        let app: AppFixture

        init() throws {
            // Without animations, a dialog can be pressed as soon as it exists.
            try DesktopSettings.set("gtk-enable-animations", false)
            app = try AppFixture(.adwaita)
            app.present()
        }

        private func close() {
            app.close()
            DesktopSettings.restore("gtk-enable-animations")
        }

        /// Checks that the app's entry, which had the focus, has it again.
        private func expectFocusInEntry() {
            GtkTests.iterate { gtk_window_get_focus(app.window).map { $0.isInside(app.entry) } ?? false }
        }

        private func showVeil() -> Presentation {
            let veil = app.window.overlays.show(.veil("Saving").with(\.timing.grace, .zero))
            GtkTests.iterate { veil.isVisible }
            return veil
        }

        private func dismiss(_ presentation: Presentation) {
            presentation.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// Opens an alert over the presented overlay.
        private func ask() throws -> AlertDialog {
            let alert = try #require(AlertDialog(heading: "Overwrite the file?", response: "Yes"))
            alert.present(in: app.window)
            GtkTests.iterate { alert.isMapped }
            // The dialog also rests before it begins to grow.
            for _ in 0..<3 { GtkTests.settle(app.window) }
            GtkTests.iterate { alert.isAtRest }
            return alert
        }

        @Test(arguments: [Overlay.Kind.veil, .activity, .sheet])
        func aDialogThatOpensOverAnOverlayIsAnswered(_ kind: Overlay.Kind) throws {
            defer { close() }
            let overlays = app.window.overlays
            let up =
                switch kind {
                case .sheet: overlays.show(.sheet(detents: [.points(300)])) { gtk_label_new("Sheet") }
                case .activity: overlays.show(.activity("Saving").with(\.timing.grace, .zero))
                default: showVeil()
                }
            GtkTests.iterate { up.isVisible }

            let alert = try ask()
            GtkTests.iterate { !up.isVisible }
            #expect(!up.hasEnded)
            app.input.click(try #require(alert.button))
            GtkTests.iterate { alert.responses == 1 && up.isVisible }

            dismiss(up)
            expectFocusInEntry()
        }

        @Test func overADialogIsOverItsContentAlone() throws {
            defer { close() }
            let alert = try ask()
            let busy = alert.widget.overlays.show(.loading().with(\.timing.grace, .zero))
            GtkTests.iterate { busy.isVisible }
            let layer = try #require(app.host.layer).widget
            let content = try #require(alert.widget.dialogContent)
            let place = try #require(RegionGeometry(of: content, in: RegionLook(in: layer))).bounds
            let shown = try #require(app.host.surfaces.first).frames.scrim
            #expect(shown == place)
            #expect(shown.width < Double(gtk_widget_get_width(layer)))
            #expect(shown.height < Double(gtk_widget_get_height(layer)))
            dismiss(busy)
            app.input.click(try #require(alert.button))
            GtkTests.iterate { alert.responses == 1 }
        }

        @Test func theFocusIsWhereItWasWhenTheOverlayEndsUnderTheDialog() throws {
            defer { close() }
            let veil = showVeil()
            let alert = try ask()
            dismiss(veil)
            app.input.click(try #require(alert.button))
            GtkTests.iterate { alert.responses == 1 && !alert.isMapped }
            expectFocusInEntry()
        }

        @Test func afterTwoDialogsTheFocusIsWhereItWas() throws {
            defer { close() }
            let veil = showVeil()
            let alerts = [try ask(), try ask()]
            dismiss(veil)
            for alert in alerts.reversed() {
                app.input.click(try #require(alert.button))
                GtkTests.iterate { alert.responses == 1 && !alert.isMapped }
            }
            expectFocusInEntry()
        }

        /// libadwaita clears the focus before it reports its dialog.
        @Test(arguments: [Overlay.InputPolicy.block, .live])
        func afterADialogOverASheetTheFocusIsAtTheSameControl(_ input: Overlay.InputPolicy) throws {
            defer { close() }
            let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let entries: [WidgetPointer] = (0..<3).map { _ in gtk_entry_new() }
            for entry in entries { gtk_box_append(content.cast(to: GtkBox.self), entry) }
            func isInSheet() -> Bool { gtk_window_get_focus(app.window)?.isInside(content) == true }
            let sheet = app.window.overlays.show(.sheet(input: input)) { content }
            GtkTests.iterate { sheet.isVisible && isInSheet() }
            gtk_widget_grab_focus(entries[2])
            let alert = try ask()
            app.input.click(try #require(alert.button))
            GtkTests.iterate { alert.responses == 1 && sheet.isVisible && isInSheet() }
            #expect(gtk_window_get_focus(app.window)?.isInside(entries[2]) == true)
            dismiss(sheet)
        }

        @Test func aDialogIsAnsweredByKeysUnderAVeil() throws {
            defer { close() }
            let veil = showVeil()
            let alert = try ask()
            app.input.key("Return")
            GtkTests.iterate { alert.responses == 1 }
            GtkTests.iterate { veil.isVisible }
            app.input.key("a")
            #expect(app.heard == [], "heard while it is blocked again")
            dismiss(veil)
        }

        @Test func whatIsShownOverADialogBlocksIt() throws {
            defer { close() }
            let alert = try ask()
            let veil = showVeil()
            app.input.click(try #require(alert.button))
            #expect(alert.responses == 0)
            dismiss(veil)
            app.input.click(try #require(alert.button))
            GtkTests.iterate { alert.responses == 1 }
        }

        // MARK: Keys, which GTK keeps within a dialog since 4.18

        @Test func aNoticeOverADialogIsReachedByF6() throws {
            defer { close() }
            let alert = try ask()
            var undone = 0
            let notice = app.window.overlays.flash(.hud("Deleted", action: "Undo")) { undone += 1 }
            GtkTests.iterate { notice.isVisible }
            app.input.key("F6")
            let focus = try #require(gtk_window_get_focus(app.window))
            #expect(focus.isInside(try #require(app.host.layer).widget))
            app.input.key("F6")
            #expect(gtk_window_get_focus(app.window)?.isInside(alert.widget) == true)
            app.input.key("F6")
            app.input.key("Return")
            GtkTests.iterate { undone == 1 }
            #expect(alert.responses == 0)
            app.input.click(try #require(alert.button))
            GtkTests.iterate { alert.responses == 1 }
        }

        /// The window's keys were watched before the dialog existed.
        @Test func keysDoNotReachADialogThatOpenedOverAnOverlayAndIsBlocked() throws {
            defer { close() }
            let veil = showVeil()
            let alert = try ask()
            let busy = alert.widget.overlays.show(.activity("Saving").with(\.timing.grace, .zero))
            GtkTests.iterate { busy.isVisible }
            app.input.key("Return")
            #expect(alert.responses == 0)
            busy.dismiss()
            GtkTests.iterate { busy.hasEnded && app.host.surfaces.count == 1 }
            app.input.key("Return")
            GtkTests.iterate { alert.responses == 1 }
            dismiss(veil)
        }

        @Test func keysDoNotReachTheContentOfADialogThatIsBlocked() throws {
            defer { close() }
            let alert = try ask()
            let busy = alert.widget.overlays.show(.activity("Saving").with(\.timing.grace, .zero))
            GtkTests.iterate { busy.isVisible }
            app.input.key("Return")
            #expect(alert.responses == 0)
            dismiss(busy)
            app.input.key("Return")
            GtkTests.iterate { alert.responses == 1 }
        }
    }
}
