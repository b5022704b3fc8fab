@_spi(Host) @testable import Scrim

extension Motion.Pose {
    /// The largest difference between two components.
    func distance(to other: Motion.Pose) -> Double {
        let difference = vector - other.vector
        return difference.indices.map { abs(difference[$0]) }.max() ?? 0
    }
}

extension Double {
    /// Whether the difference is less than the tolerance.
    func isClose(to other: Double, within tolerance: Double = 1e-9) -> Bool { abs(self - other) < tolerance }
}

extension Instant {
    /// The instant this many seconds after the clock's start.
    static func at(_ seconds: Double) -> Instant { Instant(.seconds(seconds)) }
}
