import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The keyboard focus: taken, kept, given back.
    @MainActor @Suite struct FocusTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        @Test func itIsGivenBackWithItsSelectionAndRing() throws {
            defer { app.close() }
            gtk_editable_set_text(app.entry.opaque, "some text")
            gtk_editable_select_region(app.entry.opaque, 2, 5)
            gtk_window_set_focus_visible(app.window, 1)
            let veil = try show(.veil("Wait", cancel: .standard))
            veil.dismiss()
            GtkTests.iterate { isInEntry }
            var start: gint = 0
            var end: gint = 0
            gtk_editable_get_selection_bounds(app.entry.opaque, &start, &end)
            #expect([start, end] == [2, 5])
            #expect(gtk_window_get_focus_visible(app.window) != 0)
        }

        /// The user scrolls with the wheel far below the focused control, and GTK would scroll back to it.
        @Test(arguments: [false, true]) func whatTheUserHasScrolledStaysWhereItIs(isSheet: Bool) throws {
            defer { app.close() }
            let field: WidgetPointer = gtk_entry_new()
            gtk_box_prepend(app.list.cast(to: GtkBox.self), field)
            app.input.settle()
            gtk_widget_grab_focus(field)
            let position = try #require(gtk_scrolled_window_get_vadjustment(app.scroller.opaque))
            func scroll() throws {
                gtk_adjustment_set_value(position, 200)
                app.input.settle()
                try #require(gtk_adjustment_get_value(position) == 200)
            }
            if isSheet {
                let sheet = app.window.overlays.show(.sheet) { gtk_entry_new() }
                GtkTests.iterate { isInLayer && sheet.isVisible }
                try scroll()
                app.input.key("Escape")
            } else {
                try scroll()
                let veil = try show(.veil("Saving", cancel: .standard))
                veil.dismiss()
            }
            GtkTests.iterate {
                gtk_window_get_focus(app.window)?.isInside(field) == true && app.host.isIdle
            }
            // Newer versions of GTK scroll with an animation.
            for _ in 0..<30 { app.input.settle() }
            #expect(gtk_adjustment_get_value(position) == 200)
        }

        @Test func aTextViewHasItsCaretBack() throws {
            defer { app.close() }
            try DesktopSettings.set("gtk-cursor-blink", false)
            defer { DesktopSettings.restore("gtk-cursor-blink") }
            // A second text never has the focus, and is otherwise identical.
            let plain = addText()
            var text = addText()
            // GTK 4.8 never shows a caret in a text that was first drawn without one, for example while the window
            // has no keys yet.
            GtkTests.iterate {
                gtk_box_remove(app.box.cast(to: GtkBox.self), text)
                text = addText()
                gtk_widget_grab_focus(text)
                return ink(of: text) > ink(of: plain)
            }
            let veil = try show(.veil("Wait", cancel: .standard))
            GtkTests.iterate { ink(of: text) == ink(of: plain) }
            veil.dismiss()
            GtkTests.iterate { gtk_window_get_focus(app.window) == text && app.host.isIdle }
            GtkTests.iterate { ink(of: text) > ink(of: plain) }
        }

        @Test func theAppsWishUnderAVeilCountsAfterIt() throws {
            defer { app.close() }
            let veil = try show(.veil("Wait", cancel: .standard))
            let inPanel = gtk_window_get_focus(app.window)
            gtk_widget_grab_focus(app.button)
            #expect(gtk_window_get_focus(app.window) == inPanel, "it stays inside")
            veil.dismiss()
            GtkTests.iterate { gtk_window_get_focus(app.window) == app.button }
        }

        @Test func lostUnderAVeilItComesBack() throws {
            defer { app.close() }
            let veil = try show(.veil("Wait", cancel: .standard))
            gtk_window_set_focus(app.window, nil)
            #expect(isInLayer)
            veil.dismiss()
        }

        @Test func movedBesideALiveSheetItStaysThere() throws {
            defer { app.close() }
            let sheet = app.window.overlays.show(.sheet) { gtk_entry_new() }
            GtkTests.iterate { isInLayer }
            gtk_widget_grab_focus(app.button)
            #expect(gtk_window_get_focus(app.window) == app.button)
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(gtk_window_get_focus(app.window) == app.button)
        }

        @Test func besideALiveSheetItIsTheAppsAgainAfterAVeil() throws {
            defer { app.close() }
            let sheet = app.window.overlays.show(.sheet) { gtk_entry_new() }
            GtkTests.iterate { isInLayer }
            gtk_widget_grab_focus(app.button)
            let veil = try show(.veil("Wait", cancel: .standard))
            veil.dismiss()
            GtkTests.iterate { gtk_window_get_focus(app.window) == app.button }
            sheet.dismiss()
        }

        @Test func inALiveSheetItIsTheSheetsAgainAfterAVeil() throws {
            defer { app.close() }
            let sheet = app.window.overlays.show(.sheet) { gtk_entry_new() }
            GtkTests.iterate { isInLayer }
            let inSheet = gtk_window_get_focus(app.window)
            let veil = try show(.veil("Wait", cancel: .standard))
            GtkTests.iterate { gtk_window_get_focus(app.window) != inSheet }
            veil.dismiss()
            GtkTests.iterate { gtk_window_get_focus(app.window) == inSheet }
            sheet.dismiss()
        }

        @Test func whereItsWidgetIsGoneTheNearestInSightGetsIt() throws {
            defer { app.close() }
            let row: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            let field: WidgetPointer = gtk_entry_new()
            gtk_box_append(row.cast(to: GtkBox.self), gtk_button_new_with_label("beside"))
            gtk_box_append(row.cast(to: GtkBox.self), field)
            gtk_box_append(app.box.cast(to: GtkBox.self), row)
            gtk_widget_grab_focus(field)
            let veil = try show(.veil("Wait", cancel: .standard))
            gtk_box_remove(row.cast(to: GtkBox.self), field)
            veil.dismiss()
            GtkTests.iterate { gtk_window_get_focus(app.window)?.isInside(row) == true }
        }

        @Test func insensitiveWidgetGivesFocusToNearest() throws {
            defer { app.close() }
            let (row, inner): (WidgetPointer, WidgetPointer) = (
                gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            )
            let (field, beside): (WidgetPointer, WidgetPointer) = (
                gtk_entry_new(), gtk_button_new_with_label("beside")
            )
            gtk_box_append(inner.cast(to: GtkBox.self), field)
            for child in [beside, inner] { gtk_box_append(row.cast(to: GtkBox.self), child) }
            gtk_box_append(app.box.cast(to: GtkBox.self), row)
            gtk_widget_grab_focus(field)
            let veil = try show(.veil("Wait", cancel: .standard))
            gtk_widget_set_sensitive(field, 0)
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(gtk_window_get_focus(app.window) == beside)
        }

        /// A widget in a hidden window is out of sight, but still the one that had the focus.
        @Test(arguments: Hiding.allCases) func itOutlivesAWindowThatIsHidden(_ hiding: Hiding) throws {
            defer { app.close() }
            // GTK focuses the first control of a window without a focus, which is the entry.
            gtk_widget_grab_focus(app.otherButton)
            hiding.perform(app)
            GtkTests.iterate { gtk_widget_get_mapped(app.window.widget) != 0 }
            try #require(gtk_window_get_focus(app.window) == app.otherButton, "as without overlays")
            let veil = try show(.veil("Wait", cancel: .standard))
            hiding.perform(app)
            GtkTests.iterate { veil.isVisible && isInLayer }
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(gtk_window_get_focus(app.window) == app.otherButton)
        }

        @Test func ofAWindowThatIsHiddenItIsBackWhereItCanBeSeenAgain() throws {
            defer { app.close() }
            let row: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            let field: WidgetPointer = gtk_entry_new()
            gtk_box_append(row.cast(to: GtkBox.self), gtk_button_new_with_label("beside"))
            gtk_box_append(row.cast(to: GtkBox.self), field)
            gtk_box_append(app.box.cast(to: GtkBox.self), row)
            gtk_widget_grab_focus(field)
            let veil = try show(.veil("Wait", cancel: .standard))
            gtk_widget_set_visible(app.window.widget, 0)
            gtk_widget_set_visible(field, 0)
            GtkTests.iterate { !veil.isVisible }
            gtk_window_present(app.window)
            GtkTests.iterate { veil.isVisible && isInLayer }
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            let focus: WidgetPointer? = gtk_window_get_focus(app.window)
            #expect(focus != nil && focus?.isInside(field) != true)
        }

        /// Ways in which a whole window leaves the screen for a while.
        enum Hiding: CaseIterable, CustomTestStringConvertible {
            case hidden, shortlyHidden, otherTitlebar

            var testDescription: String { "\(self)" }

            @MainActor func perform(_ app: AppFixture) {
                switch self {
                case .hidden:
                    gtk_widget_set_visible(app.window.widget, 0)
                    GtkTests.settle()
                    gtk_window_present(app.window)
                case .shortlyHidden:
                    gtk_widget_set_visible(app.window.widget, 0)
                    gtk_window_present(app.window)
                case .otherTitlebar:
                    // A window that gets its first titlebar is realized again.
                    GtkTests.allowingWarnings {
                        gtk_window_set_titlebar(app.window, nil)
                        gtk_window_set_titlebar(app.window, gtk_header_bar_new())
                    }
                }
            }
        }

        @Test func endedOutOfOrderTheSurvivorHasWhatWasSaved() throws {
            defer { app.close() }
            let first = try show(.veil("One", cancel: .standard))
            let second = app.window.overlays.show(.sheet(input: .block)) { gtk_entry_new() }
            GtkTests.iterate { second.isVisible }
            first.dismiss()
            #expect(isInLayer)
            second.dismiss()
            GtkTests.iterate { isInEntry }
        }

        @Test func inGraceItStaysWhereItIs() {
            defer { app.close() }
            app.stage.defaults.isInstant = false
            let veil = app.window.overlays.show(
                .veil("Wait", cancel: .standard).with(\.timing.grace, .seconds(100)))
            #expect(app.host.layer != nil)
            #expect(isInEntry)
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        private func addText() -> WidgetPointer {
            let text: WidgetPointer = gtk_text_view_new()
            gtk_text_buffer_set_text(
                gtk_text_view_get_buffer(text.cast(to: GtkTextView.self)), "some\ntext", -1)
            gtk_box_append(app.box.cast(to: GtkBox.self), text)
            return text
        }

        /// How much darker than white a widget's pixels are, summed up; 0 for a widget without pixels.
        private func ink(of widget: WidgetPointer) -> Double {
            guard let picture = try? Picture(of: widget) else { return 0 }
            var ink = 0.0
            for y in 0..<picture.height {
                for x in 0..<picture.width { ink += 1 - picture.brightness(x, y) }
            }
            return ink
        }

        /// A notice that blocks, and a veil in its grace, keep keys from a sheet without having the focus themselves.
        @Test func itMovesWithinASheetUnderWhatBlocksItsKeysAlone() throws {
            defer { app.close() }
            let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let entries: [WidgetPointer] = (0..<3).map { _ in gtk_entry_new() }
            for entry in entries { gtk_box_append(content.cast(to: GtkBox.self), entry) }
            let sheet = app.window.overlays.show(.sheet) { content }
            GtkTests.iterate { isInLayer && sheet.isVisible }
            let notice = app.window.overlays.show(.hud("Wait").with(\.input, .block))
            GtkTests.iterate { notice.isVisible }
            expectFocusFollows(entries)
            notice.dismiss()
            GtkTests.iterate { notice.hasEnded && !notice.isVisible }
            app.stage.defaults.isInstant = false
            let veil = app.window.overlays.show(.veil("Wait").with(\.timing.grace, .seconds(60)))
            expectFocusFollows(entries)
            #expect(!veil.isVisible)
            veil.dismiss()
        }

        private func expectFocusFollows(_ entries: [WidgetPointer]) {
            for entry in entries.reversed() {
                gtk_widget_grab_focus(entry)
                let focus: WidgetPointer? = gtk_window_get_focus(app.window)
                #expect(focus?.isInside(entry) == true)
            }
        }

        private var isInEntry: Bool { gtk_window_get_focus(app.window)?.isInside(app.entry) == true }

        private var isInLayer: Bool {
            guard let layer = app.host.layer?.widget,
                let focus: WidgetPointer = gtk_window_get_focus(app.window)
            else { return false }
            return focus.isInside(layer)
        }

        private func show(_ overlay: Overlay) throws -> Presentation {
            let presentation = app.window.overlays.show(overlay)
            GtkTests.iterate { presentation.isVisible && isInLayer }
            return presentation
        }
    }
}
