import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// A header bar inside a sheet, which would normally move the window.
extension GtkTests.SheetDragTests {
    private func addBar() throws -> WidgetPointer {
        let bar = try #require(gtk_header_bar_new())
        gtk_header_bar_set_show_title_buttons(bar.opaque, 0)
        gtk_header_bar_set_title_widget(bar.opaque, gtk_label_new("title"))
        gtk_box_prepend(content.cast(to: GtkBox.self), bar)
        return bar
    }

    private func handle(in bar: WidgetPointer) throws -> WidgetPointer {
        let handle: WidgetPointer = try #require(gtk_widget_get_first_child(bar))
        try #require(handle.isA(gtk_window_handle_get_type()))
        return handle
    }

    private func hasMenu(_ bar: WidgetPointer) throws -> Bool {
        try handle(in: bar).children.contains { $0.isA(gtk_popover_get_type()) }
    }

    @Test func onAHeaderBarTheSheetIsDraggedAndNotTheWindow() throws {
        defer { app.close() }
        let bar = try addBar()
        _ = try show()
        let top = try top
        app.input.press(bar)
        app.input.move(0, -9)
        comes(to: top - 1)
        app.input.move(0, -40)
        comes(to: top - 41)
        app.input.release()
    }

    @Test func aButtonInAHeaderBarIsClicked() throws {
        defer { app.close() }
        let bar = try addBar()
        let done: WidgetPointer = gtk_button_new_with_label("Done")
        var clicks = 0
        Signal(done, "clicked") { _ in clicks += 1 }
        gtk_header_bar_pack_end(bar.opaque, done)
        _ = try show()
        app.input.click(done)
        GtkTests.iterate { clicks == 1 }
    }

    /// The app's own controllers on the bar still get their events.
    @Test(arguments: [false, true]) func aHeaderBarsOwnClicksAreTheApps(onItsHandle: Bool) throws {
        defer { app.close() }
        let bar = try addBar()
        let click = try #require(gtk_gesture_click_new())
        var releases = 0
        Signal(UnsafeMutableRawPointer(click), "released") { _ in releases += 1 }
        gtk_widget_add_controller(onItsHandle ? try handle(in: bar) : bar, click)
        _ = try show()
        let top = try top
        app.input.click(bar)
        #expect(releases == 1)
        // A drag on the bar moves the sheet.
        app.input.press(bar)
        app.input.move(0, -9)
        app.input.move(0, -40)
        comes(to: top - 41)
        app.input.release()
        #expect(releases == 1)
    }

    /// Without a window manager, GDK itself moves the window, and the pointer stays at the same point of the window.
    @Test(arguments: [false, true])
    func aHeaderBarOnASheetThatIsNotDraggedMovesNothing(isDialog: Bool) throws {
        defer { app.close() }
        let bar = try addBar()
        try show(.fixed, isDialog: isDialog)
        let surface = try #require(gtk_native_get_surface(gtk_widget_get_native(app.window.widget)))
        let seat = gdk_display_get_default_seat(gtk_widget_get_display(app.window.widget))
        let pointer = try #require(gdk_seat_get_pointer(seat))
        func place() -> Geometry.Point {
            var point = Geometry.Point.zero
            gdk_surface_get_device_position(surface, pointer, &point.x, &point.y, nil)
            return point
        }
        let top = try top
        app.input.press(bar)
        app.input.move(0, 20)
        let start = place()
        app.input.move(0, 40)
        #expect(place().y == start.y + 40)
        #expect(try self.top == top)
        app.input.release()
    }

    enum Hold: CaseIterable { case draggable, fixed }

    private func show(_ hold: Hold, isDialog: Bool) throws {
        let change = { (overlay: inout Overlay) in overlay.sheet.isDraggable = hold == .draggable }
        guard isDialog else {
            _ = try show(change)
            return
        }
        gtk_window_set_default_size(app.window, 900, 700)
        var overlay = Overlay.form(label: "Form")
        change(&overlay)
        let form = app.window.overlays.show(overlay) { content }
        GtkTests.iterate { form.isVisible && gtk_widget_get_height(label) > 0 }
        app.input.settle()
    }

    /// What GTK does for a double click and for a secondary click on the window's bar.
    ///
    /// Here that is the menu, because only the menu works without a window manager.
    @Test(
        .onX("On Wayland the menu is the compositor's"), arguments: Hold.allCases, [false, true])
    func aHeaderBarDoesNothingToTheWindow(hold: Hold, isDialog: Bool) throws {
        defer { app.close() }
        defer { ["gtk-titlebar-double-click", "gtk-double-click-time"].forEach(DesktopSettings.restore) }
        try DesktopSettings.set("gtk-titlebar-double-click", "menu")
        try DesktopSettings.set("gtk-double-click-time", 5000)
        let bar = try addBar()
        try show(hold, isDialog: isDialog)
        for _ in 0..<2 { app.input.click(bar) }
        app.input.settle()
        #expect(try !hasMenu(bar))
        app.input.click(bar, button: 3)
        app.input.settle()
        #expect(try !hasMenu(bar))
    }

    /// A bar that returns to the app behaves as before.
    @Test(.onX("On Wayland the menu is the compositor's"))
    func aHeaderBarThatHasLeftIsTheWindowsAgain() throws {
        g_object_ref_sink(content)
        defer {
            app.close()
            g_object_unref(content)
        }
        let bar = try addBar()
        let sheet = try show()
        for _ in 0..<2 { app.input.click(bar, button: 3) }
        sheet.dismiss()
        GtkTests.iterate { app.host.isIdle && gtk_widget_get_parent(content) == nil }
        gtk_box_prepend(app.box.cast(to: GtkBox.self), content)
        app.input.settle()
        app.input.click(bar, button: 3)
        #expect(try hasMenu(bar))
        app.input.key("Escape")
    }
}
