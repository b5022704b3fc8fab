@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// The test clock is advanced manually and stops at every instant that something waits for.
@MainActor
@Suite struct TestClockTests {
    let clock = TestClock()

    @Test func itStandsStillUntilItIsTurned() {
        #expect(clock.now == Instant())
        clock.advance(by: .seconds(2))
        #expect(clock.now == Instant(.seconds(2)))
        clock.advance(by: .seconds(-5))
        #expect(clock.now == Instant(.seconds(2)))
        #expect(!clock.hasPending)
    }

    @Test func itStopsAtEveryInstantThatIsWaitedFor() {
        let host = TestHost(clock: clock)
        var applied: [Instant] = []
        host.onApply = { _ in applied.append(self.clock.now) }
        let veil = host.overlays.show(.veil("Hello"))
        #expect(clock.hasPending)
        clock.advance(by: .seconds(5))
        #expect(applied.contains(Instant(.milliseconds(200))))
        veil.dismiss()
        clock.advance(by: .seconds(5))
        #expect(clock.now == Instant(.seconds(10)))
        #expect(!clock.hasPending)
    }

    @Test func aJumpStopsNowhereInBetween() {
        let host = TestHost(clock: clock)
        var instants: Set<Instant> = []
        host.onApply = { _ in instants.insert(self.clock.now) }
        let veil = host.overlays.show(.veil("Hello"))
        clock.jump(by: .seconds(5))
        #expect(instants == [Instant(), Instant(.seconds(5))])
        veil.dismiss()
        clock.advance(by: .seconds(5))
        #expect(host.leftovers == [])
    }

    @Test func whatIsHeldHappensWithTheNextTurn() {
        let host = TestHost(clock: clock)
        let veil = host.overlays.show(.veil("Hello"))
        clock.hold(for: .seconds(1))
        #expect(!veil.isVisible)
        clock.settle()
        #expect(veil.isVisible)
        veil.dismiss()
        clock.advance(by: .seconds(5))
        #expect(host.leftovers == [])
    }

    @Test func severalHostsShareIt() {
        let hosts = [TestHost(clock: clock), TestHost(clock: clock)]
        let veils = hosts.map { $0.overlays.show(.veil("Hello")) }
        clock.advance(by: .milliseconds(200))
        #expect(veils[0].isVisible && veils[1].isVisible)
        for veil in veils { veil.dismiss() }
        clock.advance(by: .seconds(5))
        for host in hosts { #expect(host.leftovers == []) }
    }

    @Test func timersOfOneInstantFireInTheOrderInWhichTheyWereSet() {
        let clock = TestClock()
        let owners = (0..<20).map { _ in TestClock() }
        var fired: [Int] = []
        for (number, owner) in owners.enumerated() {
            clock.set(owner, at: Instant() + .seconds(1)) { fired.append(number) }
        }
        clock.advance(by: .seconds(1))
        #expect(fired == Array(0..<20))
    }
}
