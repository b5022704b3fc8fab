import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Keys that GTK sends to a view wherever the focus is: mnemonics, window-wide shortcuts, type-to-search.
    @MainActor @Suite struct BlockedShortcutTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        /// A button's title and the keys for its mnemonic.
        struct Title: CustomTestStringConvertible, Sendable {
            let text: String
            let key: String
            var layout = "us"
            var capsLock = false

            var testDescription: String { capsLock ? "\(text) under Caps Lock" : text }
        }

        nonisolated static let titles = [
            Title(text: "_delete", key: "alt+d"),
            Title(text: "_Delete", key: "alt+d"),
            Title(text: "DE_LETE ALL", key: "alt+shift+l"),
            Title(text: "_delete", key: "alt+d", capsLock: true),
            Title(text: "_Delete", key: "alt+d", capsLock: true),
            Title(text: "_Öffnen", key: "alt+odiaeresis", layout: "de"),
            Title(text: "_Удалить", key: "alt+Cyrillic_u", layout: "ru"),
            Title(text: "в_ЫЙТИ", key: "alt+Cyrillic_yeru", layout: "ru", capsLock: true),
            Title(text: "_Διαγραφή", key: "alt+Greek_delta", layout: "gr"),
            Title(text: "削除(_D)", key: "alt+d"),
            Title(text: "_1. Row", key: "alt+1"),
        ]

        @Test(.onX("setxkbmap sets the layout of X's keyboard"), arguments: titles)
        func aMnemonicDoesNothingInABlockedView(title: Title) throws {
            defer { app.close() }
            app.input.setLayout(title.layout)
            if title.capsLock { app.input.key("Caps_Lock") }
            defer {
                if title.capsLock { app.input.key("Caps_Lock") }
                app.input.setLayout("us")
            }
            let button: WidgetPointer = gtk_button_new_with_mnemonic(title.text)
            gtk_box_append(app.box.cast(to: GtkBox.self), button)
            var activations = 0
            Signal(button, "activate") { _ in activations += 1 }
            app.input.settle()
            app.input.key(title.key)
            // GTK 4.8 supports no mnemonics beyond Latin-1.
            let acts = activations
            #expect(acts == 1 || (acts == 0 && ["ru", "gr"].contains(title.layout)))

            gtk_widget_grab_focus(app.entry)
            let busy = button.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.key(title.key)
            #expect(activations == acts)
            #expect(gtk_window_get_focus(app.window)?.isInside(app.entry) == true)

            busy.dismiss()
            GtkTests.iterate { app.host.layer == nil }
            app.input.key(title.key)
            #expect(activations == 2 * acts)
        }

        @Test func aLabelElsewhereMovesNoFocusIntoABlockedView() throws {
            defer { app.close() }
            let label: WidgetPointer = gtk_label_new_with_mnemonic("_Name")
            let name: WidgetPointer = gtk_entry_new()
            gtk_label_set_mnemonic_widget(label.opaque, name)
            for child in [label, name] { gtk_box_append(app.box.cast(to: GtkBox.self), child) }
            app.input.settle()
            let busy = name.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.key("alt+n")
            #expect(gtk_window_get_focus(app.window)?.isInside(app.entry) == true)
            busy.dismiss()
            GtkTests.iterate { app.host.layer == nil }
            app.input.key("alt+n")
            #expect(gtk_window_get_focus(app.window)?.isInside(name) == true)
        }

        @Test func aLabelInABlockedViewMovesTheFocusToWhatIsBesideIt() throws {
            defer { app.close() }
            let label: WidgetPointer = gtk_label_new_with_mnemonic("_Name")
            let name: WidgetPointer = gtk_entry_new()
            gtk_label_set_mnemonic_widget(label.opaque, name)
            for child in [label, name] { gtk_box_append(app.box.cast(to: GtkBox.self), child) }
            app.input.settle()
            let busy = label.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.key("alt+n")
            #expect(gtk_window_get_focus(app.window)?.isInside(name) == true)
            busy.dismiss()
        }

        @Test func aMnemonicOfTheAppsOwnMakingDoesNothingInABlockedView() throws {
            defer { app.close() }
            let shortcuts = try #require(gtk_shortcut_controller_new())
            gtk_shortcut_controller_set_scope(shortcuts, GTK_SHORTCUT_SCOPE_MANAGED)
            gtk_shortcut_controller_add_shortcut(
                shortcuts,
                gtk_shortcut_new(
                    gtk_mnemonic_trigger_new(guint(GDK_KEY_w)),
                    OpaquePointer(g_object_ref(UnsafeMutableRawPointer(gtk_mnemonic_action_get())))))
            gtk_widget_add_controller(app.button, shortcuts)
            let busy = app.button.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.key("alt+w")
            #expect(app.heard.isDisjoint(with: ["activation", "click"]))
            busy.dismiss()
            GtkTests.iterate { app.host.layer == nil }
            app.input.key("alt+w")
            GtkTests.iterate { app.heard.contains("activation") }
        }

        /// A shortcut belongs to the view that defines it, whatever its scope.
        @Test(arguments: [false, true])
        func shortcutsOfABlockedViewDoNothingAndThoseBesideItAreLive(whileTheFocusIsInside: Bool) throws {
            defer { app.close() }
            for (scope, key, name) in [
                (GTK_SHORTCUT_SCOPE_GLOBAL, GDK_KEY_o, "global shortcut beside it"),
                (GTK_SHORTCUT_SCOPE_MANAGED, GDK_KEY_p, "managed shortcut beside it"),
            ] {
                gtk_widget_add_controller(
                    app.otherButton, AppFixture.makeShortcut(scope, key) { [app] in app.note(name) })
            }
            let busy = app.button.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            gtk_widget_grab_focus(whileTheFocusIsInside ? app.button : app.entry)
            app.forget()
            for key in ["ctrl+g", "ctrl+m", "ctrl+o", "ctrl+p"] { app.input.key(key) }
            #expect(app.heard.isSuperset(of: ["global shortcut beside it", "managed shortcut beside it"]))
            #expect(app.heard.isDisjoint(with: ["global shortcut", "managed shortcut"]))

            busy.dismiss()
            GtkTests.iterate { app.host.layer == nil }
            for key in ["ctrl+g", "ctrl+m"] { app.input.key(key) }
            #expect(app.heard.isSuperset(of: ["global shortcut", "managed shortcut"]))
        }

        @Test func shortcutsOfAnExemptViewAreLive() {
            defer { app.close() }
            let exempt = app.button.overlays.region
            let busy = app.box.overlays.show(
                .activity().with(\.input, Overlay.InputPolicy(outside: .blockedExcept([exempt]))))
            GtkTests.iterate { busy.isVisible }
            gtk_widget_grab_focus(app.menuButton)
            app.input.key("ctrl+g")
            #expect(app.heard.contains("global shortcut"))
        }

        /// The widget that captures typing for a search.
        enum Search: String, CaseIterable, Sendable { case bar, entry }

        @Test(arguments: Search.allCases)
        func typeToSearchOpensNothingInABlockedView(_ search: Search) {
            defer { app.close() }
            let pane: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let field: WidgetPointer = gtk_search_entry_new()
            switch search {
            case .bar:
                let bar: WidgetPointer = gtk_search_bar_new()
                gtk_search_bar_set_child(bar.opaque, field)
                gtk_search_bar_connect_entry(bar.opaque, field.opaque)
                gtk_search_bar_set_key_capture_widget(bar.opaque, app.window.widget)
                gtk_box_append(pane.cast(to: GtkBox.self), bar)
            case .entry:
                gtk_search_entry_set_key_capture_widget(field.opaque, app.window.widget)
                gtk_box_append(pane.cast(to: GtkBox.self), field)
            }
            gtk_box_append(pane.cast(to: GtkBox.self), gtk_label_new("pane"))
            gtk_box_append(app.box.cast(to: GtkBox.self), pane)
            func text() -> String? { gtk_editable_get_text(field.opaque).map { String(cString: $0) } }
            gtk_widget_grab_focus(app.otherButton)
            app.input.settle()

            let busy = pane.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.key("a")
            #expect(text() == "")
            busy.dismiss()
            GtkTests.iterate { app.host.layer == nil }
            app.input.key("b")
            #expect(text() == "b")
        }
    }
}
