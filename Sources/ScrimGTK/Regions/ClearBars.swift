import CGtk4
@_spi(Host) import Scrim

/// The app's bars that notices keep clear of.
@MainActor
final class ClearBars {
    private var bars: [WeakObject<GtkWidget>] = []

    /// Also keeps notices clear of this widget, as long as it exists.
    func add(_ widget: WidgetPointer) {
        bars.removeAll { $0.object == nil || $0.object == widget }
        bars.append(WeakObject(widget))
    }

    /// Takes over the bars of another window's host; for a view that leaves that window, only those in the view.
    func add(contentsOf others: ClearBars, in view: WidgetPointer? = nil) {
        for bar in others.bars.compactMap(\.object) where view.map(bar.isInside) ?? true { add(bar) }
    }

    /// The visible parts of the bars that are on screen in the layer's window.
    func frames(in layer: WidgetPointer) -> [Rect] {
        guard !bars.isEmpty else { return [] }
        let look = RegionLook(in: layer)
        return bars.compactMap { bar in
            guard let widget = bar.object, !widget.isFadedOut else { return nil }
            return RegionGeometry.withoutCovers(of: widget, in: look)?.visible
        }
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Whether nothing of the widget can be seen, because it and its ancestors have no opacity together.
    ///
    /// GTK does not tell the opacity that a style sheet sets.
    fileprivate var isFadedOut: Bool {
        var opacity = 1.0
        var widget: WidgetPointer? = self
        while let current = widget {
            opacity *= gtk_widget_get_opacity(current)
            widget = gtk_widget_get_parent(current)
        }
        return opacity < Tuning.leastBarOpacity
    }
}
