import Testing

@_spi(Host) @testable import Scrim

/// Compared with `x″ = −f·x′`, integrated step by step, and with a deceleration by a share per millisecond.
@Suite struct CoastingTests {
    @Test(arguments: [0.5, 2, 6.9])
    func agreesWithNumericalIntegration(_ friction: Double) {
        let coasting = Coasting(friction: friction)
        let steps = 1000
        var (way, velocity) = (0.0, 1.0)
        for tenth in 1...20 {
            // The midpoint method shares nothing with the closed form.
            let step = 0.1 / Double(steps)
            for _ in 0..<steps {
                let middle = velocity - friction * velocity * step / 2
                way += middle * step
                velocity -= friction * middle * step
            }
            let seconds = Double(tenth) / 10
            #expect(coasting.distance(after: seconds).isClose(to: way, within: 1e-7))
            #expect(coasting.velocity(after: seconds).isClose(to: velocity, within: 1e-6))
        }
    }

    /// With a friction of `−1000·ln d`, the share `d` of the velocity is left after each millisecond.
    @Test func isTheLimitOfDecelerationByAShare() {
        // `nstr(-1000*log(mpf('0.998')), 15)` by Python's mpmath.
        let coasting = Coasting(friction: 2.00200267067308)
        var left = 1000.0
        for millisecond in 1...2000 {
            left *= 0.998
            let velocity = 1000 * coasting.velocity(after: Double(millisecond) / 1000)
            #expect(velocity.isClose(to: left, within: 1e-8))
        }
        // The exact distance lies between those of decelerating before and after each
        // millisecond's movement: 499 and 500 points.
        let way = 1000 * coasting.distance(after: 100)
        #expect(way > 1000 * Settle.projection && way < 500)
    }

    @Test func wayVelocityAndTimeAgree() {
        var random = SplitMix64(seed: 41)
        for _ in 0..<Trials.count(20_000) {
            let coasting = Coasting(friction: random.number(0.1...20))
            let velocity = random.number(1...20_000)
            let seconds = random.number(0...0.5)
            let left = velocity * coasting.velocity(after: seconds)
            let way = velocity * coasting.distance(after: seconds)
            #expect(coasting.velocity(velocity, after: way).isClose(to: left, within: velocity * 1e-9))
            #expect(coasting.time(from: velocity, to: left).isClose(to: seconds, within: 1e-6))
        }
    }

    @Test func whatIsNoFrictionOrNoVelocityComesToAnEnd() {
        for friction in [0, -1, .nan, .infinity] {
            let coasting = Coasting(friction: friction)
            #expect(coasting.distance(after: 1e6).isFinite && coasting.velocity(after: 1e6) < 1e-9)
        }
        let coasting = Coasting(friction: 2)
        for (velocity, other) in [(0.0, 1.0), (-5, 1), (5, 0), (5, -1), (.nan, 1), (5, .nan)] {
            #expect(coasting.time(from: velocity, to: other) == 0)
        }
    }
}
