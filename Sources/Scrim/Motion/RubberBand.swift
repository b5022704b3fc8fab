/// The resistance of something that is pulled past its end: it follows the pull less and less, `(1 − 1/(x·c/d + 1))·d`.
///
/// The formula of UIScrollView, as it is commonly published; `d` is the distance past the end that is approached,
/// but never reached.
struct RubberBand: Hashable, Sendable, Codable {
    /// The share of the pull that is followed at first, `c` in the formula.
    static let give = 0.55

    /// The distance past the end that is approached and never reached, in points; 0: nothing moves past the end.
    let dimension: Double

    init(dimension: Double) { self.dimension = dimension.clampedLength }

    /// How far past the end something is shown if it is pulled this many points past the end; both at least 0.
    func shown(_ pull: Double) -> Double {
        guard pull > 0, dimension > 0 else { return 0 }
        return (1 - 1 / (pull * Self.give / dimension + 1)) * dimension
    }

    /// The speed of something past the end if the pull changes at a speed of 1.
    func slope(at pull: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let stretch = max(pull, 0) * Self.give / dimension + 1
        return Self.give / (stretch * stretch)
    }
}

/// A range of positions in which something follows a pull exactly, with a rubber band past each end.
struct RubberBandRange: Hashable, Sendable, Codable {
    /// The lower end of the range.
    let low: Double
    /// The upper end of the range.
    let high: Double
    /// The rubber band past the lower end.
    let below: RubberBand
    /// The rubber band past the upper end.
    let above: RubberBand

    /// The visible position of something that is pulled to a position.
    func shown(_ pulled: Double) -> Double {
        if pulled > high { return high + above.shown(pulled - high) }
        if pulled < low { return low - below.shown(low - pulled) }
        return pulled
    }

    /// The speed of something that is pulled to a position, if the pull changes at a speed of 1.
    func slope(at pulled: Double) -> Double {
        if pulled > high { return above.slope(at: pulled - high) }
        if pulled < low { return below.slope(at: low - pulled) }
        return 1
    }
}
