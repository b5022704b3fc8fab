import CGtk4
import Scrim

/// Watches whether a window is there to be seen.
@MainActor
final class WindowStanding {
    private let window: WeakObject<GtkWindow>
    private let onChange: @MainActor (RegionState) -> Void
    private var signals: [Signal] = []
    private var surfaceWatch: Signal?
    private(set) var state: RegionState

    init(_ window: UnsafeMutablePointer<GtkWindow>, onChange: @escaping @MainActor (RegionState) -> Void) {
        self.window = WeakObject(window)
        self.onChange = onChange
        state = Self.look(at: window)
        signals = [
            Signal(window, "map", .after) { [weak self] _ in self?.mapped() },
            Signal(window, "unmap", .after) { [weak self] _ in self?.unmapped() },
            // A window that is closed while somebody keeps it is not destroyed, but it ends here.
            Signal(window, "unrealize") { [weak self] _ in self?.look() },
            Signal(window, "destroy") { [weak self] _ in self?.become(.gone) },
        ]
        if state == .visible { mapped() }
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
        // A minimised or covered window stays mapped for GTK, but draws no frames.
        if let surface = gtk_native_get_surface(gtk_widget_get_native(window.widget)) {
            surfaceWatch?.disconnect()
            surfaceWatch = Signal(UnsafeMutableRawPointer(surface), "notify::state") { [weak self] _ in
                self?.look()
            }
        }
        look()
    }

    private func unmapped() {
        surfaceWatch?.disconnect()
        surfaceWatch = nil
        look()
    }

    private func look() {
        guard let window = window.object else { return }
        become(Self.look(at: window))
    }

    private func become(_ new: RegionState) {
        guard state != .gone, new != state else { return }
        state = new
        onChange(new)
    }

    private static func look(at window: UnsafeMutablePointer<GtkWindow>) -> RegionState {
        // A closed window whose object somebody still keeps is not destroyed, but it will not come back either.
        guard isKnown(window) else { return .gone }
        guard gtk_widget_get_mapped(window.widget) != 0,
            let surface = gtk_native_get_surface(gtk_widget_get_native(window.widget))
        else { return .hidden }
        let unseen = GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | suspended
        return gdk_toplevel_get_state(surface).rawValue & unseen == 0 ? .visible : .hidden
    }

    private static func isKnown(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
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
