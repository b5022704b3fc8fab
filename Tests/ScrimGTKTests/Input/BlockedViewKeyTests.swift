import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Keys while a view that is blocked has the focus, in the app or in a sheet.
    @MainActor @Suite struct BlockedViewKeyTests {
        let app: AppFixture
        private let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        private let form: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        private let field: WidgetPointer = gtk_entry_new()
        private let accept: WidgetPointer = gtk_button_new_with_label("Accept")
        private let beside: WidgetPointer = gtk_button_new_with_label("Beside")

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
            for child in [field, accept] { gtk_box_append(form.cast(to: GtkBox.self), child) }
            for child in [form, beside] { gtk_box_append(content.cast(to: GtkBox.self), child) }
            Signal(accept, "activate") { [app] _ in app.note("accept") }
            Signal(field, "activate") { [app] _ in app.note("submit") }
            gtk_widget_add_controller(
                beside,
                AppFixture.makeShortcut(GTK_SHORTCUT_SCOPE_GLOBAL, GDK_KEY_k) { [app] in app.note("beside") })
        }

        /// As a form does whose button shows that it is being sent, and whose user presses Return once more.
        @Test(arguments: [Overlay.InputPolicy.block, .live])
        func inASheetItTakesNoKey(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let (sheet, busy) = showBlockedForm(input)
            gtk_widget_grab_focus(accept)
            for key in ["Return", "space"] { app.input.key(key) }
            gtk_editable_set_text(field.opaque, "text")
            gtk_widget_grab_focus(field)
            for key in ["a", "ctrl+c", "ctrl+v", "Return", "BackSpace"] { app.input.key(key) }
            #expect(gtk_editable_get_text(field.opaque).map { String(cString: $0) } == "text")
            app.input.settle()
            #expect(app.heard.isDisjoint(with: ["accept", "submit"]))

            busy.dismiss()
            GtkTests.iterate { app.host.surfaces.count == 1 }
            gtk_widget_grab_focus(accept)
            app.input.key("Return")
            GtkTests.iterate { app.heard.contains("accept") }
            sheet.dismiss()
        }

        @Test(arguments: [Overlay.InputPolicy.block, .live])
        func tabLeadsOutOfItAndShortcutsBesideItAct(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let (sheet, busy) = showBlockedForm(input)
            gtk_widget_grab_focus(accept)
            app.input.key("ctrl+k")
            GtkTests.iterate { app.heard.contains("beside") }
            gtk_window_set_focus_visible(app.window, 0)
            app.input.key("Tab")
            #expect(focus == beside)
            #expect(gtk_window_get_focus_visible(app.window) != 0)
            busy.dismiss()
            sheet.dismiss()
        }

        @Test(arguments: [Overlay.InputPolicy.dismissing, .live])
        func escapeEndsTheSheetAroundIt(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let (sheet, _) = showBlockedForm(input)
            gtk_widget_grab_focus(accept)
            app.input.key("Escape")
            #expect(sheet.outcome?.cause == .escape)
        }

        /// It closes the app's search bar, and there is nothing to cancel.
        @Test func escapeIsTheAppsWhereNoOverlayEndsByIt() {
            defer { app.close() }
            guard let keys = gtk_event_controller_key_new() else { return #expect(Bool(false)) }
            _ = Signal.deciding(UnsafeMutableRawPointer(keys), "key-pressed") { [app] in
                if KeyPress($0).isEscape { app.note("escape") }
                return false
            }
            gtk_widget_add_controller(app.box, keys)
            gtk_widget_grab_focus(app.entry)
            let busy = app.entry.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.key("Escape")
            GtkTests.iterate { app.heard.contains("escape") }
            busy.dismiss()
            app.forget()
            let load = app.entry.overlays.show(.loading("Loading", cancel: .standard))
            GtkTests.iterate { load.isVisible }
            app.input.key("Escape")
            #expect(load.outcome?.cause == .escape && !app.heard.contains("escape"))
        }

        @Test func tabLeadsOutOfItInTheAppWithARing() {
            defer { app.close() }
            let busy = app.entry.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            gtk_window_set_focus_visible(app.window, 0)
            app.input.key("Tab")
            #expect(focus == app.button)
            #expect(gtk_window_get_focus_visible(app.window) != 0)
            busy.dismiss()
        }

        private func showBlockedForm(_ input: Overlay.InputPolicy) -> (Presentation, Presentation) {
            let sheet = app.window.overlays.show(.sheet(input: input)) { content }
            GtkTests.iterate { sheet.isVisible && focus?.isInside(content) == true }
            app.input.settle()
            let busy = form.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.forget()
            return (sheet, busy)
        }

        private var focus: WidgetPointer? { gtk_window_get_focus(app.window) }
    }
}
