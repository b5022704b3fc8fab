extension Motion {
    /// The pose at an instant; before the start it is `from`, after the end (or of no length) `to`.
    ///
    /// Always one that can be drawn: a spring that overshoots leaves opacity and scrim at their limits.
    public func pose(at instant: Instant) -> Pose {
        switch phase(at: instant) {
        case .before: return from
        case .after: return drawn(end)
        case .under(let seconds): return drawn(sample(after: seconds).place)
        }
    }

    /// How fast each part changes at an instant, per second; at rest, and for a part at its limit, 0.
    ///
    /// Handed to the next motion together with the pose, it makes the two one movement.
    public func velocity(at instant: Instant) -> Pose {
        switch phase(at: instant) {
        case .before: return velocity
        case .after: return .still
        case .under(let seconds):
            var (place, speed) = sample(after: seconds)
            if let track {
                speed[3] += track.slope(at: place[0]) * speed[0]
                place[3] += track.share(at: place[0])
            }
            return Pose(speed.replacing(with: 0, where: .!Pose.isDrawable(place))).asVelocity
        }
    }

    /// How long it takes until it rests within what can be seen.
    ///
    /// Zero where there is nowhere to go and no momentum. A spring's is an upper bound.
    public var duration: Duration {
        let way = beginning - end
        guard way != .zero || momentum != .zero else { return .zero }
        switch pace {
        case .none: return .zero
        case .curve(_, let duration): return duration.clamped
        case .spring(let spring):
            return .seconds(spring.settlingTime(from: way, velocity: momentum, within: Self.visible))
        case .coast(let friction):
            let coasting = Coasting(friction: friction)
            return .seconds(
                coasting.time(from: approach, to: coasting.velocity(approach, after: abs(way[0]))))
        }
    }

    /// Whether it has come to rest.
    ///
    /// One of no length has at any instant, even before its start: a frame's time often lies a little before
    /// the moment at which the motion was asked for.
    public func isSettled(at instant: Instant) -> Bool {
        let duration = duration
        return duration == .zero || instant >= start + duration
    }

    /// The least change that is seen: half a point over a travel of 1000, a seventh of a step of an eight-bit
    /// opacity.
    static let visible = 5e-4

    private enum Phase {
        case before
        /// Under way, since this many seconds.
        case under(Double)
        case after
    }

    private func phase(at instant: Instant) -> Phase {
        if isSettled(at: instant) { return .after }
        return instant < start ? .before : .under((instant - start).inSeconds)
    }

    // The parts of a pose as they are counted with. A scrim that follows a track counts by how much more than that
    // says is to be seen: what is left over where the track is another than before fades away on the way.

    private var beginning: SIMD4<Double> {
        var vector = from.vector
        if let track { vector[3] -= track.share(at: from.offstage) }
        // The noise of sums is nowhere to go from.
        if track != nil, abs(vector[3]) < 1e-9 { vector[3] = 0 }
        return vector
    }

    private var end: SIMD4<Double> {
        var vector = to.vector
        if track != nil { vector[3] = 0 }
        return vector
    }

    private var momentum: SIMD4<Double> {
        var vector = velocity.vector
        if track != nil { vector[3] = 0 }
        return vector
    }

    /// The pose that a sample is drawn as.
    private func drawn(_ place: SIMD4<Double>) -> Pose {
        var place = place
        if let track { place[3] += track.share(at: place[0]) }
        return Pose(place).drawable
    }

    private func sample(after seconds: Double) -> (place: SIMD4<Double>, velocity: SIMD4<Double>) {
        let way = end - beginning
        switch pace {
        case .none:
            return (end, .zero)
        case .spring(let spring):
            return (
                end + spring.displacement(after: seconds, from: -way, velocity: momentum),
                spring.velocity(after: seconds, from: -way, velocity: momentum)
            )
        case .coast(let friction):
            let coasting = Coasting(friction: friction)
            let pace = approach / abs(way[0])
            return (
                beginning + way * pace * coasting.way(after: seconds),
                way * pace * coasting.velocity(after: seconds)
            )
        case .curve(let curve, let duration):
            let length = duration.clamped.inSeconds
            let time = seconds / length
            var share = curve.value(at: time)
            var pace = curve.slope(at: time) / length
            guard momentum != .zero else { return (beginning + way * share, way * pace) }
            // A motion that takes over another's momentum begins with that, and not with the curve's own.
            let own = curve.slope(at: 0) / length
            let brake = Fading(over: Self.brake(of: own, length: length), at: seconds)
            share -= own * brake.place
            pace -= own * brake.velocity
            let fading = Fading(over: length, at: seconds)
            return (
                beginning + way * share + momentum * fading.place,
                way * pace + momentum * fading.velocity
            )
        }
    }

    /// How fast it goes towards its end along its way, at least 0.
    private var approach: Double {
        let way = to.offstage - from.offstage
        return way == 0 ? 0 : max(velocity.offstage * (way > 0 ? 1 : -1), 0)
    }

    /// Over how long a curve's own first velocity is taken out: the whole length, unless it is so steep that
    /// the motion would go backwards meanwhile.
    ///
    /// A cubic stays monotone up to three times the mean slope (Fritsch and Carlson, *Monotone Piecewise
    /// Cubic Interpolation*, 1980); a steeper curve also bends away the sooner, hence the square.
    private static func brake(of own: Double, length: Double) -> Double {
        let steepness = abs(own) * length
        guard steepness > 3 else { return length }
        return length * (3 / steepness) * (3 / steepness)
    }
}

/// A velocity of 1 that fades out: `t · (1 − t/T)²`.
///
/// It begins at 0 with velocity 1, and ends at 0 with velocity 0, so that adding it to a motion changes
/// nothing but how it begins.
private struct Fading {
    let place: Double
    let velocity: Double

    init(over length: Double, at seconds: Double) {
        let left = 1 - seconds / length
        guard left > 0 else {
            (place, velocity) = (0, 0)
            return
        }
        place = seconds * left * left
        velocity = left * (left - 2 * seconds / length)
    }
}
