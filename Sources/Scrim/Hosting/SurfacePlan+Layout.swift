@_spi(Host) extension SurfacePlan {
    /// Whether two plans of a surface have the same layout: they differ only in the motion, the reports about it, the
    /// time left, how much is done, and whether the surface is leaving.
    ///
    /// A host that has laid out one of them need not lay out the other.
    public func isLaidOut(like other: SurfacePlan) -> Bool {
        var copy = self
        copy.motion = other.motion
        copy.generation = other.generation
        copy.awaitsFrame = other.awaitsFrame
        copy.isLeaving = other.isLeaving
        copy.timeLeft = other.timeLeft
        if copy.panel.indicator.isLaidOut(like: other.panel.indicator) {
            copy.panel.indicator = other.panel.indicator
            copy.panel.progressText = other.panel.progressText
        }
        return copy == other
    }
}

extension Overlay.Indicator {
    /// Whether both are the same bar or ring, filled more or less.
    fileprivate func isLaidOut(like other: Overlay.Indicator) -> Bool {
        switch (self, other) {
        case (.bar, .bar), (.ring, .ring): true
        case (.none, _), (.spinner, _), (.bar, _), (.ring, _), (.icon, _): false
        }
    }
}
