import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The focus in a sheet while an overlay above the sheet has it, and afterwards.
    @MainActor @Suite struct FocusInSheetTests {
        let app: AppFixture
        private let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        private let entries: [WidgetPointer] = (0..<3).map { _ in gtk_entry_new() }

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
            for entry in entries { gtk_box_append(content.cast(to: GtkBox.self), entry) }
        }

        /// The overlay that comes above the sheet, and leaves again.
        enum Cover: CaseIterable { case veil, question, otherSheet }

        @Test(arguments: [Overlay.InputPolicy.block, .live], Cover.allCases)
        func itComesBackToTheSameControlWithItsSelection(_ input: Overlay.InputPolicy, _ cover: Cover) {
            defer { app.close() }
            let sheet = showSheet(input)
            beginToType()
            let over = show(cover)
            over.dismiss()
            GtkTests.iterate { focus?.isInside(entries[2]) == true }
            #expect(selection == [1, 2])
            // Also after two of them in a row.
            show(cover).dismiss()
            GtkTests.iterate { focus?.isInside(entries[2]) == true }
            sheet.dismiss()
        }

        /// How the user, or the notice itself, leaves the notice beside the sheet.
        enum WayBack: CaseIterable { case action, end, roundByF6, backByF6 }

        @Test(arguments: [Overlay.InputPolicy.block, .live], WayBack.allCases)
        func f6ToANoticeAndOnLeadsBackToTheSameControl(_ input: Overlay.InputPolicy, _ way: WayBack) {
            defer { app.close() }
            let sheet = showSheet(input)
            beginToType()
            let notice = app.window.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo"))
            GtkTests.iterate { notice.isVisible && app.host.surfaces.last?.parts.action != nil }
            GtkTests.settle(app.window)
            app.input.key("F6")
            #expect(focus == app.host.surfaces.last?.parts.action?.widget)
            switch way {
            case .action: app.input.key("Return")
            case .end: notice.dismiss()
            case .roundByF6: for _ in 0..<(input == .live ? 2 : 1) { app.input.key("F6") }
            case .backByF6: app.input.key("shift+F6")
            }
            GtkTests.iterate { focus?.isInside(content) == true }
            #expect(focus?.isInside(entries[2]) == true)
            #expect(selection == [1, 2])
            if way == .action { #expect(notice.outcome?.cause == .action) }
            sheet.dismiss()
        }

        @Test func f6ToTheAppAndBackLeadsToTheSameControlAndTabToTheFirst() {
            defer { app.close() }
            let sheet = showSheet(.live)
            beginToType()
            app.input.key("F6")
            #expect(focus?.isInside(app.entry) == true)
            app.input.key("F6")
            #expect(focus?.isInside(entries[2]) == true)
            #expect(selection == [1, 2])
            app.input.key("F6")
            for _ in 0..<20 where focus?.isInside(content) == false {
                app.input.key("Tab")
                if focus?.isInside(app.host.layer) == true { break }
            }
            #expect(focus?.isInside(entries[2]) == false, "Tab goes on to what is first")
            sheet.dismiss()
        }

        @Test func f6LeadsToTheSameControlAlsoAfterTheUserWasInTheApp() {
            defer { app.close() }
            let sheet = showSheet(.live)
            beginToType()
            gtk_widget_grab_focus(app.button)
            #expect(focus == app.button)
            app.input.key("F6")
            #expect(focus?.isInside(entries[2]) == true)
            #expect(selection == [1, 2])
            sheet.dismiss()
        }

        /// A document that has finished loading takes the focus, or AdwDialog clears it.
        @Test(arguments: [false, true])
        func theUserStaysAtTheSameControlWhateverTheAppWants(isCleared: Bool) {
            defer { app.close() }
            let sheet = showSheet(.block)
            beginToType()
            if isCleared { gtk_window_set_focus(app.window, nil) } else { gtk_widget_grab_focus(app.button) }
            #expect(focus?.isInside(entries[2]) == true)
            #expect(selection == [1, 2])
            sheet.dismiss()
        }

        @Test func insensitiveSheetControlGivesFocusToNeighbor() {
            defer { app.close() }
            let sheet = showSheet(.live)
            beginToType()
            let veil = show(.veil)
            gtk_widget_set_sensitive(entries[2], 0)
            veil.dismiss()
            GtkTests.iterate { focus?.isInside(content) == true }
            sheet.dismiss()
        }

        @Test func theAppsWishUnderAVeilCountsAfterIt() {
            defer { app.close() }
            let sheet = showSheet(.live)
            beginToType()
            let veil = show(.veil)
            gtk_widget_grab_focus(entries[1])
            #expect(focus?.isInside(content) == false)
            veil.dismiss()
            GtkTests.iterate { focus?.isInside(entries[1]) == true }
            sheet.dismiss()
        }

        @Test func anotherViewInTheSheetIsEnteredAtItsBeginning() {
            defer { app.close() }
            let sheet = app.window.overlays.show(.sheet.identified("form")) { content }
            GtkTests.iterate { sheet.isVisible && focus?.isInside(content) == true }
            beginToType()
            let veil = show(.veil)
            let other: WidgetPointer = gtk_entry_new()
            _ = app.window.overlays.show(.sheet.identified("form")) { other }
            veil.dismiss()
            GtkTests.iterate { focus?.isInside(other) == true }
            app.window.overlays.dismissAll()
            GtkTests.iterate { app.host.isIdle }
        }

        /// The window, or the view that the sheet is over, is hidden for a moment: the user changes the workspace, or a
        /// layout changes at a breakpoint.
        @Test(arguments: [Overlay.InputPolicy.block, .live], [true, false])
        func itIsAtTheSameControlAfterASheetWasOutOfSight(_ input: Overlay.InputPolicy, _ isWindow: Bool) {
            defer { app.close() }
            let root: WidgetPointer = gtk_window_get_child(app.window)
            let place = isWindow ? app.window.overlays : root.overlays
            let sheet = place.show(.sheet(input: input)) { content }
            GtkTests.iterate { sheet.isVisible && focus?.isInside(content) == true }
            beginToType()
            func setShown(_ isShown: Bool) {
                if isWindow {
                    gtk_widget_set_visible(app.window.widget, isShown ? 1 : 0)
                } else {
                    gtk_widget_set_child_visible(root, isShown ? 1 : 0)
                }
            }
            setShown(false)
            GtkTests.iterate { !sheet.isVisible }
            setShown(true)
            GtkTests.iterate { sheet.isVisible && focus?.isInside(content) == true }
            #expect(focus?.isInside(entries[2]) == true)
            #expect(selection == [1, 2])
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(focus?.isInside(app.entry) == true, "the app's own, which was out of sight, too")
        }

        /// The user works in the app beside the sheet, and is at another workspace for a while.
        @Test func aSheetThatWasOutOfSightLeavesTheFocusInTheApp() {
            defer { app.close() }
            let sheet = showSheet(.live)
            gtk_widget_grab_focus(app.button)
            #expect(focus == app.button)
            gtk_widget_set_visible(app.window.widget, 0)
            GtkTests.iterate { !sheet.isVisible }
            gtk_widget_set_visible(app.window.widget, 1)
            GtkTests.iterate { sheet.isVisible }
            GtkTests.settle(app.window)
            #expect(focus == app.button)
            sheet.dismiss()
        }

        private func showSheet(_ input: Overlay.InputPolicy) -> Presentation {
            let sheet = app.window.overlays.show(.sheet(input: input)) { content }
            GtkTests.iterate { sheet.isVisible && focus?.isInside(content) == true }
            return sheet
        }

        private func beginToType() {
            gtk_widget_grab_focus(entries[2])
            gtk_editable_set_text(entries[2].opaque, "abc")
            gtk_editable_select_region(entries[2].opaque, 1, 2)
        }

        private func show(_ cover: Cover) -> Presentation {
            let presentation =
                switch cover {
                case .veil: app.window.overlays.show(.veil("Saving"))
                case .question: app.window.overlays.show(.question("Delete?", actions: ["Delete"]))
                case .otherSheet: app.window.overlays.show(.sheet) { gtk_entry_new() }
                }
            GtkTests.iterate {
                presentation.isVisible && focus?.isInside(app.host.layer) == true
                    && focus?.isInside(content) == false
            }
            return presentation
        }

        private var selection: [gint] {
            var (start, end): (gint, gint) = (0, 0)
            gtk_editable_get_selection_bounds(entries[2].opaque, &start, &end)
            return [start, end]
        }

        private var focus: WidgetPointer? { gtk_window_get_focus(app.window) }
    }
}
