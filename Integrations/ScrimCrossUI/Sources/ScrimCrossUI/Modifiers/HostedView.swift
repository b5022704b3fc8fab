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
    private let anchor: WidgetAnchor
    /// The view itself, while its widget is in a window.
    private var kept: HostedView?

    init<Backend: AppBackend>(_ view: Presented, backend: Backend, environment: EnvironmentValues) {
        node = AnyViewGraphNode(for: view, backend: backend, environment: environment)
        box = Box()
        widget = UnsafeMutablePointer(widget: box)
        anchor = WidgetAnchor(widget)
        gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
        if let content = node.widget.into() as Any as? Gtk.Widget { box.add(content) }
        update(view, in: environment)
        anchor.onMove = { [weak self] in self?.schedule() }
    }

    func update(_ view: Presented, in environment: EnvironmentValues) {
        let ideal = node.computeLayout(with: view, proposedSize: .unspecified, environment: environment)
        // What is wider than the window is laid out again in its width.
        if let window = gtk_widget_get_root(widget) {
            let width = Double(
                gtk_widget_get_width(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)))
            if width > 0, ideal.size.width > width {
                _ = node.computeLayout(
                    with: view, proposedSize: ProposedViewSize(width, nil), environment: environment)
            }
        }
        _ = node.commit()
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
