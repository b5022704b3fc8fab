import Testing

@_spi(Host) @testable import Scrim

@Suite struct VelocityTrackerTests {
    private func tracker(_ samples: [(seconds: Double, place: Double)]) -> VelocityTracker {
        var tracker = VelocityTracker()
        for sample in samples { tracker.add(sample.place, at: .at(sample.seconds)) }
        return tracker
    }

    /// The weighted line of best fit, with Python's mpmath at 40 digits, `w = 1 - (now - t)/0.15`:
    /// `sum(w*(t - mt)*(x - mx))/sum(w*(t - mt)**2)`, where `mt` and `mx` are the weighted means.
    @Test func agreesWithTheLineOfBestFit() {
        let even = tracker(
            (0...9).map { index in
                let seconds = Double(index) * 0.016
                return (seconds, 200 * seconds + 900 * seconds * seconds)
            })
        #expect(even.velocity(at: .at(0.144)).isClose(to: 358.556616314199, within: 1e-6))

        let times = [0, 0.007, 0.031, 0.040, 0.077, 0.090, 0.120]
        let odd = tracker(Array(zip(times, [0, 3, 20, 22, 60, 71, 88])))
        #expect(odd.velocity(at: .at(0.12)).isClose(to: 780.157199939794, within: 1e-6))
        // One more sample, without movement.
        #expect(odd.velocity(at: .at(0.2)).isClose(to: 140.040810619677, within: 1e-6))
    }

    @Test(arguments: [30.0, 60, 120, 240])
    func aSteadyDragHasItsVelocityAtAnyRate(_ rate: Double) {
        let samples = (0...60).map { Double($0) / rate }
        let steady = tracker(samples.map { ($0, -640 * $0) })
        #expect(steady.velocity(at: .at(60 / rate)).isClose(to: -640, within: 1e-6))
    }

    /// A remote display, or a compositor that skips every other frame, has few samples.
    @Test(arguments: [20.0, 30, 60, 120])
    func aReleaseAtTheNextSampleIsNoRest(_ rate: Double) {
        let steady = tracker((0...10).map { (Double($0) / rate, 400 * Double($0) / rate) })
        #expect(steady.velocity(at: .at(11 / rate)).isClose(to: 400, within: 1e-6))
        #expect(steady.velocity(at: .at(13 / rate)) < 400)
    }

    @Test func twoPlacesThatAreNotYetTooOldAreEnough() {
        let slow = tracker([(0, 0), (0.11, 110)])
        #expect(slow.velocity(at: .at(0.131)).isClose(to: 1000, within: 1e-6))
    }

    @Test func aFingerThatStoodStillHasNone() {
        let dragged = tracker([(0, 0), (0.016, 16), (0.032, 32), (0.048, 48)])
        #expect(dragged.velocity(at: .at(0.05)).isClose(to: 1000, within: 1))
        var last = 1000.0
        for wait in stride(from: 0.08, through: 0.18, by: 0.01) {
            let velocity = dragged.velocity(at: .at(wait))
            #expect(velocity < last && velocity >= 0)
            last = velocity
        }
        #expect(dragged.velocity(at: .at(0.3)) == 0)
    }

    @Test func whatIsTooOldCountsNoMore() {
        let turned = tracker([(0, 500), (0.1, 0), (0.4, 0), (0.42, 20), (0.44, 40), (0.46, 60)])
        #expect(turned.velocity(at: .at(0.46)).isClose(to: 1000, within: 1e-6))
    }

    @Test func equalTimesAndStrangeNumbersAreSafe() {
        #expect(VelocityTracker().velocity(at: .at(1)) == 0)
        #expect(tracker([(0, 5)]).velocity(at: .at(0)) == 0)
        #expect(tracker([(1, 0), (1, 50), (1, 900)]).velocity(at: .at(1)) == 0)
        #expect(tracker([(1, 0), (1.0000001, 900)]).velocity(at: .at(1)) == 0)
        #expect(tracker([(0, .nan), (0.01, .infinity), (0.02, 3)]).velocity(at: .at(0.02)) == 0)
        // A time that goes backwards counts as the same time.
        let back = tracker([(1, 0), (1.02, 20), (0.5, 20), (1.04, 40)])
        #expect(back.velocity(at: .at(0)).isClose(to: 1000, within: 250))
        let jump = tracker([(0, 0), (0.002, 1e9)])
        #expect(abs(jump.velocity(at: .at(0.002))) <= 5e4)
    }

    @Test func anyInputGivesAFiniteVelocity() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<2_000 {
            var tracker = VelocityTracker()
            var time = 0.0
            for _ in 0..<random.number(0...30).rounded(.down).asInt {
                time += random.once(in: 4) ? 0 : random.number(-0.01...0.06)
                tracker.add(random.number(-2000...2000), at: .at(time))
            }
            #expect(tracker.velocity(at: .at(time + random.number(-0.1...0.2))).isFinite)
        }
    }
}

extension Double {
    fileprivate var asInt: Int { Int(self) }
}
