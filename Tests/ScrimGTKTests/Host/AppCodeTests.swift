import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What an app's handlers do in the middle of the host's work: destroy, end, show, run a main loop.
    ///
    /// Most of these crashed or hung. In a run with `MALLOC_PERTURB_`, freed memory cannot be readable by chance.
    @MainActor @Suite struct AppCodeTests {
        private let window = TestWindow()
        private let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        private let entry: WidgetPointer = gtk_entry_new()
        private let button: WidgetPointer = gtk_button_new_with_label("app")

        init() {
            window.setChild(box)
            for child in [entry, button] { gtk_box_append(box.cast(to: GtkBox.self), child) }
        }

        private var overlays: GtkOverlays { window.window.overlays }
        private var host: GtkHost { GtkHost.of(window.window) }

        /// The action of an app's handler, which a test can replace.
        @MainActor
        private final class Handler {
            var act = {}
        }

        private func present(isInstant: Bool = true) {
            window.present()
            gtk_widget_grab_focus(entry)
            overlays.stage.defaults.isInstant = isInstant
        }

        /// The app keeps its window, as a binding does: GTK itself crashes if a widget's handler
        /// destroys an unreferenced window.
        private func keepingWindow(_ body: () throws -> Void) rethrows {
            let fate = Finalization(of: window.widget)
            try withExtendedLifetime(Retained(window.widget)) { try body() }
            GtkTests.iterate { fate.happened }
        }

        // Found by the hostile app: GTK aborts if a widget is removed while it is being put into the window.
        @Test func whatIsPutIntoASheetMayEndItAndShowAnother() throws {
            present()
            let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let sheet = overlays.show(.sheet) { content }
            GtkTests.iterate { sheet.isVisible }
            // The row's second child has no window yet when the first child is notified of its own.
            let row: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            let child: WidgetPointer = gtk_label_new("first")
            for each in [child, gtk_label_new("second")] { gtk_box_append(row.cast(to: GtkBox.self), each) }
            var veil: Presentation?
            Signal(child, "notify::root") { [overlays] _ in
                guard veil == nil else { return }
                overlays.dismissAll()
                veil = overlays.show(.veil("Another"))
            }
            gtk_box_append(content.cast(to: GtkBox.self), row)
            #expect(sheet.hasEnded)
            let another = try #require(veil)
            GtkTests.iterate { another.isVisible }
            another.dismiss()
            GtkTests.iterate { host.isIdle }
            #expect(host.isIdle)
            window.close()
        }

        // MARK: The window goes

        @Test func theWindowIsClosedByTheFocusLeavingItsEntry() {
            keepingWindow {
                present()
                let focus = gtk_event_controller_focus_new()
                gtk_widget_add_controller(entry, focus)
                var left = 0
                Signal(UnsafeMutableRawPointer(focus!), "leave") { [window] _ in
                    left += 1
                    gtk_window_destroy(window.window)
                }
                let kept = overlays
                let veil = kept.show(.veil("Wait", cancel: .standard))
                GtkTests.iterate { veil.hasEnded }
                #expect(veil.outcome?.cause == .windowGone)
                #expect(left == 1)
                #expect(kept.show(.veil("Late")).outcome?.cause == .windowGone)
                GtkTests.settle()
            }
        }

        @Test func theWindowIsClosedByASheetsContentThatGoes() {
            keepingWindow {
                present()
                let content: WidgetPointer = gtk_label_new("content")
                let sheet = overlays.show(.sheet(label: "Sheet")) { content }
                GtkTests.iterate { sheet.isVisible }
                let all = overlays
                var isClosed = false
                Signal(content, "unmap") { [window] _ in
                    isClosed = true
                    gtk_window_destroy(window.window)
                }
                sheet.dismiss()
                GtkTests.iterate { isClosed }
                #expect(sheet.outcome?.cause == .dismissed)
                #expect(all.show(.veil("Late")).outcome?.cause == .windowGone)
                GtkTests.settle()
            }
        }

        @Test func theWindowIsClosedWhileAPopoverOfItsIsClosed() {
            keepingWindow {
                present()
                let popover: WidgetPointer = gtk_popover_new()
                gtk_widget_set_parent(popover, button)
                gtk_popover_popup(popover.cast(to: GtkPopover.self))
                GtkTests.iterate { gtk_widget_get_mapped(popover) != 0 }
                Signal(popover, "closed") { [window] _ in
                    gtk_widget_unparent(popover)
                    gtk_window_destroy(window.window)
                }
                let veil = overlays.show(.veil("Wait"))
                GtkTests.iterate { veil.hasEnded }
                #expect(veil.outcome?.cause == .windowGone)
                GtkTests.settle()
            }
        }

        // MARK: Overlays end

        @Test func allOverlaysEndWhileAContentIsUnmappedWithItsWindow() {
            defer { window.close() }
            present()
            let content: WidgetPointer = gtk_label_new("content")
            let sheet = overlays.show(.sheet(label: "Sheet")) { content }
            let notice = overlays.show(.hud("Saved").with(\.timing.lifetime, .fixed(.seconds(60))))
            GtkTests.iterate { sheet.isVisible && notice.isVisible }
            let all = overlays
            Signal(content, "unmap") { _ in all.dismissAll() }
            gtk_widget_set_visible(window.widget, 0)
            GtkTests.iterate { sheet.hasEnded && notice.hasEnded }
            GtkTests.iterate { host.isIdle }
        }

        @Test(arguments: ["map", "unmap"])
        func anOverlayEndsWhileAPageOfItsContentIsSwitched(signal: String) throws {
            defer { window.close() }
            present()
            let stack: WidgetPointer = gtk_stack_new()
            let pages: [WidgetPointer] = [gtk_label_new("one"), gtk_label_new("two")]
            for page in pages { gtk_stack_add_child(stack.opaque, page) }
            let sheet = overlays.show(.sheet(label: "Sheet")) { stack }
            GtkTests.iterate { sheet.isVisible }
            Signal(pages[signal == "map" ? 1 : 0], signal) { _ in sheet.dismiss() }
            gtk_stack_set_visible_child(stack.opaque, pages[1])
            GtkTests.iterate { host.isIdle }
            #expect(sheet.outcome?.cause == .dismissed)
        }

        @Test func anOverlayEndsWhileItsContentIsLaidOut() throws {
            defer { window.close() }
            present()
            let area: WidgetPointer = gtk_drawing_area_new()
            gtk_widget_set_size_request(area, 100, 60)
            let app = Handler()
            var resized = 0
            Signal(area, "resize") { _ in
                resized += 1
                app.act()
            }
            let sheet = overlays.show(.sheet(label: "Sheet")) { area }
            let notice = overlays.show(.hud("Saved").with(\.timing.lifetime, .fixed(.seconds(60))))
            GtkTests.iterate { sheet.isVisible && notice.isVisible }
            let before = resized
            app.act = {
                sheet.dismiss()
                notice.dismiss()
            }
            gtk_widget_set_size_request(area, 140, 90)
            GtkTests.iterate { sheet.hasEnded && notice.hasEnded }
            #expect(resized > before)
            GtkTests.iterate { host.isIdle }
        }

        @Test func anotherOverlayComesWhileAContentIsLaidOut() {
            defer { window.close() }
            present()
            let area: WidgetPointer = gtk_drawing_area_new()
            gtk_widget_set_size_request(area, 100, 60)
            let all = overlays
            var shown: [Presentation] = []
            Signal(area, "resize") { _ in
                if shown.isEmpty {
                    shown.append(all.show(.hud("Saved").with(\.timing.lifetime, .fixed(.seconds(60)))))
                }
            }
            let sheet = all.show(.sheet(label: "Sheet")) { area }
            GtkTests.iterate { sheet.isVisible && shown.first?.isVisible == true }
            sheet.dismiss()
            shown.first?.dismiss()
            GtkTests.iterate { host.isIdle }
        }

        @Test func aRowThatIsLoadingIsDestroyedWhileTheSheetScrolls() throws {
            defer { window.close() }
            present()
            let list: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            for index in 0..<60 { gtk_box_append(list.cast(to: GtkBox.self), gtk_label_new("row \(index)")) }
            let scroller: WidgetPointer = gtk_scrolled_window_new()
            gtk_scrolled_window_set_child(scroller.opaque, list)
            gtk_widget_set_size_request(scroller, 200, 150)
            let sheet = overlays.show(.sheet(label: "Sheet")) { scroller }
            GtkTests.iterate { sheet.isVisible }
            let first: WidgetPointer = try #require(gtk_widget_get_first_child(list))
            let loading = first.overlays.show(.loading())
            GtkTests.iterate { loading.isVisible }
            let position = try #require(gtk_scrolled_window_get_vadjustment(scroller.opaque))
            Signal(position, "value-changed") { _ in
                if gtk_widget_get_parent(first) == list { gtk_box_remove(list.cast(to: GtkBox.self), first) }
            }
            let id = try #require(host.plan.surfaces.first?.value.id)
            let view = try #require(host.surface(id))
            view.takenHold(ScrollChain(from: list, in: view.panel.widget, closing: Point(x: 0, y: 1)))
            view.scrollers.scroll(by: [-30])
            GtkTests.iterate { loading.hasEnded }
            #expect(loading.outcome?.cause == .regionGone)
            sheet.dismiss()
            GtkTests.iterate { host.isIdle }
        }

        // MARK: Widgets go

        @Test func aGestureThatIsBrokenOffTakesItsNeighborAway() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            let neighbor: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            gtk_box_append(neighbor.cast(to: GtkBox.self), gtk_label_new("placeholder"))
            gtk_box_insert_child_after(app.box.cast(to: GtkBox.self), neighbor, app.dragSource)
            let fate = Finalization(of: neighbor)
            let drag = gtk_gesture_drag_new()
            gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
            Signal(UnsafeMutableRawPointer(drag!), "drag-end") { [box = app.box] _ in
                if gtk_widget_get_parent(neighbor) == box {
                    gtk_box_remove(box.cast(to: GtkBox.self), neighbor)
                }
            }
            gtk_widget_add_controller(app.otherButton, drag)
            app.input.settle()
            app.input.press(app.otherButton)
            let veil = app.window.overlays.show(.veil("Wait").with(\.timing, Overlay.Timing()))
            GtkTests.iterate { veil.isVisible }
            #expect(fate.happened)
            GtkTests.allowingWarnings { app.input.release() }
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        // GTK reads the point of a gesture after `cancel`, and a reset would free it.
        @Test func aGestureThatAnotherTakesOverShowsAVeil() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            let label: WidgetPointer = gtk_label_new("pressed, then dragged")
            let frame: WidgetPointer = gtk_frame_new(nil)
            gtk_frame_set_child(frame.cast(to: GtkFrame.self), label)
            gtk_box_prepend(app.box.cast(to: GtkBox.self), frame)
            let drag = gtk_gesture_drag_new()
            Signal(UnsafeMutableRawPointer(drag!), "drag-update") { _ in
                gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
            }
            gtk_widget_add_controller(frame, drag)
            let press = gtk_gesture_click_new()
            var cancelled = 0
            var veil: Presentation?
            Signal(UnsafeMutableRawPointer(press!), "cancel") { [overlays = app.window.overlays] _ in
                cancelled += 1
                veil = veil ?? overlays.show(.veil("Wait").with(\.timing, Overlay.Timing()))
            }
            gtk_widget_add_controller(label, press)
            app.input.settle()
            app.input.press(label)
            app.input.move(4, 12)
            GtkTests.iterate { veil?.isVisible == true }
            app.input.release()
            #expect(cancelled == 1)
            #expect(gtk_gesture_is_active(press) == 0)
            veil?.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func aKeysHandlerTakesItsOwnRowAway() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            let rows: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let row: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let inRow: WidgetPointer = gtk_button_new_with_label("row")
            let rest: WidgetPointer = gtk_button_new_with_label("rest")
            gtk_box_append(row.cast(to: GtkBox.self), inRow)
            for child in [row, rest] { gtk_box_append(rows.cast(to: GtkBox.self), child) }
            let keys = gtk_event_controller_key_new()
            _ = Signal.deciding(UnsafeMutableRawPointer(keys!), "key-pressed") { _ in
                if gtk_widget_get_parent(row) == rows { gtk_box_remove(rows.cast(to: GtkBox.self), row) }
                return false
            }
            gtk_widget_add_controller(inRow, keys)
            let fate = Finalization(of: row)
            app.stage.defaults.isInstant = true
            let sheet = app.window.overlays.show(.sheet(label: "Sheet").with(\.input.outside, .blocked)) {
                rows
            }
            GtkTests.iterate { sheet.isVisible }
            gtk_widget_grab_focus(inRow)
            app.input.key("a")
            #expect(fate.happened)
            #expect(app.heard == [])
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func aFocusHandlerTakesTheLastControlAwayAndEndsTheSheet() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            let rows: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let buttons: [WidgetPointer] = (0..<3).map { gtk_button_new_with_label("\($0)") }
            for child in buttons { gtk_box_append(rows.cast(to: GtkBox.self), child) }
            app.stage.defaults.isInstant = true
            let sheet = app.window.overlays.show(.sheet(label: "Sheet").with(\.input.outside, .blocked)) {
                rows
            }
            GtkTests.iterate { sheet.isVisible }
            let focus = gtk_event_controller_focus_new()
            Signal(UnsafeMutableRawPointer(focus!), "leave") { _ in
                gtk_box_remove(rows.cast(to: GtkBox.self), buttons[0])
                sheet.dismiss()
            }
            // A controller reports a loss of focus only if it saw the focus arrive.
            gtk_widget_add_controller(buttons[1], focus)
            gtk_widget_grab_focus(buttons[1])
            app.input.key("Tab")
            GtkTests.iterate { app.host.isIdle }
            #expect(sheet.outcome?.cause == .dismissed)
        }

        // MARK: A main loop of the app's

        @Test func aContentThatGoesRunsAMainLoopInWhichAnotherOverlayComes() {
            defer { window.close() }
            present()
            let content: WidgetPointer = gtk_label_new("content")
            let all = overlays
            var inLoop: Presentation?
            let sheet = all.show(.sheet(label: "Sheet")) { content }
            GtkTests.iterate { sheet.isVisible }
            Signal(content, "unmap") { _ in
                let veil = all.show(.veil("In the loop"))
                inLoop = veil
                GtkTests.iterate { veil.isVisible }
            }
            sheet.dismiss()
            GtkTests.iterate { inLoop?.isVisible == true }
            inLoop?.dismiss()
            GtkTests.iterate { host.isIdle }
        }

        @Test func anEntryThatLosesTheFocusRunsAMainLoopInWhichTheOverlayEnds() {
            defer { window.close() }
            present()
            let all = overlays
            var runs = 0
            let focus = gtk_event_controller_focus_new()
            gtk_widget_add_controller(entry, focus)
            Signal(UnsafeMutableRawPointer(focus!), "leave") { _ in
                runs += 1
                all.dismissAll()
                if runs == 1 { for _ in 0..<20 { g_main_context_iteration(nil, 0) } }
            }
            let veil = all.show(.veil("Wait"))
            GtkTests.iterate { veil.hasEnded }
            GtkTests.iterate { host.isIdle }
            #expect(gtk_window_get_focus(window.window)?.isInside(entry) == true)
        }
    }
}
