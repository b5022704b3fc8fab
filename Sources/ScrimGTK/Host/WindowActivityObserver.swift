import CGtk4
@_spi(Host) import Scrim

/// Watches whether a window is the active one.
///
/// Only the window itself counts, not a dialog that is a window of its own: while that has the focus, nothing in this
/// window can be answered. A dialog inside the window (AdwDialog) leaves the window active.
@MainActor
final class WindowActivityObserver {
    private let window: WeakObject<GtkWindow>
    private var watch: Signal?
    private(set) var isActive: Bool

    init(_ window: UnsafeMutablePointer<GtkWindow>, onChange: @escaping @MainActor (Bool) -> Void) {
        self.window = WeakObject(window)
        let reportsFocus = Self.reportsFocus(gtk_widget_get_display(window.widget))
        isActive = !reportsFocus || gtk_window_is_active(window) != 0
        watch = Signal(window, "notify::is-active") { [weak self] _ in
            guard let self, let window = self.window.object else { return }
            let isActive = gtk_window_is_active(window) != 0
            guard isActive != self.isActive else { return }
            self.isActive = isActive
            onChange(isActive)
        }
    }

    /// Stops watching.
    func stop() {
        watch?.disconnect()
        watch = nil
    }

    /// Whether a display reports the active window from the beginning.
    ///
    /// On X11 without a window manager, as in many tests, no window may ever become active. A window then counts as
    /// active until it was active and no longer is.
    private static func reportsFocus(_ display: OpaquePointer?) -> Bool {
        typealias GetScreen = @convention(c) (OpaquePointer?) -> OpaquePointer?
        typealias GetName = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
        guard let display else { return false }
        switch DisplayKind(of: display) {
        case .wayland: return true
        case .x11:
            guard let screen = scrim_symbol("gdk_x11_display_get_screen"),
                let name = scrim_symbol("gdk_x11_screen_get_window_manager_name"),
                let manager = unsafeBitCast(name, to: GetName.self)(
                    unsafeBitCast(screen, to: GetScreen.self)(display))
            else { return false }
            return String(cString: manager) != "unknown"
        case .other: return false
        }
    }
}
