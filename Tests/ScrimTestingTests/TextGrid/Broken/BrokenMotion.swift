@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

// Hosts that get one thing wrong: when it draws, and what is under way.

final class FrameCounter: TextGridHost {
    private var frames = 0
    private var beginning: Instant?

    override func drawFrame(for instant: Instant) {
        if plan.surfaces.isEmpty { beginning = nil }
        let start = beginning ?? instant
        frames = beginning == nil ? 0 : frames + 1
        beginning = start
        super.drawFrame(for: start + .milliseconds(20) * frames)
    }

    override func painted(for instant: Instant) -> Instant { now }
}

/// Reports no first frame.
final class SilentPainter: TextGridHost {
    override func shown(_ surface: SurfacePlan) {}
}

/// Begins a motion anew with every plan.
final class Restarter: TextGridHost {
    private var start = Instant()

    override func apply(_ plan: StagePlan) {
        start = now
        super.apply(plan)
    }

    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        super.layers(of: anew(plan), at: instant)
    }

    private func anew(_ plan: StagePlan) -> StagePlan {
        var plan = plan
        for index in plan.surfaces.indices {
            let motion = plan.surfaces[index].motion
            plan.surfaces[index].motion = Motion(
                from: motion.from, velocity: motion.velocity, to: motion.to, pace: motion.pace, start: start)
        }
        return plan
    }
}

/// Reports the end of a motion that was broken off as that of the newest.
final class LateEnder: TextGridHost {
    private var ends: [(id: SurfaceID, at: Instant)] = []
    private var known: [SurfaceID: Int] = [:]

    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        for surface in plan.surfaces where known[surface.id] != surface.generation {
            known[surface.id] = surface.generation
            ends.append((surface.id, surface.motion.start + surface.motion.duration))
        }
    }

    override func drawFrame(for instant: Instant) {
        super.drawFrame(for: instant)
        for end in ends where end.at <= instant {
            guard let surface = plan.surfaces.first(where: { $0.id == end.id }) else { continue }
            stage.report(.motionEnded(end.id, generation: surface.generation, finished: true))
        }
        ends.removeAll { $0.at <= instant }
    }
}

/// Has every motion over twice as fast.
final class Hurrier: TextGridHost {
    override func apply(_ plan: StagePlan) {
        var plan = plan
        for index in plan.surfaces.indices {
            let motion = plan.surfaces[index].motion
            guard case .curve(let curve, let duration) = motion.pace else { continue }
            plan.surfaces[index].motion = Motion(
                from: motion.from, to: motion.to, pace: .curve(curve, duration / 2), start: motion.start)
        }
        super.apply(plan)
    }
}

/// Shows everything where it rests.
final class Jumper: TextGridHost {
    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        super.layers(of: plan, at: instant + .seconds(60))
    }
}

/// Goes from a place to another at an even pace, whatever the curve.
final class Leveler: TextGridHost {
    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        var plan = plan
        for index in plan.surfaces.indices {
            let motion = plan.surfaces[index].motion
            plan.surfaces[index].motion = Motion(
                from: motion.from, to: motion.to, pace: .curve(.linear, motion.duration),
                start: motion.start)
        }
        return super.layers(of: plan, at: instant)
    }
}

final class WithoutReflow: TextGridHost {
    override func reflow(of surface: SurfaceID) -> Reflow { .none }
}

/// Has no timer.
final class Timeless: TextGridHost {
    override func wake(at instant: Instant?) {}
}

/// Has a timer that goes off once.
final class OneShot: TextGridHost {
    private var isSpent = false

    override func wake(at instant: Instant?) {
        if !isSpent { super.wake(at: instant) }
        isSpent = instant != nil
    }
}

/// Has a timer that runs while something is painted.
final class DrawnTimer: TextGridHost {
    override func wake(at instant: Instant?) {
        window.setTimer(at: instant) { [weak self] in
            guard let self else { return }
            if plan.surfaces.isEmpty || plan.surfaces.contains(where: { !$0.isHidden }) { stage.wake() }
        }
    }
}
