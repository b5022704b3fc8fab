import CGtk4
@_spi(Host) import Scrim

/// Watches one widget of the app that overlays cover: whether it exists, and where it is.
@MainActor
final class RegionObserver {
    /// A change of the widget.
    enum Change {
        /// The widget was mapped or unmapped.
        case visibility
        /// The widget left its window, came into one, or moved to another.
        case root
        case gone
    }

    private let reference: WeakObject<GtkWidget>
    private var signals: [Signal] = []
    private var isGone = false
    private(set) var geometry = RegionGeometry.nowhere

    /// The widget; `nil` once it is destroyed.
    var widget: WidgetPointer? { isGone ? nil : reference.object }

    init(_ widget: WidgetPointer, onChange: @escaping @MainActor (Change) -> Void) {
        reference = WeakObject(widget)
        signals = [
            Signal(widget, "map", .after) { _ in onChange(.visibility) },
            Signal(widget, "unmap", .after) { _ in onChange(.visibility) },
            Signal(widget, "notify::root") { _ in onChange(.root) },
            Signal(widget, "destroy") { [weak self] _ in
                self?.isGone = true
                onChange(.gone)
            },
        ]
    }

    /// Stops watching the widget.
    func stop() {
        signals.forEach { $0.disconnect() }
        signals = []
    }

    /// Whether the widget is in this window, and can be seen there.
    func state(in window: UnsafeMutablePointer<GtkWindow>?) -> Region.State {
        guard let widget else { return .gone }
        guard let window, widget.window == window else { return .detached }
        // A popover and its content are in a surface of their own, above the window's surface and all that
        // is drawn there.
        guard gtk_widget_get_native(widget) == window.widget.opaque else { return .unreachable }
        return gtk_widget_get_mapped(widget) != 0 ? .visible : .hidden
    }

    /// Measures the widget again; true if it moved.
    ///
    /// A widget that is not on screen keeps its last frame, so that its overlays can fade away there.
    func measure(in look: RegionLook) -> Bool {
        guard let widget, let now = RegionGeometry(of: widget, in: look), now != geometry else {
            return false
        }
        geometry = now
        return true
    }
}
