import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// An app's callback runs a main loop of its own, as a print dialog does.
    @MainActor @Suite struct NestedLoopTests {
        @Test func whatIsShownInALoopInsideAnActionIsDrawnAndBlocks() throws {
            let app = try AppFixture()
            app.present()
            var seen = false
            var hud: Presentation?
            hud = app.window.overlays.show(
                Overlay.hud("Ready", action: "Print").with(\.timing, Overlay.Timing()),
                onAction: {
                    let veil = app.window.overlays.show(.veil("Printing").with(\.timing, Overlay.Timing()))
                    seen = GtkTests.iterate { veil.isVisible }
                    app.input.click(app.button)
                    #expect(app.heard.isDisjoint(with: ["click", "window capture click"]))
                    veil.dismiss()
                    GtkTests.iterate { !veil.isVisible }
                })
            GtkTests.iterate { hud?.isVisible == true }
            let id = try #require(app.host.plan.surfaces.first?.value.id)
            app.stage.report(.actionTaken(id))
            #expect(seen)
            app.window.overlays.dismissAll()
            GtkTests.iterate { app.host.plan.isEmpty }
            app.close()
        }

        /// A controller forwards only the key that it was asked about last.
        @Test(arguments: [false, true])
        func aKeyThatComesInAPanelsKeyHandlerIsTypedBeforeTheFirstOne(onTheField: Bool) throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let field: WidgetPointer = gtk_entry_new()
            gtk_box_append(content.cast(to: GtkBox.self), field)
            var isFirst = true
            let keys = try makeCaptureKeys { key in
                guard isFirst, !isModifier(key) else { return }
                isFirst = false
                // A key that is typed while Control is held down is a command.
                app.input.keyUp("ctrl")
                app.input.key("b")
            }
            gtk_widget_add_controller(onTheField ? field : content, keys)
            var shortcuts = 0
            gtk_widget_add_controller(
                content, AppFixture.makeShortcut(GTK_SHORTCUT_SCOPE_LOCAL, GDK_KEY_k) { shortcuts += 1 })
            let sheet = app.window.overlays.show(.sheet(input: .block)) { content }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(field) != 0 }
            gtk_widget_grab_focus(field)
            app.input.key("a")
            app.input.key("c")
            #expect(gtk_editable_get_text(field.opaque).map { String(cString: $0) } == "bac")
            // The handler around the field runs once, and after the field's.
            isFirst = true
            app.input.keyDown("ctrl")
            #expect(isFirst)
            app.input.key("k")
            #expect(gtk_editable_get_text(field.opaque).map { String(cString: $0) } == "bacb")
            #expect(shortcuts == 1)
            sheet.dismiss()
        }

        private func makeCaptureKeys(_ pressed: @escaping @MainActor (KeyPress) -> Void) throws
            -> OpaquePointer
        {
            let keys = try #require(gtk_event_controller_key_new())
            gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
            _ = Signal.deciding(UnsafeMutableRawPointer(keys), "key-pressed") { arguments in
                pressed(KeyPress(arguments))
                return false
            }
            return keys
        }

        private func isModifier(_ key: KeyPress) -> Bool {
            (UInt32(GDK_KEY_Shift_L)...UInt32(GDK_KEY_Hyper_R)).contains(key.value)
        }

        @Test func ofKeysInEachOthersLoopsAFourthIsDropped() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let field: WidgetPointer = gtk_entry_new()
            var next = ["b", "c", "d", "e"]
            let keys = try makeCaptureKeys { _ in if !next.isEmpty { app.input.key(next.removeFirst()) } }
            gtk_widget_add_controller(field, keys)
            let sheet = app.window.overlays.show(.sheet(input: .block)) { field }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(field) != 0 }
            gtk_widget_grab_focus(field)
            app.input.key("a")
            #expect(gtk_editable_get_text(field.opaque).map { String(cString: $0) } == "cba")
            #expect(next == ["e"])
            next = []
            app.input.key("f")
            #expect(gtk_editable_get_text(field.opaque).map { String(cString: $0) } == "cbaf")
            sheet.dismiss()
        }

        @Test func aSheetThatEndsInItsKeyHandlersLoopLeavesTheKeysToTheApp() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let field: WidgetPointer = gtk_entry_new()
            var sheet: Presentation?
            let keys = try makeCaptureKeys { _ in
                guard sheet?.hasEnded == false else { return }
                sheet?.dismiss()
                GtkTests.iterate { gtk_window_get_focus(app.window)?.isInside(app.entry) == true }
                app.input.key("b")
            }
            gtk_widget_add_controller(field, keys)
            sheet = app.window.overlays.show(.sheet(input: .block)) { field }
            GtkTests.iterate { sheet?.isVisible == true && gtk_widget_get_mapped(field) != 0 }
            gtk_widget_grab_focus(field)
            app.input.key("a")
            GtkTests.iterate { app.host.isIdle }
            app.input.key("c")
            #expect(gtk_editable_get_text(app.entry.opaque).map { String(cString: $0) } == "bc")
        }

        @Test func aKeyThatComesInAHandlerAroundABlockedViewIsBlockedThere() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let keys = try #require(gtk_event_controller_key_new())
            var isFirst = true
            _ = Signal.deciding(UnsafeMutableRawPointer(keys), "key-pressed") { _ in
                guard isFirst else { return false }
                isFirst = false
                for key in ["ctrl+g", "ctrl+m", "Return"] { app.input.key(key) }
                return false
            }
            gtk_widget_add_controller(app.box, keys)
            let busy = app.button.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            gtk_widget_grab_focus(app.button)
            app.forget()
            app.input.key("ctrl+k")
            #expect(!isFirst)
            #expect(app.heard.isDisjoint(with: ["global shortcut", "managed shortcut", "activation"]))
            busy.dismiss()
        }

        /// After a handler that runs a main loop, the key still reaches the window's shortcuts.
        ///
        /// It reaches mnemonics only from a handler of the window.
        @Test(arguments: [nil, "a", "ctrl+k"], [false, true])
        func aBlockedShortcutIsNotRunAfterALoopInAHandler(nestedKey: String?, ofTheWindow: Bool) throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let label: WidgetPointer = gtk_label_new_with_mnemonic("_Name")
            gtk_label_set_mnemonic_widget(label.opaque, app.button)
            gtk_box_append(app.box.cast(to: GtkBox.self), label)
            Signal(app.button, "mnemonic-activate") { [app] _ in app.note("mnemonic") }
            var isFirst = false
            let keys = try makeCaptureKeys { key in
                guard isFirst, !isModifier(key) else { return }
                isFirst = false
                for key in ["ctrl", "alt"] { app.input.keyUp(key) }
                if let nestedKey { app.input.key(nestedKey) }
                app.input.settle()
            }
            gtk_widget_add_controller(ofTheWindow ? app.window.widget : app.entry, keys)
            let busy = app.button.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            for (modifier, key) in [("ctrl", "g"), ("ctrl", "m"), ("alt", "x"), ("alt", "n")] {
                isFirst = true
                app.input.keyDown(modifier)
                app.input.key(key)
                app.input.keyUp(modifier)
                #expect(!isFirst)
            }
            let blocked: Set = ["global shortcut", "managed shortcut", "mnemonic", "click", "activation"]
            #expect(app.heard.isDisjoint(with: blocked), "\(app.heard)")
            busy.dismiss()
            GtkTests.iterate { app.host.isIdle }
            for key in ["ctrl+g", "ctrl+m", "alt+n"] { app.input.key(key) }
            #expect(app.heard.isSuperset(of: ["global shortcut", "managed shortcut", "mnemonic"]))
        }

        /// Either the last overlay ends in the loop, or another one keeps the barrier active.
        @Test(arguments: [false, true])
        func aShortcutThatIsLiveAgainInAHandlersLoopActsThere(beside: Bool) throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let other = beside ? app.otherButton.overlays.show(.activity()) : nil
            let busy = app.button.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            var isFirst = true
            let keys = try makeCaptureKeys { _ in
                guard isFirst else { return }
                isFirst = false
                busy.dismiss()
                GtkTests.iterate { busy.hasEnded }
                app.input.settle()
                app.input.key("ctrl+g")
                #expect(app.heard.contains("global shortcut"))
            }
            gtk_widget_add_controller(app.entry, keys)
            app.input.key("a")
            #expect(!isFirst)
            other?.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// The timer itself reports an overdue overlay; in a loop that runs inside the report, the timer fires again.
        @Test func theTimerFiresInALoopInsideItsOwnAction() {
            final class Chain {
                var depth = 0
                var timer: WakeTimer?
            }
            let chain = Chain()
            chain.timer = WakeTimer { [unowned chain] in
                chain.depth += 1
                guard chain.depth == 1 else { return }
                chain.timer?.set(Instant())
                GtkTests.iterate { chain.depth == 2 }
            }
            chain.timer?.set(Instant())
            GtkTests.iterate { chain.depth == 2 }
        }
    }
}
