import Scrim

extension Sequence where Element == SurfaceView {
    /// Tells each surface what the scrims below it, where it is, come to at this moment: from back to front.
    @MainActor
    func shareDimming() {
        var below: [SurfaceView] = []
        for surface in self {
            surface.coveredOpacity = below.reduce(0) { darkest, lower in
                // What dims one view does not dim another.
                guard let region = lower.plan?.region, region.isWindow || region == surface.plan?.region
                else {
                    return darkest
                }
                return Swift.max(darkest, lower.scrimOpacity)
            }
            below.append(surface)
        }
    }
}
