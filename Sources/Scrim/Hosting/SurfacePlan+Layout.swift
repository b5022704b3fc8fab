@_spi(Host) extension SurfacePlan {
    /// Whether this plan of a surface has the same layout as another: they differ in nothing but the motion, what is to
    /// be reported of the motion, and whether the surface is leaving.
    ///
    /// A host that has laid out one of them need not lay out the other.
    public func isLaidOut(like other: SurfacePlan) -> Bool {
        var copy = self
        copy.motion = other.motion
        copy.generation = other.generation
        copy.awaitsFrame = other.awaitsFrame
        copy.isLeaving = other.isLeaving
        return copy == other
    }
}
