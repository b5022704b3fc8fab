import CGtk4
import Gtk
import SwiftCrossUI

/// The app's view on an overlay.
///
/// A widget on an overlay that leaves is still there, and needs the framework's objects for its signals. So the view
/// keeps itself while its widget is in a window. Otherwise the view lives as long as its owner keeps it.
@MainActor
final class HostedView<Presented: View> {
    let widget: UnsafeMutablePointer<GtkWidget>

    private let node: AnyViewGraphNode<Presented>
    // A widget's signals are connected once the widget has a parent of the framework's.
    private let box: Box
    private let room: RoomLayout
    private let anchor: WidgetAnchor
    private var shown: (view: Presented, environment: EnvironmentValues)
    /// The view itself, while its widget is in a window.
    private var kept: HostedView?

    init<Backend: AppBackend>(_ view: Presented, backend: Backend, environment: EnvironmentValues) {
        node = AnyViewGraphNode(for: view, backend: backend, environment: environment)
        box = Box()
        widget = UnsafeMutablePointer(widget: box)
        room = RoomLayout(of: widget)
        anchor = WidgetAnchor(widget)
        shown = (view, environment)
        if let content = node.widget.into() as Any as? Gtk.Widget { box.add(content) }
        layOut()
        anchor.onMove = { [weak self] in self?.schedule() }
        room.onChange = { [weak self] in self?.scheduleLayout() }
    }

    func update(_ view: Presented, in environment: EnvironmentValues) {
        shown = (view, environment)
        layOut()
    }

    /// Lays the view out as wide as it wants to be, at most as wide as its widget.
    private func layOut() {
        let ideal = lay(.unspecified)
        var least = 0.0
        if let width = room.width.map(Double.init), ideal > width {
            let narrowed = lay(ProposedViewSize(width, nil))
            if narrowed > width { least = narrowed }
        }
        _ = node.commit()
        room.update(ideal: ideal, least: least)
    }

    /// The view's width in the size that it is offered.
    private func lay(_ size: ProposedViewSize) -> Double {
        node.computeLayout(with: shown.view, proposedSize: size, environment: shown.environment).size.width
    }

    /// Lays the view out again in a later turn: GTK lays out its widgets at this moment.
    private func scheduleLayout() {
        Task { [weak self] in self?.layOut() }
    }

    /// Looks in a later turn whether the widget is still in a window: GTK runs the widget's handlers at this moment.
    private func schedule() {
        kept = self
        Task { [weak self] in
            guard let self, !anchor.isInWindow else { return }
            kept = nil
        }
    }
}
