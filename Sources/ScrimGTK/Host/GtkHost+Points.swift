import CGtk4
@_spi(Host) import Scrim

/// Finds what is at a point of the window.
extension GtkHost {
    /// Whether the point lies in the panel, in the shape that its content draws.
    func panel(of surface: SurfaceID, contains point: Point) -> Bool {
        self.surface(surface)?.panelContains(point) ?? false
    }

    /// Whether the point lies in the visible part of a region that is on screen.
    ///
    /// A region off screen keeps its last frame, where something else may be by now.
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

    /// The window's extent, which the layer has as well.
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

    /// Whether a widget of the app over a region is visible at a point, or takes the events there.
    private func isCovered(_ region: Region, at point: Point) -> Bool {
        if covers(over: region).contains(where: { $0.contains(point) }) { return true }
        guard !region.isWindow, let view = regions.widget(of: region), let window = window?.widget,
            let layer = layer?.widget, !view.isInside(layer)
        else { return false }
        return RegionCover.isOver(view, at: point, in: window, layer: layer)
    }

    /// The parts of a region that something of the app visibly covers.
    func covers(over region: Region) -> [Rect] {
        region.isWindow ? [] : regions.geometry(of: region).covers
    }

    /// Whether any part of a region is in sight, as last measured.
    func isInSight(_ region: Region) -> Bool {
        !regions.geometry(of: region).visible.intersection(bounds).isEmpty
    }

    private func isSystemButton(at point: Point) -> Bool { guardedWindow?.isSystemButton(at: point) ?? false }

    /// Where input at this point of the layer goes.
    func route(at point: Point) -> Route { stage.gate.route(at: point, in: stage.geometry) }
}
