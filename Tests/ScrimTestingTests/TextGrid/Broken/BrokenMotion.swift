@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

// Hosts with one fault each: when they draw, and what moves.

extension BrokenHost {
    static let motion: [BrokenHost] = [
        BrokenHost(
            "counts frames", { FrameCounter($0) },
            rejectedBy: [
                "what was held up goes on by the clock",
                "a panel that fades and grows is, in each frame, where the formula has it",
                "a panel on a spring is, in each frame, where the formula has it",
                "a panel that slides is, in each frame, where the formula has it",
            ]),
        BrokenHost(
            "reports no first frame", { SilentPainter($0) },
            rejectedBy: [
                "notices wait for each other",
                "a closed window ends everything",
            ]),
        BrokenHost(
            "begins motions anew with every plan", { Restarter($0) },
            rejectedBy: [
                "stale reports, and plans told again, change nothing that is seen",
                "the same plan again changes nothing that is seen",
                "of two veils the later is in front",
            ]),
        BrokenHost(
            "reports the end of a broken-off motion as the newest one's", { LateEnder($0) },
            rejectedBy: [
                "the late end of a motion that was turned round takes nothing away"
            ]),
        BrokenHost(
            "has motions over twice as fast", { Hurrier($0) },
            rejectedBy: [
                "it leaves for as long as its transition says",
                "the late end of a motion that was turned round takes nothing away",
                "what was held up goes on by the clock",
                "a panel that fades and grows is, in each frame, where the formula has it",
            ]),
        BrokenHost(
            "moves nothing", { Jumper($0) },
            rejectedBy: [
                "the same plan again changes nothing that is seen",
                "where less movement is wanted, what would slide fades where it is",
                "what was held up goes on by the clock",
                "a panel that fades and grows is, in each frame, where the formula has it",
            ]),
        BrokenHost(
            "moves at an even pace", { Leveler($0) },
            rejectedBy: [
                "a panel that fades and grows is, in each frame, where the formula has it",
                "a panel on a spring is, in each frame, where the formula has it",
                "a panel that slides is, in each frame, where the formula has it",
                "a panel turned round on its way goes on from where it is",
            ]),
        BrokenHost(
            "forgets reflow", { WithoutReflow($0) },
            rejectedBy: [
                "a panel whose text grows, grows from what it was"
            ]),
        BrokenHost(
            "leaves each sheet in front", { WithoutDepth($0) },
            rejectedBy: [
                "a sheet behind others steps back, and forward again"
            ]),
        BrokenHost(
            "has no timer", { Timeless($0) },
            rejectedBy: [
                "what is up for too long is reported, once",
                "nothing is drawn before grace is over",
                "the program cannot take it away before its minimum",
            ]),
        BrokenHost(
            "has a timer that goes off once", { OneShot($0) },
            rejectedBy: [
                "a main loop held up under an overlay is reported",
                "input is blocked from show on, and free from the start of leaving",
                "progress is told in quarters",
            ]),
        BrokenHost(
            "has a timer that stops while nothing is painted", { DrawnTimer($0) },
            rejectedBy: [
                "a notice's time runs out of sight, too"
            ]),
    ]
}

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

/// Never reports a first frame.
final class SilentPainter: TextGridHost {
    override func shown(_ surface: SurfacePlan) {}
}

/// Restarts a motion with every plan.
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

/// Reports the end of an interrupted motion with the generation of the newest.
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
            stage.report(.motionEnded(end.id, generation: surface.generation))
        }
        ends.removeAll { $0.at <= instant }
    }
}

/// Plays every motion twice as fast.
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

/// Draws every panel at the end of its motion.
final class Jumper: TextGridHost {
    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        super.layers(of: plan, at: instant + .seconds(60))
    }
}

/// Moves at constant speed, whatever the curve.
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
    override func moment(of surface: SurfacePlan, frames: SurfaceFrames, at instant: Instant) -> SurfaceMoment
    {
        var moment = super.moment(of: surface, frames: frames, at: instant)
        moment.outline = frames.panel
        return moment
    }
}

final class WithoutDepth: TextGridHost {
    override func moment(of surface: SurfacePlan, frames: SurfaceFrames, at instant: Instant) -> SurfaceMoment
    {
        let front = surface.moment(at: instant, frames: frames, reflow: .none, isDark: environment.isDark)
        var moment = super.moment(of: surface, frames: frames, at: instant)
        (moment.offset, moment.scale, moment.backgroundExtension) =
            (front.offset, front.scale, front.backgroundExtension)
        return moment
    }
}

/// Has no timer.
final class Timeless: TextGridHost {
    override func wake(at instant: Instant?) {}
}

/// Has a timer that fires only once.
final class OneShot: TextGridHost {
    private var isSpent = false

    override func wake(at instant: Instant?) {
        if !isSpent { super.wake(at: instant) }
        isSpent = instant != nil
    }
}

/// Has a timer that runs only while something is painted.
final class DrawnTimer: TextGridHost {
    override func wake(at instant: Instant?) {
        clock.set(self, at: instant) { [weak self] in
            guard let self else { return }
            if plan.surfaces.isEmpty || plan.surfaces.contains(where: { !$0.isHidden }) { stage.wake() }
        }
    }
}
