@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 10: stages are independent of each other, and an app can be suspended at any phase.
///
/// Rule 11: time is a clock.
@MainActor
@Suite struct Rule10StagesTests {
    @Test func twoWindowsKnowNothingOfEachOther() {
        let clock = TestClock()
        let one = TestHost(clock: clock)
        let two = TestHost(clock: clock)
        let first = one.overlays.show(.veil("One"))
        let second = two.overlays.show(.veil("Two"))
        clock.advance(by: .seconds(1))
        one.close()
        #expect(first.hasEnded && second.isVisible)
        #expect(two.isCovered(.window) && !one.isCovered(.window))
        two.overlays.dismissAll()
        clock.advance(by: .seconds(1))
        #expect(one.leftovers == [] && two.leftovers == [])
    }

    @Test(arguments: 0..<12, [0, 50, 5000])
    func suspendedAtAnyPhaseNothingIsStuckOrLost(_ step: Int, _ milliseconds: Int) {
        let host = TestHost()
        let veil = host.overlays.show(.veil("Veil"))
        let notice = host.overlays.flash(.hud("One").with(\.timing.lifetime, .fixed(.milliseconds(200))))
        let urgent = host.overlays.flash(.hud("Two").with(\.priority, .high))
        let sheet = host.overlays.show(.sheet) { "sheet" }
        host.pass(step * 50)
        if step > 6 { sheet.dismiss() }
        host.suspend()
        host.suspend()
        #expect(host.shown.isEmpty)
        host.clock.jump(by: .milliseconds(milliseconds))
        host.resume()
        host.pass(1000)
        #expect(veil.isVisible)
        #expect(sheet.isVisible == (step <= 6))
        sheet.dismiss()
        veil.dismiss()
        host.pass(5000)
        #expect([veil, notice, urgent, sheet].haveEnded)
        #expect(host.leftovers == [])
    }

    @Test func aVeilEndedWhileSuspendedIsGone() {
        let host = TestHost()
        let veil = host.overlays.show(.veil("Veil"))
        host.pass(300)
        host.suspend()
        veil.dismiss()
        #expect(veil.outcome == .shown(.dismissed))
        host.resume()
        #expect(host.leftovers == [])
    }

    @Test func itDoesNotMatterInHowManyStepsTimePasses() throws {
        for step in [1, 7, 100, 650] {
            let host = TestHost()
            let veil = host.overlays.show(.veil("Veil").with(\.timing.lifetime, .fixed(.milliseconds(450))))
            var ended: Int?
            for number in 1...(700 / step) {
                host.pass(step)
                if veil.hasEnded, ended == nil { ended = number * step }
            }
            // 200 ms of grace and 450 ms of lifetime; the end is seen at the next step.
            let first = try #require(ended)
            #expect(veil.outcome == .shown(.expired))
            #expect(first >= 650 && first < 650 + step, "in steps of \(step) ms")
            host.pass(1000)
            #expect(host.leftovers == [])
        }
    }
}
