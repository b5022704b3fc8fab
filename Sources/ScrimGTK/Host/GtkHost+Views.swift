import CGtk4
@_spi(Host) import Scrim

/// The app's views that overlays show.
extension GtkHost {
    private static let views = ViewRegistry<Retained<GtkWidget>>()

    /// A window and a popover have a surface of their own; what an overlay shows already is free to go to another.
    func standing(of view: UnsafeMutablePointer<GtkWidget>) -> ViewStanding {
        if scrim_is_native(view) != 0 { return .unsuitable }
        guard let parent: WidgetPointer = gtk_widget_get_parent(view) else { return .free }
        // An exchanged view leaves its panel a turn later.
        let isHeld = Self.views.contains { $0.pointer == view }
        return isHeld || SwiftPeer.of(parent, as: PanelWidget.self) != nil ? .free : .attached
    }

    /// Takes a reference on the widget; a floating one becomes the host's.
    func hold(_ view: UnsafeMutablePointer<GtkWidget>) -> ViewID {
        Self.views.hold(Retained(view))
    }

    /// Lets go of the widget.
    func release(_ view: ViewID) {
        Self.views.release(view)
    }

    func widget(of view: ViewID) -> WidgetPointer? { Self.views[view]?.pointer }
}
