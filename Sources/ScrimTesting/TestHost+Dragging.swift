@_spi(Host) import Scrim

/// What a finger does to a sheet, and to a notice.
extension TestHost {
    /// Drags the sheet that says this, and lets go of it; does nothing under an overlay that blocks it.
    ///
    /// Each step is a distance from where the drag began, in points towards closing, and the time that the finger
    /// takes to get there.
    ///
    /// ```swift
    /// screen.drag("Colors", through: [(40, .milliseconds(16)), (120, .milliseconds(16))])    // a flick
    /// ```
    ///
    /// - Parameters:
    ///   - text: A text on the sheet, or the name of its view.
    ///   - steps: The finger's positions, one after the other.
    ///   - letsGo: Whether the finger is lifted at the end.
    public func drag(_ text: String, through steps: [(by: Double, after: Duration)], letsGo: Bool = true) {
        guard let surface = reached(saying: text)?.id else { return }
        drag(surface, through: steps, letsGo: letsGo)
    }

    /// Drags the sheet of this surface, and lets go of it.
    @_spi(Host) public func drag(
        _ surface: SurfaceID, through steps: [(by: Double, after: Duration)], letsGo: Bool = true
    ) {
        stage.report(.dragBegan(surface, at: now))
        for step in steps {
            advance(by: step.after)
            stage.report(.dragMoved(surface, by: step.by, at: now))
        }
        if letsGo { stage.report(.dragEnded(surface, at: now, cancelled: false)) }
    }

    /// Lets go of the sheet that says this, or cancels the drag.
    public func letGo(_ text: String, cancelled: Bool = false) {
        guard let surface = surface(saying: text)?.id else { return }
        stage.report(.dragEnded(surface, at: now, cancelled: cancelled))
    }

    /// Flicks the notice that says this away, up at the top of the window and down elsewhere; does nothing if an
    /// overlay blocks the notice, or if a flick does not dismiss it (`Overlay.InputPolicy.dismissedBy`).
    ///
    /// As with a finger, a closed stack opens first; the notice that was touched is flicked away.
    public func flick(_ text: String) {
        guard let surface = reached(saying: text), surface.takesPresses else { return }
        let isUp =
            switch surface.placement {
            case .edge(.top), .corner(.topLeading), .corner(.topTrailing): true
            case .edge, .corner, .center: false
            }
        let way = isUp ? -60.0 : 60
        stage.report(.touched(surface.id))
        stage.report(.panelReleased(surface.id, by: Geometry.Point(x: 0, y: way), velocity: .zero))
    }
}
