import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Keys while a blocked view has the focus, in the app or in a sheet.
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

        /// A form shows that it is being sent, and the user presses Return again.
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

        /// AdwTabView has such a shortcut around its pages: the user does not wait for a page to load.
        @Test func aCommandWithTabIsTheAppsAroundIt() {
            defer { app.close() }
            let keys = AppFixture.makeShortcut(GTK_SHORTCUT_SCOPE_GLOBAL, GDK_KEY_Tab) { [app] in
                app.note("next tab")
            }
            gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
            gtk_widget_add_controller(app.box, keys)
            let busy = app.entry.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.key("ctrl+Tab")
            GtkTests.iterate { app.heard.contains("next tab") }
            #expect(focus?.isInside(app.entry) == true)
            busy.dismiss()
        }

        /// GtkWindow's own key binding for this, which comes last.
        @Test func controlAndTabLeadOutOfItAsTabDoes() {
            defer { app.close() }
            let busy = coverFormInTheApp(.activity())
            gtk_window_set_focus_visible(app.window, 0)
            app.input.key("ctrl+Tab")
            #expect(focus == beside, "and not the next one of the form")
            #expect(gtk_window_get_focus_visible(app.window) != 0)
            busy.dismiss()
        }

        /// For example "close tool window"; GTK itself binds only plain Escape.
        @Test(arguments: ["shift+Escape", "ctrl+Escape"])
        func aCommandWithEscapeIsTheAppsAroundIt(_ key: String) {
            defer { app.close() }
            let modifiers = key == "shift+Escape" ? GDK_SHIFT_MASK : GDK_CONTROL_MASK
            gtk_widget_add_controller(
                app.box,
                AppFixture.makeShortcut(GTK_SHORTCUT_SCOPE_GLOBAL, GDK_KEY_Escape, modifiers) { [app] in
                    app.note("command")
                })
            let load = app.entry.overlays.show(.loading("Loading", cancel: .standard))
            GtkTests.iterate { load.isVisible }
            app.input.key(key)
            GtkTests.iterate { app.heard.contains("command") }
            #expect(!load.hasEnded)
            load.dismiss()
        }

        /// Escape closes the app's search bar; there is no overlay to cancel.
        @Test func escapeIsTheAppsWhereNoOverlayEndsByIt() {
            defer { app.close() }
            noteEscape()
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

        /// Without a pending overlay, Escape would also go to the app.
        @Test(arguments: [true, false])
        func escapeIsTheAppsWhateverIsBesideIt(isSheet: Bool) {
            defer { app.close() }
            let other =
                isSheet
                ? app.window.overlays.show(.sheet(from: .trailing)) { gtk_entry_new() }
                : app.window.overlays.show(
                    .hud("Uploading", indicator: .ring(0), placement: .bottom, cancel: .standard))
            GtkTests.iterate { other.isVisible }
            noteEscape()
            gtk_widget_grab_focus(app.entry)
            let busy = app.entry.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.key("Escape")
            GtkTests.iterate { app.heard.contains("escape") }
            #expect(!other.hasEnded && !busy.hasEnded)
            busy.dismiss()
            other.dismiss()
        }

        /// The notice can be dismissed neither by a flick nor by a cross.
        @Test func escapeInANoticeEndsNoSheetBesideTheApp() throws {
            defer { app.close() }
            let sheet = app.window.overlays.show(.sheet(from: .trailing)) { gtk_entry_new() }
            GtkTests.iterate { sheet.isVisible }
            let notice = app.window.overlays.show(.hud("New mail", placement: .bottom, action: "Show"))
            GtkTests.iterate { notice.isVisible }
            let action = try #require(
                app.host.surfaces.first { $0.parts.action != nil }?.parts.action?.widget)
            for _ in 0..<3 where focus != action { app.input.key("F6") }
            #expect(focus == action)
            app.input.key("Escape")
            app.input.settle()
            #expect(!sheet.hasEnded && !notice.hasEnded)
            notice.dismiss()
            sheet.dismiss()
        }

        /// Nothing else in the sheet can take the focus.
        @Test(arguments: ["Tab", "shift+Tab"])
        func tabLeavesTheFocusWhereItIsIfAllOfAFormIsCovered(_ key: String) {
            defer { app.close() }
            let sheet = app.window.overlays.show(.sheet(input: .block)) { content }
            GtkTests.iterate { sheet.isVisible && focus?.isInside(content) == true }
            gtk_widget_grab_focus(field)
            let busy = content.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.key(key)
            #expect(focus?.isInside(field) == true)
            busy.dismiss()
            GtkTests.iterate { app.host.surfaces.count == 1 }
            app.input.key("a")
            #expect(gtk_editable_get_text(field.opaque).map { String(cString: $0) } == "a")
            sheet.dismiss()
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

        /// With a button, the overlay is in the tab order; without one, GTK itself moves on.
        @Test(arguments: [Overlay.CancelButton?.none, .standard])
        func keysPassByItsControlsInTheApp(_ cancel: Overlay.CancelButton?) {
            defer { app.close() }
            let busy = coverFormInTheApp(.loading("Copying", cancel: cancel))
            app.input.key("Tab")
            #expect(focus == beside, "and not the next one of the form")
            app.input.key("shift+Tab")
            #expect(focus != nil && focus?.isInside(form) == false)
            for key in ["Tab", "shift+Tab"] {
                for _ in 0..<16 {
                    app.input.key(key)
                    #expect(focus != nil && focus?.isInside(form) == false, "\(key)")
                }
            }
            // As GTK's own key binding does.
            gtk_widget_grab_focus(beside)
            app.input.key("Up")
            #expect(focus?.isInside(form) == false)
            #expect(gtk_widget_get_can_focus(form) != 0)
            busy.dismiss()
        }

        @Test func tabFromThePanelOverItPassesByItsControls() {
            defer { app.close() }
            let busy = coverFormInTheApp(.loading("Copying", cancel: .standard))
            app.input.key("F6")
            #expect(focus?.isInside(app.host.layer) == true)
            app.input.key("Tab")
            #expect(focus == beside)
            busy.dismiss()
        }

        @Test func tabLeavesTheFocusWhereItIsIfNothingElseTakesIt() {
            defer { app.close() }
            gtk_widget_set_sensitive(app.menuButton, 0)
            gtk_editable_set_text(app.entry.opaque, "some text")
            gtk_editable_select_region(app.entry.opaque, 2, 5)
            let busy = app.box.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            for key in ["Tab", "shift+Tab"] {
                app.input.key(key)
                #expect(focus?.isInside(app.entry) == true, "\(key)")
            }
            var (start, end): (gint, gint) = (0, 0)
            gtk_editable_get_selection_bounds(app.entry.opaque, &start, &end)
            #expect([start, end] == [2, 5])
            busy.dismiss()
        }

        @Test(arguments: [Overlay.InputPolicy.block, .live])
        func keysPassByItsControlsInASheet(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let (sheet, busy) = showBlockedForm(input)
            gtk_widget_grab_focus(field)
            app.input.key("Tab")
            #expect(focus == beside)
            for key in ["shift+Tab", "Tab", "Tab"] {
                app.input.key(key)
                #expect(focus != nil && focus?.isInside(form) == false, "\(key)")
            }
            busy.dismiss()
            sheet.dismiss()
        }

        /// Covers the form, which has the focus and comes first in the app's window.
        private func coverFormInTheApp(_ overlay: Overlay) -> Presentation {
            gtk_box_prepend(app.box.cast(to: GtkBox.self), content)
            GtkTests.settle(app.window)
            gtk_widget_grab_focus(field)
            let busy = form.overlays.show(overlay)
            GtkTests.iterate { busy.isVisible }
            app.input.settle()
            return busy
        }

        /// Records each Escape that reaches the app around its controls.
        private func noteEscape() {
            guard let keys = gtk_event_controller_key_new() else { return #expect(Bool(false)) }
            _ = Signal.deciding(UnsafeMutableRawPointer(keys), "key-pressed") { [app] in
                if KeyPress($0).isEscape { app.note("escape") }
                return false
            }
            gtk_widget_add_controller(app.box, keys)
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
