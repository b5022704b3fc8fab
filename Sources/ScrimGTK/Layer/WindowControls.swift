import CGtk4
@_spi(Host) import Scrim

/// The parts of a window that stay the window manager's while the content is blocked: the buttons, and the bars by
/// which the user moves the window.
@MainActor
struct WindowControls {
    private let buttons: [WeakObject<GtkWidget>]
    private let handles: [WeakObject<GtkWidget>]
    private let layer: WeakObject<GtkWidget>

    /// Finds the buttons and bars that a window has now.
    ///
    /// Those of a dialog inside the window belong to the dialog: they close it, and an overlay over it blocks them.
    ///
    /// - Parameter layer: The layer of the overlays: a bar in an overlay is blocked with that overlay.
    init(in window: WidgetPointer, except layer: WidgetPointer) {
        var buttons: [WeakObject<GtkWidget>] = []
        var handles: [WeakObject<GtkWidget>] = []
        func visit(_ widget: WidgetPointer) {
            if widget.isDialogInWindow { return }
            if widget.isA(gtk_window_controls_get_type()) { return buttons.append(WeakObject(widget)) }
            if widget.isA(gtk_window_handle_get_type()) { handles.append(WeakObject(widget)) }
            for child in widget.children where child != layer && scrim_is_native(child) == 0 { visit(child) }
        }
        visit(window)
        self.buttons = buttons
        self.handles = handles
        self.layer = WeakObject(layer)
    }

    /// Whether a point, in the window's coordinates, is on one of its buttons, with no widget of the app above.
    func isButton(at point: Point, in window: WidgetPointer) -> Bool {
        guard contain(point, buttons, window), let layer = layer.object,
            let taker = RegionCover.taker(of: point, in: window, layer: layer)
        else { return false }
        return mapped(buttons).contains { taker.isInside($0) }
    }

    /// Whether a press at this point moves the window.
    func isHandle(at point: Point, in window: WidgetPointer) -> Bool { contain(point, handles, window) }

    /// How far the window's top bar, the one with the buttons, reaches down; 0 if there is none.
    func barHeight(in window: WidgetPointer) -> Double {
        let handles = mapped(handles).compactMap { $0.bounds(in: window) }
        var height = 0.0
        for buttons in mapped(buttons) where gtk_window_controls_get_empty(buttons.opaque) == 0 {
            guard let frame = buttons.bounds(in: window) else { continue }
            let bar = handles.first { $0.contains(Point(x: frame.midX, y: frame.midY)) } ?? frame
            if bar.minY < bar.height { height = max(height, bar.maxY) }
        }
        return height
    }

    private func mapped(_ widgets: [WeakObject<GtkWidget>]) -> [WidgetPointer] {
        widgets.compactMap(\.object).filter { gtk_widget_get_mapped($0) != 0 }
    }

    private func contain(_ point: Point, _ widgets: [WeakObject<GtkWidget>], _ window: WidgetPointer) -> Bool
    {
        mapped(widgets).contains { $0.bounds(in: window)?.contains(point) ?? false }
    }
}
