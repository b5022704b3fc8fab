import Testing

@_spi(Host) @testable import Scrim

@Suite struct MotionTests {
    static let away = Motion.Pose(offstage: 1, scale: 0.8, opacity: 0, scrim: 0)
    static let paces: [Motion.Pace] = [
        .curve(.linear, .milliseconds(200)), .curve(.easeIn, .milliseconds(200)),
        .curve(.easeOut, .milliseconds(250)), .curve(.easeInOut, .milliseconds(700)),
        .curve(Motion.Curve(0.05, 1, 0.3, 1), .milliseconds(300)),
        .spring(Motion.Spring(dampingRatio: 0.5, response: 0.4)),
        .spring(Motion.Spring(dampingRatio: 0.85, response: 0.4)),
        .spring(Motion.Spring(dampingRatio: 1, response: 0.3)),
        .spring(Motion.Spring(dampingRatio: 2, response: 0.3)),
    ]

    @Test(arguments: paces)
    func goesFromItsBeginningToItsEnd(_ pace: Motion.Pace) {
        let motion = Motion(from: Self.away, to: .rest, pace: pace, start: .at(5))
        #expect(motion.pose(at: .at(4)) == Self.away)
        #expect(motion.pose(at: .at(5)).distance(to: Self.away) < 1e-9)
        #expect(motion.pose(at: motion.start + motion.duration) == .rest)
        #expect(motion.pose(at: .at(500)) == .rest)
        #expect(motion.velocity(at: .at(500)) == .still)
        #expect(!motion.isSettled(at: .at(5)))
        #expect(motion.isSettled(at: motion.start + motion.duration))
    }

    /// A scrim that differs from its ramp only by a rounding error has nothing to animate.
    @Test func aRoundingErrorOfTheScrimIsNoMotion() {
        let ramp = ScrimRamp(from: 0, to: 300, base: 400)
        for offstage in [0.3, 0.5, 0.7] {
            var pose = Motion.Pose(offstage: offstage, scrim: ramp.share(at: offstage))
            pose.scrim = pose.scrim.nextUp
            let motion = Motion(
                from: pose, to: pose, pace: .curve(.linear, .seconds(1)), start: .at(0), scrimRamp: ramp)
            #expect(motion.duration == .zero)
        }
    }

    @Test(arguments: paces)
    func endsWithoutAVisibleJump(_ pace: Motion.Pace) {
        let motion = Motion(
            from: Self.away, velocity: Motion.Pose(offstage: -3, scale: 0, opacity: 0, scrim: 0), to: .rest,
            pace: pace,
            start: .at(0))
        let last = Instant(motion.duration - .microseconds(1))
        #expect(motion.pose(at: last).distance(to: .rest) <= Motion.leastVisibleChange * 1.001)
    }

