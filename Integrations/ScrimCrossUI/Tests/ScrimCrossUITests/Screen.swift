import CGtk4
import Gtk
import ScrimCrossUI
import SwiftCrossUI

/// A window with a view of the stand-in, which a test updates as the framework would after a state change.
@MainActor
final class Screen<Content: View>: TestWindow {
    let window: UnsafeMutablePointer<GtkWindow>
    private let body: () -> Content
    private(set) var node: AnyViewGraphNode<Content>?

    init(_ body: @escaping () -> Content) {
        window = Self.makeWindow()
        self.body = body
    }

    /// Makes the view and shows the window.
    func present() {
        let node = AnyViewGraphNode(for: body(), backend: Backend(), environment: EnvironmentValues())
        self.node = node
        let widget: Gtk.Widget = node.widget.into()
        update()
        gtk_window_set_child(window, widget.widgetPointer)
        gtk_window_present(window)
    }

    /// Does what the framework does after a state change.
    func update() {
        guard let node else { return }
        _ = node.computeLayout(with: body(), proposedSize: .unspecified, environment: EnvironmentValues())
        _ = node.commit()
    }

    /// Releases the view, as the framework does when it leaves the tree.
    func forgetViews() { node = nil }

    func close() {
        gtk_window_destroy(window)
        node = nil
    }
}

/// Draws with GTK.
private struct Backend: AppBackend {
    func createTextView() -> Gtk.Widget { Gtk.Widget(gtk_label_new(nil)) }

    func updateTextView(_ textView: Gtk.Widget, content: String) {
        gtk_label_set_text(OpaquePointer(textView.widgetPointer), content)
    }

    func setSize(of widget: Gtk.Widget, to size: SIMD2<Int>) {
        gtk_widget_set_size_request(widget.widgetPointer, Int32(size.x), Int32(size.y))
    }
}

extension Value {
    var binding: Binding<Wrapped> { Binding(get: { self.value }, set: { self.set($0) }) }
}

/// A view that uses the overlays of its anchor.
struct Page: View {
    @Environment(\.overlays) var overlays
    let take: (OverlayAnchor) -> Void

    var body: Text {
        take(overlays)
        return Text("Songs")
    }
}
