@_spi(Host) import Scrim
import Testing

/// A bar of unknown progress.
@Suite struct RunningBarMotionTests {
    /// The bar is out of sight at both ends of a cycle, so the next cycle starts without a jump.
    @Test func aTurnBeginsAndEndsOutOfSight() {
        #expect(RunningBarMotion.start(after: 0) == -RunningBarMotion.length)
        #expect(abs(RunningBarMotion.start(after: 1 - 1e-9) - 1) < 1e-6)
        #expect(RunningBarMotion.start(after: 7) == RunningBarMotion.start(after: 0))
    }

    @Test func itGoesOneWayFastestInTheMiddle() {
        let places = (0..<100).map { RunningBarMotion.start(after: Double($0) / 100) }
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 > 0 })
        #expect(steps[49] > 10 * steps[0])
    }
}