    @Test(arguments: paces, paces)
    func interruptionIsContinuousInPlaceAndVelocity(_ first: Motion.Pace, _ second: Motion.Pace) {
        let entering = Motion(from: Self.away, to: .rest, pace: first, start: .at(0))
        for share in [0.05, 0.2, 0.4, 0.6] {
            let instant = Instant(entering.duration * share)
            let pose = entering.pose(at: instant)
            let velocity = entering.velocity(at: instant)
            // Turns back from where it is.
            let leaving = Motion(from: pose, velocity: velocity, to: Self.away, pace: second, start: instant)
            #expect(leaving.pose(at: instant).distance(to: pose) < 1e-9)
            let step = 1e-7
            let next = leaving.pose(at: instant + .seconds(step))
            let measured = Motion.Pose((next.vector - pose.vector) / step)
            let isAtLimit = pose.opacity >= 1 - 1e-6
            if !isAtLimit { #expect(measured.distance(to: velocity) < 0.01, "\(share)") }
            #expect(leaving.velocity(at: instant).distance(to: velocity) < 1e-6)
        }
    }

    @Test(arguments: paces)
    func velocityIsTheRateOfChange(_ pace: Motion.Pace) {
        let motion = Motion(
            from: Motion.Pose(offstage: 0.7, scale: 0.9, opacity: 0.3, scrim: 0.3),
            velocity: Motion.Pose(offstage: -2, scale: 0.5, opacity: 0.4, scrim: 0.1), to: .rest, pace: pace,
            start: .at(0))
        for share in stride(from: 0.05, to: 0.95, by: 0.05) {
            let instant = Instant(motion.duration * share)
            let step = 1e-6
            let before = motion.pose(at: instant + .seconds(-step))
            let after = motion.pose(at: instant + .seconds(step))
            var measured = (after.vector - before.vector) / (2 * step)
            let velocity = motion.velocity(at: instant).vector
            // A part that passes a limit has a different velocity on each side.
            for part in 2...3 where after.vector[part] == 1 || before.vector[part] == 1 {
                measured[part] = velocity[part]
            }
            #expect(Motion.Pose(measured).distance(to: Motion.Pose(velocity)) < 0.01)
        }
    }

    @Test func springTakenOverByItselfAtAnyFramesIsTheSameMovement() {
        var random = SplitMix64(seed: 3)
        let pace = Motion.Pace.spring(Motion.Spring(dampingRatio: 0.6, response: 0.5))
        let from = Motion.Pose(offstage: 1, scale: 0.8)
        let whole = Motion(from: from, velocity: .still, to: .rest, pace: pace, start: .at(0))
        var pieces = whole
        var time = 0.0
        while time < 0.6 {
            time += random.number(0.002...0.05)
            pieces = Motion(
                from: pieces.pose(at: .at(time)), velocity: pieces.velocity(at: .at(time)), to: .rest,
                pace: pace,
                start: .at(time))
            #expect(pieces.pose(at: .at(time)).distance(to: whole.pose(at: .at(time))) < 1e-9)
        }
    }

    @Test func freshStartRunsAsTheCurveDoes() {
        let motion = Motion(
            from: Self.away, to: .rest, pace: .curve(.easeOut, .milliseconds(200)), start: .at(0))
        #expect(motion.pose(at: .at(0.05)).opacity.isClose(to: 0.378138130825, within: 1e-7))
    }

    @Test func takenOverMomentumGoesOnBeforeItTurns() {
        let motion = Motion(
            from: Motion.Pose(offstage: 0.5),
            velocity: Motion.Pose(offstage: -2, scale: 0, opacity: 0, scrim: 0),
            to: Motion.Pose(offstage: 1), pace: .curve(.easeInOut, .milliseconds(400)), start: .at(0))
        #expect(motion.pose(at: .at(0.03)).offstage < 0.46)
        #expect(motion.pose(at: .at(0.4)).offstage == 1)
    }

    @Test func steepCurveThatTakesOverNeverGoesFarBackwards() {
        let motion = Motion(
            from: Motion.Pose(offstage: 1),
            velocity: Motion.Pose(offstage: -0.001, scale: 0, opacity: 0, scrim: 0),
            to: .rest,
            pace: .curve(Motion.Curve(0.01, 1, 0.2, 1), .milliseconds(300)), start: .at(0))
        for millisecond in 0...300 {
            #expect(motion.pose(at: .at(Double(millisecond) / 1000)).offstage < 1.001)
        }
    }

    @Test(arguments: [
        Motion.Pace.none, .curve(.easeIn, .zero), .curve(.easeIn, .seconds(-3)),
    ])
    func noLengthIsAtItsEndAtOnce(_ pace: Motion.Pace) {
        let motion = Motion(from: Self.away, to: .rest, pace: pace, start: .at(1))
        // A frame's time may be slightly before the motion was requested.
        for instant in [Instant.at(0.99), .at(1), .at(2)] {
            #expect(motion.pose(at: instant) == .rest)
            #expect(motion.velocity(at: instant) == .still)
            #expect(motion.isSettled(at: instant))
        }
    }

    @Test func standingStillIsSettled() {
        #expect(Motion.hold(Self.away).isSettled(at: .at(0)))
        #expect(Motion.hold(Self.away).pose(at: .at(3)) == Self.away)
        for pace in Self.paces {
            #expect(Motion(from: .rest, to: .rest, pace: pace, start: .at(1)).duration == .zero)
        }
    }

    @Test func overshootStaysWithinWhatCanBeDrawn() {
        let spring = Motion.Pace.spring(Motion.Spring(dampingRatio: 0.2, response: 0.4))
        let motion = Motion(from: Motion.Pose(opacity: 0, scrim: 0), to: .rest, pace: spring, start: .at(0))
        let poses = (0...1000).map { motion.pose(at: .at(Double($0) / 500)) }
        #expect(poses.allSatisfy { (0...1).contains($0.opacity) && (0...1).contains($0.scrim) })
        let atLimit = (0...1000).map { Instant.at(Double($0) / 500) }.filter {
            motion.pose(at: $0).opacity == 1
        }
        #expect(atLimit.allSatisfy { motion.velocity(at: $0).opacity == 0 })
        #expect(atLimit.count > 100)
    }

    @Test func badNumbersBecomeDrawable() {
        let motion = Motion(
            from: Motion.Pose(offstage: .nan, scale: -.infinity, opacity: 7, scrim: -.nan),
            velocity: Motion.Pose(offstage: .infinity, scale: .nan, opacity: -.infinity, scrim: .nan),
            to: Motion.Pose(offstage: .infinity, scale: .nan, opacity: -1, scrim: 3),
            pace: .spring(Motion.Spring(dampingRatio: .nan, response: -.infinity)), start: .at(0))
        for millisecond in 0...100 {
            let pose = motion.pose(at: .at(Double(millisecond) / 1000))
            #expect(pose == pose.drawable)
            #expect(motion.velocity(at: .at(Double(millisecond) / 1000)).vector.indices.count == 4)
        }
        #expect(motion.to.opacity == 0 && motion.to.scrim == 1 && motion.to.scale == 1)
    }
}
