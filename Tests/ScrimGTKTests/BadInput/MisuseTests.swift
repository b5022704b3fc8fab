import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// An app's mistakes are reported and do no harm.
    @MainActor @Suite struct MisuseTests {
        #if DEBUG
        @Test func aDebugBuildTellsOfEachMisuseOnce() throws {
            let lines = try Probe("MisuseProbe").told.map { line in
                // Durations depend on the machine.
                String(line.replacing(/[0-9.]+ seconds/, with: "… seconds"))
            }
            // A busy machine also holds up the main actor; those correct reports are left out.
            .filter { !$0.contains("was held up") || $0.contains("“Stalled”") }
            #expect(lines == Self.expected)
        }
        #endif

        private static let expected = [
            "nobody holds the handle of veil “Dropped” any more, and nothing will end it; "
                + "shown at MisuseProbe/MisuseProbe.swift:23",
            "veil “Long” is up for … seconds, shared by 1; shown at MisuseProbe/MisuseProbe.swift:29",
            "the main actor was held up for … seconds while veil “Stalled” was up; "
                + "shown at MisuseProbe/MisuseProbe.swift:35",
            "the content of sheet was taken out of the app's own views; "
                + "shown at MisuseProbe/MisuseProbe.swift:45",
            "the content of sheet is a window, which no overlay can show; "
                + "shown at MisuseProbe/MisuseProbe.swift:51",
            "the window as a content ended as noContent",
            "loading “Loading” is over something on a popover, where nothing can be drawn; "
                + "shown at MisuseProbe/MisuseProbe.swift:56",
            "over a popover: not visible",
            "kept overlays ended as windowGone",
            "the window's pointer ended as windowGone",
        ]

        @Test func aContentIsTakenOutOfAParentThatKnowsItsChild() throws {
            let window = TestWindow()
            let (frame, label) = (gtk_frame_new(nil), gtk_label_new("Content"))
            let (parent, content) = (try #require(frame), try #require(label))
            gtk_frame_set_child(parent.cast(to: GtkFrame.self), content)
            window.setChild(parent)
            window.present()
            var reports: [Stage.Report] = []
            let overlays = window.widget.overlays
            // Stalls depend on how busy the machine is; they are left out here and below.
            overlays.stage.log = { if $0.kind != .stalled { reports.append($0) } }
            let sheet = overlays.show(.sheet) { content }
            GtkTests.iterate { sheet.isVisible }
            #expect(gtk_frame_get_child(parent.cast(to: GtkFrame.self)) == nil)
            #expect(reports.map(\.kind) == [.contentTaken])
            // Moving the content to another overlay takes nothing from the app.
            let other = overlays.show(.sheet) { content }
            GtkTests.iterate { other.isVisible }
            #expect(reports.count == 1)
            window.close()
        }

        /// Widgets that keep children by other names than `child`, or in a list.
        enum Container: CaseIterable { case panes, center, stack, notebook, expander }

        @Test(arguments: Container.allCases)
        func aContentIsTakenOutOfAParentThatKnowsItsChildren(_ container: Container) throws {
            let window = TestWindow()
            defer { window.close() }
            let (first, second): (WidgetPointer, WidgetPointer) = (gtk_label_new("one"), gtk_label_new("two"))
            let parent: WidgetPointer
            /// How many children the parent knows.
            let known: () -> Int
            switch container {
            case .panes:
                parent = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
                gtk_paned_set_start_child(parent.opaque, first)
                gtk_paned_set_end_child(parent.opaque, second)
                known = {
                    let start: WidgetPointer? = gtk_paned_get_start_child(parent.opaque)
                    let end: WidgetPointer? = gtk_paned_get_end_child(parent.opaque)
                    return (start == nil ? 0 : 1) + (end == nil ? 0 : 1)
                }
            case .center:
                parent = gtk_center_box_new()
                gtk_center_box_set_start_widget(parent.opaque, first)
                gtk_center_box_set_end_widget(parent.opaque, second)
                known = {
                    let start: WidgetPointer? = gtk_center_box_get_start_widget(parent.opaque)
                    let end: WidgetPointer? = gtk_center_box_get_end_widget(parent.opaque)
                    return (start == nil ? 0 : 1) + (end == nil ? 0 : 1)
                }
            case .stack:
                parent = gtk_stack_new()
                for child in [first, second] { gtk_stack_add_child(parent.opaque, child) }
                known = {
                    let pages = gtk_stack_get_pages(parent.opaque)
                    defer { g_object_unref(UnsafeMutableRawPointer(pages)) }
                    return Int(g_list_model_get_n_items(pages))
                }
            case .notebook:
                parent = gtk_notebook_new()
                for child in [first, second] { gtk_notebook_append_page(parent.opaque, child, nil) }
                known = { Int(gtk_notebook_get_n_pages(parent.opaque)) }
            case .expander:
                parent = gtk_expander_new(nil)
                gtk_expander_set_expanded(parent.opaque, 1)
                gtk_expander_set_child(parent.opaque, first)
                gtk_expander_set_label_widget(parent.opaque, second)
                known = {
                    let child: WidgetPointer? = gtk_expander_get_child(parent.opaque)
                    let label: WidgetPointer? = gtk_expander_get_label_widget(parent.opaque)
                    return (child == nil ? 0 : 1) + (label == nil ? 0 : 1)
                }
            }
            window.setChild(parent)
            window.present()
            let overlays = window.widget.overlays
            overlays.stage.log = { _ in }
            let sheet = overlays.show(.sheet) { first }
            GtkTests.iterate { sheet.isVisible }
            #expect(known() == 1)
            gtk_window_set_default_size(window.window, 300, 260)
            GtkTests.settle(window.window)
            sheet.dismiss()
            GtkTests.iterate { GtkHost.of(window.window).isIdle }
            GtkTests.settle(window.window)
            #expect(known() == 1)
            // A stack that lost its visible page shows none.
            #expect(container == .stack || gtk_widget_get_mapped(second) != 0)
        }

        @Test func aWindowAsContentLeavesTheRest() throws {
            let window = TestWindow()
            window.present()
            let inner = try #require(gtk_window_new())
            var reports: [Stage.Report] = []
            let overlays = window.widget.overlays
            overlays.stage.log = { if $0.kind != .stalled { reports.append($0) } }
            let veil = overlays.show(.veil("Hello")) { inner }
            GtkTests.iterate { veil.isVisible }
            let sheet = overlays.show(.sheet) { inner }
            #expect(sheet.outcome == Presentation.Outcome(cause: .noContent, wasShown: false))
            #expect(reports.map(\.kind) == [.contentRefused, .contentRefused])
            gtk_window_destroy(inner.cast(to: GtkWindow.self))
            window.close()
        }

        private func lowWindow() -> TestWindow {
            let window = TestWindow(width: 400, height: 300)
            window.setChild(gtk_label_new("app"))
            window.present()
            return window
        }

        /// The rows of a form need some height; in a scroller they do not.
        @Test(arguments: [false, true]) func contentThatIsCutOffIsNamed(_ scrolls: Bool) throws {
            let window = lowWindow()
            defer { window.close() }
            var reports: [Stage.Report] = []
            let overlays = window.widget.overlays
            overlays.stage.log = { if $0.kind != .stalled { reports.append($0) } }
            let form: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            for _ in 0..<20 { gtk_box_append(form.cast(to: GtkBox.self), gtk_button_new_with_label("Row")) }
            var content = form
            if scrolls {
                content = gtk_scrolled_window_new()
                gtk_scrolled_window_set_child(content.opaque, form)
                gtk_scrolled_window_set_propagate_natural_height(content.opaque, 1)
            }
            let sheet = overlays.show(.sheet(label: "Form")) { content }
            GtkTests.iterate { sheet.isVisible && (scrolls || !reports.isEmpty) }
            GtkTests.settle(window.window)
            GtkTests.settle(window.window)
            #expect(reports.map(\.kind) == (scrolls ? [] : [.contentCut]))
            guard case .contentCut(_, let missing)? = reports.first else { return }
            var least: Int32 = 0
            gtk_widget_measure(form, GTK_ORIENTATION_VERTICAL, -1, &least, nil, nil, nil)
            let shown = try #require(GtkHost.of(window.window).surfaces.first).frames.parts[.view]
            #expect(missing == Size(width: 0, height: Double(least) - (shown?.height ?? 0)))
        }

        @Test func aContentThatIsTooWideForItsSideIsNamed() {
            let window = lowWindow()
            defer { window.close() }
            var reports: [Stage.Report] = []
            let overlays = window.widget.overlays
            overlays.stage.log = { if $0.kind != .stalled { reports.append($0) } }
            let content: WidgetPointer = gtk_label_new("wide")
            gtk_widget_set_size_request(content, 250, -1)
            let sheet = overlays.show(.sheet(from: .trailing, detents: [.points(100)])) { content }
            GtkTests.iterate { sheet.isVisible && !reports.isEmpty }
            guard case .contentCut(_, let missing)? = reports.first else { return }
            #expect(missing == Size(width: 150, height: 0))
        }

        @Test func overAPopoverNothingIsDrawnNorBlocked() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            var reports: [Stage.Report] = []
            app.stage.log = { if $0.kind != .stalled { reports.append($0) } }
            let child = try #require(gtk_popover_get_child(app.popover.cast(to: GtkPopover.self)))
            for region in [child, app.popover] {
                reports = []
                let loading = region.overlays.show(.loading("Loading").with(\.timing.grace, .zero))
                GtkTests.settle(app.window)
                #expect(!loading.isVisible)
                #expect(reports.map(\.kind) == [.unreachable])
                #expect(app.stage.plan.input.layers.isEmpty)
                loading.dismiss()
            }
        }

        @Test func aDestroyedWindowsOverlaysEndAtOnce() throws {
            let window = TestWindow()
            let pointer = window.window
            window.close()
            // Nothing is left behind: no GTK object is at this address any more.
            let notice = pointer.overlays.flash(.hud("Late"))
            #expect(notice.outcome == Presentation.Outcome(cause: .windowGone, wasShown: false))
        }
    }
}
