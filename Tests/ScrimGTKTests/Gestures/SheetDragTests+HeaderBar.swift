import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// A header bar in a sheet, which would move the window.
extension GtkTests.SheetDragTests {
    private func addBar() throws -> WidgetPointer {
        let bar = try #require(gtk_header_bar_new())
        gtk_header_bar_set_show_title_buttons(bar.opaque, 0)
        gtk_header_bar_set_title_widget(bar.opaque, gtk_label_new("title"))
        gtk_box_prepend(content.cast(to: GtkBox.self), bar)
        return bar
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

    /// What GTK does by a double click on its window's bar: here a menu, which alone shows without a window manager.
    @Test(arguments: [false, true]) func aDoubleClickOnAHeaderBarIsNotTheWindows(isDialog: Bool) throws {
        defer { app.close() }
        defer { ["gtk-titlebar-double-click", "gtk-double-click-time"].forEach(DesktopSettings.restore) }
        try DesktopSettings.set("gtk-titlebar-double-click", "menu")
        try DesktopSettings.set("gtk-double-click-time", 5000)
        let bar = try addBar()
        if isDialog {
            gtk_window_set_default_size(app.window, 900, 700)
            let form = app.window.overlays.show(.form(label: "Form")) { content }
            GtkTests.iterate { form.isVisible && gtk_widget_get_height(label) > 0 }
            app.input.settle()
        } else {
            _ = try show()
        }
        for _ in 0..<2 { app.input.click(bar) }
        app.input.settle()
        let handle: WidgetPointer = try #require(gtk_widget_get_first_child(bar))
        #expect(handle.isA(gtk_window_handle_get_type()))
        #expect(!handle.children.contains { $0.isA(gtk_popover_get_type()) })
    }
}
