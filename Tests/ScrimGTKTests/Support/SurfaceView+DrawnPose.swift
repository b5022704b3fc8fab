@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension SurfaceView {
    /// The pose that was drawn last.
    var drawnPose: Motion.Pose? { moment == nil ? nil : plan?.motion.pose(at: drawnAt) }
}
