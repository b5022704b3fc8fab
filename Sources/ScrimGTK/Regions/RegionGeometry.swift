import CGtk4
@_spi(Host) import Scrim

/// Where a widget is, in the coordinates of another one that covers the same window.
struct RegionGeometry: Hashable {
    /// The widget's whole extent.
    var bounds: Rect
    /// The part of the widget that scrolled and clipping ancestors leave visible.
    var visible: Rect
    /// The parts of the widget that something of the app visibly covers.
    var covers: [Rect] = []
    /// Whether a widget of the app lies over this one, even if it draws nothing yet: it may do so in any frame.
    var isUnderSomething = false

    static let nowhere = RegionGeometry(bounds: .zero, visible: .zero)

    /// Measures a widget; `nil` while it is not on screen, or in a surface of its own (in a popover).
    @MainActor
    init?(of widget: WidgetPointer, in look: RegionLook) {
        guard let bare = Self.withoutCovers(of: widget, in: look) else { return nil }
        self = bare
        guard !visible.isEmpty else { return }
        let over = look.covers(over: widget, within: visible)
        (covers, isUnderSomething) = (over.seen, over.isUnderSomething)
    }

    /// Measures a widget, and ignores what lies over it.
    @MainActor
    static func withoutCovers(of widget: WidgetPointer, in look: RegionLook) -> RegionGeometry? {
        guard gtk_widget_get_mapped(widget) != 0,
            gtk_widget_get_native(widget) == gtk_widget_get_native(look.reference),
            let bounds = widget.bounds(in: look.reference)
        else { return nil }
        let visible = look.clip(in: gtk_widget_get_parent(widget)).map(bounds.intersection) ?? bounds
        return RegionGeometry(bounds: bounds, visible: visible)
    }

    private init(bounds: Rect, visible: Rect) {
        self.bounds = bounds
        self.visible = visible
    }
}
