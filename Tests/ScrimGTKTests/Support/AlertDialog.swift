import CGtk4

@testable import ScrimGTK

/// An alert of libadwaita's inside its window, with one response (libadwaita 1.5 and later).
@MainActor
final class AlertDialog {
    /// True if libadwaita has alert dialogs; does not initialize libadwaita.
    nonisolated static let isThere =
        dlopen("libadwaita-1.so.0", RTLD_NOW | RTLD_GLOBAL) != nil
        && scrim_symbol("adw_alert_dialog_new") != nil

    let widget: WidgetPointer
    private(set) var responses = 0

    /// - Returns: `nil` if libadwaita is older or not installed.
    init?(heading: String, response: String) {
        typealias Make = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?) -> WidgetPointer?
        typealias Add = @convention(c) (WidgetPointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
        guard Adwaita.isThere, let make = scrim_symbol("adw_alert_dialog_new"),
            let add = scrim_symbol("adw_alert_dialog_add_response"),
            let widget = unsafeBitCast(make, to: Make.self)(heading, nil)
        else { return nil }
        self.widget = widget
        g_object_ref_sink(widget)
        unsafeBitCast(add, to: Add.self)(widget, "answer", response)
        Signal(widget, "response") { [weak self] _ in self?.responses += 1 }
    }

    deinit { MainActor.assumeIsolated { g_object_unref(widget) } }

    /// Presents the alert over a window's content.
    func present(in window: UnsafeMutablePointer<GtkWindow>) {
        guard let present = scrim_symbol("adw_dialog_present") else { return }
        typealias Present = @convention(c) (WidgetPointer, WidgetPointer) -> Void
        unsafeBitCast(present, to: Present.self)(widget, window.widget)
    }

    /// True if the alert is mapped.
    var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

    /// True if the alert has its final size: an alert that opens grows, even without other animations.
    var isAtRest: Bool {
        guard let button, let window = button.window, let frame = button.bounds(in: window.widget),
            let own = button.bounds(in: button)
        else { return false }
        return abs(frame.width - own.width) < 0.5
    }

    /// The alert's response button.
    var button: WidgetPointer? { Self.firstButton(in: widget) }

    private static func firstButton(in widget: WidgetPointer) -> WidgetPointer? {
        if widget.isA(gtk_button_get_type()) { return widget }
        for child in widget.children { if let button = firstButton(in: child) { return button } }
        return nil
    }
}
