import CGtk4
@_spi(Host) import Scrim

/// What is where in the window.
extension GtkHost {
    /// Whether the point lies in the panel, in the shape that its content draws.
    func panel(of surface: SurfaceID, contains point: Point) -> Bool {
        self.surface(surface)?.panelContains(point) ?? false
    }

    /// Whether the point lies in the visible part of the region, and the region is on screen: one that is not keeps its
    /// last frame, where by now something else may be.
    func region(_ region: Region, contains point: Point) -> Bool {
        switch region {
        case .windowAndKeyboard: bounds.contains(point) && !isSystemButton(at: point)
        case .window:
            bounds.contains(point) && !(keyboardFrame?.contains(point) ?? false) && !isSystemButton(at: point)
        case .keyboard, .view:
            regions.geometry(of: region).visible.contains(point) && regions.state(of: region) == .visible
                && !isCovered(region, at: point) && !isSystemButton(at: point)
        }
    }

    /// The layer's extent, which is the window's, also before there is a layer.
    var bounds: Rect {
        guard let widget = window?.widget else { return .zero }
        return Rect(0, 0, Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    }

    /// The insets at the window's edges that panels keep clear of.
    var safeArea: Insets { guardedWindow?.safeArea ?? .zero }

    /// Where the app's own keyboard is, if it shows one.
    var keyboardFrame: Rect? {
        guard regions.state(of: .keyboard) == .visible else { return nil }
        return regions.geometry(of: .keyboard).visible
    }

    /// Whether something of the app, over a view that is a region, is seen at a point, or takes what happens
    /// there.
    private func isCovered(_ region: Region, at point: Point) -> Bool {
        if covers(over: region).contains(where: { $0.contains(point) }) { return true }
        guard !region.isWindow, let view = regions.widget(of: region), let window = window?.widget,
            let layer = layer?.widget, !view.isInside(layer)
        else { return false }
        return RegionCover.isOver(view, at: point, in: window, layer: layer)
    }

    /// Where something of the app is seen over a region.
    func covers(over region: Region) -> [Rect] {
        region.isWindow ? [] : regions.geometry(of: region).covers
    }

    /// Whether something of a region can be seen, as of the last look.
    func isInSight(_ region: Region) -> Bool {
        !regions.geometry(of: region).visible.intersection(bounds).isEmpty
    }

    private func isSystemButton(at point: Point) -> Bool { guardedWindow?.isSystemButton(at: point) ?? false }

    /// Where something at this point of the layer goes.
    func route(at point: Point) -> Route { stage.gate.route(at: point, in: stage.geometry) }
}
