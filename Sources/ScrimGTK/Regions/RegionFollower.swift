import CGtk4
import Scrim

/// Watches one widget of the app's that overlays cover: whether it is there, and where.
@MainActor
final class RegionFollower {
    /// What changed about the widget.
    enum Change {
        /// It was mapped, unmapped, or is in a window now.
        case standing
        /// It left its window, came into one, or moved to another.
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
            Signal(widget, "map", .after) { _ in onChange(.standing) },
            Signal(widget, "unmap", .after) { _ in onChange(.standing) },
            Signal(widget, "notify::root") { _ in onChange(.root) },
            Signal(widget, "destroy") { [weak self] _ in
                self?.isGone = true
                onChange(.gone)
            },
        ]
    }

    /// Lets go of the widget.
    func stop() {
        signals.forEach { $0.disconnect() }
        signals = []
    }

    /// How it stands with regard to a window.
    func state(in window: UnsafeMutablePointer<GtkWindow>?) -> RegionState {
        guard let widget else { return .gone }
        guard let window, widget.window == window else { return .detached }
        return gtk_widget_get_mapped(widget) != 0 ? .visible : .hidden
    }

    /// Measures it anew; true if it moved.
    ///
    /// While it is not on screen it keeps its last place, where what covers it can fade away.
    func follow(in reference: WidgetPointer) -> Bool {
        guard let widget, let now = RegionGeometry(of: widget, in: reference), now != geometry else {
            return false
        }
        geometry = now
        return true
    }
}
