import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// A view of the app that stays live under a veil over the window.
    @MainActor @Suite struct ExemptViewFocusTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        private var veil: Overlay {
            .veil("Loading").with(\.input.outside, .blockedExcept([app.entry.overlays.region]))
        }

        @Test func itKeepsTheFocusAndTakesKeys() {
            defer { app.close() }
            let veil = app.window.overlays.show(veil)
            GtkTests.iterate { veil.isVisible }
            app.input.settle()
            #expect(isInEntry, "whoever types there goes on")
            app.input.key("a")
            #expect(text == "a")
            gtk_widget_grab_focus(app.otherButton)
            #expect(gtk_window_get_focus(app.window)?.isInside(app.host.layer) == true)
            app.input.click(app.entry)
            #expect(isInEntry)
            app.input.key("b")
            #expect(text == "ab")
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(isInEntry)
        }

        @Test func shortcutsOfWhatIsBesideItDoNothing() {
            defer { app.close() }
            let veil = app.window.overlays.show(veil)
            GtkTests.iterate { veil.isVisible }
            for key in ["ctrl+g", "ctrl+m", "alt+x"] { app.input.key(key) }
            app.input.settle()
            #expect(isInEntry)
            #expect(
                app.heard.isDisjoint(with: ["global shortcut", "managed shortcut", "activation", "click"]))
            veil.dismiss()
        }

        /// The window's own handlers surround the view, rather than being beside it.
        @Test func itsKeysReachNothingAroundIt() throws {
            app.close()
            let app = try AppFixture(.application)
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let keys: OpaquePointer = gtk_event_controller_key_new()
            var heard: [UInt32] = []
            _ = Signal.deciding(UnsafeMutableRawPointer(keys), "key-pressed") { arguments in
                heard.append(UInt32(truncatingIfNeeded: arguments.unsigned(1)))
                return false
            }
            gtk_widget_add_controller(app.window.widget, keys)
            let veil = app.window.overlays.show(
                .veil("Locked").with(\.input.outside, .blockedExcept([app.entry.overlays.region])))
            GtkTests.iterate { veil.isVisible }
            app.input.click(app.entry)
            for key in ["x", "y", "ctrl+s", "F5", "ctrl+a", "z"] { app.input.key(key) }
            app.input.settle()
            let text = gtk_editable_get_text(app.entry.opaque).map { String(cString: $0) }
            #expect(text == "z", "the view's own commands work")
            #expect(!app.heard.contains("accelerator"))
            #expect(!heard.contains(UInt32(GDK_KEY_s)) && !heard.contains(UInt32(GDK_KEY_F5)))
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            app.input.key("ctrl+s")
            #expect(app.heard.contains("accelerator"))
        }

        /// A shortcut such as "next tab" would change what is covered.
        @Test func controlAndTabLeadOnAsTabAndReachNothingAroundIt() {
            defer { app.close() }
            let keys = AppFixture.makeShortcut(GTK_SHORTCUT_SCOPE_LOCAL, GDK_KEY_Tab) { [app] in
                app.note("next tab")
            }
            gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
            gtk_widget_add_controller(app.window.widget, keys)
            let veil = app.window.overlays.show(veil.with(\.content.cancel, .standard))
            GtkTests.iterate { veil.isVisible }
            app.input.settle()
            app.input.key("alt+Tab")
            app.input.settle()
            #expect(isInEntry, "which is no key of GtkWindow's")
            app.input.key("ctrl+Tab")
            app.input.settle()
            #expect(isInPanel && !app.heard.contains("next tab"))
            veil.dismiss()
        }

        @Test func keysLeadToItAndBack() {
            defer { app.close() }
            gtk_widget_grab_focus(app.otherButton)
            let veil = app.window.overlays.show(veil.with(\.content.cancel, .standard))
            GtkTests.iterate { veil.isVisible && isInPanel }
            app.input.settle()
            for (key, entered) in [("F6", true), ("F6", false), ("shift+F6", true), ("shift+F6", false)] {
                app.input.key(key)
                #expect((isInEntry, isInPanel) == (entered, !entered), "\(key)")
            }
            // Tab goes through the panel's button first.
            for _ in 0..<2 where !isInEntry { app.input.key("Tab") }
            #expect(isInEntry)
            app.input.key("x")
            #expect(text == "x")
            app.input.key("Tab")
            #expect(isInPanel, "nothing beside it is entered")
            app.input.key("shift+Tab")
            #expect(isInEntry)
            app.input.key("shift+Tab")
            #expect(isInPanel)
            veil.dismiss()
            GtkTests.iterate { isInEntry }
            #expect(app.heard.isDisjoint(with: ["click", "activation"]))
        }

        @Test func aScreenReaderFindsItAndNothingElse() {
            defer { app.close() }
            let all: [WidgetPointer] = [app.entry, app.button, app.otherButton, app.scroller]
            func hidden() -> [Bool] {
                all.map { widget in widget.keptAncestry().contains { isHidden($0.pointer) } }
            }
            let veil = app.window.overlays.show(veil)
            GtkTests.iterate { veil.isVisible }
            app.input.settle()
            #expect(hidden() == [false, true, true, true])
            for _ in 0..<3 {
                let late: WidgetPointer = gtk_button_new_with_label("late")
                gtk_box_append(app.box.cast(to: GtkBox.self), late)
                app.input.settle()
                #expect(isHidden(late), "what the app adds meanwhile is hidden, too")
                gtk_box_remove(app.box.cast(to: GtkBox.self), late)
            }
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(hidden() == [false, false, false, false])
        }

        private func isHidden(_ widget: WidgetPointer) -> Bool {
            widget.accessibleState(GTK_ACCESSIBLE_STATE_HIDDEN) == true
        }

        private var isInPanel: Bool { gtk_window_get_focus(app.window)?.isInside(app.host.layer) == true }

        @Test func elsewhereThePanelTakesTheFocusAndGivesItBack() {
            defer { app.close() }
            gtk_widget_grab_focus(app.otherButton)
            let veil = app.window.overlays.show(veil)
            GtkTests.iterate {
                veil.isVisible && gtk_window_get_focus(app.window)?.isInside(app.host.layer) == true
            }
            veil.dismiss()
            GtkTests.iterate { gtk_window_get_focus(app.window) == app.otherButton }
        }

        /// How the view leaves the screen and another one of the app takes its position.
        enum Leaving: CaseIterable { case page, hidden, takenOut }

        @Test(arguments: Leaving.allCases)
        func whatGetsWhereItWasIsBlocked(_ leaving: Leaving) throws {
            defer { app.close() }
            let (stack, view): (WidgetPointer, WidgetPointer) = (gtk_stack_new(), gtk_entry_new())
            let other: WidgetPointer = gtk_button_new_with_label("Delete")
            let box: WidgetPointer = leaving == .page ? stack : gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            switch leaving {
            case .page:
                gtk_stack_add_named(stack.opaque, view, "view")
                gtk_stack_add_named(stack.opaque, other, "other")
            case .hidden, .takenOut:
                gtk_box_append(box.cast(to: GtkBox.self), view)
                gtk_box_append(box.cast(to: GtkBox.self), other)
            }
            g_object_ref(view)
            defer { g_object_unref(view) }
            gtk_box_prepend(app.box.cast(to: GtkBox.self), box)
            var presses = 0
            Signal(other, "clicked") { _ in presses += 1 }
            app.input.settle()
            let veil = app.window.overlays.show(
                .veil("Wait").with(\.input.outside, .blockedExcept([view.overlays.region])))
            GtkTests.iterate { veil.isVisible }
            app.input.settle()
            let place = try #require(view.bounds(in: app.window.widget))
            #expect(app.host.route(at: Point(x: place.midX, y: place.midY)) == .app)
            switch leaving {
            case .page: gtk_stack_set_visible_child_name(stack.opaque, "other")
            case .hidden: gtk_widget_set_visible(view, 0)
            case .takenOut: gtk_box_remove(box.cast(to: GtkBox.self), view)
            }
            app.input.settle()
            let now = try #require(other.bounds(in: app.window.widget))
            #expect(place.contains(Point(x: now.midX, y: now.midY)))
            app.input.click(other)
            #expect(presses == 0)
            veil.dismiss()
        }

        private var isInEntry: Bool { gtk_window_get_focus(app.window)?.isInside(app.entry) == true }

        private var text: String? { gtk_editable_get_text(app.entry.opaque).map { String(cString: $0) } }
    }
}
