import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Enter, which activates the window's default widget, wherever the focus is.
    @MainActor @Suite struct DefaultWidgetTests {
        let app: AppFixture
        private let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        private let field: WidgetPointer = gtk_entry_new()
        private let accept: WidgetPointer = gtk_button_new_with_label("Accept")

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
            for child in [field, accept] { gtk_box_append(content.cast(to: GtkBox.self), child) }
            for entry in [app.entry, field] {
                gtk_entry_set_activates_default(entry.cast(to: GtkEntry.self), 1)
                Signal(entry, "activate") { [app] _ in app.note("submit") }
            }
            Signal(app.otherButton, "activate") { [app] _ in app.note("default") }
            Signal(accept, "activate") { [app] _ in app.note("accept") }
            gtk_window_set_default_widget(app.window, app.otherButton)
        }

        private var defaultWidget: WidgetPointer? { gtk_window_get_default_widget(app.window) }

        private func showSheet(_ input: Overlay.InputPolicy) -> Presentation {
            let sheet = app.window.overlays.show(.sheet(input: input)) { [content] in content }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(field) != 0 }
            gtk_widget_grab_focus(field)
            return sheet
        }

        private func showVeil(over view: WidgetPointer) -> Presentation {
            let busy = view.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            return busy
        }

        private nonisolated static let enterKeys = ["Return", "KP_Enter"]

        @Test(arguments: enterKeys)
        func aSheetThatBlocksTheWindowKeepsEnterFromTheDefaultWidget(key: String) {
            defer { app.close() }
            let sheet = showSheet(.block)
            app.input.key(key)
            #expect(app.heard.contains("submit"))
            #expect(!app.heard.contains("default"))
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(defaultWidget == app.otherButton)
            gtk_widget_grab_focus(app.entry)
            app.input.key(key)
            #expect(app.heard.contains("default"))
        }

        @Test(arguments: enterKeys)
        func anEntryBesideAVeiledDefaultWidgetDoesNotActivateIt(key: String) {
            defer { app.close() }
            let busy = showVeil(over: app.otherButton)
            app.input.key(key)
            #expect(app.heard.contains("submit"))
            #expect(!app.heard.contains("default"))
            GtkTests.iterate { defaultWidget == app.otherButton }
            busy.dismiss()
            app.input.key(key)
            #expect(app.heard.contains("default"))
        }

        /// The entry activates the default widget after the app's handlers, one of which runs a main loop.
        @Test(arguments: [nil, "a", "Return"])
        func aVeiledDefaultWidgetIsNotActivatedAfterALoopInAHandler(nestedKey: String?) {
            defer { app.close() }
            let busy = showVeil(over: app.otherButton)
            var isFirst = true
            let signal = Signal(app.entry, "activate") { [app] _ in
                guard isFirst else { return }
                isFirst = false
                if let nestedKey { app.input.key(nestedKey) }
                app.input.settle()
            }
            app.input.key("Return")
            signal.disconnect()
            #expect(!isFirst)
            #expect(!app.heard.contains("default"))
            GtkTests.iterate { defaultWidget == app.otherButton }
            busy.dismiss()
        }

        @Test func theDefaultWidgetIsBackWhenTheVeilEndsInAHandlersLoop() {
            defer { app.close() }
            let busy = showVeil(over: app.otherButton)
            var isBack = false
            let signal = Signal(app.entry, "activate") { [app] _ in
                busy.dismiss()
                isBack = GtkTests.iterate {
                    gtk_window_get_default_widget(app.window) == app.otherButton
                }
            }
            app.input.key("Return")
            signal.disconnect()
            #expect(isBack)
        }

        /// Another veil keeps the barrier active.
        @Test func aKeyInAHandlersLoopFindsTheDefaultWidgetThatIsLiveAgain() {
            defer { app.close() }
            let other = showVeil(over: app.button)
            let busy = showVeil(over: app.otherButton)
            var isFirst = true
            let signal = Signal(app.entry, "activate") { [app] _ in
                guard isFirst else { return }
                isFirst = false
                busy.dismiss()
                GtkTests.iterate { busy.hasEnded }
                app.input.settle()
                app.input.key("Return")
                #expect(app.heard.contains("default"))
            }
            app.input.key("Return")
            signal.disconnect()
            #expect(!isFirst)
            other.dismiss()
        }

        /// GtkWindow handles the key itself if the focused widget does not.
        @Test func aWidgetWithoutUseForEnterDoesNotActivateAVeiledDefaultWidget() {
            defer { app.close() }
            let area: WidgetPointer = gtk_drawing_area_new()
            gtk_widget_set_focusable(area, 1)
            gtk_box_append(app.box.cast(to: GtkBox.self), area)
            gtk_widget_grab_focus(area)
            app.input.key("Return")
            #expect(app.heard.contains("default"), "while nothing blocks")
            app.forget()
            let busy = showVeil(over: app.otherButton)
            #expect(gtk_window_get_focus(app.window) == area)
            app.input.key("Return")
            #expect(!app.heard.contains("default"))
            busy.dismiss()
        }

        private func addShortcutForTheDefaultWidget() {
            let shortcuts = gtk_shortcut_controller_new()
            gtk_shortcut_controller_add_shortcut(
                shortcuts,
                gtk_shortcut_new(
                    gtk_keyval_trigger_new(guint(GDK_KEY_Return), GDK_CONTROL_MASK),
                    gtk_named_action_new("default.activate")))
            gtk_widget_add_controller(app.box, shortcuts)
        }

        /// Like a form that Control+Enter sends.
        @Test func aShortcutForTheDefaultWidgetDoesNotReachAVeiledOne() {
            defer { app.close() }
            addShortcutForTheDefaultWidget()
            app.input.key("ctrl+Return")
            #expect(app.heard.contains("default"), "while nothing blocks")
            app.forget()
            let busy = showVeil(over: app.otherButton)
            app.input.key("ctrl+Return")
            #expect(!app.heard.contains("default"))
            busy.dismiss()
        }

        /// Without a default widget GTK activates the focused one.
        @Test func aShortcutForAVeiledDefaultWidgetDoesNotActivateTheFocusedOne() {
            defer { app.close() }
            let toggle: WidgetPointer = gtk_switch_new()
            gtk_box_append(app.box.cast(to: GtkBox.self), toggle)
            Signal(toggle, "activate") { [app] _ in app.note("toggle") }
            addShortcutForTheDefaultWidget()
            gtk_widget_grab_focus(toggle)
            gtk_window_set_default_widget(app.window, nil)
            app.input.key("ctrl+Return")
            #expect(app.heard.contains("toggle"), "without a default widget")
            GtkTests.iterate { gtk_switch_get_active(toggle.opaque) != 0 }
            app.forget()
            gtk_window_set_default_widget(app.window, app.otherButton)
            let busy = showVeil(over: app.otherButton)
            #expect(gtk_window_get_focus(app.window) == toggle)
            app.input.key("ctrl+Return")
            #expect(!app.heard.contains("toggle"))
            #expect(!app.heard.contains("default"))
            GtkTests.iterate { defaultWidget == app.otherButton }
            busy.dismiss()
        }

        @Test(arguments: [Overlay.InputPolicy.block, .live])
        func aDefaultWidgetOnTheSheetIsLive(input: Overlay.InputPolicy) {
            defer { app.close() }
            let sheet = showSheet(input)
            gtk_window_set_default_widget(app.window, accept)
            app.input.key("Return")
            #expect(app.heard.contains("accept"))
            #expect(defaultWidget == accept)
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
            // GTK would dereference the pointer one frame after the button was freed.
            #expect(defaultWidget == nil)
        }

        @Test func aVeiledDefaultWidgetOnTheSheetIsBlocked() {
            defer { app.close() }
            let sheet = showSheet(.block)
            gtk_window_set_default_widget(app.window, accept)
            let busy = showVeil(over: accept)
            gtk_widget_grab_focus(field)
            app.input.key("Return")
            #expect(app.heard.contains("submit"))
            #expect(!app.heard.contains("accept"))
            busy.dismiss()
            sheet.dismiss()
        }

        @Test func besideASheetThatBlocksNothingItIsLive() {
            defer { app.close() }
            let sheet = showSheet(.live)
            app.input.key("Return")
            #expect(app.heard.contains("default"))
            sheet.dismiss()
        }

        @Test func anotherDefaultWidgetThatTheAppSetsMeanwhileStays() {
            defer { app.close() }
            let busy = showVeil(over: app.otherButton)
            let signal = Signal(app.entry, "activate") { [app] _ in
                gtk_window_set_default_widget(app.window, app.button)
            }
            app.input.key("Return")
            signal.disconnect()
            GtkTests.settle()
            #expect(defaultWidget == app.button)
            busy.dismiss()
        }

        @Test func aWindowThatTheAppLeavesWithoutADefaultWidgetMeanwhileGetsNone() {
            defer { app.close() }
            let busy = showVeil(over: app.otherButton)
            let signal = Signal(app.entry, "activate") { [app] _ in
                gtk_window_set_default_widget(app.window, nil)
            }
            app.input.key("Return")
            signal.disconnect()
            GtkTests.settle()
            #expect(defaultWidget == nil)
            busy.dismiss()
        }

        @Test func aDefaultWidgetThatLeavesTheWindowMeanwhileIsNotPutBack() {
            defer { app.close() }
            let busy = showVeil(over: app.otherButton)
            let signal = Signal(app.entry, "activate") { [app] _ in
                gtk_box_remove(app.box.cast(to: GtkBox.self), app.otherButton)
            }
            app.input.key("Return")
            signal.disconnect()
            GtkTests.settle()
            #expect(defaultWidget == nil)
            busy.dismiss()
        }
    }
}
