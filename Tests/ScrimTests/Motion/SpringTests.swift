import Testing

@_spi(Host) @testable import Scrim

@Suite struct SpringTests {
    /// Springs that are under-, critically and over-damped, and on both sides of critical.
    static let springs = [
        Motion.Spring(dampingRatio: 0.2, response: 0.5), Motion.Spring(dampingRatio: 0.85, response: 0.4),
        Motion.Spring(dampingRatio: 0.9999, response: 0.3), Motion.Spring(dampingRatio: 1, response: 0.3),
        Motion.Spring(dampingRatio: 1.0001, response: 0.3), Motion.Spring(dampingRatio: 1.5, response: 0.6),
        Motion.Spring(dampingRatio: 6, response: 0.2),
    ]

    @Test(arguments: springs)
    func agreesWithNumericalIntegration(_ spring: Motion.Spring) {
        for (start, velocity) in [(1.0, 0.0), (0, 8), (-0.4, 20), (1, -30)] {
            var integrated = RungeKutta(spring: spring, place: start, velocity: velocity)
            for tick in 1...40 {
                integrated.advance(seconds: 0.025, steps: 250)
                let seconds = Double(tick) * 0.025
                let place = spring.displacement(
                    after: seconds, from: SIMD4(repeating: start), velocity: SIMD4(repeating: velocity))
                let pace = spring.velocity(
                    after: seconds, from: SIMD4(repeating: start), velocity: SIMD4(repeating: velocity))
                #expect(place[0].isClose(to: integrated.place, within: 1e-7), "after \(seconds) s")
                #expect(pace[3].isClose(to: integrated.velocity, within: 1e-5), "after \(seconds) s")
            }
        }
    }

    @Test func beginsWhereAndAsFastAsItIsTold() {
        for spring in Self.springs {
            let start = SIMD4<Double>(0.3, -2, 0, 7)
            let velocity = SIMD4<Double>(5, 0, -3, 1)
            #expect(spring.displacement(after: 0, from: start, velocity: velocity) == start)
            let error = spring.velocity(after: 0, from: start, velocity: velocity) - velocity
            #expect(error.indices.allSatisfy { abs(error[$0]) < 1e-9 })
        }
    }

    @Test(arguments: springs)
    func neverLeavesTheThresholdOnceSettled(_ spring: Motion.Spring) {
        var random = SplitMix64(seed: 2)
        for _ in 0..<50 {
            let start = SIMD4(repeating: random.number(-1...1))
            let velocity = SIMD4(repeating: random.number(-20...20))
            let threshold = 1e-3
            let settled = spring.settlingTime(from: start, velocity: velocity, within: threshold)
            for tick in 0..<200 {
                let seconds = settled + Double(tick) * 0.01
                let place = spring.displacement(after: seconds, from: start, velocity: velocity)
                #expect(abs(place[0]) <= threshold * (1 + 1e-9), "\(seconds) s, settled at \(settled) s")
            }
        }
    }

    @Test func settlesNotMuchLaterThanItMust() {
        for spring in Self.springs {
            let threshold = 1e-3
            let settled = spring.settlingTime(
                from: SIMD4(repeating: 1), velocity: .zero, within: threshold)
            let last = (0...Int(settled * 1000)).last { millisecond in
                let place = spring.displacement(
                    after: Double(millisecond) / 1000, from: SIMD4(repeating: 1), velocity: .zero)
                return abs(place[0]) > threshold
            }
            // An oscillating spring may stay within the tolerance up to half a period before its envelope does.
            #expect(settled - Double(last ?? 0) / 1000 < spring.response * 0.75)
        }
    }

    @Test func whatRestsIsSettled() {
        for spring in Self.springs {
            #expect(spring.settlingTime(from: .zero, velocity: .zero, within: 1e-3) == 0)
            #expect(spring.settlingTime(from: SIMD4(repeating: 1e-9), velocity: .zero, within: 1e-3) == 0)
        }
    }

    @Test func overshootsOnlyWhenUnderdamped() {
        for spring in Self.springs {
            let least = (0...2000).map {
                spring.displacement(after: Double($0) / 1000, from: SIMD4(repeating: 1), velocity: .zero)[0]
            }.min()
            #expect(((least ?? 0) < -1e-6) == (spring.dampingRatio < 0.99))
        }
    }

    @Test func withoutOvershootKeepsTheResponse() {
        #expect(
            Motion.Spring(dampingRatio: 0.6, response: 0.3).withoutOvershoot
                == Motion.Spring(dampingRatio: 1, response: 0.3))
        #expect(Motion.Spring(dampingRatio: 2).withoutOvershoot == Motion.Spring(dampingRatio: 2))
    }
}
