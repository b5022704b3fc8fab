import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Keys that move the focus, pressed in a panel: the app's own bindings for them come first, as in
    /// a window without overlays.
    @MainActor @Suite struct PanelArrowTests {
        let app: AppFixture
        let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        let first: WidgetPointer = gtk_button_new_with_label("first")
        let second: WidgetPointer = gtk_button_new_with_label("second")

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
            for child in [first, second] { gtk_box_append(box.cast(to: GtkBox.self), child) }
        }

        private var focus: WidgetPointer? { gtk_window_get_focus(app.window) }

        private func show(_ overlay: Overlay) -> Presentation {
            let sheet = app.window.overlays.show(overlay) { box }
            GtkTests.iterate { sheet.isVisible && focus == first }
            app.input.settle()
            gtk_window_set_focus_visible(app.window, 0)
            app.forget()
            return sheet
        }

        struct Command: CustomStringConvertible {
            let description: String
            let key: Int32
            let modifiers: GdkModifierType
        }

        nonisolated static let commands = [
            Command(description: "alt+Down", key: GDK_KEY_Down, modifiers: GDK_ALT_MASK),
            Command(description: "ctrl+Down", key: GDK_KEY_Down, modifiers: GDK_CONTROL_MASK),
            Command(description: "ctrl+Tab", key: GDK_KEY_Tab, modifiers: GDK_CONTROL_MASK),
        ]

        /// Commands such as "back" or "next tab".
        ///
        /// GtkWindow's own Control bindings come before shortcuts of a wider scope, also in a window without overlays.
        @Test(
            arguments: commands,
            [GTK_SHORTCUT_SCOPE_LOCAL, GTK_SHORTCUT_SCOPE_GLOBAL, GTK_SHORTCUT_SCOPE_MANAGED])
        func theAppsShortcutActsBesideALiveSheetAsWithoutIt(_ command: Command, _ scope: GtkShortcutScope) {
            defer { app.close() }
            gtk_widget_add_controller(
                scope == GTK_SHORTCUT_SCOPE_LOCAL ? app.window.widget : app.button,
                AppFixture.makeShortcut(scope, command.key, command.modifiers) { [app] in app.note("app's") })
            gtk_widget_grab_focus(app.button)
            app.forget()
            app.input.key(command.description)
            let acts = app.heard.contains("app's")
            #expect(acts || command.modifiers == GDK_CONTROL_MASK)
            let sheet = show(.sheet(input: .live))
            app.input.key(command.description)
            #expect(app.heard.contains("app's") == acts)
            #expect(!acts || focus == first)
            sheet.dismiss()
        }

        @Test(arguments: [(0, false), (0, true), (1, true), (2, true)])
        func theSheetsOwnShortcutActs(_ index: Int, _ blocks: Bool) {
            defer { app.close() }
            let command = Self.commands[index]
            let input: Overlay.InputPolicy = blocks ? .block : .live
            gtk_widget_add_controller(
                second,
                AppFixture.makeShortcut(GTK_SHORTCUT_SCOPE_GLOBAL, command.key, command.modifiers) { [app] in
                    app.note("sheet's")
                })
            let sheet = show(.sheet(input: input))
            app.input.key(command.description)
            #expect(app.heard.contains("sheet's"))
            #expect(focus == first)
            sheet.dismiss()
        }

        @Test(arguments: ["Tab", "Down", "ctrl+Tab", "ctrl+Down"], [Overlay.InputPolicy.block, .live])
        func withoutAShortcutTheFocusMovesInTheSheet(_ key: String, _ input: Overlay.InputPolicy) {
            defer { app.close() }
            let sheet = show(.sheet(input: input))
            app.input.key(key)
            #expect(focus == second)
            #expect(gtk_window_get_focus_visible(app.window) != 0)
            sheet.dismiss()
        }

        @Test func controlAndTabLeadOutOfALiveSheetAsTabDoes() {
            defer { app.close() }
            let sheet = show(.sheet(input: .live))
            gtk_widget_grab_focus(second)
            app.input.key("ctrl+Tab")
            #expect(focus?.isInside(app.entry) == true)
            app.input.key("ctrl+shift+Tab")
            #expect(focus == second)
            sheet.dismiss()
        }

        /// GTK has no binding for Alt and an arrow, so the focus stays.
        @Test func altAndAnArrowMoveNothing() {
            defer { app.close() }
            let sheet = show(.sheet(input: .live))
            app.input.key("alt+Down")
            #expect(focus == first)
            sheet.dismiss()
        }

        /// A multi-line text takes Tab as a character, and moves the focus by Control+Tab itself.
        @Test(arguments: ["ctrl+Tab", "ctrl+shift+Tab"], [Overlay.InputPolicy.block, .live])
        func aTextOfSeveralLinesIsLeftByControlAndTab(_ key: String, _ input: Overlay.InputPolicy) {
            defer { app.close() }
            let text: WidgetPointer = gtk_text_view_new()
            gtk_widget_set_size_request(text, 200, 100)
            gtk_box_insert_child_after(box.cast(to: GtkBox.self), text, first)
            let sheet = show(.sheet(input: input))
            gtk_widget_grab_focus(text)
            app.input.key(key)
            #expect(focus == (key == "ctrl+Tab" ? second : first))
            gtk_widget_set_visible(key == "ctrl+Tab" ? second : first, 0)
            gtk_widget_grab_focus(text)
            app.input.key(key)
            // From the sheet's last control, the key moves on as Tab does.
            let isInSheet = focus?.isInside(app.host.layer) == true
            #expect(focus != text && focus != nil)
            #expect(isInSheet == (input == .block))
            sheet.dismiss()
        }
    }
}
