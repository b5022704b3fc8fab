extension Motion {
    /// The pose at an instant; before the start it is `from`, after the end (or of no length) `to`.
    ///
    /// Always one that can be drawn: a spring that overshoots leaves opacity and scrim at their limits.
    public func pose(at instant: Instant) -> Pose {
        var pose =
            switch phase(at: instant) {
            case .before: from
            case .after: to
            case .under(let seconds): Pose(sample(after: seconds).place).drawable
            }
        if let track { pose.scrim = track.share(at: pose.offstage) }
        return pose
    }

    /// How fast each part changes at an instant, per second; at rest, and for a part at its limit, 0.
    ///
    /// Handed to the next motion together with the pose, it makes the two one movement.
    public func velocity(at instant: Instant) -> Pose {
        var speed: Pose
        switch phase(at: instant) {
        case .before: speed = velocity
        case .after: speed = .still
        case .under(let seconds):
            let sample = sample(after: seconds)
            speed =
                Pose(sample.velocity.replacing(with: 0, where: .!Pose.isDrawable(sample.place))).asVelocity
        }
        if let track {
            speed.scrim = track.slope(at: pose(at: instant).offstage) * speed.offstage
        }
        return speed
    }

    /// How long it takes until it rests within what can be seen.
    ///
    /// Zero where there is nowhere to go and no momentum. A spring's is an upper bound.
    public var duration: Duration {
        let way = from.vector - to.vector
        guard way != .zero || velocity != .still else { return .zero }
        switch pace {
        case .none: return .zero
        case .curve(_, let duration): return duration.clamped
        case .spring(let spring):
            return .seconds(
                spring.settlingTime(from: way, velocity: velocity.vector, within: Self.visible))
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

    private func sample(after seconds: Double) -> (place: SIMD4<Double>, velocity: SIMD4<Double>) {
        let way = to.vector - from.vector
        switch pace {
        case .none:
            return (to.vector, .zero)
        case .spring(let spring):
            return (
                to.vector + spring.displacement(after: seconds, from: -way, velocity: velocity.vector),
                spring.velocity(after: seconds, from: -way, velocity: velocity.vector)
            )
        case .coast(let friction):
            let coasting = Coasting(friction: friction)
            let pace = approach / abs(way[0])
            return (
                from.vector + way * pace * coasting.way(after: seconds),
                way * pace * coasting.velocity(after: seconds)
            )
        case .curve(let curve, let duration):
            let length = duration.clamped.inSeconds
            let time = seconds / length
            var share = curve.value(at: time)
            var pace = curve.slope(at: time) / length
            guard velocity != .still else { return (from.vector + way * share, way * pace) }
            // A motion that takes over another's momentum begins with that, and not with the curve's own.
            let own = curve.slope(at: 0) / length
            let brake = Fading(over: Self.brake(of: own, length: length), at: seconds)
            share -= own * brake.place
            pace -= own * brake.velocity
            let momentum = Fading(over: length, at: seconds)
            return (
                from.vector + way * share + velocity.vector * momentum.place,
                way * pace + velocity.vector * momentum.velocity
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
