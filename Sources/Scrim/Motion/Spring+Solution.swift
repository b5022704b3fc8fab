private import CLibm

/// The damped oscillator `x″ + 2ζω x′ + ω² x = 0`, in closed form.
///
/// Displacements are from rest; four at a time, since a pose and a rectangle both have four parts.
extension Motion.Spring {
    /// The displacement from rest after some seconds.
    func displacement(
        after seconds: Double, from start: SIMD4<Double>, velocity: SIMD4<Double>
    ) -> SIMD4<Double> {
        let solutions = solutions(after: seconds)
        return start * solutions.ofStart + velocity * solutions.ofVelocity
    }

    /// The velocity after some seconds, per second.
    func velocity(after seconds: Double, from start: SIMD4<Double>, velocity: SIMD4<Double>) -> SIMD4<Double>
    {
        let solutions = solutions(after: seconds)
        return start * solutions.ofStartVelocity + velocity * solutions.ofVelocityVelocity
    }

    /// The time in seconds after which every part stays within the threshold around rest.
    ///
    /// The time is an upper bound, a little late rather than early: it follows from the envelope
    /// `(|x₀| + |x₀′ + λ x₀| · min(t, bound)) · exp(−λt)`, which holds in all three cases.
    func settlingTime(
        from start: SIMD4<Double>, velocity: SIMD4<Double>, within threshold: Double
    ) -> Double {
        let damping = damping
        var longest = 0.0
        for part in start.indices {
            longest = max(
                longest, damping.settlingTime(from: start[part], velocity: velocity[part], within: threshold))
        }
        return longest
    }

    /// The spring with the same response that comes to rest without overshoot.
    var withoutOvershoot: Motion.Spring {
        Motion.Spring(dampingRatio: max(dampingRatio, 1), response: response)
    }

    /// The two fundamental solutions at one moment: for a displacement of 1 without velocity, and for a velocity of
    /// 1 without displacement.
    ///
    /// Every other solution is a sum of multiples of these two.
    private struct FundamentalSolutions {
        /// The displacement that follows from a displacement of 1.
        let ofStart: Double
        /// The displacement that follows from a velocity of 1.
        let ofVelocity: Double
        /// The velocity that follows from a displacement of 1.
        let ofStartVelocity: Double
        /// The velocity that follows from a velocity of 1.
        let ofVelocityVelocity: Double
    }

    private func solutions(after seconds: Double) -> FundamentalSolutions {
        let damping = damping
        let decay = scrim_exp(-damping.rate * seconds)
        // x = exp(−λt) · (x₀ · p + (x₀′ + λ x₀) · q)
        let p: Double
        let q: Double
        let dp: Double
        let dq: Double
        switch damping {
        case .underdamped(_, let frequency):
            let angle = frequency * seconds
            (p, q) = (scrim_cos(angle), scrim_sin(angle) / frequency)
            (dp, dq) = (-frequency * scrim_sin(angle), scrim_cos(angle))
        case .critical:
            (p, q) = (1, seconds)
            (dp, dq) = (0, 1)
        case .overdamped(_, let gap):
            let fast = scrim_exp(-gap * seconds)
            (p, q) = (1, (1 - fast) / gap)
            (dp, dq) = (0, fast)
        }
        let ofStart = decay * (p + damping.rate * q)
        let ofVelocity = decay * q
        return FundamentalSolutions(
            ofStart: ofStart, ofVelocity: ofVelocity,
            ofStartVelocity: decay * (dp + damping.rate * dq) - damping.rate * ofStart,
            ofVelocityVelocity: decay * dq - damping.rate * ofVelocity)
    }

    /// The three cases of damping, by the roots of the characteristic equation.
    private enum Damping {
        /// A complex pair of roots: decays at a rate, swings at a frequency (radians per second).
        case underdamped(rate: Double, frequency: Double)
        /// A double root.
        case critical(rate: Double)
        /// Two real roots: the slow one, and how much faster the other is.
        case overdamped(rate: Double, gap: Double)

        /// λ: how fast the slowest part decays, per second.
        var rate: Double {
            switch self {
            case .underdamped(let rate, _), .critical(let rate), .overdamped(let rate, _): rate
            }
        }

        /// The upper bound of |q|, apart from t itself.
        private var bound: Double {
            switch self {
            case .underdamped(_, let frequency): 1 / frequency
            case .critical: .infinity
            case .overdamped(_, let gap): 1 / gap
            }
        }

        /// The time in seconds after which one part stays within the threshold around rest.
        func settlingTime(from start: Double, velocity: Double, within threshold: Double) -> Double {
            let height = abs(start)
            let growth = abs(velocity + rate * start)
            guard height > 0 || growth > 0 else { return 0 }
            // t·exp(−λt/2) is at most 2/(eλ). With that, the envelope solves for t, but far too late.
            let e = 2.718281828459045
            var time = 2 * scrim_log((height + growth * 2 / (e * rate)) / threshold) / rate
            // Each round comes nearer to the last crossing of the envelope itself, from above and never past it.
            for _ in 0..<8 {
                guard time > 0 else { return 0 }
                time = scrim_log((height + growth * min(time, bound)) / threshold) / rate
            }
            return max(time, 0)
        }
    }

    private var damping: Damping {
        let frequency = 2 * Double.pi / response
        let discriminant = dampingRatio * dampingRatio - 1
        // Nearer than this, neither the arithmetic nor the eye can separate the two roots.
        let nearlyCritical = 1e-8
        if discriminant < -nearlyCritical {
            return .underdamped(
                rate: dampingRatio * frequency, frequency: frequency * (-discriminant).squareRoot())
        }
        if discriminant > nearlyCritical {
            let root = discriminant.squareRoot()
            // ζ − √(ζ² − 1), written without cancellation.
            return .overdamped(rate: frequency / (dampingRatio + root), gap: 2 * frequency * root)
        }
        return .critical(rate: frequency)
    }
}
