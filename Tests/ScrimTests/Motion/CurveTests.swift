import Testing

@_spi(Host) @testable import Scrim

@Suite struct CurveTests {
    /// Solved by bisection with 40 decimal digits.
    static let references: [(curve: Motion.Curve, values: [(time: Double, value: Double)])] = [
        (
            .easeIn,
            [(0.05, 0.004474615296), (0.25, 0.093464650719), (0.5, 0.315356812573), (0.95, 0.917757795958)]
        ),
        (
            .easeOut,
            [(0.05, 0.082242204042), (0.25, 0.378138130825), (0.5, 0.684643187427), (0.95, 0.995525384704)]
        ),
        (
            .easeInOut,
            [(0.05, 0.004829749668), (0.25, 0.129161931047), (0.5, 0.5), (0.75, 0.870838068953)]
        ),
        (
            Motion.Curve(0.25, 0.1, 0.25, 1),
            [(0.05, 0.032951541306), (0.25, 0.408510591355), (0.5, 0.802403387585), (0.95, 0.99862454145)]
        ),
        (  // Leaves 0…1 in between.
            Motion.Curve(0.34, 1.56, 0.64, 1),
            [(0.05, 0.215561684373), (0.5, 1.087400670219), (0.75, 1.059646859964)]
        ),
        (  // Vertical in the middle, where Newton's method alone fails.
            Motion.Curve(1, 0, 0, 1),
            [(0.05, 0.000882961546), (0.25, 0.029724605512), (0.5, 0.5), (0.75, 0.970275394488)]
        ),
        (  // Vertical at both ends.
            Motion.Curve(0, 1, 1, 0),
            [(0.05, 0.306051086515), (0.25, 0.479055466999), (0.75, 0.520944533001)]
        ),
    ]

    @Test(arguments: references.indices)
    func agreesWithReferenceValues(_ index: Int) {
        let reference = Self.references[index]
        for (time, value) in reference.values {
            #expect(reference.curve.value(at: time).isClose(to: value, within: 1e-7), "at \(time)")
        }
    }

    @Test func linearIsTime() {
        for time in stride(from: 0.0, through: 1, by: 0.0625) {
            #expect(Motion.Curve.linear.value(at: time).isClose(to: time))
            #expect(Motion.Curve.linear.slope(at: time).isClose(to: 1))
        }
    }

    @Test func staysAtItsEndsOutsideOfItsTime() {
        #expect(Motion.Curve.easeInOut.value(at: -3) == 0)
        #expect(Motion.Curve.easeInOut.value(at: 7) == 1)
    }

    @Test func slopeIsTheRateOfChange() {
        for curve in [Motion.Curve.easeIn, .easeOut, .easeInOut, Motion.Curve(0.25, 0.1, 0.25, 1)] {
            for time in stride(from: 0.05, through: 0.95, by: 0.05) {
                let step = 1e-5
                let measured = (curve.value(at: time + step) - curve.value(at: time - step)) / (2 * step)
                #expect(curve.slope(at: time).isClose(to: measured, within: 1e-4))
            }
        }
    }

    @Test func slopeAtTheEndsFollowsTheControlPoints() {
        #expect(Motion.Curve.easeIn.slope(at: 0) == 0)
        #expect(Motion.Curve.easeOut.slope(at: 0).isClose(to: 1 / 0.58))
        #expect(Motion.Curve.easeOut.slope(at: 1) == 0)
        // A vertical tangent has the steepest slope that is computed, up or down.
        #expect(Motion.Curve(0, 1, 0.5, 1).slope(at: 0) == 1000)
        #expect(Motion.Curve(0, -1, 0.5, 1).slope(at: 0) == -1000)
        #expect(Motion.Curve.easeIn.slope(at: 1).isClose(to: 1 / 0.58))
    }

    @Test func anyCurveHasFiniteValuesAndSlopes() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<500 {
            let curve = Motion.Curve(
                random.number(-1...2), random.number(-2...3), random.number(-1...2), random.number(-2...3))
            for time in [0, 1e-12, 0.1, 0.5, 0.9, 1 - 1e-12, 1] {
                #expect(curve.value(at: time).isFinite)
                #expect(curve.slope(at: time).isFinite)
            }
        }
    }
}
