extension Transition {
    /// Which way a surface goes.
    enum Direction: Hashable, Sendable, CaseIterable {
        /// To rest.
        case entering
        /// To the transition's `away`.
        case leaving
    }

    /// The transition for a user who wants less movement: the one place where that is decided.
    ///
    /// What moves (slides or changes size) fades instead; a fade stays as it is; no spring overshoots.
    func reduced() -> Transition {
        guard away.offstage != Pose.rest.offstage || away.scale != Pose.rest.scale else {
            return Transition(
                away: away, entering: entering.withoutOvershoot, leaving: leaving.withoutOvershoot)
        }
        return Transition(
            away: Pose(opacity: 0, scrim: away.scrim),
            entering: entering == .none ? .none : Self.reducedFade,
            leaving: leaving == .none ? .none : Self.reducedFade)
    }

    /// The motion from where a surface is, with the velocity that it has, to rest or away.
    ///
    /// - Parameters:
    ///   - pose: Where it is: `away` where it comes from nothing.
    ///   - velocity: How fast each part changes, per second: the interrupted motion's, or a drag's release.
    ///   - travel: From rest to just outside, in points (the length of `SurfaceFrames.travel`).
    ///   - extent: The region's extent along that way, in points. Where either is not known yet, 0 will do:
    ///     only a pace by distance asks for them, and then takes its own length.
    func motion(
        _ direction: Direction, from pose: Pose, velocity: Pose = .still, at start: Instant,
        travel: Double = 0,
        within extent: Double = 0
    ) -> Motion {
        Motion(
            from: pose, velocity: velocity, to: direction == .entering ? .rest : away,
            pace: pace(direction, travel: travel, within: extent), start: start)
    }

    /// How a motion runs, its length counted out.
    func pace(_ direction: Direction, travel: Double = 0, within extent: Double = 0) -> Motion.Pace {
        switch direction == .entering ? entering : leaving {
        case .none: return .none
        case .curve(let curve, let duration):
            return .curve(curve, min(duration.clamped, Defaults.longestTransition))
        case .spring(let spring): return .spring(spring)
        case .curveByDistance(let curve, let duration):
            let duration = min(duration.clamped, Defaults.longestTransition)
            let halves = travel / (extent / 2)
            // Also where one of them is no number, or there is no extent.
            guard halves > 1, halves.isFinite else { return .curve(curve, duration) }
            return .curve(curve, duration * min(halves, 2))
        }
    }

    /// What movement becomes, both ways: as long as an adaptive cover takes to come.
    private static let reducedFade = Pace.curve(.easeInOut, .milliseconds(200))
}

extension Transition.Pace {
    fileprivate var withoutOvershoot: Transition.Pace {
        switch self {
        case .none, .curve, .curveByDistance: self
        case .spring(let spring): .spring(spring.withoutOvershoot)
        }
    }
}
