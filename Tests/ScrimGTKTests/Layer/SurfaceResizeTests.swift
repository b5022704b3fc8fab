import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The drawing over a window depends on the window's size only, not on its earlier sizes.
    @MainActor @Suite struct SurfaceResizeTests {
        private struct Size { var width, height: Int }

        private func open(_ size: Size) -> TestWindow {
            let window = TestWindow(width: size.width, height: size.height)
            window.setChild(SurfaceDrawingTests.ground(.gray(0.4)))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            return window
        }

        private func show(_ overlay: Overlay, in window: TestWindow) -> Presentation {
            let content: WidgetPointer = gtk_label_new("content")
            gtk_widget_set_size_request(content, 120, 80)
            let sheet = window.window.overlays.show(overlay) { content }
            GtkTests.iterate { sheet.isVisible }
            GtkTests.settle(window.window)
            return sheet
        }

        /// Resizes in one step, like maximizing or tiling.
        private func resize(_ window: TestWindow, to size: Size) {
            gtk_window_set_default_size(window.window, Int32(size.width), Int32(size.height))
            GtkTests.iterate {
                gtk_widget_get_width(window.widget) == size.width
                    && gtk_widget_get_height(window.widget) == size.height
            }
            GtkTests.settle(window.window)
        }

        /// From a bottom sheet to a dialog and back: one presentation keeps what the user has
        /// typed, selected and focused.
        @Test func aFormKeepsItsTextSelectionAndFocusInEitherForm() throws {
            let window = open(Size(width: 380, height: 420))
            defer { window.close() }
            let entry: WidgetPointer = gtk_entry_new()
            let form = window.window.overlays.show(.form(label: "Account")) { entry }
            GtkTests.iterate { form.isVisible }
            let host = try #require(window.window.overlays.stage.host as? GtkHost)
            let surface = try #require(host.surfaces.first)
            entry.grabFocus()
            gtk_editable_set_text(entry.opaque, "Ada Lovelace")
            gtk_editable_select_region(entry.opaque, 4, 12)
            func selection() -> ClosedRange<Int32>? {
                var (start, end): (Int32, Int32) = (0, 0)
                guard gtk_editable_get_selection_bounds(entry.opaque, &start, &end) != 0 else { return nil }
                return start...end
            }
            for size in [Size(width: 900, height: 600), Size(width: 380, height: 420)] {
                resize(window, to: size)
                let isDialog = surface.frames.panel.maxY < Double(size.height)
                #expect(isDialog == (size.width > 450))
                #expect(gtk_window_get_focus(window.window)?.isInside(entry) == true)
                #expect(selection() == 4...12)
                #expect(host.surfaces.first === surface)
            }
            form.dismiss()
            GtkTests.iterate { host.surfaces.isEmpty }
        }

        @Test(arguments: [
            Overlay.sheet, .sheet(from: .top), .sheet(from: .leading), .sheet(from: .trailing),
            .sheet(detents: [.points(120), .full]), .sheet(input: .live), .sheet(input: .dismissing),
            .form(label: "Form"),
        ])
        func aSheetIsDrawnAsIfTheWindowHadAlwaysBeenOfThatSize(overlay: Overlay) throws {
            let sizes = [
                Size(width: 400, height: 300), Size(width: 640, height: 460), Size(width: 320, height: 260),
            ]
            let window = open(sizes[0])
            defer { window.close() }
            let sheet = show(overlay, in: window)
            for size in sizes.dropFirst() {
                resize(window, to: size)
                let resized = try Picture(of: window.widget)
                let fresh = open(size)
                let other = show(overlay, in: fresh)
                let expected = try Picture(of: fresh.widget)
                #expect(resized.shows(expected), "\(size)")
                other.dismiss()
                fresh.close()
            }
            sheet.dismiss()
        }

        @Test func aRowThatComesIntoSightAsTheWindowGrowsHasItsOverlay() throws {
            let window = TestWindow(width: 300, height: 150)
            defer { window.close() }
            let (list, scroller): (WidgetPointer, WidgetPointer) = (
                gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), gtk_scrolled_window_new()
            )
            for index in 0..<10 {
                let row: WidgetPointer = gtk_label_new("row \(index)")
                gtk_widget_set_size_request(row, -1, 40)
                gtk_box_append(list.cast(to: GtkBox.self), row)
            }
            gtk_scrolled_window_set_child(scroller.opaque, list)
            window.setChild(scroller)
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let row = try #require(gtk_widget_get_last_child(list))
            let busy = row.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            let host = GtkHost.of(window.window)
            #expect(host.surfaces.isEmpty)
            resize(window, to: Size(width: 300, height: 500))
            let layer = try #require(host.layer?.widget)
            #expect(host.surfaces.count == 1 && host.surfaces.first?.frames.scrim == row.bounds(in: layer))
            busy.dismiss()
            GtkTests.iterate { host.isIdle }
        }

        @Test func ofManyRowsOnlyThoseInSightHaveWidgetsHoweverOneScrolls() throws {
            let window = TestWindow(width: 300, height: 400)
            defer { window.close() }
            let list: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let scroller: WidgetPointer = gtk_scrolled_window_new()
            let rows = (0..<150).map { index -> WidgetPointer in
                let row: WidgetPointer = gtk_label_new("row \(index)")
                gtk_widget_set_size_request(row, -1, 40)
                gtk_box_append(list.cast(to: GtkBox.self), row)
                return row
            }
            gtk_scrolled_window_set_child(scroller.opaque, list)
            window.setChild(scroller)
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let busy = rows.map { $0.overlays.show(.loading()) }
            let host = GtkHost.of(window.window)
            func isCovered(_ row: WidgetPointer) -> Bool {
                guard let layer = host.layer?.widget else { return false }
                return host.surfaces.contains { $0.frames.scrim == row.bounds(in: layer) }
            }
            GtkTests.iterate { isCovered(rows[0]) }
            let position = gtk_scrolled_window_get_vadjustment(scroller.opaque)
            for index in stride(from: 5, to: 145, by: 5) {
                gtk_adjustment_set_value(position, Double(index) * 40)
                GtkTests.iterate { isCovered(rows[index]) && isCovered(rows[index + 4]) }
                #expect(host.surfaces.count < 50)
            }
            gtk_adjustment_set_value(position, 0)
            GtkTests.iterate { isCovered(rows[0]) && isCovered(rows[4]) }
            for shown in busy { shown.dismiss() }
            GtkTests.iterate { host.isIdle }
        }

        @Test func aSheetStaysWhenAHeaderBarComesAndGoes() throws {
            let window = open(Size(width: 400, height: 300))
            defer { window.close() }
            let sheet = show(.sheet, in: window)
            let before = try Picture(of: window.widget)
            GtkTests.allowingWarnings {
                gtk_window_set_titlebar(window.window, gtk_header_bar_new())
                GtkTests.settle(window.window)
                gtk_window_set_titlebar(window.window, nil)
                GtkTests.settle(window.window)
            }
            resize(window, to: Size(width: before.width, height: before.height))
            #expect(try Picture(of: window.widget).shows(before))
            sheet.dismiss()
        }
    }
}
