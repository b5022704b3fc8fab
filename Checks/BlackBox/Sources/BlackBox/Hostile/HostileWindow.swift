import BlackBoxKit
import CBlackBox
import CGtk4

/// A window of the hostile app: an entry, scrolling rows, a notebook with panes, a popover, a keyboard strip.
@MainActor
final class HostileWindow {
    let pointer: WindowPointer
    let name: String
    private(set) var isClosed = false
    unowned let app: HostileApp
    private(set) var place = (x: 0, y: 0)

    // The widgets that the app knows; each may be gone.
    private(set) var list: WeakWidget?
    private(set) var notebook: WeakWidget?
    private(set) var entry: WeakWidget?
    private(set) var menu: WeakWidget?
    private(set) var keyboard: WeakWidget?
    private(set) var scroller: WeakWidget?
    /// With plain GTK: the parent of the app's own overlays.
    private(set) var stack: WeakWidget?
    var panes: [WeakWidget] = []

    init(app: HostileApp, name: String) {
        self.app = app
        self.name = name
        pointer = gtk_window_new().cast()
        // The app keeps a reference, as a binding does: GTK crashes if a handler drops the last reference.
        g_object_ref(pointer)
        gtk_window_set_default_size(pointer, 480, 480)
        connect(UnsafeMutableRawPointer(pointer), "destroy") { [weak self] _ in self?.isClosed = true }
        for (signal, heard) in [
            ("close-request", HostileSignal.closeRequested), ("notify::default-width", .windowResized),
            ("notify::is-active", .windowActive), ("notify::focus-widget", .windowFocus),
        ] {
            app.follow(UnsafeMutableRawPointer(pointer), signal, as: heard, name, pointer.widget)
        }
        fill()
    }

    deinit {
        MainActor.assumeIsolated {
            if !isClosed { gtk_window_destroy(pointer) }
            g_object_unref(pointer)
        }
    }

    func present(at x: Int) {
        gtk_window_present(pointer)
        MainLoop.turn(atMost: 1) { self.isClosed || gtk_widget_get_mapped(self.pointer.widget) != 0 }
        guard !isClosed else { return }
        put(x: x)
        if !app.isPlain { app.overlays.setKeyboard(self, keyboard?.widget) }
    }

    func put(x: Int) {
        place = (x, 0)
        let id = xid
        guard id != 0 else { return }
        blackbox_x_place(id, Int32(x), 0)
        blackbox_x_raise(id)
        if gtk_widget_get_mapped(pointer.widget) != 0 { blackbox_x_focus(id) }
    }

    var xid: UInt { isClosed ? 0 : UInt(blackbox_x_id(gtk_widget_get_native(pointer.widget))) }

    /// Gives the window its content, or replaces it.
    func fill() {
        let root = makeRoot()
        if app.isPlain {
            let overlay: Widget = gtk_overlay_new()
            gtk_overlay_set_child(overlay.opaque, root)
            stack = WeakWidget(overlay)
            gtk_window_set_child(pointer, overlay)
        } else {
            gtk_window_set_child(pointer, root)
        }
    }

    /// Closes the popover before the window or the popover's button is destroyed.
    ///
    /// GTK 4.8 keeps the pointer grab of an open popover whose window is destroyed, and then no window receives clicks.
    /// With plain GTK, `popup` and `destroyWindow` alone show that.
    func closePopover() { menu?.widget.map { gtk_menu_button_popdown($0.opaque) } }

    func row() -> WeakWidget? {
        let rows = list?.widget?.children ?? []
        return rows.isEmpty ? nil : WeakWidget(rows[app.deed % rows.count])
    }

    func pane() -> WeakWidget? {
        panes.removeAll { $0.widget == nil }
        return panes.last
    }

    func addRow() {
        guard let list = list?.widget else { return }
        gtk_box_append(list.cast(), makeRow())
    }

    func addPage() {
        guard let notebook = notebook?.widget, gtk_notebook_get_n_pages(notebook.opaque) < 4 else { return }
        gtk_notebook_append_page(notebook.opaque, makePane(), gtk_label_new("page"))
    }

    // MARK: Widgets

