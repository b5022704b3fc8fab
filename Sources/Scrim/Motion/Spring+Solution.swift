private import CLibm

/// The damped oscillator `x″ + 2ζω x′ + ω² x = 0`, in closed form.
///
/// Displacements are from rest; four at a time, since a pose and a rectangle both have four parts.
extension Spring {
    /// How far from rest it is after some seconds.
    func displacement(
        after seconds: Double, from start: SIMD4<Double>, velocity: SIMD4<Double>
    ) -> SIMD4<Double> {
        let influence = influence(after: seconds)
        return start * influence.ofStart + velocity * influence.ofVelocity
    }

    /// How fast it is after some seconds, per second.
    func velocity(after seconds: Double, from start: SIMD4<Double>, velocity: SIMD4<Double>) -> SIMD4<Double>
    {
        let influence = influence(after: seconds)
        return start * influence.ofStartOnVelocity + velocity * influence.ofVelocityOnVelocity
    }

    /// After how many seconds no part is ever again further from rest than the threshold.
    ///
    /// An upper bound, a little late rather than early: it follows from the envelope
    /// `(|x₀| + |x₀′ + λ x₀| · min(t, bound)) · exp(−λt)`, which holds in all three cases.
    func settlingTime(
        from start: SIMD4<Double>, velocity: SIMD4<Double>, within threshold: Double
    ) -> Double {
        let shape = shape
        var longest = 0.0
        for part in start.indices {
            longest = max(
                longest, shape.settlingTime(from: start[part], velocity: velocity[part], within: threshold))
        }
        return longest
    }

    /// The spring without its swing: as quick, and coming to rest without overshoot.
    var withoutOvershoot: Spring { Spring(dampingRatio: max(dampingRatio, 1), response: response) }

    /// The solution for a displacement of 1 at rest, and for rest with a velocity of 1.
    ///
    /// All others are sums of multiples of these two.
    private struct Influence {
        let ofStart: Double
        let ofVelocity: Double
        let ofStartOnVelocity: Double
        let ofVelocityOnVelocity: Double
    }

    private func influence(after seconds: Double) -> Influence {
        let shape = shape
        let decay = scrim_exp(-shape.rate * seconds)
        // x = exp(−λt) · (x₀ · p + (x₀′ + λ x₀) · q)
        let p: Double
        let q: Double
        let dp: Double
        let dq: Double
        switch shape {
        case .swinging(_, let frequency):
            let angle = frequency * seconds
            (p, q) = (scrim_cos(angle), scrim_sin(angle) / frequency)
            (dp, dq) = (-frequency * scrim_sin(angle), scrim_cos(angle))
        case .critical:
            (p, q) = (1, seconds)
            (dp, dq) = (0, 1)
        case .creeping(_, let gap):
            let fast = scrim_exp(-gap * seconds)
            (p, q) = (1, (1 - fast) / gap)
            (dp, dq) = (0, fast)
        }
        let ofStart = decay * (p + shape.rate * q)
        let ofVelocity = decay * q
        return Influence(
            ofStart: ofStart, ofVelocity: ofVelocity,
            ofStartOnVelocity: decay * (dp + shape.rate * dq) - shape.rate * ofStart,
            ofVelocityOnVelocity: decay * dq - shape.rate * ofVelocity)
    }

    /// The three cases, by the roots of the characteristic equation.
    private enum Shape {
        /// A complex pair: decays at a rate, swings at a frequency (radians per second).
        case swinging(rate: Double, frequency: Double)
        /// A double root.
        case critical(rate: Double)
        /// Two real roots: the slow one, and how much faster the other is.
        case creeping(rate: Double, gap: Double)

        /// λ: how fast the slowest part decays, per second.
        var rate: Double {
            switch self {
            case .swinging(let rate, _), .critical(let rate), .creeping(let rate, _): rate
            }
        }

        /// What |q| never exceeds, besides t itself.
        private var bound: Double {
            switch self {
            case .swinging(_, let frequency): 1 / frequency
            case .critical: .infinity
            case .creeping(_, let gap): 1 / gap
            }
        }

        func settlingTime(from start: Double, velocity: Double, within threshold: Double) -> Double {
            let height = abs(start)
            let growth = abs(velocity + rate * start)
            guard height > 0 || growth > 0 else { return 0 }
            // t·exp(−λt/2) is at most 2/(eλ): with it the envelope solves for t, far too late …
            let e = 2.718281828459045
            var time = 2 * scrim_log((height + growth * 2 / (e * rate)) / threshold) / rate
            // … and from above, each round comes nearer to the envelope's own last crossing, never past it.
            for _ in 0..<8 {
                guard time > 0 else { return 0 }
                time = scrim_log((height + growth * min(time, bound)) / threshold) / rate
            }
            return max(time, 0)
        }
    }

    private var shape: Shape {
        let frequency = 2 * Double.pi / response
        let discriminant = dampingRatio * dampingRatio - 1
        // Nearer than this the two roots cannot be told apart by the arithmetic, nor by the eye.
        let nearlyCritical = 1e-8
        if discriminant < -nearlyCritical {
            return .swinging(
                rate: dampingRatio * frequency, frequency: frequency * (-discriminant).squareRoot())
        }
        if discriminant > nearlyCritical {
            let root = discriminant.squareRoot()
            // ζ − √(ζ² − 1), without the cancellation.
            return .creeping(rate: frequency / (dampingRatio + root), gap: 2 * frequency * root)
        }
        return .critical(rate: frequency)
    }
}
