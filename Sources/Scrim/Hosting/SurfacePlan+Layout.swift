@_spi(Host) extension SurfacePlan {
    /// Whether two plans of a surface have the same layout: they differ only in the motion, the reports about it, the
    /// time left, and whether the surface is leaving.
    ///
    /// A host that has laid out one of them need not lay out the other.
    public func isLaidOut(like other: SurfacePlan) -> Bool {
        var copy = self
        copy.motion = other.motion
        copy.generation = other.generation
        copy.awaitsFrame = other.awaitsFrame
        copy.isLeaving = other.isLeaving
        copy.timeLeft = other.timeLeft
        return copy == other
    }
}