    private func makeRow() -> Widget {
        let name = app.name("row")
        let row: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4)
        gtk_widget_set_size_request(row, -1, 40)
        gtk_box_append(row.cast(), gtk_label_new(name))
        let button: Widget = gtk_button_new_with_mnemonic("_Delete")
        app.follow(button.raw, "clicked", as: .clicked, name, row)
        gtk_box_append(row.cast(), button)
        app.follow(row, name)
        return row
    }

    private func makePane() -> Widget {
        let name = app.name("pane")
        let pane: Widget = gtk_frame_new(name)
        let area: Widget = gtk_drawing_area_new()
        app.follow(area.raw, "resize", as: .resized, name, pane)
        let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_widget_set_vexpand(area, 1)
        gtk_box_append(box.cast(), area)
        let button: Widget = gtk_button_new_with_label("In the pane")
        app.follow(button.raw, "clicked", as: .clicked, name, pane)
        gtk_box_append(box.cast(), button)
        gtk_frame_set_child(pane.cast(), box)
        gtk_widget_set_size_request(pane, 120, 80)
        gtk_widget_set_vexpand(pane, 1)
        app.follow(pane, name)
        panes.append(WeakWidget(pane))
        return pane
    }

    /// Lets the widget claim drags inside it, as a swipe does: gestures of widgets in it are then cancelled.
    private func claimDrags(on widget: Widget) {
        guard let drag = gtk_gesture_drag_new() else { return }
        connect(drag.raw, "drag-update") { _ in gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
        gtk_widget_add_controller(widget, drag)
    }

    private func makeRoot() -> Widget {
        let root: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)
        let entry: Widget = gtk_entry_new()
        let name = app.name("entry")
        app.follow(entry.raw, "changed", as: .changed, name, entry)
        app.follow(entry.raw, "activate", as: .activated, name, entry)
        app.follow(entry, name, gestures: false)
        self.entry = WeakWidget(entry)
        gtk_box_append(root.cast(), entry)

        let paned: Widget = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
        app.follow(paned.raw, "notify::position", as: .panedMoved, app.name("paned"), paned)
        let scroller: Widget = gtk_scrolled_window_new()
        let list: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)
        self.list = WeakWidget(list)
        self.scroller = WeakWidget(scroller)
        for _ in 0..<6 { gtk_box_append(list.cast(), makeRow()) }
        gtk_scrolled_window_set_child(scroller.opaque, list)
        gtk_widget_set_vexpand(scroller, 1)
        if let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque) {
            let name = app.name("scroller")
            app.follow(UnsafeMutableRawPointer(adjustment), "value-changed", as: .adjusted, name, scroller)
            app.follow(UnsafeMutableRawPointer(adjustment), "changed", as: .adjustmentChanged, name, scroller)
        }
        claimDrags(on: scroller)
        gtk_paned_set_start_child(paned.opaque, scroller)

        let notebook: Widget = gtk_notebook_new()
        self.notebook = WeakWidget(notebook)
        for _ in 0..<2 { gtk_notebook_append_page(notebook.opaque, makePane(), gtk_label_new("page")) }
        app.follow(notebook.raw, "switch-page", as: .pageSwitched, app.name("notebook"), notebook)
        gtk_paned_set_end_child(paned.opaque, notebook)
        gtk_box_append(root.cast(), paned)

        let menu: Widget = gtk_menu_button_new()
        let popover: Widget = gtk_popover_new()
        let inPopover: Widget = gtk_button_new_with_label("In the popover")
        let popoverName = app.name("popover")
        app.follow(inPopover.raw, "clicked", as: .clicked, popoverName, inPopover)
        gtk_popover_set_child(popover.cast(), inPopover)
        app.follow(popover.raw, "closed", as: .popoverClosed, popoverName, menu)
        app.follow(popover.raw, "show", as: .popoverShown, popoverName, menu)
        gtk_menu_button_set_popover(menu.opaque, popover)
        self.menu = WeakWidget(menu)
        gtk_box_append(root.cast(), menu)

        let keyboard: Widget = gtk_label_new("The app's keyboard")
        gtk_widget_set_size_request(keyboard, -1, 50)
        gtk_widget_set_visible(keyboard, 0)
        app.follow(keyboard, app.name("keyboard"), gestures: false)
        gtk_box_append(root.cast(), keyboard)
        self.keyboard = WeakWidget(keyboard)

        let ticks = app.name("frames")
        FrameHandler(app: app, name: ticks, root).start(root)
        return root
    }
}

/// Calls the app's frame handler now and then.
@MainActor
private final class FrameHandler {
    private weak var app: HostileApp?
    private let name: String
    private let root: WeakWidget
    private var count = 0

    init(app: HostileApp, name: String, _ root: Widget) {
        self.app = app
        self.name = name
        self.root = WeakWidget(root)
    }

    func start(_ widget: Widget) {
        gtk_widget_add_tick_callback(
            widget,
            { _, _, data in
                let address = UInt(bitPattern: data)
                return MainActor.assumeIsolated {
                    guard let data = UnsafeRawPointer(bitPattern: address) else { return 0 }
                    return Unmanaged<FrameHandler>.fromOpaque(data).takeUnretainedValue().tick()
                }
            }, Unmanaged.passRetained(self).toOpaque(),
            { data in if let data { Unmanaged<FrameHandler>.fromOpaque(data).release() } })
    }

    private func tick() -> gboolean {
        count += 1
        if count % 16 == 0 { app?.hear(.frame, name, root) }
        return 1
    }
}
