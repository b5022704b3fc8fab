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
        return bars.compactMap {
            $0.object.flatMap { RegionGeometry.withoutCovers(of: $0, in: look)?.visible }
        }
    }
}
