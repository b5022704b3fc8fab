import CGtk4

/// The widget that a modifier is on, for as long as it exists.
///
/// The widget keeps the connections, not the other way round: nothing of an anchor that is gone is called.
@MainActor
final class WidgetAnchor {
    /// The widget; `nil`: it is destroyed.
    private(set) var widget: UnsafeMutablePointer<GtkWidget>?
    /// Called when the widget came into sight or went out of it.
    var onMove: (@MainActor () -> Void)?

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
        connect("map") { $0.onMove?() }
        connect("unmap") { $0.onMove?() }
        connect("destroy") { $0.widget = nil }
    }

    /// Whether the widget is in a window.
    var isInWindow: Bool { widget.map { gtk_widget_get_root($0) != nil } ?? false }

    private func connect(_ signal: String, _ body: @escaping @MainActor @Sendable (WidgetAnchor) -> Void) {
        let link = Unmanaged.passRetained(Link(self, body)).toOpaque()
        let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            guard let data else { return }
            let link = Unmanaged<Link>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { if let anchor = link.anchor { link.body(anchor) } }
        }
        g_signal_connect_data(
            widget, signal, unsafeBitCast(handler, to: GCallback.self), link,
            { data, _ in if let data { Unmanaged<Link>.fromOpaque(data).release() } },
            GConnectFlags(rawValue: 0))
    }

    private final class Link: Sendable {
        @MainActor private(set) weak var anchor: WidgetAnchor?
        let body: @MainActor @Sendable (WidgetAnchor) -> Void

        @MainActor
        init(_ anchor: WidgetAnchor, _ body: @escaping @MainActor @Sendable (WidgetAnchor) -> Void) {
            self.anchor = anchor
            self.body = body
        }
    }
}
