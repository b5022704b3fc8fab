import CGtk4

/// The widget that a modifier is on, while it exists.
///
/// The widget keeps the signal connections, so no handler of a deallocated anchor is called.
@MainActor
final class WidgetAnchor {
    /// The widget; `nil` once it is destroyed.
    private(set) var widget: UnsafeMutablePointer<GtkWidget>?
    /// Called when the widget enters or leaves a window, or is mapped or unmapped.
    var onMove: (@MainActor () -> Void)?

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
        connect("map") { $0.onMove?() }
        connect("unmap") { $0.onMove?() }
        // A hidden widget leaves its window without another `unmap`.
        connectNotify("root") { $0.onMove?() }
        connect("destroy") { $0.widget = nil }
    }

    /// True if the widget is in a window.
    var isInWindow: Bool { widget.map { gtk_widget_get_root($0) != nil } ?? false }

    /// True if the widget is mapped.
    var isInSight: Bool { widget.map { gtk_widget_get_mapped($0) != 0 } ?? false }

    private func connect(_ signal: String, _ body: @escaping @MainActor @Sendable (WidgetAnchor) -> Void) {
        let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in Link.run(data) }
        connect(signal, to: unsafeBitCast(handler, to: GCallback.self), body)
    }

    private func connectNotify(
        _ property: String, _ body: @escaping @MainActor @Sendable (WidgetAnchor) -> Void
    ) {
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in Link.run(data)
        }
        connect("notify::" + property, to: unsafeBitCast(handler, to: GCallback.self), body)
    }

    private func connect(
        _ signal: String, to handler: GCallback,
        _ body: @escaping @MainActor @Sendable (WidgetAnchor) -> Void
    ) {
        g_signal_connect_data(
            widget, signal, handler, Unmanaged.passRetained(Link(self, body)).toOpaque(),
            { data, _ in if let data { Unmanaged<Link>.fromOpaque(data).release() } },
            GConnectFlags(rawValue: 0))
    }

    private final class Link: Sendable {
        /// Runs the body of the link that GTK passes to a signal's handler.
        static func run(_ data: gpointer?) {
            guard let data else { return }
            let link = Unmanaged<Link>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { if let anchor = link.anchor { link.body(anchor) } }
        }

        @MainActor private(set) weak var anchor: WidgetAnchor?
        let body: @MainActor @Sendable (WidgetAnchor) -> Void

        @MainActor
        init(_ anchor: WidgetAnchor, _ body: @escaping @MainActor @Sendable (WidgetAnchor) -> Void) {
            self.anchor = anchor
            self.body = body
        }
    }
}
