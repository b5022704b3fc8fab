import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The app's own on-screen keyboard.
    @MainActor @Suite struct KeyboardTests {
        /// An app whose drop area is its on-screen keyboard, which an overlay covers.
        private func coveredKeyboard() throws -> AppFixture {
            let app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
            app.window.overlays.setKeyboard(app.dropArea)
            let sending = app.window.overlays.over(.keyboard).show(.loading("Sending…"))
            GtkTests.iterate { sending.isVisible }
            return app
        }

        @Test func coveringItBlocksTypingWithRealKeysToo() throws {
            let app = try coveredKeyboard()
            defer { app.close() }
            app.input.key("a")
            app.input.key("BackSpace")
            #expect(!app.heard.contains("typing"))
            #expect(gtk_window_get_focus(app.window)?.isInside(app.entry) == true)
            app.input.key("ctrl+g")
            app.input.click(app.otherButton)
            #expect(app.heard.isSuperset(of: ["global shortcut", "other click"]))
        }

        /// A key that changes a text without typing a letter.
        @Test(arguments: [
            "BackSpace", "Delete", "ctrl+x", "ctrl+v", "shift+Insert", "ctrl+z", "ctrl+y", "Return",
        ])
        func coveringItKeepsTheTextAsItIs(_ key: String) throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            app.window.overlays.setKeyboard(app.dropArea)
            let entry = app.entry.opaque
            gtk_editable_set_text(entry, "abc")
            // Prepares something to paste and to undo.
            gtk_editable_select_region(entry, 0, 1)
            app.input.key("ctrl+x")
            app.input.key("ctrl+v")
            app.input.key("ctrl+v")
            // Prepares something to redo.
            if key == "ctrl+y" { app.input.key("ctrl+z") }
            gtk_editable_select_region(entry, 2, 3)
            var activations = 0
            Signal(app.entry, "activate") { _ in activations += 1 }
            let text = gtk_editable_get_text(entry).map { String(cString: $0) }
            let sending = app.window.overlays.over(.keyboard).show(.loading("Sending…"))
            GtkTests.iterate { sending.isVisible }
            app.input.key(key)
            #expect(gtk_editable_get_text(entry).map { String(cString: $0) } == text)
            #expect(activations == 0)
            sending.dismiss()
            GtkTests.iterate { app.host.isIdle }
            app.input.key(key)
            #expect(gtk_editable_get_text(entry).map { String(cString: $0) } != text || activations == 1)
        }

        @Test(arguments: ["Tab", "shift+Tab"])
        func coveringItKeepsTabFromATextThatTakesIt(_ key: String) throws {
            let app = try coveredKeyboard()
            defer { app.close() }
            let text: WidgetPointer = gtk_text_view_new()
            gtk_box_append(app.box.cast(to: GtkBox.self), text)
            gtk_widget_grab_focus(text)
            app.input.settle()
            let buffer = gtk_text_view_get_buffer(text.cast(to: GtkTextView.self))
            app.input.key(key)
            #expect(gtk_text_buffer_get_char_count(buffer) == 0)
            // In a view that does not accept tabs, Tab moves the focus.
            gtk_text_view_set_accepts_tab(text.cast(to: GtkTextView.self), 0)
            app.input.key(key)
            #expect(gtk_window_get_focus(app.window) != text)
            gtk_widget_grab_focus(text)
            gtk_text_view_set_accepts_tab(text.cast(to: GtkTextView.self), 1)
            app.input.key("ctrl+Tab")
            #expect(gtk_window_get_focus(app.window) != text)
        }

        /// Tab types nothing into a read-only text, so it moves on as if nothing were covered.
        @Test func coveringItLetsTabLeaveATextThatIsOnlyThereToBeRead() throws {
            let app = try coveredKeyboard()
            defer { app.close() }
            let text: WidgetPointer = gtk_text_view_new()
            gtk_text_view_set_editable(text.cast(to: GtkTextView.self), 0)
            gtk_box_append(app.box.cast(to: GtkBox.self), text)
            gtk_widget_grab_focus(text)
            app.input.settle()
            app.input.key("Tab")
            #expect(gtk_window_get_focus(app.window) != text)
        }

        @Test func namedAgainItStaysWhereItIsKnownToBe() throws {
            let app = try coveredKeyboard()
            defer { app.close() }
            let place = app.host.regions.geometry(of: .keyboard)
            #expect(place != .nowhere)
            app.window.overlays.setKeyboard(app.dropArea)
            #expect(app.host.regions.geometry(of: .keyboard) == place)
        }

        @Test func aWindowOverlayLeavesItFree() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            app.window.overlays.setKeyboard(app.otherButton)
            let busy = app.window.overlays.show(.loading("Wait"))
            GtkTests.iterate { busy.isVisible }
            app.input.click(app.otherButton)
            #expect(app.heard.contains("other click"))
            app.input.click(app.button)
            #expect(!app.heard.contains("click"))
        }

        /// A long press on a letter shows its accents, and a screen reader finds the keys.
        @Test(arguments: [true, false])
        func itsPopoversAndKeysStayInUseUnlessItIsCovered(isCovered: Bool) throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            app.window.overlays.setKeyboard(app.otherButton)
            let accents: WidgetPointer = gtk_popover_new()
            gtk_widget_set_parent(accents, app.otherButton)
            defer { gtk_widget_unparent(accents) }
            let overlays = app.window.overlays
            let asked = (isCovered ? overlays.over(.windowAndKeyboard) : overlays)
                .show(.question("Name?", actions: ["OK"]))
            GtkTests.iterate { asked.isVisible }
            let popover = UnsafeMutableRawPointer(accents).assumingMemoryBound(to: GtkPopover.self)
            gtk_popover_popup(popover)
            app.input.settle()
            #expect((gtk_widget_get_mapped(accents) == 0) == isCovered)
            #expect(isHiddenFromReader(app.otherButton) == isCovered)
            #expect(isHiddenFromReader(app.entry))
            gtk_popover_popdown(popover)
            asked.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        private func isHiddenFromReader(_ widget: WidgetPointer) -> Bool {
            var next: WidgetPointer? = widget
            while let part = next {
                if part.accessibleState(GTK_ACCESSIBLE_STATE_HIDDEN) == true { return true }
                next = gtk_widget_get_parent(part)
            }
            return false
        }

        /// Like an emoji tray over the lower half of a page.
        @Test func anOverlayOverAViewKeepsClearOfIt() throws {
            let window = TestWindow(width: 400, height: 400)
            defer { window.close() }
            let (page, keyboard): (WidgetPointer, WidgetPointer) = (gtk_overlay_new(), gtk_drawing_area_new())
            gtk_overlay_set_child(page.opaque, gtk_label_new("page"))
            gtk_widget_set_size_request(keyboard, 400, 200)
            gtk_widget_set_valign(keyboard, GTK_ALIGN_END)
            gtk_overlay_add_overlay(page.opaque, keyboard)
            window.setChild(page)
            window.present()
            window.window.overlays.setKeyboard(keyboard)
            let busy = page.overlays.show(.loading("Wait"))
            let host = GtkHost.of(window.window)
            GtkTests.iterate { busy.isVisible }
            GtkTests.settle(window.window)
            let panel = try #require(host.surfaces.first).frames.panel
            let top = try #require(keyboard.bounds(in: window.widget)).minY
            #expect(!panel.isEmpty && panel.maxY <= top)
            busy.dismiss()
            GtkTests.iterate { host.isIdle }
        }

        /// GTK looks up the command's Latin letter in the user's other keyboard layouts.
        @Test(.onX("setxkbmap sets the layout of X's keyboard"))
        func aCommandOfAnotherAlphabetDoesNotChangeTheTextEither() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            app.window.overlays.setKeyboard(app.dropArea)
            app.input.setLayout("ru,us")
            defer { app.input.setLayout("us") }
            let entry = app.entry.opaque
            var text: String? { gtk_editable_get_text(entry).map { String(cString: $0) } }
            gtk_editable_set_text(entry, "abc")
            gtk_editable_select_region(entry, 0, 1)
            let sending = app.window.overlays.over(.keyboard).show(.loading("Sending…"))
            GtkTests.iterate { sending.isVisible }
            app.input.key("ctrl+Cyrillic_che")
            #expect(text == "abc")
            sending.dismiss()
            GtkTests.iterate { app.host.isIdle }
            app.input.key("ctrl+Cyrillic_che")
            GtkTests.iterate { text == "bc" }
        }

        /// The page's own keyboard is destroyed before the page is in a window.
        @Test func oneThatGoesBeforeThePageIsInAWindowTakesNothingElseAlong() throws {
            let app = try AppFixture()
            defer { app.close() }
            let page: WidgetPointer = gtk_label_new("page")
            let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let keyboard: WidgetPointer = gtk_label_new("keys")
            g_object_ref_sink(box)
            defer { g_object_unref(box) }
            gtk_box_append(box.cast(to: GtkBox.self), keyboard)
            page.overlays.setKeyboard(keyboard)
            let busy = page.overlays.show(.activity().with(\.timing, Overlay.Timing()))
            gtk_box_remove(box.cast(to: GtkBox.self), keyboard)
            g_main_context_iteration(nil, 0)
            #expect(!busy.hasEnded)
            gtk_box_append(app.box.cast(to: GtkBox.self), page)
            app.present()
            GtkTests.iterate { busy.isVisible }
        }

        @Test func namedBeforeThePageIsInAWindowItIsTheWindows() throws {
            let app = try AppFixture()
            defer { app.close() }
            let page: WidgetPointer = gtk_label_new("page")
            let overlays = page.overlays
            overlays.setKeyboard(app.dropArea)
            gtk_box_append(app.box.cast(to: GtkBox.self), page)
            app.present()
            app.stage.defaults.isInstant = true
            let sending = overlays.over(.keyboard).show(.loading("Sending…"))
            GtkTests.iterate { sending.isVisible }
            // The same overlays get another keyboard.
            overlays.setKeyboard(nil)
            GtkTests.iterate { !sending.isVisible }
            overlays.setKeyboard(app.otherButton)
            GtkTests.iterate { sending.isVisible }
            #expect(app.host.regions.widget(of: .keyboard) == app.otherButton)
        }

        @Test func withoutAKeyboardItWaits() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let sending = app.window.overlays.over(.keyboard).show(.loading("Sending…"))
            app.input.key("a")
            #expect(app.heard.contains("typing"))
            #expect(!sending.isVisible && !sending.hasEnded)
            app.window.overlays.setKeyboard(app.dropArea)
            GtkTests.iterate { sending.isVisible }
        }
    }
}
