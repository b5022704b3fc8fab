extension Motion.Pose {
    /// Offstage, scale, opacity and scrim, in this order: motion treats them alike.
    var vector: SIMD4<Double> { SIMD4(offstage, scale, opacity, scrim) }

    init(_ vector: SIMD4<Double>) {
        self.init(offstage: vector[0], scale: vector[1], opacity: vector[2], scrim: vector[3])
    }

    /// The nearest pose that can be drawn.
    var drawable: Motion.Pose {
        Motion.Pose(vector.replacingNaN(with: Motion.Pose.rest.vector).clamped(to: Self.least, Self.greatest))
    }

    /// The pose as a velocity, clamped to what can be computed.
    var clampedVelocity: Motion.Pose {
        Motion.Pose(
            vector.replacingNaN(with: .zero).clamped(
                to: SIMD4(repeating: -Self.limit), SIMD4(repeating: Self.limit)))
    }

    /// Which of the parts lie in the range that can be drawn.
    static func isDrawable(_ vector: SIMD4<Double>) -> SIMDMask<SIMD4<Int64>> {
        (vector .>= least) .& (vector .<= greatest)
    }

    /// The largest travel and scale, and the largest velocity of any part per second: far beyond what is ever seen, and
    /// small enough for sums to stay finite.
    private static let limit = 1e6
    private static let least = SIMD4(-limit, 0, 0, 0)
    private static let greatest = SIMD4(limit, limit, 1, 1)
}

extension SIMD4<Double> {
    /// The vector with the fallback's part wherever its own is not a number; infinite parts stay.
    func replacingNaN(with fallback: Self) -> Self { replacing(with: fallback, where: self .!= self) }

    /// The vector with each part between the two given.
    func clamped(to least: Self, _ greatest: Self) -> Self {
        clamped(lowerBound: least, upperBound: greatest)
    }
}
