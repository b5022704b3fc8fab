// Rule 18: motion is a function of time: the same at any frame rate, taking over position and velocity.

@_spi(Host) extension Motion {
    /// The pose at an instant: `from` before the start, `to` after the end and for a motion without duration.
    ///
    /// The pose can always be drawn: a spring that overshoots leaves opacity and scrim at their limits.
    public func pose(at instant: Instant) -> Motion.Pose {
        switch phase(at: instant) {
        case .beforeStart: return from
        case .settled: return drawn(end)
        case .underWay(let seconds): return drawn(sample(after: seconds).value)
        }
    }

    /// How fast each part changes at an instant, per second; at rest, and for a part at its limit, 0.
    ///
    /// Pass it to the next motion together with the pose, and the two are one movement.
    public func velocity(at instant: Instant) -> Motion.Pose {
        switch phase(at: instant) {
        case .beforeStart: return velocity
        case .settled: return .still
        case .underWay(let seconds):
            var (value, speed) = sample(after: seconds)
            if let scrimRamp {
                speed[3] += scrimRamp.slope(at: value[0]) * speed[0]
                value[3] += scrimRamp.share(at: value[0])
            }
            return Motion.Pose(speed.replacing(with: 0, where: .!Motion.Pose.isDrawable(value)))
                .clampedVelocity
        }
    }

    /// How long the motion takes until the rest of it cannot be seen.
    ///
    /// Zero if the motion begins at its end without momentum. A spring's duration is an upper bound.
    public var duration: Duration {
        let displacement = beginning - end
        guard displacement != .zero || momentum != .zero else { return .zero }
        switch pace {
        case .none: return .zero
        case .curve(_, let duration): return duration.clamped
        case .spring(let spring):
            return .seconds(
                spring.settlingTime(from: displacement, velocity: momentum, within: Self.leastVisibleChange))
        case .coast(let friction):
            let coasting = Coasting(friction: friction)
            return .seconds(
                coasting.time(from: approach, to: coasting.velocity(approach, after: abs(displacement[0]))))
        }
    }

    /// Whether the motion has come to rest.
    ///
    /// A motion without duration is at rest at every instant, even before its start: a frame's time is often a
    /// little before the instant at which the motion was requested.
    public func isSettled(at instant: Instant) -> Bool {
        let duration = duration
        return duration == .zero || instant >= start + duration
    }

    /// The least change of a part that can be seen: half a point over a travel of 1000, an eighth of a step of
    /// an eight-bit opacity.
    static let leastVisibleChange = 5e-4

    private enum Phase {
        case beforeStart
        case underWay(seconds: Double)
        case settled
    }

    private func phase(at instant: Instant) -> Phase {
        if isSettled(at: instant) { return .settled }
        return instant < start ? .beforeStart : .underWay(seconds: (instant - start).inSeconds)
    }

    // The parts of a pose for computing. With a scrim ramp, the scrim's part is the difference from the ramp:
    // if the ramp changes, that difference fades away during the motion.

    private var beginning: SIMD4<Double> {
        var vector = from.vector
        if let scrimRamp { vector[3] -= scrimRamp.share(at: from.offstage) }
        // A difference that is only rounding error must not give the motion a duration.
        if scrimRamp != nil, abs(vector[3]) < 1e-9 { vector[3] = 0 }
        return vector
    }

    private var end: SIMD4<Double> {
        var vector = to.vector
        if scrimRamp != nil { vector[3] = 0 }
        return vector
    }

    private var momentum: SIMD4<Double> {
        var vector = velocity.vector
        if scrimRamp != nil { vector[3] = 0 }
        return vector
    }

    /// The pose that a sample is drawn as: with the scrim ramp's share, and in range.
    private func drawn(_ value: SIMD4<Double>) -> Motion.Pose {
        var value = value
        if let scrimRamp { value[3] += scrimRamp.share(at: value[0]) }
        return Motion.Pose(value).drawable
    }

    /// The parts and their velocity, before the scrim ramp is added.
    private func sample(after seconds: Double) -> (value: SIMD4<Double>, velocity: SIMD4<Double>) {
        let displacement = end - beginning
        switch pace {
        case .none:
            return (end, .zero)
        case .spring(let spring):
            return (
                end + spring.displacement(after: seconds, from: -displacement, velocity: momentum),
                spring.velocity(after: seconds, from: -displacement, velocity: momentum)
            )
        case .coast(let friction):
            let coasting = Coasting(friction: friction)
            let pace = approach / abs(displacement[0])
            return (
                beginning + displacement * pace * coasting.distance(after: seconds),
                displacement * pace * coasting.velocity(after: seconds)
            )
        case .curve(let curve, let duration):
            let length = duration.clamped.inSeconds
            let time = seconds / length
            var share = curve.value(at: time)
            var pace = curve.slope(at: time) / length
            guard momentum != .zero else { return (beginning + displacement * share, displacement * pace) }
            // A motion that takes over another's momentum begins with that, instead of the curve's own velocity.
            let own = curve.slope(at: 0) / length
            let removed = DecayingVelocity(over: Self.decayTime(of: own, length: length), at: seconds)
            share -= own * removed.value
            pace -= own * removed.velocity
            let added = DecayingVelocity(over: length, at: seconds)
            return (
                beginning + displacement * share + momentum * added.value,
                displacement * pace + momentum * added.velocity
            )
        }
    }

    /// How fast `offstage` approaches its end at the start, per second; at least 0.
    private var approach: Double {
        max(to.offstage > from.offstage ? velocity.offstage : -velocity.offstage, 0)
    }

    /// The time in seconds over which a curve's own first velocity is removed: the whole length, unless the velocity is
    /// so high that the motion would go backwards meanwhile.
    ///
    /// A cubic stays monotone up to three times the mean slope (Fritsch and Carlson, *Monotone Piecewise
    /// Cubic Interpolation*, 1980); a steeper curve also bends away the sooner, hence the square.
    private static func decayTime(of own: Double, length: Double) -> Double {
        let steepness = abs(own) * length
        guard steepness > 3 else { return length }
        return length * (3 / steepness) * (3 / steepness)
    }
}

/// A movement that begins with a velocity of 1 and returns to its start: `t · (1 − t/T)²`.
///
/// The movement begins at 0 with velocity 1, and ends at 0 with velocity 0. Adding it to a motion changes the
/// motion's first velocity and not its end.
private struct DecayingVelocity {
    let value: Double
    let velocity: Double

    /// The movement after some seconds, for a duration of `length` seconds; at rest at 0 after that.
    init(over length: Double, at seconds: Double) {
        let left = 1 - seconds / length
        guard left > 0 else {
            (value, velocity) = (0, 0)
            return
        }
        value = seconds * left * left
        velocity = left * (left - 2 * seconds / length)
    }
}
