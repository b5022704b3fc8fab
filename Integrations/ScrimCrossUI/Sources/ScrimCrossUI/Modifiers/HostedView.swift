import CGtk4
import Gtk
import SwiftCrossUI

/// The app's view on an overlay.
///
/// A widget on an overlay that is leaving still exists, and its signals need the framework's objects. The view
/// therefore keeps itself alive while its widget is in a window. Otherwise it lives as long as its owner keeps it.
@MainActor
final class HostedView<Presented: View> {
    let widget: UnsafeMutablePointer<GtkWidget>

    private let node: AnyViewGraphNode<Presented>
    // A widget's signals are connected once its parent is a widget of the framework's.
    private let box: Box
    private let room: RoomLayout
    private let anchor: WidgetAnchor
    private var shown: (view: Presented, environment: EnvironmentValues)
    /// A reference to self while the widget is in a window.
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

    /// Lays the view out at its ideal width, limited by the width of its widget.
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

    /// The view's width for a proposed size.
    private func lay(_ size: ProposedViewSize) -> Double {
        node.computeLayout(with: shown.view, proposedSize: size, environment: shown.environment).size.width
    }

    /// Lays the view out again in a later turn, because GTK is in the middle of its own layout.
    private func scheduleLayout() {
        Task { [weak self] in self?.layOut() }
    }

    /// Checks in a later turn whether the widget is still in a window, because GTK is in the middle
    /// of the widget's handlers.
    private func schedule() {
        kept = self
        Task { [weak self] in
            guard let self, !anchor.isInWindow else { return }
            kept = nil
        }
    }
}
