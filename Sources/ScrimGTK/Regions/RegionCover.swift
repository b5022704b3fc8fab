import CGtk4
@_spi(Host) import Scrim

/// The app's own widgets over a widget in its window: a dialog or a bottom sheet in the window, a toast, the bar
/// over a picture.
///
/// An overlay over the widget is below these: the app showed it over the widget alone.
@MainActor
enum RegionCover {
    /// Whether a widget that is not this one or inside it takes events at a point.
    ///
    /// - Parameters:
    ///   - point: In the window's coordinates.
    ///   - layer: The layer with the overlays, which does not count.
    static func isOver(
        _ widget: WidgetPointer, at point: Point, in window: WidgetPointer, layer: WidgetPointer
    )
        -> Bool
    {
        guard let taker = taker(of: point, in: window, layer: layer), !taker.isInside(widget) else {
            return false
        }
        // Events that the widget does not take itself go to its ancestors.
        guard let common = firstCommonAncestor(of: widget, and: taker), common != taker else { return false }
        return stacksChildren(common)
    }

    /// Whether anything of a widget may be on screen, in its parent's surface.
    static func mayShow(_ widget: WidgetPointer) -> Bool {
        gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_child_visible(widget) != 0
            && gtk_widget_get_opacity(widget) > 0 && scrim_is_native(widget) == 0
    }

    /// The parts of a widget, in a reference's coordinates, that show something.
    ///
    /// - Parameter drawing: Returns a widget's last drawing.
    static func seenParts(
        of widget: WidgetPointer, in reference: WidgetPointer, drawing: (WidgetPointer) -> LastDrawing
    ) -> [Rect] {
        guard mayShow(widget) else { return [] }
        if drawsNothingItself(widget) {
            return widget.children.flatMap { seenParts(of: $0, in: reference, drawing: drawing) }
        }
        guard let frame = widget.bounds(in: reference), frame.width > 0, frame.height > 0 else { return [] }
        return drawing(widget).seenParts(in: frame)
    }

    /// The app's widget that takes events at a point, if any.
    static func taker(of point: Point, in window: WidgetPointer, layer: WidgetPointer)
        -> WidgetPointer?
    {
        for child in window.appChildren(except: layer).reversed() {
            var (place, inside) = (point.graphene, graphene_point_t())
            guard gtk_widget_get_mapped(child) != 0,
                gtk_widget_compute_point(window, child, &place, &inside) != 0,
                let taker = gtk_widget_pick(child, Double(inside.x), Double(inside.y), GTK_PICK_INSENSITIVE)
            else { continue }
            return taker
        }
        return nil
    }

    private static func firstCommonAncestor(of widget: WidgetPointer, and other: WidgetPointer)
        -> WidgetPointer?
    {
        var ancestor: WidgetPointer? = widget
        while let current = ancestor {
            if other.isInside(current) { return current }
            ancestor = gtk_widget_get_parent(current)
        }
        return nil
    }

    /// Whether the children of this widget may overlap; those of boxes, grids and lists do not, and can be many.
    static func stacksChildren(_ widget: WidgetPointer) -> Bool {
        !inOrder.contains(where: widget.isA)
    }

    /// Whether a widget only arranges others; it then draws nothing unless the app gave it a style class.
    private static func drawsNothingItself(_ widget: WidgetPointer) -> Bool {
        guard arranging.contains(where: widget.isA), let classes = gtk_widget_get_css_classes(widget) else {
            return false
        }
        defer { g_strfreev(classes) }
        var index = 0
        while let name = classes[index] {
            if !["horizontal", "vertical"].contains(String(cString: name)) { return false }
            index += 1
        }
        return true
    }

    private static let inOrder: [GType] = [
        gtk_box_get_type(), gtk_grid_get_type(), gtk_list_box_get_type(), gtk_flow_box_get_type(),
        gtk_list_view_get_type(), gtk_grid_view_get_type(), gtk_column_view_get_type(),
        gtk_scrolled_window_get_type(),
        gtk_viewport_get_type(), gtk_paned_get_type(), gtk_center_box_get_type(), gtk_notebook_get_type(),
        gtk_header_bar_get_type(), gtk_action_bar_get_type(), gtk_frame_get_type(), gtk_stack_get_type(),
    ]

    private static let arranging: [GType] = [
        gtk_box_get_type(), gtk_grid_get_type(), gtk_center_box_get_type(), gtk_overlay_get_type(),
        gtk_fixed_get_type(), gtk_revealer_get_type(), gtk_stack_get_type(), gtk_aspect_frame_get_type(),
    ]
}
