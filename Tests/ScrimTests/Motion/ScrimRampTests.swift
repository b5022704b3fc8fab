import Testing

@_spi(Host) @testable import Scrim

/// How much of a sheet's dimming is shown at each of its positions.
@Suite struct ScrimRampTests {
    /// No dimming up to 100 points, full dimming from 300 on.
    private let ramp = ScrimRamp(from: 100, to: 300, base: 400)

    @Test func itRisesBetweenItsTwoHeightsAndNowhereElse() {
        #expect([-0.5, 0, 0.25].allSatisfy { ramp.share(at: $0) == 1 })
        #expect(ramp.share(at: 0.5) == 0.5)
        #expect([0.75, 1, 1.5].allSatisfy { ramp.share(at: $0) == 0 })
    }

    @Test(arguments: [-0.5, 0, 0.2, 0.3, 0.5, 0.7, 0.8, 1])
    func itsSlopeIsHowFastItsShareChanges(at offstage: Double) {
        let step = 1e-6
        let change = (ramp.share(at: offstage + step) - ramp.share(at: offstage - step)) / (2 * step)
        #expect(abs(ramp.slope(at: offstage) - change) < 1e-6)
    }
}
