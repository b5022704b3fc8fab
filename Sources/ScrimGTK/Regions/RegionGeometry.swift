import CGtk4
@_spi(Host) import Scrim

/// Where a widget is, in the coordinates of another one that covers the same window.
struct RegionGeometry: Hashable {
    /// The widget's whole extent.
    var bounds: Rect
    /// The part of the widget that scrolled and clipping ancestors leave.
    var visible: Rect
    /// Where something of the app is seen over the widget.
    var covers: [Rect] = []
    /// Whether something of the app's own lies over the widget, which shows something now or may with any frame.
    var isUnderSomething = false

    static let nowhere = RegionGeometry(bounds: .zero, visible: .zero)

    /// Measures a widget; `nil` while it is not on screen, or on a surface of its own (in a popover).
    @MainActor
    init?(of widget: WidgetPointer, in look: RegionLook) {
        guard let bounds = Self.bounds(of: widget, in: look) else { return nil }
        let visible = look.clip(in: gtk_widget_get_parent(widget)).map(bounds.intersection) ?? bounds
        self.init(bounds: bounds, visible: visible)
        guard !visible.isEmpty else { return }
        let over = look.covers(over: widget, within: visible)
        (covers, isUnderSomething) = (over.seen, over.isUnderSomething)
    }

    /// The part of a widget that ancestors leave, whatever lies over it; `nil` while it is not on screen, or on a surface of
    /// its own.
    @MainActor
    static func visiblePart(of widget: WidgetPointer, in look: RegionLook) -> Rect? {
        guard let bounds = bounds(of: widget, in: look) else { return nil }
        return look.clip(in: gtk_widget_get_parent(widget)).map(bounds.intersection) ?? bounds
    }

    @MainActor
    private static func bounds(of widget: WidgetPointer, in look: RegionLook) -> Rect? {
        guard gtk_widget_get_mapped(widget) != 0,
            gtk_widget_get_native(widget) == gtk_widget_get_native(look.reference)
        else { return nil }
        return widget.bounds(in: look.reference)
    }

    private init(bounds: Rect, visible: Rect) {
        self.bounds = bounds
        self.visible = visible
    }
}
