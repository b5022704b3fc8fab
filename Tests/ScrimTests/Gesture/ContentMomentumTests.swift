import Testing

@_spi(Host) @testable import Scrim

/// How far content scrolls on its own, frame by frame.
@Suite struct ContentMomentumTests {
    private let fling = ContentFling(
        start: Instant(), velocity: -1000, friction: Stage.Environment().scrollFriction)

    private func instant(_ milliseconds: Int) -> Instant { Instant() + .milliseconds(milliseconds) }

    @Test func itsFramesAddUpToTheFlingsWayHoweverTheyFall() throws {
        let fling = try #require(fling)
        for step in [1, 7, 16, 33] {
            var momentum = ContentMomentum()
            momentum.follow(fling)
            var gone = 0.0
            for time in stride(from: step, to: 5000, by: step) {
                momentum.follow(fling)
                gone +=
                    momentum.shares(
                        at: instant(time), over: [ScrollRoom(closing: -gone, opening: 10_000 + gone)])[0]
            }
            #expect(gone.isClose(to: fling.distance(at: instant(5000)), within: 1e-6))
            #expect(!momentum.isMoving(at: instant(5000)))
        }
    }

    @Test func itEndsWhereNothingCanGoOnAndTheSameFlingDoesNotBeginAgain() {
        var momentum = ContentMomentum()
        momentum.follow(fling)
        #expect(momentum.isMoving(at: instant(1)))
        #expect(momentum.shares(at: instant(100), over: [ScrollRoom(closing: 0, opening: 30)]) == [-30])
        #expect(momentum.shares(at: instant(116), over: [ScrollRoom(closing: 30, opening: 0)]) == [0])
        #expect(!momentum.isMoving(at: instant(116)))
        momentum.follow(fling)
        #expect(momentum.shares(at: instant(132), over: [ScrollRoom(closing: 0, opening: 500)]) == [0])
    }

    @Test func brokenOffItStaysWhereItIs() {
        var momentum = ContentMomentum()
        momentum.follow(fling)
        momentum.stop()
        #expect(!momentum.isMoving(at: instant(1)))
        #expect(momentum.shares(at: instant(16), over: [ScrollRoom(closing: 0, opening: 500)]) == [0])
    }
}
