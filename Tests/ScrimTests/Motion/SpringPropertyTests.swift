import Testing

@_spi(Host) @testable import Scrim

/// Springs of any damping and response, compared with their differential equation.
@Suite struct SpringPropertyTests {
    private static func spring(_ random: inout SplitMix64) -> Motion.Spring {
        let ratios = [
            random.number(0.05...1), random.number(1...10), 1 + random.number(-1e-3...1e-3),
            1 + random.number(-1e-8...1e-8), 1,
        ]
        return Motion.Spring(
            dampingRatio: ratios[Int.random(in: ratios.indices, using: &random)],
            response: random.once(in: 5) ? random.number(0.01...10) : random.number(0.1...1))
    }

    private static func sample(
        _ spring: Motion.Spring, _ seconds: Double, _ place: Double, _ velocity: Double
    ) -> (place: Double, velocity: Double) {
        let (start, speed) = (SIMD4(repeating: place), SIMD4(repeating: velocity))
        return (
            spring.displacement(after: seconds, from: start, velocity: speed)[0],
            spring.velocity(after: seconds, from: start, velocity: speed)[0]
        )
    }

    /// In units of the response time the equation is the same for all springs.
    @Test func everySpringAgreesWithNumericalIntegration() {
        var random = SplitMix64(seed: 51)
        for _ in 0..<Trials.count(40) {
            let spring = Self.spring(&random)
            let start = random.number(-2...2)
            let speed = random.number(-40...40) / spring.response
            var integrated = RungeKutta(spring: spring, place: start, velocity: speed)
            for tick in 1...12 {
                let seconds = Double(tick) / 6 * spring.response
                integrated.advance(seconds: spring.response / 6, steps: 100 + Int(spring.dampingRatio * 60))
                let sample = Self.sample(spring, seconds, start, speed)
                #expect(sample.place.isClose(to: integrated.place, within: 1e-6), "\(spring)")
                let scale = 2 * Double.pi / spring.response
                #expect((sample.velocity / scale).isClose(to: integrated.velocity / scale, within: 1e-5))
            }
        }
    }

    /// Close to critical damping, the two other formulas approach the critical one, `(x₀ + (x₀′ +
    /// ωx₀)t)·e^−ωt`, which is written out here.
    @Test func theThreeCasesMeet() {
        for response in [0.05, 0.35, 2] {
            let frequency = 2 * Double.pi / response
            for (start, speed) in [(1.0, 0.0), (0, 9), (-0.3, 25)] {
                for seconds in stride(from: 0.0, through: 3 * response, by: response / 16) {
                    let decay = e(-frequency * seconds)
                    let critical = (start + (speed + frequency * start) * seconds) * decay
                    for distance in [1e-2, 1e-4, 1e-6, 4e-9, 6e-9, 1e-9, 1e-12, 0] {
                        for side in [-1.0, 1] {
                            let spring = Motion.Spring(dampingRatio: 1 + side * distance, response: response)
                            let place = Self.sample(spring, seconds, start, speed).place
                            let scale = abs(start) + abs(speed) / frequency
                            #expect(
                                place.isClose(to: critical, within: scale * (2 * distance + 1e-9)),
                                "\(distance) off critical, after \(seconds) s")
                        }
                    }
                }
            }
        }
    }

    /// Sampled frame by frame, each from the state of the one before, the curve is the
    /// same at 30, 60 and 120 Hz and uneven rates.
    @Test func framesDoNotMatter() {
        var random = SplitMix64(seed: 52)
        var faults = 0
        for _ in 0..<Trials.count(1_500) {
            let spring = Self.spring(&random)
            let (start, speed) = (random.number(-2...2), random.number(-20...20))
            let frame = [1.0 / 30, 1.0 / 60, 1.0 / 120, 0][Int.random(in: 0..<4, using: &random)]
            var (time, place, velocity) = (0.0, start, speed)
            for _ in 0..<24 {
                let step = frame > 0 ? frame : random.number(0...0.09)
                (place, velocity) = Self.sample(spring, step, place, velocity)
                time += step
                let whole = Self.sample(spring, time, start, speed)
                // As close as rounding allows: near critical damping large terms cancel.
                let scale = 1e-8 * (abs(start) + abs(speed))
                if !place.isClose(to: whole.place, within: scale) { faults += 1 }
                let rate = 2 * Double.pi / spring.response
                if !velocity.isClose(to: whole.velocity, within: scale * (1 + rate * spring.dampingRatio)) {
                    faults += 1
                }
            }
        }
        #expect(faults == 0)
    }

    @Test func whatHasSettledStaysAndTheTimeIsFinite() {
        var random = SplitMix64(seed: 53)
        var faults = 0
        for _ in 0..<Trials.count(1_500) {
            let spring = Self.spring(&random)
            let (start, speed) = (random.number(-2...2), random.number(-100...100))
            let settled = spring.settlingTime(
                from: SIMD4(repeating: start), velocity: SIMD4(repeating: speed), within: 1e-3)
            if !(settled.isFinite && settled >= 0) { faults += 1 }
            for tick in 0..<20 {
                let place = Self.sample(spring, settled + Double(tick) * spring.response / 9, start, speed)
                    .place
                if abs(place) > 1e-3 * (1 + 1e-9) { faults += 1 }
            }
        }
        #expect(faults == 0)
    }

    /// eˣ as a power series, independent of the code under test.
    private func e(_ x: Double) -> Double {
        let halved = x / 64
        var (term, sum) = (1.0, 1.0)
        for n in 1...30 {
            term *= halved / Double(n)
            sum += term
        }
        for _ in 0..<6 { sum *= sum }
        return sum
    }
}
