import Scrim

/// A finger on a sheet.
extension TestHost {
    /// Drags a sheet and lets it go: each step is a place in points towards closing, counted from where the drag
    /// began, and the time that the finger takes to get there.
    ///
    /// ```swift
    /// screen.drag("Colours", through: [(40, .milliseconds(16)), (120, .milliseconds(16))])    // a flick
    /// ```
    ///
    /// - Parameters:
    ///   - text: What the sheet says, or the name of its view.
    ///   - steps: The way of the finger.
    ///   - letsGo: Whether the finger is lifted at the end.
    public func drag(_ text: String, through steps: [(by: Double, after: Duration)], letsGo: Bool = true) {
        guard let surface = surface(saying: text)?.id else { return }
        drag(surface, through: steps, letsGo: letsGo)
    }

    /// The same by the surface's name.
    public func drag(
        _ surface: SurfaceID, through steps: [(by: Double, after: Duration)], letsGo: Bool = true
    ) {
        stage.report(.dragBegan(surface, at: now))
        for step in steps {
            advance(by: step.after)
            stage.report(.dragMoved(surface, by: step.by, at: now))
        }
        if letsGo { stage.report(.dragEnded(surface, at: now, cancelled: false)) }
    }

    /// Lets go of the sheet that says this.
    public func letGo(_ text: String, cancelled: Bool = false) {
        guard let surface = surface(saying: text)?.id else { return }
        stage.report(.dragEnded(surface, at: now, cancelled: cancelled))
    }
}
