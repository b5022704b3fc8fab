import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What an app's handler ends or shows while GTK goes from widget to widget.
    ///
    /// When the focus or the pointer moves, GTK notifies the widgets between the two one by one, and keeps
    /// no reference to them.
    @MainActor @Suite struct FocusWalkTests {
        /// How an app's handler ends a notice.
        enum End: String, CaseIterable {
            case dismiss, finish, dismissInALoop, finishInALoop

            @MainActor func callAsFunction(_ notice: Presentation) {
                switch self {
                case .dismiss, .dismissInALoop: notice.dismiss()
                case .finish, .finishInALoop: notice.finish(.success("Kept"))
                }
                guard self == .dismissInALoop || self == .finishInALoop else { return }
                var turns = 0
                GtkTests.iterate {
                    turns += 1
                    return turns > 3
                }
            }
        }

        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        @Test(arguments: End.allCases)
        func aMoveThatBeginsWithNoFocus(_ end: End) throws {
            defer { app.close() }
            let notice = try flash()
            try watch(app.window.widget, gtk_event_controller_focus_new(), "enter") { end(notice) }
            gtk_window_set_focus(app.window, nil)
            app.input.key("F6")
            finish(notice)
            #expect(gtk_window_get_focus(app.window) == nil)
        }

        @Test(arguments: End.allCases)
        func aWindowThatBecomesActive(_ end: End) throws {
            defer { app.close() }
            let notice = try flash()
            app.input.key("F6")
            #expect(isInLayer)
            let other = TestWindow(width: 100, height: 100)
            other.present()
            activate(other.window)
            try watch(app.window.widget, gtk_event_controller_focus_new(), "enter") { end(notice) }
            activate(app.window)
            finish(notice)
        }

        @Test(arguments: End.allCases, ["F6", "click"])
        func anEntryThatLosesTheFocus(_ end: End, _ act: String) throws {
            defer { app.close() }
            let notice = try flash()
            try watch(app.entry, gtk_event_controller_focus_new(), "leave") { end(notice) }
            // A controller reports a loss of focus only if it saw the focus arrive.
            for widget in [app.button, app.entry] { gtk_widget_grab_focus(widget) }
            if act == "click" { app.input.click(try undo) } else { app.input.key(act) }
            finish(notice)
            #expect(isInEntry)
        }

        @Test(arguments: End.allCases)
        func anEntryThatGetsTheFocusBack(_ end: End) throws {
            defer { app.close() }
            let notice = try flash()
            app.input.key("F6")
            try watch(app.entry, gtk_event_controller_focus_new(), "enter") { end(notice) }
            // GTK 4.18 crashes if the entry is clicked in a main loop that its own handler runs.
            app.input.key("F6")
            finish(notice)
            #expect(isInEntry)
        }

        @Test(arguments: End.allCases)
        func aPointerThatLeavesAButton(_ end: End) throws {
            defer { app.close() }
            let notice = try flash()
            try watch(app.button, gtk_event_controller_motion_new(), "leave") { end(notice) }
            app.input.hover(app.button)
            app.input.hover(try undo)
            finish(notice)
        }

        @Test(arguments: ["Tab", "click"])
        func aVeilThatComesWhileTheFocusMovesHasIt(_ act: String) throws {
            defer { app.close() }
            var veil: Presentation?
            try watch(app.entry, gtk_event_controller_focus_new(), "leave") {
                veil = app.window.overlays.show(.veil("Wait", cancel: .standard))
            }
            for widget in [app.button, app.entry] { gtk_widget_grab_focus(widget) }
            GtkTests.settle(app.window)
            if act == "click" { app.input.click(app.button) } else { app.input.key(act) }
            let shown = try #require(veil)
            GtkTests.iterate { shown.isVisible && isInLayer }
            expectOneFocus()
            shown.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(gtk_window_get_focus(app.window)?.isInside(app.button) == true)
        }

        @Test func veilShownInFocusLeaveHandlerIsDrawn() throws {
            defer { app.close() }
            let notice = try flash()
            var veil: Presentation?
            try watch(app.entry, gtk_event_controller_focus_new(), "leave") {
                notice.dismiss()
                veil = app.window.overlays.show(.veil("Wait", cancel: .standard))
            }
            for widget in [app.button, app.entry] { gtk_widget_grab_focus(widget) }
            app.input.key("F6")
            let shown = try #require(veil)
            GtkTests.iterate { shown.isVisible && isInLayer }
            shown.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(isInEntry)
        }

        /// An app that validates an entry when the focus leaves it.
        @Test func aQuestionInALoopOfTheEntryThatLosesTheFocusIsAnsweredByKeys() throws {
            defer { app.close() }
            let notice = try flash()
            var causes: [Presentation.Cause?] = []
            try watch(app.entry, gtk_event_controller_focus_new(), "leave") {
                for _ in 1...2 {
                    let question = app.window.overlays.show(
                        .question("Keep it?", actions: [.default("Keep")]))
                    GtkTests.iterate { question.isVisible && isInLayer }
                    app.input.key("Return")
                    GtkTests.iterate { question.hasEnded }
                    causes.append(question.outcome?.cause)
                }
            }
            for widget in [app.button, app.entry] { gtk_widget_grab_focus(widget) }
            GtkTests.settle(app.window)
            app.input.click(app.button)
            GtkTests.iterate { causes.count == 2 }
            #expect(causes == [.action, .action])
            notice.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test(arguments: End.allCases, ["F6", "click"])
        func aSheetWithAViewThatIsToHaveTheFocus(_ end: End, _ act: String) throws {
            defer { app.close() }
            let field = try #require(gtk_entry_new())
            g_object_ref_sink(field)
            defer { g_object_unref(field) }
            let sheet = app.window.overlays.show(.sheet) { field }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(field) != 0 }
            noteFates()
            gtk_widget_grab_focus(app.button)
            try watch(app.entry, gtk_event_controller_focus_new(), "leave") { end(sheet) }
            for widget in [app.button, app.entry] { gtk_widget_grab_focus(widget) }
            GtkTests.settle(app.window)
            if act == "click" { app.input.click(field) } else { app.input.key(act) }
            finish(sheet)
            #expect(gtk_widget_get_parent(field) == nil)
        }

        @Test(arguments: [false, true])
        func aViewThatIsToHaveTheFocusMayBeExchanged(_ beginsWithNoFocus: Bool) throws {
            defer { app.close() }
            let fields = try (0..<2).map { _ in try #require(gtk_entry_new()) }
            for field in fields { g_object_ref_sink(field) }
            defer { for field in fields { g_object_unref(field) } }
            let sheet = app.window.overlays.show(.sheet.identified("form")) { fields[0] }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(fields[0]) != 0 }
            gtk_widget_grab_focus(app.entry)
            let watched = beginsWithNoFocus ? app.window.widget : app.entry
            try watch(watched, gtk_event_controller_focus_new(), beginsWithNoFocus ? "enter" : "leave") {
                _ = app.window.overlays.show(.sheet.identified("form")) { fields[1] }
            }
            for widget in [app.button, app.entry] { gtk_widget_grab_focus(widget) }
            GtkTests.settle(app.window)
            if beginsWithNoFocus { gtk_window_set_focus(app.window, nil) }
            app.input.click(fields[0])
            GtkTests.iterate {
                gtk_widget_get_mapped(fields[1]) != 0 && gtk_widget_get_parent(fields[0]) == nil
            }
            app.window.overlays.dismissAll()
            GtkTests.iterate { app.host.isIdle && gtk_widget_get_parent(fields[1]) == nil }
        }

        /// GTK drops the focus of a removed widget, but the window still names the child that contained it.
        @Test func aNoticeEndsAlsoWhereTheFocusedWidgetWasTakenOut() throws {
            defer { app.close() }
            let window = TestWindow(width: 300, height: 300)
            let (outer, inner) = (
                gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            )
            let field = try #require(gtk_entry_new())
            gtk_box_append(inner?.cast(to: GtkBox.self), field)
            gtk_box_append(outer?.cast(to: GtkBox.self), inner)
            gtk_window_set_child(window.window, outer)
            window.present()
            gtk_widget_grab_focus(field)
            GtkTests.settle(window.window)
            gtk_box_remove(outer?.cast(to: GtkBox.self), inner)
            GtkTests.iterate { gtk_window_get_focus(window.window) == nil }
            GtkTests.settle(window.window)
            let notice = window.window.overlays.flash(.hud("Signed in"))
            GtkTests.iterate { notice.isVisible }
            notice.dismiss()
            GtkTests.iterate { GtkHost.of(window.window).isIdle }
            window.close()
        }

        @Test func anExchangedViewIsFreeInTheNextTurnAndTheOtherHasTheFocus() throws {
            defer { app.close() }
            let fields = try (0..<2).map { _ in try #require(gtk_entry_new()) }
            for field in fields { g_object_ref_sink(field) }
            defer { for field in fields { g_object_unref(field) } }
            let sheet = app.window.overlays.show(.sheet.identified("form")) { fields[0] }
            GtkTests.iterate {
                sheet.isVisible && gtk_window_get_focus(app.window)?.isInside(fields[0]) == true
            }
            let veil = app.window.overlays.show(.veil("Wait").with(\.timing, Overlay.Timing()))
            GtkTests.iterate {
                veil.isVisible && gtk_window_get_focus(app.window)?.isInside(fields[0]) == false
            }
            _ = app.window.overlays.show(.sheet.identified("form")) { fields[1] }
            veil.dismiss()
            GtkTests.iterate { gtk_window_get_focus(app.window)?.isInside(fields[1]) == true }
            GtkTests.iterate { gtk_widget_get_parent(fields[0]) == nil }
            #expect(gtk_widget_get_child_visible(fields[0]) != 0)
            app.window.overlays.dismissAll()
            GtkTests.iterate { app.host.isIdle }
        }

        // Found by the hostile app: GTK is removing the view at this time.
        @Test func aViewThatTheAppTakesOutMayBeExchanged() throws {
            defer { app.close() }
            let views = try (0..<2).map { _ in try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)) }
            for view in views { g_object_ref_sink(view) }
            defer { for view in views { g_object_unref(view) } }
            let field = try #require(gtk_entry_new())
            gtk_box_append(views[0].cast(to: GtkBox.self), field)
            let sheet = app.window.overlays.show(.sheet.identified("form")) { views[0] }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(field) != 0 }
            gtk_widget_grab_focus(field)
            Signal(field, "unrealize") { [app] _ in
                _ = app.window.overlays.show(.sheet.identified("form")) { views[1] }
            }
            gtk_widget_unparent(views[0])
            GtkTests.iterate {
                gtk_widget_get_mapped(views[1]) != 0 && gtk_widget_get_parent(views[0]) == nil
            }
            app.window.overlays.dismissAll()
            GtkTests.iterate { app.host.isIdle }
        }

        private func activate(_ window: UnsafeMutablePointer<GtkWindow>) {
            RealInput(window: window).activate()
        }

        /// Connects a handler that runs once.
        private func watch(
            _ widget: WidgetPointer, _ controller: OpaquePointer?, _ signal: String,
            _ body: @escaping () -> Void
        ) throws {
            let controller = try #require(controller)
            gtk_widget_add_controller(widget, controller)
            var hasRun = false
            Signal(UnsafeMutableRawPointer(controller), signal) { _ in
                guard !hasRun else { return }
                hasRun = true
                body()
            }
        }

        /// Waits for the end of a notice, and checks that nothing of it is left.
        private func finish(_ notice: Presentation) {
            GtkTests.iterate { notice.hasEnded }
            GtkTests.iterate { app.host.isIdle && fates.all.allSatisfy(\.happened) }
            #expect(!isInLayer)
            expectOneFocus()
        }

        /// Checks that only the focused widget looks focused.
        private func expectOneFocus() {
            let focus = gtk_window_get_focus(app.window)
            let focused = app.window.widget.descendants.filter { gtk_widget_has_focus($0) != 0 }
            #expect(focused == [focus].compactMap { $0 })
            let within = app.window.widget.descendants.filter {
                gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
            }
            #expect(within.allSatisfy { focus?.isInside($0) == true })
        }

        /// Registers the surfaces that are shown, which must be freed in the end.
        private func noteFates() {
            for surface in app.host.surfaces {
                fates.all += [Finalization(of: surface.widget), Finalization(of: surface.panel.widget)]
            }
            if let layer = app.host.layer?.widget { fates.all.append(Finalization(of: layer)) }
        }

        private final class Fates {
            var all: [Finalization] = []
        }

        private let fates = Fates()

        private var isInEntry: Bool { gtk_window_get_focus(app.window)?.isInside(app.entry) == true }

        private var isInLayer: Bool { gtk_window_get_focus(app.window)?.isInside(app.host.layer) == true }

        private var undo: WidgetPointer {
            get throws { try #require(app.host.surfaces.first?.parts.action?.widget) }
        }

        private func flash() throws -> Presentation {
            let notice = app.window.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo"))
            GtkTests.iterate { notice.isVisible && app.host.surfaces.first?.parts.action != nil }
            GtkTests.settle(app.window)
            noteFates()
            return notice
        }
    }
}
