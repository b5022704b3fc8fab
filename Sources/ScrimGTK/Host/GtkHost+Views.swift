import CGtk4
@_spi(Host) import Scrim

/// The app's views that overlays show.
extension GtkHost {
    private static let views = ViewRegistry<Retained<GtkWidget>>()

    /// Windows and popovers are unsuitable, as they have surfaces of their own; a view that an overlay shows is
    /// free for another.
    func availability(of view: UnsafeMutablePointer<GtkWidget>) -> ViewAvailability {
        if scrim_is_native(view) != 0 { return .unsuitable }
        guard let parent: WidgetPointer = gtk_widget_get_parent(view) else { return .free }
        // An exchanged view leaves its panel a turn later.
        let isHeld = Self.views.contains { $0.pointer == view }
        return isHeld || SwiftPeer.of(parent, as: PanelWidget.self) != nil ? .free : .attached
    }

    /// Adds a reference to the widget, or takes over a floating one.
    func hold(_ view: UnsafeMutablePointer<GtkWidget>) -> ViewID {
        Self.views.hold(Retained(view))
    }

    /// Releases the widget.
    func release(_ view: ViewID) {
        Self.views.release(view)
    }

    func widget(of view: ViewID) -> WidgetPointer? { Self.views[view]?.pointer }
}
