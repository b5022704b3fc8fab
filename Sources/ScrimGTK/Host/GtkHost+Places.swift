import CGtk4
import Scrim

/// Where things are in the window, as gate and keepers ask.
extension GtkHost {
    /// The focused widget, wherever in the window.
    var focusWidget: WidgetPointer? {
        window.flatMap { gtk_window_get_focus($0) }
    }

    /// Where the focus is.
    var focusPlace: FocusPlace {
        focusWidget.map(place(of:)) ?? .nowhere
    }

    /// Where something at this point of the layer goes.
    func route(at point: Point) -> Route {
        stage.gate.route(at: point, in: stage.geometry)
    }

    /// Whether something at this point of the layer goes to anything but the app.
    func blocks(at point: Point) -> Bool { route(at: point) != .app }

    /// Whether a popover belongs to what is blocked.
    func blocks(popover: WidgetPointer) -> Bool {
        guard let window, popover.window == window else { return false }
        // It stands where the widget stands that it points to.
        let anchor = gtk_widget_get_parent(popover) ?? popover
        return stage.gate.keyRoute(focus: place(of: anchor)).isBlocked
    }

    /// Whether a widget, in a panel or not, is in a region of which the input is blocked.
    func isInBlockedRegion(_ widget: WidgetPointer) -> Bool {
        !regions.regions(containing: widget, among: stage.gate.plan.blockedRegions).isEmpty
    }

    /// The surface whose panel contains a widget.
    func surfaceID(containing widget: WidgetPointer) -> SurfaceID? {
        guard let layer = layer?.widget, widget.isInside(layer) else { return nil }
        return surfaces.last { widget.isInside($0.widget) }?.id
    }

    /// Moves the focus within a surface's panel, or out of it where it may leave.
    func moveFocus(_ direction: GtkDirectionType, inPanelOf surface: SurfaceID) {
        guard let panel = self.surface(surface)?.panel.widget else { return }
        focus?.move(direction, inPanel: panel)
    }

    /// Moves the focus on from where it is.
    func moveFocus(_ direction: GtkDirectionType) {
        if case .panel(let surface) = focusPlace {
            moveFocus(direction, inPanelOf: surface)
        } else if let window {
            gtk_widget_child_focus(window.widget, direction)
        }
    }

    private func place(of widget: WidgetPointer) -> FocusPlace {
        if let surface = surfaceID(containing: widget) { return .panel(surface) }
        return .app(inside: regions.regions(containing: widget, among: stage.gate.plan.regions))
    }
}

extension InputPlan {
    /// The regions, other than windows, that it says something about.
    var regions: Set<Region> {
        var regions = Set(layers.map(\.region))
        for case .blockedExcept(let exempt) in layers.map(\.outside) { regions.formUnion(exempt) }
        return regions
    }
}
