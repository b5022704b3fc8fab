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

    // MARK: The grabber

    /// Whether a press at a point of the surface's widget may be a tap on the grabber.
    ///
    /// It is none if it stops a moving sheet or content, or hits a widget of the content that handles presses itself.
    func takesGrabberTap(at point: Point) -> Bool {
        guard !isMoving, let sheet, let own = surface.panelPoint(point),
            sheet.takesTap(at: own, grabber: frames.grabber)
        else { return false }
        guard let target = pick(point), target != parts.grabber?.widget else { return true }
        return !target.takesPresses(below: panel.widget)
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Whether the widget, or an ancestor below `top`, handles presses itself: it is a control, or has a click gesture.
    @MainActor
    fileprivate func takesPresses(below top: WidgetPointer) -> Bool {
        var widget: WidgetPointer? = self
        while let current = widget, current != top {
            // A scrolled window has the focus for the keys that scroll it.
            let isControl =
                gtk_widget_get_focusable(current) != 0 && !current.isA(gtk_scrolled_window_get_type())
            if isControl || current.controllers.contains(where: { $0.isA(gtk_gesture_click_get_type()) }) {
                return true
            }
            widget = gtk_widget_get_parent(current)
        }
        return false
    }
}
