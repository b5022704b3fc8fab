@_spi(Host) @testable import Scrim
import Testing

/// The velocity of a press along both axes at once, and whether it is a tap.
@Suite struct PressTrackerTests {
    @Test func eachWayIsMeasuredAsADragIs() {
        var press = PressTracker()
        var across = VelocityTracker()
        for frame in 0...6 {
            let now = Instant() + .milliseconds(16 * frame)
            press.add(Point(x: 3 * Double(frame), y: -8 * Double(frame)), at: now)
            across.add(3 * Double(frame), at: now)
        }
        let end = Instant() + .milliseconds(96)
        #expect(press.velocity(at: end).x == across.velocity(at: end))
        #expect(abs(press.velocity(at: end).y + 500) < 1e-6)
    }

    @Test func whatStoodStillBeforeItWasLetGoIsSlow() {
        var press = PressTracker()
        press.add(.zero, at: Instant())
        press.add(Point(x: 0, y: 60), at: Instant() + .milliseconds(50))
        #expect(abs(press.velocity(at: Instant() + .milliseconds(300)).y) < 1)
        #expect(PressTracker().velocity(at: Instant()) == .zero)
    }

    @Test func whatLeavesTheCircleAroundItsBeginningIsNoTapThoughItComesBack() {
        let slop = Tuning.tapSlop
        func isTap(by ways: Point...) -> Bool {
            var press = PressTracker()
            for (index, way) in ([.zero] + ways).enumerated() {
                press.add(Point(x: 50 + way.x, y: 20 + way.y), at: Instant() + .milliseconds(16 * index))
            }
            return press.isTap
        }
        #expect(isTap())
        #expect(isTap(by: Point(x: slop, y: 0), Point(x: 0, y: -slop)))
        #expect(!isTap(by: Point(x: slop, y: slop)), "the corner of a square")
        #expect(!isTap(by: Point(x: 0, y: slop + 1), .zero))
    }
}
