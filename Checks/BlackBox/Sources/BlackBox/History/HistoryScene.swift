import BlackBoxKit
import CBlackBox
import CGtk4
import Scrim
import ScrimGTK

/// A window of an app: an entry, a scrolling list, a pane, and an on-screen keyboard that the app draws.
@MainActor
final class HistoryScene {
    let window: Window
    let log = AppLog()
    private(set) var surroundings: Surroundings
    private let entry: Widget
    private let scroller: Widget
    private let row: Widget
    private let pane: Widget
    private let keyboard: Widget
    private let check: Widget
    private let toggle: Widget

    /// Opens the window with the focus in the entry.
    init?(_ surroundings: Surroundings) {
        self.surroundings = surroundings
        guard let top = gtk_window_new(), let root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6),
            let entry = gtk_entry_new(), let list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6),
            let scroller = gtk_scrolled_window_new(), let pane = gtk_frame_new("Pane"),
            let keyboard = gtk_label_new("q w e r t y"),
            let middle = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6),
            let inside = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), let label = gtk_label_new("In the pane"),
            let check = gtk_check_button_new_with_mnemonic("_Wrap"), let toggle = gtk_switch_new()
        else { return nil }
        var rows: [Widget] = []
        for number in 0..<12 {
            guard let row = gtk_button_new_with_mnemonic("Row _\(number)") else { continue }
            gtk_widget_set_name(row, "row \(number)")
            gtk_widget_set_size_request(row, -1, 60)
            gtk_box_append(list.cast(), row)
            log.follow(row.raw, "clicked", as: "row \(number)")
            rows.append(row)
        }
        self.entry = entry
        self.scroller = scroller
        self.pane = pane
        self.keyboard = keyboard
        row = rows[2]
        // After a change of direction, GTK draws the caret of an empty entry on either side, depending on how often the
        // window had the focus since. That also happens without Scrim.
        Self.hideCarets
        window = Window(top.cast(), width: surroundings.width, height: surroundings.height)

        gtk_scrolled_window_set_child(scroller.opaque, list)
        // The bar of an overlay scroller fades out some time after the pointer has left.
        gtk_scrolled_window_set_overlay_scrolling(scroller.opaque, 0)
        gtk_widget_set_vexpand(scroller, 1)
        gtk_widget_set_hexpand(scroller, 1)
        self.check = check
        self.toggle = toggle
        gtk_widget_set_name(check, "check")
        gtk_widget_set_name(toggle, "toggle")
        gtk_widget_set_halign(toggle, GTK_ALIGN_CENTER)
        for widget in [label, check, toggle] { gtk_box_append(inside.cast(), widget) }
        gtk_frame_set_child(pane.cast(), inside)
        log.follow(check.raw, "toggled", as: "check")
        gtk_widget_set_size_request(pane, 140, 100)
        gtk_widget_set_size_request(keyboard, -1, 90)
        for (widget, name) in [
            (entry, "entry"), (scroller, "scroller"), (pane, "pane"), (keyboard, "keyboard"),
        ] {
            gtk_widget_set_name(widget, name)
        }
        gtk_box_append(middle.cast(), scroller)
        gtk_box_append(middle.cast(), pane)
        gtk_box_append(root.cast(), entry)
        gtk_box_append(root.cast(), middle)
        gtk_box_append(root.cast(), keyboard)
        gtk_window_set_child(window.pointer, root)
        log.follow(entry.raw, "changed", as: "entry")
        log.follow(entry.raw, "activate", as: "entry")

        // Accessible states that the app sets on its own widgets stay the app's.
        blackbox_accessible_set_busy(pane)
        listen(to: root)

        if surroundings.hasHeaderBar { gtk_window_set_titlebar(window.pointer, gtk_header_bar_new()) }
        applyVisibility()
        window.present()
        gtk_widget_grab_focus(entry)
        resize()
        gtk_adjustment_set_value(adjustment, surroundings.scrolled)
    }

    /// Changes the surroundings, and applies them to the window.
    func change(_ change: (inout Surroundings) -> Void, animated: Bool) {
        let before = surroundings
        change(&surroundings)
        surroundings.applySettings(animated: animated)
        if surroundings.hasHeaderBar != before.hasHeaderBar {
            gtk_window_set_titlebar(window.pointer, surroundings.hasHeaderBar ? gtk_header_bar_new() : nil)
        }
        applyVisibility()
        if surroundings.scrolled != before.scrolled {
            gtk_adjustment_set_value(adjustment, surroundings.scrolled)
        }
    }

    /// Resizes the window in one step.
    func resize() { window.resize(width: surroundings.width, height: surroundings.height) }

    /// Reads back the actual values: a window is no smaller than its content, and a list scrolls no
    /// further than its end.
    func settleSurroundings() {
        (surroundings.width, surroundings.height) = window.size
        surroundings.scrolled = gtk_adjustment_get_value(adjustment)
    }

    enum Place: CaseIterable { case window, windowAgain, scroller, row, pane, keyboard }

    func overlays(over place: Place) -> GtkOverlays {
        // Like an app with a keyboard of its own, names the keyboard before it shows overlays.
        window.pointer.overlays.setKeyboard(keyboard)
        switch place {
        case .window, .windowAgain: return window.pointer.overlays
        case .scroller: return scroller.overlays
        case .row: return row.overlays
        case .pane: return pane.overlays
        case .keyboard: return window.pointer.overlays.over(.keyboard)
        }
    }

    /// The content of a sheet: this many buttons, and a text that wraps.
    func sheetContent(_ count: Int) -> Widget {
        guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6) else { return gtk_label_new("") }
        for number in 0..<count {
            guard let button = gtk_button_new_with_label("Choice \(number)") else { continue }
            gtk_widget_set_name(button, "choice \(number)")
            gtk_box_append(box.cast(), button)
        }
        if let label = gtk_label_new("A text in the sheet that wraps when there is little room for it") {
            gtk_label_set_wrap(label.opaque, 1)
            gtk_box_append(box.cast(), label)
        }
        return box
    }

    /// Resets what the pointer may have changed: without overlays it reaches the app, under some overlays it does not.
    func putAside() {
        gtk_editable_set_text(entry.opaque, "")
        gtk_check_button_set_active(check.cast(), 0)
        gtk_switch_set_active(toggle.opaque, 0)
        gtk_adjustment_set_value(adjustment, surroundings.scrolled)
        gtk_widget_grab_focus(entry)
        gtk_editable_set_position(entry.opaque, 0)
    }

    /// What the app receives of some actions of a user.
    func heard(by user: User) -> [String] {
        gtk_adjustment_set_value(adjustment, 0)
        MainLoop.turn(for: 0.05)
        _ = log.take()
        for widget in [entry, row, check, pane] {
            guard gtk_widget_get_mapped(widget) != 0, let place = window.screen(widget) else { continue }
            user.move(place.x, place.y)
            user.click()
            user.scroll(.down)
            log.hear("so much of \(String(cString: gtk_widget_get_name(widget)))")
        }
        gtk_widget_grab_focus(entry)
        user.type("ab")
        user.key("Tab")
        user.key("w", modifiers: .alt)
        MainLoop.turn(for: 0.05)
        user.moveAway()
        return log.take()
    }

    var focus: String { WidgetTree.path(of: gtk_window_get_focus(window.pointer)) }

    func close() { window.close() }

    private static let hideCarets: Void = {
        guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
        blackbox_css_load(provider, "text { caret-color: transparent; }")
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }()

    private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrolled_window_get_vadjustment(scroller.opaque)
    }

    private func listen(to root: Widget) {
        guard let key = gtk_event_controller_key_new(), let click = gtk_gesture_click_new(),
            let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
        else { return }
        gtk_event_controller_set_propagation_phase(key, GTK_PHASE_CAPTURE)
        gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
        log.follow(key.raw, "key-pressed", as: "root", parameters: [1])
        log.follow(click.raw, "pressed", as: "root", parameters: [2, 3])
        log.follow(click.raw, "released", as: "root", parameters: [2, 3])
        log.follow(scroll.raw, "scroll", as: "root", parameters: [1, 2])
        for controller in [key, click, scroll] { gtk_widget_add_controller(root, controller) }
    }

    private func applyVisibility() {
        gtk_widget_set_visible(row, surroundings.hidesRow ? 0 : 1)
        gtk_widget_set_visible(pane, surroundings.hidesPane ? 0 : 1)
        gtk_widget_set_visible(keyboard, surroundings.showsKeyboard ? 1 : 0)
        gtk_widget_set_margin_top(scroller, Int32(surroundings.margin))
    }
}
