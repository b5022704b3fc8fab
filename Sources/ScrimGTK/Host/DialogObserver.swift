import CGtk4
@_spi(Host) import Scrim

/// Watches which dialogs are open inside a window; libadwaita has such dialogs since 1.5, other windows have none.
@MainActor
final class DialogObserver {
    private let onChange: @MainActor (DialogID?) -> Void
    /// The window's list of dialogs, kept while it is watched.
    private let dialogs: OpaquePointer?
    /// The open dialogs with their identifiers, oldest first.
    private var open: [(dialog: UnsafeMutableRawPointer, id: DialogID)] = []
    private var watch: Signal?

    /// The open dialogs, oldest first.
    var widgets: [WidgetPointer] { open.map { $0.dialog.assumingMemoryBound(to: GtkWidget.self) } }

    /// - Parameter onChange: Called with the newest open dialog when one opens or closes; `nil` if none is open.
    init(_ window: UnsafeMutablePointer<GtkWindow>, onChange: @escaping @MainActor (DialogID?) -> Void) {
        self.onChange = onChange
        dialogs = ObjectProperty.list(UnsafeMutableRawPointer(window), "dialogs")
        guard let dialogs else { return }
        watch = Signal(dialogs, "items-changed") { [weak self] _ in self?.look() }
        follow()
    }

    /// Stops watching.
    func stop() {
        guard let watch, let dialogs else { return }
        watch.disconnect()
        self.watch = nil
        g_object_unref(UnsafeMutableRawPointer(dialogs))
    }

    private func look() {
        let before = open.map(\.id)
        follow()
        // Also if an older dialog closes under the newest: the overlays on it go.
        if open.map(\.id) != before { onChange(open.last?.id) }
    }

    private func follow() {
        let listed = (0..<g_list_model_get_n_items(dialogs)).compactMap { index in
            let item = g_list_model_get_item(dialogs, index)
            item.map { g_object_unref($0) }
            return item
        }
        open.removeAll { !listed.contains($0.dialog) }
        for dialog in listed where !open.contains(where: { $0.dialog == dialog }) {
            open.append((dialog, DialogID()))
        }
    }
}
