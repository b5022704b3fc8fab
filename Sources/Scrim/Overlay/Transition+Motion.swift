extension Overlay.Transition {
    /// Whether a surface comes or goes.
    enum Direction: Hashable, Sendable, Codable, CaseIterable {
        /// The surface comes: it moves to rest.
        case entering
        /// The surface goes: it moves to the transition's `away`.
        case leaving
    }

    /// The transition for a user who wants less movement; only this function decides that.
    ///
    /// A slide or a change of size becomes a fade; a fade stays as it is; no spring overshoots.
    func reduced() -> Overlay.Transition {
        guard away.offstage != Motion.Pose.rest.offstage || away.scale != Motion.Pose.rest.scale else {
            return Overlay.Transition(
                away: away, entering: entering.withoutOvershoot, leaving: leaving.withoutOvershoot,
                growsWithDistance: growsWithDistance)
        }
        return Overlay.Transition(
            away: Motion.Pose(opacity: 0, scrim: away.scrim),
            entering: entering == .none ? .none : Self.reducedFade,
            leaving: leaving == .none ? .none : Self.reducedFade)
    }

    /// The pace of a surface that comes or goes: a curve's duration is clamped, and grows with the distance.
    ///
    /// - Parameters:
    ///   - travel: The distance from rest to just outside, in points (the length of `SurfaceFrames.travel`).
    ///   - extent: The region's extent in that direction, in points. Before the first layout both are 0, and a
    ///     curve takes its own duration.
    func pace(_ direction: Direction, travel: Double, within extent: Double) -> Motion.Pace {
        let pace = direction == .entering ? entering : leaving
        guard case .curve(let curve, let length) = pace else { return pace }
        let duration = min(length.clamped, Tuning.longestTransition)
        let halves = travel / (extent / 2)
        // Not finite if one of them is NaN, or there is no extent.
        guard growsWithDistance, halves > 1, halves.isFinite else { return .curve(curve, duration) }
        return .curve(curve, duration * min(halves, 2))
    }

    /// The pace of the fade that replaces a movement, both ways: as long as an adaptive cover takes to come.
    private static let reducedFade = Motion.Pace.curve(.easeInOut, .milliseconds(200))
}
