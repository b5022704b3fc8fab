import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// A panel's own controls, while the window around it is blocked.
    @MainActor @Suite struct PanelTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        @Test(arguments: ["Return", "space"])
        func cancelIsTakenByKeyOnceTabLedThere(_ key: String) throws {
            defer { app.close() }
            let veil = try show(.veil("Wait", cancel: .standard))
            app.input.key(key)
            #expect(!veil.hasEnded, "whoever presses twice cancels nothing")
            app.input.key("Tab")
            #expect(focus == cancel)
            app.input.key(key)
            GtkTests.iterate { veil.hasEnded }
            #expect(veil.outcome?.cause == .cancelButton)
            #expect(app.heard == [])
        }

        @Test func aClickTakesTheCancelButtonAndReachesNothingElse() throws {
            defer { app.close() }
            let veil = try show(.veil("Wait", cancel: .standard))
            app.input.click(try #require(cancel))
            #expect(veil.outcome?.cause == .cancelButton)
            #expect(app.heard.subtracting(["window capture click"]) == [])
        }

        @Test func escapeCancels() throws {
            defer { app.close() }
            let veil = try show(.veil("Wait", cancel: .standard))
            app.input.key("Escape")
            #expect(veil.outcome?.cause == .escape)
        }

        @Test func tabStaysInside() throws {
            defer { app.close() }
            let veil = try show(.sheet(input: .block), ["first", "second"])
            let first = try #require(focus)
            app.input.key("Tab")
            let second = try #require(focus)
            #expect(second != first)
            app.input.key("Tab")
            #expect(focus == first)
            app.input.key("shift+Tab")
            #expect(focus == second)
            // The focus ring shows, even if the focus arrived without a key, and wraps around.
            for (key, next) in [("Tab", first), ("Tab", second), ("shift+Tab", first), ("shift+Tab", second)]
            {
                gtk_window_set_focus_visible(app.window, 0)
                app.input.keyDown(key)
                #expect(focus == next)
                #expect(gtk_window_get_focus_visible(app.window) != 0)
                app.input.keyUp(key)
                #expect(gtk_window_get_focus_visible(app.window) != 0)
            }
            #expect(app.heard == [])
            veil.dismiss()
        }

        @Test func aKeyHeldSinceBeforeTakesNothing() throws {
            defer { app.close() }
            var shown: Presentation?
            app.input.keyDownUntilItRepeats("Return") {
                shown = try? show(.veil("Wait", cancel: .standard))
                if let cancel { gtk_widget_grab_focus(cancel) }
                // `activate` comes before the click: a key shows the button pressed for a moment.
                if let focus { Signal(focus, "activate") { [app] _ in app.note("cancel") } }
            }
            let veil = try #require(shown)
            #expect(!app.heard.contains("cancel"))
            app.input.keyUp("Return")
            app.input.key("Return")
            GtkTests.iterate { veil.hasEnded }
        }

        @Test func aTapOutsideDismissesOnRelease() throws {
            defer { app.close() }
            let veil = try show(.veil("Wait").with(\.input, .dismissing))
            app.input.press(app.entry)
            #expect(!veil.hasEnded)
            app.input.release()
            #expect(veil.outcome?.cause == .tapOutside)
            #expect(app.heard == [])
        }

        @Test func aPopoverOfThePanelStaysOpen() throws {
            defer { app.close() }
            let veil = try show(.sheet(input: .block), ["first"])
            let popover: WidgetPointer = gtk_popover_new()
            gtk_popover_set_child(popover.cast(to: GtkPopover.self), gtk_label_new("choose"))
            gtk_widget_set_parent(popover, focus)
            gtk_popover_popup(popover.cast(to: GtkPopover.self))
            GtkTests.iterate { gtk_widget_get_mapped(popover) != 0 }
            // Anything that must close does so one turn later.
            app.input.settle()
            #expect(gtk_widget_get_mapped(popover) != 0)
            gtk_popover_popdown(popover.cast(to: GtkPopover.self))
            gtk_widget_unparent(popover)
            veil.dismiss()
        }

        /// Sheet content that handles keys wherever in the sheet the focus is.
        private struct Form {
            let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let first: WidgetPointer = gtk_entry_new()
            let name: WidgetPointer = gtk_entry_new()
            let accept: WidgetPointer = gtk_button_new_with_mnemonic("_Accept")
            let more: WidgetPointer = gtk_button_new_with_mnemonic("_Apply")

            @MainActor init(in app: AppFixture) {
                let label: WidgetPointer = gtk_label_new_with_mnemonic("_Name")
                gtk_label_set_mnemonic_widget(label.opaque, name)
                for child in [first, label, name, accept, more] {
                    gtk_box_append(box.cast(to: GtkBox.self), child)
                }
                Signal(accept, "activate") { [app] _ in app.note("accept") }
                for (scope, key, name) in [
                    (GTK_SHORTCUT_SCOPE_GLOBAL, GDK_KEY_k, "sheet's global shortcut"),
                    (GTK_SHORTCUT_SCOPE_MANAGED, GDK_KEY_l, "sheet's managed shortcut"),
                ] {
                    gtk_widget_add_controller(
                        accept, AppFixture.makeShortcut(scope, key) { [app] in app.note(name) })
                }
            }
        }

        private func show(_ form: Form, _ overlay: Overlay) -> Presentation {
            let sheet = app.window.overlays.show(overlay) { form.box }
            GtkTests.iterate { sheet.isVisible && focus?.isInside(form.box) == true }
            app.input.settle()
            gtk_widget_grab_focus(form.first)
            app.forget()
            return sheet
        }

        /// GTK's rows have no key binding of their own: GtkWindow activates the focused widget.
        @Test(arguments: [Overlay.InputPolicy.block, .live], ["Return", "space"])
        func aRowOfAListInTheContentIsActivatedByAKey(_ input: Overlay.InputPolicy, _ key: String) {
            defer { app.close() }
            let list: WidgetPointer = gtk_list_box_new()
            for title in ["One", "Two"] { gtk_list_box_append(list.opaque, gtk_label_new(title)) }
            Signal(list, "row-activated") { [app] arguments in
                let row = arguments.object(1, as: GtkListBoxRow.self)
                app.note("row \(gtk_list_box_row_get_index(row))")
            }
            let sheet = app.window.overlays.show(.sheet(input: input)) { list }
            GtkTests.iterate { sheet.isVisible && focus?.isInside(list) == true }
            app.input.key("Down")
            GtkTests.iterate {
                focus.map { UnsafeMutableRawPointer($0) }
                    == gtk_list_box_get_row_at_index(list.opaque, 1).map { UnsafeMutableRawPointer($0) }
            }
            #expect(gtk_window_get_focus_visible(app.window) != 0)
            app.input.key(key)
            GtkTests.iterate { app.heard.contains("row 1") }
            sheet.dismiss()
        }

        @Test(arguments: [Overlay.InputPolicy.block, .live])
        func mnemonicsAndShortcutsOfItsContentAct(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let form = Form(in: app)
            let sheet = show(form, .sheet(input: input))
            for key in ["ctrl+k", "ctrl+l"] { app.input.key(key) }
            #expect(app.heard.isSuperset(of: ["sheet's global shortcut", "sheet's managed shortcut"]))
            app.input.key("alt+n")
            #expect(focus?.isInside(form.name) == true)
            // Two widgets share this mnemonic: it moves the focus from one to the other.
            app.input.key("alt+a")
            #expect(focus?.isInside(form.accept) == true)
            app.input.key("alt+a")
            #expect(focus?.isInside(form.more) == true)
            #expect(!app.heard.contains("accept"))
            gtk_widget_set_visible(form.more, 0)
            app.input.key("alt+a")
            GtkTests.iterate { app.heard.contains("accept") }
            sheet.dismiss()
        }

        /// A popover beside the focused field; GTK alone decides which of its keys work there.
        @Test(arguments: [Overlay.InputPolicy.block, .live], [true, false])
        func thePopoversKeysActAsInAWindowWithoutOverlays(_ input: Overlay.InputPolicy, isOpen: Bool) {
            defer { app.close() }
            let form = Form(in: app)
            let popover: WidgetPointer = gtk_popover_new()
            gtk_popover_set_autohide(popover.cast(to: GtkPopover.self), 0)
            let inside: WidgetPointer = gtk_button_new_with_mnemonic("_Popover")
            gtk_popover_set_child(popover.cast(to: GtkPopover.self), inside)
            Signal(inside, "activate") { [app] _ in app.note("popover's mnemonic") }
            for (scope, key, name) in [
                (GTK_SHORTCUT_SCOPE_GLOBAL, GDK_KEY_h, "popover's global shortcut"),
                (GTK_SHORTCUT_SCOPE_MANAGED, GDK_KEY_j, "popover's managed shortcut"),
            ] {
                gtk_widget_add_controller(
                    inside, AppFixture.makeShortcut(scope, key) { [app] in app.note(name) })
            }
            gtk_widget_set_parent(popover, form.accept)
            func pressAll() -> Set<String> {
                if isOpen { gtk_popover_popup(popover.cast(to: GtkPopover.self)) }
                GtkTests.iterate { (gtk_widget_get_mapped(popover) != 0) == isOpen }
                gtk_widget_grab_focus(form.first)
                app.input.settle()
                app.forget()
                for key in ["ctrl+h", "ctrl+j", "alt+p"] { app.input.key(key) }
                defer { gtk_popover_popdown(popover.cast(to: GtkPopover.self)) }
                return app.heard.filter { $0.contains("popover's") }
            }
            g_object_ref(form.box)
            gtk_box_append(app.box.cast(to: GtkBox.self), form.box)
            let withoutOverlays = pressAll()
            gtk_box_remove(app.box.cast(to: GtkBox.self), form.box)
            let sheet = show(form, .sheet(input: input))
            #expect(pressAll() == withoutOverlays)
            gtk_widget_unparent(popover)
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
            g_object_unref(form.box)
        }

        @Test(arguments: [Overlay.InputPolicy.block, .live])
        func altUnderlinesItsMnemonics(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let form = Form(in: app)
            let sheet = show(form, .sheet(input: input))
            app.input.keyDown("Alt_L")
            GtkTests.iterate { gtk_window_get_mnemonics_visible(app.window) != 0 }
            app.input.keyUp("Alt_L")
            GtkTests.iterate { gtk_window_get_mnemonics_visible(app.window) == 0 }
            sheet.dismiss()
        }

        /// Like a chat's text view, where a handler around it sends on Return.
        @Test(arguments: [Overlay.InputPolicy.block, .live])
        func aKeyIsOfferedToWhatIsAroundTheFocusInGtksOrder(_ input: Overlay.InputPolicy) throws {
            defer { app.close() }
            let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let text: WidgetPointer = gtk_text_view_new()
            gtk_widget_set_size_request(text, 200, 100)
            gtk_box_append(box.cast(to: GtkBox.self), text)
            var heard: [String] = []
            func listen(_ widget: WidgetPointer, _ phase: GtkPropagationPhase, _ name: String) throws {
                let keys = try #require(gtk_event_controller_key_new())
                gtk_event_controller_set_propagation_phase(keys, phase)
                _ = Signal.deciding(UnsafeMutableRawPointer(keys), "key-pressed") { arguments in
                    heard.append(name)
                    return name == "box first" && KeyPress(arguments).activates
                }
                gtk_widget_add_controller(widget, keys)
            }
            try listen(box, GTK_PHASE_CAPTURE, "box first")
            try listen(box, GTK_PHASE_TARGET, "box itself")
            try listen(box, GTK_PHASE_BUBBLE, "box last")
            try listen(text, GTK_PHASE_CAPTURE, "text first")
            try listen(text, GTK_PHASE_TARGET, "text itself")
            try listen(text, GTK_PHASE_BUBBLE, "text last")
            let sheet = app.window.overlays.show(.sheet(input: input)) { box }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(text) != 0 }
            gtk_widget_grab_focus(text)
            app.input.settle()
            app.input.key("Return")
            #expect(heard == ["box first"])
            let buffer = gtk_text_view_get_buffer(text.cast(to: GtkTextView.self))
            #expect(gtk_text_buffer_get_char_count(buffer) == 0)
            heard = []
            app.input.key("F5")
            #expect(heard == ["box first", "text first", "text itself", "text last", "box last"])
            sheet.dismiss()
        }

        @Test func theAppsMnemonicsAndShortcutsDoNotActInABlockingSheet() {
            defer { app.close() }
            let form = Form(in: app)
            let sheet = show(form, .sheet(input: .block))
            for key in ["alt+x", "ctrl+g", "ctrl+m", "ctrl+s", "F10"] { app.input.key(key) }
            #expect(app.heard == [])
            sheet.dismiss()
        }

        @Test func mnemonicsAndShortcutsOfABlockedViewInASheetDoNothing() {
            defer { app.close() }
            let form = Form(in: app)
            let sheet = show(form, .sheet(input: .block))
            gtk_widget_set_visible(form.more, 0)
            let busy = form.accept.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            for key in ["alt+a", "ctrl+k", "ctrl+l"] { app.input.key(key) }
            #expect(app.heard == [])
            #expect(focus?.isInside(form.first) == true)
            busy.dismiss()
            sheet.dismiss()
        }

        @Test(arguments: [Overlay.InputPolicy.block, .live])
        func theWheelOverThePanelIsNotTheWindows(_ input: Overlay.InputPolicy) throws {
            defer { app.close() }
            let sheet = try show(.sheet(input: input), ["first"])
            app.input.click(try #require(focus), button: 5)
            #expect(!app.heard.contains("window scroll"))
            sheet.dismiss()
            GtkTests.iterate { app.host.layer == nil }
            app.input.click(app.dropArea, button: 5)
            #expect(app.heard.contains("window scroll"))
        }

        private var focus: WidgetPointer? { gtk_window_get_focus(app.window) }

        private var cancel: WidgetPointer? { app.host.surfaces.first?.parts.cancel?.widget }

        private func show(_ overlay: Overlay, _ buttons: [String] = []) throws -> Presentation {
            let presentation: Presentation
            if buttons.isEmpty {
                presentation = app.window.overlays.show(overlay)
            } else {
                let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
                for title in buttons {
                    gtk_box_append(box.cast(to: GtkBox.self), gtk_button_new_with_label(title))
                }
                presentation = app.window.overlays.show(overlay) { box }
            }
            GtkTests.iterate { presentation.isVisible && focus?.isInside(app.host.layer) == true }
            app.input.settle()
            return presentation
        }
    }

    /// A sheet beside an app that stays live.
    @MainActor @Suite struct LiveSheetTests {
        let app: AppFixture
        let entry: WidgetPointer = gtk_entry_new()
        let sheet: Presentation

        init() throws {
            app = try AppFixture(.application)
            app.present()
            app.stage.defaults.isInstant = true
            sheet = app.window.overlays.show(.sheet) { [entry] in entry }
            GtkTests.iterate { [sheet, app] in
                sheet.isVisible
                    && gtk_window_get_focus(app.window).map { $0.isInside(app.host.layer) } == true
            }
            app.input.settle()
        }

        @Test func itsEntryTakesTextAndTheAppItsShortcuts() {
            defer { app.close() }
            app.input.key("a")
            #expect(gtk_editable_get_text(entry.opaque).map { String(cString: $0) } == "a")
            #expect(!app.heard.contains("typing"))
            app.input.key("ctrl+s")
            #expect(app.heard.contains("accelerator"))
        }

        @Test func escapeEndsIt() {
            defer { app.close() }
            app.input.key("Escape")
            #expect(sheet.outcome?.cause == .escape)
        }

        /// The app ends a preview of its own by Escape, as it does while its own view has the focus.
        @Test func escapeThatEndsNoOverlayIsTheApps() throws {
            defer { app.close() }
            let keys = try #require(gtk_event_controller_key_new())
            _ = Signal.deciding(UnsafeMutableRawPointer(keys), "key-pressed") { [app] in
                if KeyPress($0).isEscape { app.note("escape") }
                return false
            }
            gtk_widget_add_controller(app.window.widget, keys)
            sheet.input = Overlay.InputPolicy(outside: .live)
            app.input.key("Escape")
            GtkTests.iterate { app.heard.contains("escape") }
            #expect(!sheet.hasEnded)
            sheet.dismiss()
        }

        @Test func theAppBesideItIsClicked() {
            defer { app.close() }
            app.input.click(app.button)
            #expect(app.heard.contains("click"))
            #expect(!sheet.hasEnded)
        }

        @Test func tabLeadsOutOfItAndDoesNotGetLost() {
            defer { app.close() }
            app.input.key("Tab")
            #expect(gtk_window_get_focus(app.window).map { !$0.isInside(app.host.layer) } == true)
        }
    }
}
