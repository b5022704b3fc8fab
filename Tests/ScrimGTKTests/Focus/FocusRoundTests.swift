import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Notices and live sheets by keyboard alone: Tab, Shift+Tab, F6 and mnemonics lead into a panel and out again.
    @MainActor @Suite struct FocusRoundTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        @Test func f6LeadsToTheNoticeAndReturnTakesItsAction() throws {
            defer { app.close() }
            let notice = try flash("Undo")
            #expect(isInEntry, "it takes no focus by itself")
            app.input.key("F6")
            #expect(isInLayer)
            #expect(gtk_window_get_focus_visible(app.window) != 0, "with a ring around it")
            app.input.key("Return")
            GtkTests.iterate { notice.hasEnded }
            #expect(notice.outcome == .init(cause: .action, wasShown: true))
            GtkTests.iterate { isInEntry }
        }

        @Test(arguments: ["F6", "shift+F6"])
        func f6LeadsBackToWhereOneWas(_ key: String) throws {
            defer { app.close() }
            gtk_editable_set_text(app.entry.opaque, "some text")
            gtk_editable_select_region(app.entry.opaque, 2, 5)
            let notice = try flash("Undo")
            app.input.key(key)
            #expect(isInLayer)
            app.input.key(key)
            #expect(isInEntry)
            var (start, end): (gint, gint) = (0, 0)
            gtk_editable_get_selection_bounds(app.entry.opaque, &start, &end)
            #expect([start, end] == [2, 5])
            notice.dismiss()
            #expect(isInEntry)
        }

        @Test(arguments: ["F6", "shift+F6"])
        func f6LeadsBackAlsoWhereTheAppDisabledWhatOneCameFrom(_ key: String) throws {
            defer { app.close() }
            let notice = try flash("Undo")
            app.input.key(key)
            #expect(isInLayer)
            gtk_widget_set_sensitive(app.entry, 0)
            app.input.key(key)
            #expect(focus != nil && !isInLayer)
            notice.dismiss()
        }

        @Test func tabGoesThroughTheAppThenTheNoticeThenTheAppAgain() throws {
            defer { app.close() }
            let notice = try flash("Undo")
            let first = try #require(focus)
            var stops: [WidgetPointer] = []
            for _ in 0..<20 {
                app.input.key("Tab")
                let stop = try #require(focus)
                stops.append(stop)
                if stop == first { break }
            }
            #expect(stops.last == first, "round and back")
            #expect(stops.filter { $0.isInside(app.host.layer) }.count == 1)
            #expect(Set(stops).count == stops.count)
            #expect(stops.contains(app.button) && stops.contains { $0.isInside(app.menuButton) })

            var back: [WidgetPointer] = []
            for _ in stops {
                app.input.key("shift+Tab")
                back.append(try #require(focus))
            }
            #expect(back == stops.dropLast().reversed() + [first])
            notice.dismiss()
        }

        @Test func withoutANoticeTabIsGtksOwn() throws {
            defer { app.close() }
            func walk() throws -> [WidgetPointer] {
                gtk_widget_grab_focus(app.entry)
                return try (0..<12).map { _ in
                    app.input.key("Tab")
                    return try #require(focus)
                }
            }
            let before = try walk()
            let plain = app.window.overlays.show(.hud("Saved"))
            GtkTests.iterate { plain.isVisible }
            #expect(try walk() == before)
            plain.dismiss()
        }

        @Test func aTextViewKeepsItsTab() throws {
            defer { app.close() }
            let text: WidgetPointer = gtk_text_view_new()
            gtk_box_append(app.box.cast(to: GtkBox.self), text)
            let notice = try flash("Undo")
            gtk_widget_grab_focus(text)
            app.input.key("Tab")
            #expect(focus == text)
            let buffer = gtk_text_view_get_buffer(text.cast(to: GtkTextView.self))
            #expect(gtk_text_buffer_get_char_count(buffer) == 1, "it types")
            notice.dismiss()
        }

        @Test func whereTheAppUsesF6ItHasIt() throws {
            defer { app.close() }
            let keys = try #require(gtk_event_controller_key_new())
            var heard = 0
            _ = Signal.deciding(UnsafeMutableRawPointer(keys), "key-pressed") { arguments in
                guard arguments.unsigned(1) == UInt(GDK_KEY_F6) else { return false }
                heard += 1
                return true
            }
            gtk_widget_add_controller(app.box, keys)
            let notice = try flash("Undo")
            app.input.key("F6")
            #expect(heard == 1 && isInEntry)
            notice.dismiss()
        }

        /// GtkPaned uses F6 to switch between its own two sides.
        @Test(arguments: ["F6", "shift+F6"])
        func theKeyLeadsFromPanesToTheNoticeAndBack(_ key: String) throws {
            defer { app.close() }
            let (left, right) = addPanes()
            gtk_widget_grab_focus(left)
            let notice = try flash("Undo")
            app.input.key(key)
            #expect(isInLayer)
            app.input.key(key)
            #expect(focus?.isInside(left) == true)
            notice.dismiss()
            GtkTests.iterate { app.host.surfaces.isEmpty }
            app.input.key(key)
            #expect(focus?.isInside(right) == true, "without a panel the panes have it")
        }

        /// Handlers around the focus run first in that case.
        @Test func theKeyLeadsToTheNoticeFromPanesThatAreCovered() throws {
            defer { app.close() }
            let (left, _) = addPanes()
            gtk_widget_grab_focus(left)
            let busy = try #require(gtk_widget_get_parent(left)).overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            let notice = try flash("Undo")
            app.input.key("F6")
            #expect(isInLayer)
            notice.dismiss()
            busy.dismiss()
        }

        @Test func withoutAnythingToGoToThePanesHaveTheKey() {
            defer { app.close() }
            let (left, right) = addPanes()
            gtk_widget_grab_focus(left)
            let busy = app.list.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.key("F6")
            #expect(focus?.isInside(right) == true)
            busy.dismiss()
        }

        /// Adds panes inside panes.
        private func addPanes() -> (left: WidgetPointer, right: WidgetPointer) {
            let outer: WidgetPointer = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
            let inner: WidgetPointer = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
            let left: WidgetPointer = gtk_entry_new()
            let right: WidgetPointer = gtk_entry_new()
            gtk_paned_set_start_child(inner.opaque, left)
            gtk_paned_set_end_child(inner.opaque, right)
            gtk_paned_set_start_child(outer.opaque, inner)
            gtk_box_append(app.box.cast(to: GtkBox.self), outer)
            GtkTests.iterate { gtk_widget_get_mapped(right) != 0 }
            return (left, right)
        }

        @Test func theMnemonicTakesTheActionAndLeavesTheFocus() throws {
            defer { app.close() }
            let notice = try flash("_Undo")
            let button = try #require(app.host.surfaces.first?.parts.action?.widget)
            let label = gtk_button_get_label(button.cast(to: GtkButton.self))
            #expect(label.map { String(cString: $0) } == "_Undo")
            app.input.key("alt+u")
            GtkTests.iterate { notice.hasEnded }
            #expect(notice.outcome?.cause == .action)
            #expect(isInEntry)
        }

        @Test func aClickTakesTheActionAndLeavesTheFocus() throws {
            defer { app.close() }
            let notice = try flash("Undo")
            app.input.press(try #require(app.host.surfaces.first?.parts.action?.widget))
            #expect(isInEntry)
            app.input.release()
            GtkTests.iterate { notice.hasEnded }
            #expect(notice.outcome?.cause == .action)
            #expect(isInEntry)
        }

        @Test func aNoticeThatGoesGivesTheFocusBack() throws {
            defer { app.close() }
            let notice = try flash("Undo")
            app.input.key("F6")
            #expect(isInLayer)
            notice.dismiss()
            GtkTests.iterate { isInEntry }
        }

        @Test func theFocusHoldsItsTime() throws {
            defer { app.close() }
            app.stage.defaults.answerTime = .milliseconds(600)
            let notice = try flash("Undo")
            app.input.key("F6")
            #expect(isInLayer)
            #expect(app.stage.machine.surfaces.first?.isFocused == true)
            let end = g_get_monotonic_time() + 1_000_000
            GtkTests.iterate { g_get_monotonic_time() > end }
            #expect(notice.isVisible)
            app.input.key("F6")
            #expect(isInEntry)
            GtkTests.iterate { notice.hasEnded }
            #expect(notice.outcome?.cause == .expired)
        }

        @Test func aLiveSheetThatWasLeftIsReachedAgain() throws {
            defer { app.close() }
            let button: WidgetPointer = gtk_button_new_with_label("in the sheet")
            let sheet = app.window.overlays.show(.sheet) { button }
            GtkTests.iterate { focus == button }
            app.input.key("F6")
            #expect(isInEntry)
            app.input.key("F6")
            #expect(isInLayer)
            gtk_widget_grab_focus(button)
            for key in ["Tab", "shift+Tab"] {
                for _ in 0..<20 where key == "Tab" ? isInLayer : true {
                    app.input.key(key)
                    if !isInLayer { break }
                }
                #expect(!isInLayer)
                for _ in 0..<20 {
                    app.input.key(key)
                    if focus == button { break }
                }
                #expect(focus == button, "reached again by \(key)")
            }
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func underAVeilF6DoesNothing() throws {
            defer { app.close() }
            let veil = app.window.overlays.show(.veil("Wait", cancel: .standard))
            GtkTests.iterate { veil.isVisible && isInLayer }
            let inPanel = focus
            app.input.key("F6")
            #expect(focus == inPanel)
            #expect(app.heard == [])
            veil.dismiss()
        }

        @Test(arguments: ["F6", "shift+F6"])
        func f6LeadsFromABlockingFormToTheNoticeInFrontOfItAndBack(_ key: String) throws {
            defer { app.close() }
            let field: WidgetPointer = gtk_entry_new()
            let form = app.window.overlays.show(.sheet(input: .block)) { field }
            GtkTests.iterate { form.isVisible && focus?.isInside(field) == true }
            let notice = try flash("Undo")
            app.input.key(key)
            #expect(focus == app.host.surfaces.last?.parts.action?.widget)
            app.input.key(key)
            #expect(focus?.isInside(field) == true)
            app.input.key(key)
            app.input.key("Return")
            GtkTests.iterate { notice.hasEnded }
            #expect(notice.outcome?.cause == .action)
            GtkTests.iterate { focus?.isInside(field) == true }
            #expect(app.heard == [])
            form.dismiss()
            GtkTests.iterate { isInEntry }
        }

        @Test func tabLeadsFromAQuestionToTheNoticeInFrontOfItAndRound() throws {
            defer { app.close() }
            let question = app.window.overlays.show(.question("Sign out?", actions: ["Sign out"]))
            GtkTests.iterate { question.isVisible && isInLayer }
            let answers = try #require(app.host.surfaces.first?.panel.widget)
            let notice = try flash("Undo")
            var stops: [Bool] = []
            for _ in 0..<6 {
                app.input.key("Tab")
                #expect(isInLayer)
                stops.append(focus?.isInside(answers) == true)
            }
            #expect(stops.filter { !$0 }.count == 2, "of three buttons one is the notice's")
            notice.dismiss()
            GtkTests.iterate { focus?.isInside(answers) == true }
            question.dismiss()
            GtkTests.iterate { isInEntry }
        }

        @Test(arguments: ["F6", "Tab", "shift+Tab"])
        func aKeyLeadsFromTheAppToANoticeThatBlocksIt(_ key: String) throws {
            defer { app.close() }
            let notice = app.window.overlays.show(.hud("Out of paper", action: "Retry").with(\.input, .block))
            GtkTests.iterate { notice.isVisible && app.host.surfaces.first?.parts.action != nil }
            app.input.key(key)
            #expect(gtk_window_get_focus_visible(app.window) != 0)
            #expect(focus == app.host.surfaces.first?.parts.action?.widget)
            app.input.key(key)
            #expect(focus == app.host.surfaces.first?.parts.action?.widget)
            app.input.key("Return")
            GtkTests.iterate { notice.hasEnded }
            #expect(notice.outcome?.cause == .action)
            GtkTests.iterate { isInEntry }
            #expect(app.heard == [])
        }

        /// The user moves on to the next field of a form and types there: a space would press the notice's button.
        @Test func tabLeadsToNoNoticeWhileNothingIsSeenOfWhatBlocks() throws {
            defer { app.close() }
            let notice = try flash("Undo")
            app.stage.defaults.isInstant = false
            let veil = app.window.overlays.show(.veil("Saving").with(\.timing.grace, .seconds(60)))
            app.input.key("Tab")
            #expect(isInEntry && !veil.isVisible)
            veil.dismiss()
            notice.dismiss()
        }

        @Test func aBlockedRegionIsLeftByTabForItsOwnCancelButton() throws {
            defer { app.close() }
            let busy = app.scroller.overlays.show(.loading("Loading", cancel: .standard))
            GtkTests.iterate { busy.isVisible }
            app.input.key("F6")
            #expect(isInLayer)
            app.input.key("space")
            GtkTests.iterate { busy.hasEnded }
            #expect(busy.outcome?.cause == .cancelButton)
            GtkTests.iterate { isInEntry }
        }

        private var focus: WidgetPointer? { gtk_window_get_focus(app.window) }

        private var isInEntry: Bool { focus?.isInside(app.entry) == true }

        private var isInLayer: Bool { focus?.isInside(app.host.layer) == true }

        private func flash(_ action: String) throws -> Presentation {
            let notice = app.window.overlays.flash(
                .hud("Deleted", placement: .bottom, action: Overlay.ActionButton(action)))
            GtkTests.iterate { notice.isVisible && app.host.surfaces.last?.parts.action != nil }
            GtkTests.settle(app.window)
            return notice
        }
    }
}
