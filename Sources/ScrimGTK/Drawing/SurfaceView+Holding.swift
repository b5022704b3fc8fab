import CGtk4
@_spi(Host) import Scrim

/// The surface as the gestures that drag a sheet see it.
extension SurfaceView: DraggableSheet {
    var sheet: SheetPlan? { plan?.sheet }

    var isMoving: Bool { plan?.motion.isSettled(at: .now) == false || momentum.isMoving(at: .now) }

    var growth: Double { isRetired ? 0 : host.growth(of: id) }

    func takesDrag(at point: Point) -> Bool {
        guard let sheet, let point = panelPoint(point) else { return false }
        return sheet.takesDrag(at: point, grabber: frames.grabber)
    }

    func takesMove(at point: Point) -> Bool {
        guard let sheet, let point = panelPoint(point) else { return false }
        return sheet.takesMove(at: point)
    }

    /// A point of the surface's widget in the panel's coordinates.
    private func panelPoint(_ point: Point) -> Point? {
        var (own, inPanel) = (graphene_point_t(x: Float(point.x), y: Float(point.y)), graphene_point_t())
        guard gtk_widget_compute_point(widget, panel.widget, &own, &inPanel) != 0 else { return nil }
        return Point(x: Double(inPanel.x), y: Double(inPanel.y))
    }

    func pick(_ point: Point) -> WidgetPointer? {
        gtk_widget_pick(widget, point.x, point.y, GTK_PICK_INSENSITIVE)
    }

    func scrollers(around target: WidgetPointer?) -> ScrollChain {
        guard let closing = sheet?.closing else { return ScrollChain() }
        return ScrollChain(from: target, in: panel.widget, closing: closing)
    }

    func takenHold(_ scrollers: ScrollChain) {
        momentum.stop()
        self.scrollers = scrollers
    }

    func stopMomentum() { momentum.stop() }

    func report(_ event: HostEvent) {
        if !isRetired { host.report(event) }
    }
}
