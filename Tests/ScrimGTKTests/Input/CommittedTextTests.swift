import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Text that an input method commits without a key: an on-screen keyboard, dictation, a list of candidates.
    @MainActor @Suite struct CommittedTextTests {
        let app: AppFixture
        private let view: WidgetPointer = gtk_text_view_new()

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
            app.window.overlays.setKeyboard(app.dropArea)
        }

        /// What blocks the keys of the focused text, while the text keeps the focus.
        enum Block: CaseIterable { case activity, keyboard, grace }

        private func show(_ block: Block, over text: WidgetPointer) -> Presentation {
            switch block {
            case .activity:
                let busy = text.overlays.show(.activity())
                GtkTests.iterate { busy.isVisible }
                return busy
            case .keyboard:
                let sending = app.window.overlays.over(.keyboard).show(.loading("Sending…"))
                GtkTests.iterate { sending.isVisible }
                return sending
            case .grace:
                app.stage.defaults.isInstant = false
                return app.window.overlays.show(.veil("Wait").with(\.timing.grace, .seconds(60)))
            }
        }

        @Test(arguments: Block.allCases)
        func itDoesNotGetIntoABlockedEntry(block: Block) throws {
            defer { app.close() }
            try commit("a")
            #expect(entryText == "a")
            let overlay = show(block, over: app.entry)
            try commit("b")
            #expect(entryText == "a")
            #expect(gtk_window_get_focus(app.window)?.isInside(app.entry) == true)
            overlay.dismiss()
            GtkTests.iterate { app.host.isIdle }
            try commit("c")
            #expect(entryText == "ac")
        }

        @Test(arguments: Block.allCases)
        func itDoesNotGetIntoABlockedTextView(block: Block) throws {
            defer { app.close() }
            gtk_box_append(app.box.cast(to: GtkBox.self), view)
            gtk_widget_grab_focus(view)
            app.input.settle()
            try commit("a")
            let overlay = show(block, over: view)
            try commit("b")
            #expect(viewText == "a")
            overlay.dismiss()
            GtkTests.iterate { app.host.isIdle }
            try commit("c")
            #expect(viewText == "ac")
        }

        @Test func itGoesWhereTheFocusGoes() throws {
            defer { app.close() }
            gtk_box_append(app.box.cast(to: GtkBox.self), view)
            app.input.settle()
            let busy = show(.activity, over: app.entry)
            gtk_widget_grab_focus(view)
            try commit("a")
            #expect(viewText == "a")
            gtk_widget_grab_focus(app.entry)
            try commit("b")
            #expect(entryText == "")
            gtk_widget_grab_focus(view)
            busy.dismiss()
            GtkTests.iterate { app.host.isIdle }
            gtk_widget_grab_focus(app.entry)
            try commit("c")
            #expect(entryText == "c" && viewText == "a")
        }

        @Test(arguments: [Overlay.InputPolicy.block, .live], [Block.activity, .keyboard])
        func inASheetItGetsIntoTheFormThatIsNotBlocked(input: Overlay.InputPolicy, block: Block) throws {
            defer { app.close() }
            gtk_widget_set_size_request(view, 200, 100)
            let sheet = app.window.overlays.show(.sheet(input: input)) { view }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(view) != 0 }
            gtk_widget_grab_focus(view)
            app.input.settle()
            try commit("a")
            let busy = show(block, over: view)
            #expect(gtk_window_get_focus(app.window) == view)
            try commit("b")
            app.input.key("b")
            app.input.key("BackSpace")
            #expect(viewText == "a")
            busy.dismiss()
            GtkTests.iterate { app.host.surfaces.count == 1 }
            try commit("c")
            #expect(viewText == "ac")
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// GTK reports the focus to the input method each time the window becomes active.
        @Test func itDoesNotGetInAfterTheWindowHadLostTheFocus() throws {
            defer { app.close() }
            let busy = show(.activity, over: app.entry)
            gtk_widget_set_visible(app.window.widget, 0)
            gtk_window_present(app.window)
            app.input.settle()
            try commit("b")
            #expect(entryText == "")
            busy.dismiss()
            GtkTests.iterate { app.host.isIdle }
            try commit("c")
            #expect(entryText == "c")
        }

        /// A focused input method shows the on-screen keyboard.
        @Test func theInputMethodStaysAwayWhenTheUserComesBackToTheWindow() {
            defer { app.close() }
            let busy = show(.activity, over: app.entry)
            let told = FocusTold()
            defer { told.end() }
            gtk_widget_set_visible(app.window.widget, 0)
            gtk_window_present(app.window)
            app.input.settle()
            #expect(FocusTold.count > 0, "GTK tells it that the focus is back")
            #expect(!FocusTold.isThere)
            busy.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(FocusTold.isThere)
        }

        @Test func itDoesNotGetIntoATextThatBecomesEditableMeanwhile() throws {
            defer { app.close() }
            gtk_editable_set_editable(app.entry.opaque, 0)
            let busy = show(.activity, over: app.entry)
            gtk_editable_set_editable(app.entry.opaque, 1)
            try commit("b")
            #expect(entryText == "")
            busy.dismiss()
            GtkTests.iterate { app.host.isIdle }
            try commit("c")
            #expect(entryText == "c")
        }

        /// A focused input method shows the on-screen keyboard.
        @Test(arguments: [false, true])
        func onlyATextThatIsEditableIsToldOfTheFocusAfterwards(isEditable: Bool) throws {
            defer { app.close() }
            let busy = show(.activity, over: app.entry)
            gtk_editable_set_editable(app.entry.opaque, isEditable ? 1 : 0)
            let told = FocusTold()
            defer { told.end() }
            busy.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(FocusTold.count == (isEditable ? 1 : 0))
        }

        @Test func itDoesNotReachAnEditorOfTheAppsOwn() throws {
            defer { app.close() }
            let area: WidgetPointer = gtk_drawing_area_new()
            gtk_widget_set_focusable(area, 1)
            let keys = try #require(gtk_event_controller_key_new())
            let context = try #require(gtk_im_multicontext_new())
            gtk_event_controller_key_set_im_context(keys, context)
            gtk_widget_add_controller(area, keys)
            defer { g_object_unref(context) }
            var calls = 0
            Signal(context, "commit") { _ in calls += 1 }
            gtk_box_append(app.box.cast(to: GtkBox.self), area)
            gtk_widget_grab_focus(area)
            app.input.settle()
            let busy = show(.activity, over: area)
            try commit("a")
            #expect(calls == 0)
            busy.dismiss()
            GtkTests.iterate { app.host.isIdle }
            try commit("b")
            #expect(calls == 1)
        }

        // MARK: Private

        private var entryText: String? {
            gtk_editable_get_text(app.entry.opaque).map { String(cString: $0) }
        }

        private var viewText: String {
            let buffer = gtk_text_view_get_buffer(view.cast(to: GtkTextView.self))
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }

        /// Makes the input method of the focused text commit a text.
        private func commit(_ text: String) throws {
            let focus = try #require(gtk_window_get_focus(app.window))
            let context = try #require(
                focus.controllers.lazy.filter {
                    scrim_is_a(UnsafeMutableRawPointer($0), gtk_event_controller_key_get_type()) != 0
                }.compactMap { gtk_event_controller_key_get_im_context($0) }.first)
            emit("commit", on: context, text)
        }
    }
}

/// Counts how often an input method is told that its text has the focus, and records whether it lost the focus since.
@MainActor
private struct FocusTold {
    static var count = 0
    static var isThere = false

    private static let type: UnsafeMutablePointer<GtkIMContextClass>? = g_type_class_ref(
        gtk_im_multicontext_get_type()
    )?.assumingMemoryBound(to: GtkIMContextClass.self)
    private static let original = (type?.pointee.focus_in, type?.pointee.focus_out)

    init() {
        (Self.count, Self.isThere) = (0, false)
        _ = Self.original
        Self.type?.pointee.focus_in = { context in
            MainActor.assumeIsolated { (FocusTold.count, FocusTold.isThere) = (FocusTold.count + 1, true) }
            _ = context
        }
        Self.type?.pointee.focus_out = { context in
            MainActor.assumeIsolated { FocusTold.isThere = false }
            _ = context
        }
    }

    func end() {
        Self.type?.pointee.focus_in = Self.original.0 ?? nil
        Self.type?.pointee.focus_out = Self.original.1 ?? nil
    }
}
