/// What is pulled past its end gives way, less and less: `(1 − 1/(x·c/d + 1))·d`.
///
/// The formula of UIScrollView, as it is commonly published; `d` is what the way past the end comes near to and
/// never reaches.
struct RubberBand: Hashable, Sendable {
    /// How far it gives at first: this share of the pull.
    static let give = 0.55

    /// What is shown comes near to this, in points; 0: it does not give at all.
    let dimension: Double

    init(dimension: Double) { self.dimension = dimension.length }

    /// How far past the end it is shown, for a pull of so many points past it; both at least 0.
    func shown(_ pull: Double) -> Double {
        guard pull > 0, dimension > 0 else { return 0 }
        return (1 - 1 / (pull * Self.give / dimension + 1)) * dimension
    }

    /// How fast it goes for a pull's speed of 1.
    func slope(at pull: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let stretch = max(pull, 0) * Self.give / dimension + 1
        return Self.give / (stretch * stretch)
    }
}

/// A way with two ends, past which it gives like a rubber band.
struct Stretch: Hashable, Sendable {
    /// Between these it goes as it is pulled.
    let low: Double
    let high: Double
    let below: RubberBand
    let above: RubberBand

    /// Where it is shown when it is pulled to a place.
    func shown(_ pulled: Double) -> Double {
        if pulled > high { return high + above.shown(pulled - high) }
        if pulled < low { return low - below.shown(low - pulled) }
        return pulled
    }

    /// How fast it goes for a pull's speed of 1.
    func slope(at pulled: Double) -> Double {
        if pulled > high { return above.slope(at: pulled - high) }
        if pulled < low { return below.slope(at: low - pulled) }
        return 1
    }
}
