import CGtk4
@_spi(Host) import Scrim

/// Watches whether a window is visible, hidden or gone.
@MainActor
final class WindowVisibilityObserver {
    private let window: WeakObject<GtkWindow>
    private let onChange: @MainActor (Region.State) -> Void
    private var signals: [Signal] = []
    private var surfaceWatch: Signal?
    private(set) var state: Region.State

    init(_ window: UnsafeMutablePointer<GtkWindow>, onChange: @escaping @MainActor (Region.State) -> Void) {
        self.window = WeakObject(window)
        self.onChange = onChange
        state = Self.currentState(of: window)
        signals = [
            Signal(window, "map", .after) { [weak self] _ in self?.mapped() },
            Signal(window, "unmap", .after) { [weak self] _ in self?.unmapped() },
            // A window that is closed while somebody retains it is not destroyed, but counts as gone.
            Signal(window, "unrealize") { [weak self] _ in self?.update() },
            Signal(window, "destroy") { [weak self] _ in self?.set(.gone) },
        ]
        if let windows = gtk_window_get_toplevels() {
            signals.append(
                Signal(windows, "items-changed") { [weak self] _ in
                    self?.windowsChanged()
                })
        }
        // Also for a minimized window, which GTK keeps mapped: nothing else would report its return.
        if gtk_widget_get_mapped(window.widget) != 0 { mapped() }
    }

    /// Stops watching.
    func stop() {
        signals.forEach { $0.disconnect() }
        surfaceWatch?.disconnect()
        signals = []
        surfaceWatch = nil
    }

    private func mapped() {
        guard let window = window.object else { return }
        // GTK keeps a minimized or covered window mapped, but it draws no frames.
        if let surface = gtk_native_get_surface(gtk_widget_get_native(window.widget)) {
            surfaceWatch?.disconnect()
            surfaceWatch = Signal(surface, "notify::state") { [weak self] _ in
                self?.update()
            }
        }
        update()
    }

    private func unmapped() {
        surfaceWatch?.disconnect()
        surfaceWatch = nil
        update()
    }

    /// Notices the closing of a window that was never shown, and so is not unrealized.
    ///
    /// Any other window is unrealized right after it has left the list.
    private func windowsChanged() {
        guard let window = window.object, gtk_widget_get_realized(window.widget) == 0 else { return }
        update()
    }

    private func update() {
        guard let window = window.object else { return }
        set(Self.currentState(of: window))
    }

    private func set(_ new: Region.State) {
        guard state != .gone, new != state else { return }
        state = new
        onChange(new)
    }

    private static func currentState(of window: UnsafeMutablePointer<GtkWindow>) -> Region.State {
        // A closed window that somebody retains is not destroyed, but it will not come back either.
        guard isKnown(window) else { return .gone }
        guard gtk_widget_get_mapped(window.widget) != 0,
            let surface = gtk_native_get_surface(gtk_widget_get_native(window.widget))
        else { return .hidden }
        let unseen = GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | suspended
        return gdk_toplevel_get_state(surface).rawValue & unseen == 0 ? .visible : .hidden
    }

    /// Whether GTK lists the window; a destroyed window is not listed, even if somebody retains it.
    static func isKnown(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        guard let windows = gtk_window_get_toplevels() else { return false }
        for index in 0..<g_list_model_get_n_items(windows) {
            guard let item = g_list_model_get_item(windows, index) else { continue }
            g_object_unref(item)
            if item == UnsafeMutableRawPointer(window) { return true }
        }
        return false
    }

    /// `GDK_TOPLEVEL_STATE_SUSPENDED`, which GTK has since 4.12.
    private static let suspended: UInt32 = 1 << 16
}
