import BlackBoxKit
import CBlackBox
import CGtk4

/// How the hostile app shows its overlays: with Scrim, or as children of a GtkOverlay that the app manages itself.
@MainActor
protocol HostileOverlays: AnyObject {
    var app: HostileApp? { get set }

    func show(_ random: inout RandomNumbers, in window: HostileWindow)
    func during(_ random: inout RandomNumbers, in window: HostileWindow)
    func update(_ random: inout RandomNumbers)
    func finish(_ random: inout RandomNumbers)
    func dismiss(_ random: inout RandomNumbers)
    func dismissAll(_ window: HostileWindow)
    func setKeyboard(_ window: HostileWindow, _ keyboard: Widget?)
    /// A widget that has had an overlay, or that could have one.
    func anyRegion(_ random: inout RandomNumbers) -> Widget?
    /// Ends everything, and returns what is wrong afterwards.
    func end(_ windows: [HostileWindow]) -> [String]
}

extension HostileApp {
    /// The content of a sheet: an entry, buttons, a scrolling list.
    func makeSheet() -> Widget {
        let name = name("sheet")
        let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)
        let entry: Widget = gtk_entry_new()
        follow(entry.raw, "changed", as: .changed, name, box)
        follow(entry, name + ".entry", gestures: false)
        gtk_box_append(box.cast(), entry)
        for number in 0..<2 {
            let button: Widget = gtk_button_new_with_label("Button \(number)")
            follow(button.raw, "clicked", as: .clicked, "\(name).button\(number)", box)
            follow(button, "\(name).button\(number)")
            gtk_box_append(box.cast(), button)
        }
        let scroller: Widget = gtk_scrolled_window_new()
        gtk_widget_set_size_request(scroller, 100, 80)
        gtk_scrolled_window_set_child(
            scroller.opaque, gtk_label_new(String(repeating: "A line\n", count: 40)))
        if let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque) {
            follow(UnsafeMutableRawPointer(adjustment), "value-changed", as: .adjusted, name, box)
        }
        gtk_box_append(box.cast(), scroller)
        follow(box, name)
        sheets.append(WeakWidget(box))
        hear(.content, name, nil)
        return box
    }

    /// What an overlay covers: the window or one of its widgets.
    func place(_ random: inout RandomNumbers, in window: HostileWindow) -> (name: String, widget: Widget) {
        switch random.below(8) {
        case 0, 1: if let pane = window.pane()?.widget { return ("a pane", pane) }
        case 2: if let row = window.row()?.widget { return ("a row", row) }
        case 3: if let entry = window.entry?.widget { return ("the entry", entry) }
        case 4:
            let alive = sheets.compactMap(\.widget)
            if !alive.isEmpty { return ("a sheet's content", random.pick(alive)) }
        default: break
        }
        return ("the window", window.pointer.widget)
    }
}
