@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Any number can be set as progress; hosts get a number from 0 to 1.
@MainActor
@Suite struct ProgressTests {
    let host = TestHost()

    /// A number that is below a whole percent only by a rounding error counts as that percent.
    @Test(arguments: [
        (0.29, 29), (0.57, 57), (0.58, 58), (0.07, 7), (0.14, 14), (0.28, 28), (0.55, 55), (0.56, 56),
        (0.9999, 99),
        (0.999999, 99), (1, 100), (0.005, 0), (0, 0),
    ])
    func percentIsWhatWasMeant(_ progress: Double, _ percent: Int) {
        #expect(Overlay.Indicator.ring(progress).percent == percent)
        #expect(Overlay.Indicator.bar(progress).percent == percent)
    }

    @Test func everyWholePerCentIsItself() {
        for percent in 0...100 {
            #expect(Overlay.Indicator.ring(Double(percent) / 100).percent == percent)
            #expect(Overlay.Indicator.ring(Double(percent) * 0.01).percent == percent)
        }
    }

    nonisolated static let nonsense: [(given: Double, drawn: Double)] = [
        (.nan, 0), (-.nan, 0), (.infinity, 1), (-.infinity, 0), (-0.5, 0), (-0.0, 0), (1.5, 1),
        (.greatestFiniteMagnitude, 1),
        (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ]

    @Test(arguments: nonsense)
    func anIndicatorIsDrawnInRange(_ given: Double, _ drawn: Double) {
        let held = [
            host.overlays.show(.veil("Bar", indicator: .bar(given)).instant),
            host.overlays.show(.loading("Ring", indicator: .ring(given)).instant),
            host.overlays.show(.hud("Notice", indicator: .bar(given)).instant),
        ]
        #expect(held.map(\.progress) == [drawn, drawn, drawn])
        #expect(host.shown.map(\.panel.indicator.fraction) == [drawn, drawn, drawn])
        #expect(
            host.shown.map(\.panel.progressText) == Array(repeating: drawn == 1 ? "100%" : "0%", count: 3))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// NaN changes nothing.
    @Test(arguments: nonsense)
    func aProgressThatIsSetIsDrawnInRange(_ given: Double, _ drawn: Double) {
        let expected = given.isNaN ? 0.5 : drawn
        let veil = host.overlays.show(.veil("Work", indicator: .bar(0.5)).instant)
        veil.progress = given
        host.pass(0)
        #expect(veil.progress == expected)
        #expect(host.shown.map(\.panel.indicator.fraction) == [expected])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: nonsense)
    func aProgressThatIsReportedIsDrawnInRange(_ given: Double, _ drawn: Double) async {
        let veil = host.overlays.show(.veil("Work").instant)
        veil.report(0)
        // Until it is drawn, the two reports would count as one.
        #expect(
            await eventually {
                host.pass(0)
                return host.shown.first?.panel.indicator.fraction == 0
            })
        veil.report(given)
        #expect(await eventually { veil.progress == drawn })
        await turns()
        host.pass(0)
        // So little nobody can see.
        #expect(host.shown.map(\.panel.indicator.fraction) == [drawn < 0.001 ? 0 : drawn])
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A spinner stays a spinner if its progress is set to NaN.
    @Test func aSpinnerIgnoresWhatIsNoNumber() {
        let veil = host.overlays.show(.veil("Work").instant)
        veil.progress = .nan
        host.pass(0)
        #expect(veil.progress == nil)
        #expect(host.shown.first?.panel.indicator == .spinner)
        host.clear()
        #expect(host.leftovers == [])
    }
}

extension Overlay.Indicator {
    /// The number as it is, in range or not.
    fileprivate var fraction: Double? {
        switch self {
        case .bar(let fraction), .ring(let fraction): fraction
        case .none, .spinner, .icon: nil
        }
    }
}

extension ProgressTests {
    @Test func whatIsNoNumberTakesNothingBack() async {
        let veil = host.overlays.show(.veil("Work", progress: 0).instant)
        host.pass(10)
        veil.report(0.9)
        veil.progress = .nan
        await host.settle()
        #expect(veil.progress == 0.9)
        veil.report(0.2)
        await host.settle()
        #expect(veil.progress == 0.9)
        veil.progress = 100
        veil.report(1, detail: "Done")
        await host.settle()
        #expect(veil.detail == "Done")
        veil.dismiss()
    }

    /// A value that the program sets is newer than earlier reports.
    @Test func aTextThatIsSetIsNotTakenBackByAnEarlierReport() async {
        let veil = host.overlays.show(.veil("Download", progress: 0).instant)
        host.pass(10)
        veil.report(1, detail: "9 of 9")
        veil.progress = 0
        veil.detail = "Part 2"
        await host.settle()
        #expect(veil.detail == "Part 2" && veil.progress == 0)
        veil.report(detail: "late")
        veil.detail = "Part 3"
        await host.settle()
        #expect(veil.detail == "Part 3")
        veil.report(detail: "newer")
        await host.settle()
        #expect(veil.detail == "newer")
        veil.dismiss()
    }

    @Test func aStreamThatIsNotFollowedAnyMoreSetsNothing() async {
        let veil = host.overlays.show(.veil("Work", progress: 0).instant)
        host.pass(10)
        let (first, one) = AsyncStream<Double>.makeStream()
        let (second, _) = AsyncStream<Double>.makeStream()
        veil.report(first)
        await host.settle()
        one.yield(1)
        veil.progress = 0
        veil.report(second)
        await host.settle()
        #expect(veil.progress == 0)
        veil.dismiss()
    }
}
