import CGtk4
@_spi(Host) import Scrim

/// The surface, as the gestures that drag a sheet see it.
extension SurfaceView: DraggableSheet {
    var sheet: SheetPlan? { plan?.sheet }

    var isMoving: Bool { plan?.motion.isSettled(at: .now) == false || momentum.isMoving(at: .now) }

    var growth: Double {
        isRetired ? 0 : host.surfaceStage.position(of: id, at: .now)?.growth ?? 0
    }

    func takesDrag(at point: Point) -> Bool {
        guard let sheet, let point = surface.panelPoint(point) else { return false }
        return sheet.takesDrag(at: point, grabber: frames.grabber)
    }

    func takesMove(at point: Point) -> Bool {
        guard let sheet, let point = surface.panelPoint(point) else { return false }
        return sheet.takesMove(at: point)
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
