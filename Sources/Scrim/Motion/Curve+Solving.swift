extension Motion.Curve {
    /// The share of the distance that is covered after a share of the time; both 0 to 1, though the distance may leave
    /// that range between its ends.
    func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return Self.polynomial(y1, y2, at: parameter(at: time))
    }

    /// The slope of the curve after a share of the time: the share of the distance per share of the
    /// time, within ±`steepest`.
    func slope(at time: Double) -> Double {
        // If a control point equals its end point, the next point gives the direction.
        if time <= 0 {
            return Self.ratio((y1, x1), (y2, x2), (1, 1))
        }
        if time >= 1 {
            return Self.ratio((1 - y2, 1 - x2), (1 - y1, 1 - x1), (1, 1))
        }
        let parameter = parameter(at: time)
        return Self.ratio((Self.derivative(y1, y2, at: parameter), Self.derivative(x1, x2, at: parameter)))
    }

    /// The steepest slope that is computed with: a curve may be vertical at a point.
    private static let steepest = 1e3
    /// The error in time that is accepted, as a share of the whole: 0.1 ns of the longest transition, 10 s.
    private static let tolerance = 1e-11

    /// The curve's parameter for a share of the time: x is monotone, since the control points lie within 0…1.
    private func parameter(at time: Double) -> Double {
        // Newton's method doubles the digits with each round, except where the curve is almost vertical in x.
        var guess = time
        for _ in 0..<8 {
            let error = Self.polynomial(x1, x2, at: guess) - time
            if abs(error) < Self.tolerance { return guess }
            let slope = Self.derivative(x1, x2, at: guess)
            guard abs(slope) > 1e-6 else { break }
            guess -= error / slope
            guard guess >= 0, guess <= 1 else { break }
        }
        // Bisection always succeeds, at one binary digit a round.
        var low = 0.0
        var high = 1.0
        while high - low > Self.tolerance {
            guess = (low + high) / 2
            if Self.polynomial(x1, x2, at: guess) < time { low = guess } else { high = guess }
        }
        return (low + high) / 2
    }

    /// One coordinate of the cubic from 0 over `first` and `second` to 1.
    private static func polynomial(_ first: Double, _ second: Double, at s: Double) -> Double {
        let a = 1 - 3 * second + 3 * first
        let b = 3 * second - 6 * first
        return ((a * s + b) * s + 3 * first) * s
    }

    /// The derivative of that coordinate by the curve's parameter.
    private static func derivative(_ first: Double, _ second: Double, at s: Double) -> Double {
        let a = 1 - 3 * second + 3 * first
        let b = 3 * second - 6 * first
        return (3 * a * s + 2 * b) * s + 3 * first
    }

    /// The slope of the first of the vectors that has any length, within ±`steepest`.
    private static func ratio(_ candidates: (dy: Double, dx: Double)...) -> Double {
        let vector = candidates.first { $0.dx != 0 || $0.dy != 0 } ?? (1, 1)
        guard vector.dx != 0 else { return vector.dy < 0 ? -steepest : steepest }
        return min(max(vector.dy / vector.dx, -steepest), steepest)
    }
}
