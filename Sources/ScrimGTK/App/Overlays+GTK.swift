import CGtk4
@_spi(Host) import Scrim

/// The overlays of a window or a widget of GTK.
public typealias GtkOverlays = Overlays<UnsafeMutablePointer<GtkWidget>>

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The overlays of this widget.
    ///
    /// For a window they cover all of it, its header bar included. For any other widget they cover the widget
    /// and follow it; before it is in a window they wait.
    ///
    /// Keep them, not the pointer, across an `await`: the widget may be destroyed meanwhile. A later `show`
    /// through kept overlays ends at once, as `windowGone` or `regionGone`. Never use a pointer to a freed
    /// object.
    @MainActor
    public var overlays: GtkOverlays {
        GtkHost.overlays(of: self)
    }
}

extension UnsafeMutablePointer where Pointee == GtkWindow {
    /// The overlays of this window, its header bar included.
    ///
    /// Keep them, not the pointer, across an `await`: the window may be closed meanwhile. A later `show`
    /// through kept overlays ends at once, as `windowGone`. The same holds for a pointer to a destroyed window,
    /// as long as no other object has its address.
    @MainActor
    public var overlays: GtkOverlays {
        GtkHost.overlays(of: self)
    }
}

extension GtkOverlays {
    /// The overlays of a widget that a binding hands out as an opaque pointer; traps if it is not a GtkWidget.
    public init(_ widget: OpaquePointer) {
        let widget = WidgetPointer(widget)
        precondition(widget.isA(gtk_widget_get_type()), "Overlays are of a GtkWidget")
        self = GtkHost.overlays(of: widget)
    }

    /// The overlays of a widget that a binding hands out as a pointer to another C type, such as `GtkBox` or
    /// `GtkApplicationWindow`; traps if it is not a GtkWidget.
    public init<Widget>(_ widget: UnsafeMutablePointer<Widget>) { self.init(OpaquePointer(widget)) }

    /// Names the on-screen keyboard that the app draws itself, as on a kiosk; `nil`: it draws none (the default).
    ///
    /// Overlays over `.keyboard` cover it, those over `.window` leave it free, and panels stay clear of it. The
    /// system's own keyboard needs none of this: it makes the window smaller.
    public func setKeyboard(_ keyboard: UnsafeMutablePointer<GtkWidget>?) {
        (stage.host as? GtkHost)?.regions.setKeyboard(keyboard)
    }
}
