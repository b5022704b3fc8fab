@_spi(Host) @testable import Scrim

extension Motion.Pose {
    /// The greatest difference of any part.
    func distance(to other: Motion.Pose) -> Double {
        let difference = vector - other.vector
        return difference.indices.map { abs(difference[$0]) }.max() ?? 0
    }
}

extension Double {
    /// Whether they differ by less than the tolerance.
    func isClose(to other: Double, within tolerance: Double = 1e-9) -> Bool { abs(self - other) < tolerance }
}

extension Instant {
    /// This many seconds after the clock's beginning.
    static func at(_ seconds: Double) -> Instant { Instant(.seconds(seconds)) }
}
