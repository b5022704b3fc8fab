import Testing

@_spi(Host) @testable import Scrim

@Suite struct SettleTests {
    static let heights = [200.0, 400, 700]

    static func settle(
        _ heights: [Double] = heights, _ dismissal: Overlay.Sheet.DragDismissal = .standard,
        _ momentum: Overlay.Sheet.Momentum = .oneDetent
    ) -> Settle { Settle(heights: heights, dismissal: dismissal, momentum: momentum) }

    // MARK: Slow

    @Test(arguments: [
        (690.0, 2), (560, 2), (540, 1), (310, 1), (290, 0), (110, 0), (5000, 2),
    ])
    func letGoSlowlyItGoesToTheNearest(_ position: Double, _ detent: Int) {
        for origin in 0...2 {
            let target = Self.settle().target(position: position, velocity: 0, from: origin)
            #expect(target == .detent(detent))
        }
    }

    @Test func letGoPastTheThresholdItIsDismissed() {
        #expect(Self.settle().target(position: 101, velocity: 0, from: 0) == .detent(0))
        #expect(Self.settle().target(position: 99, velocity: 0, from: 0) == .dismissed)
        let early = Self.settle(Self.heights, .past(0.3))
        #expect(early.target(position: 141, velocity: 0, from: 0) == .detent(0))
        #expect(early.target(position: 139, velocity: 0, from: 0) == .dismissed)
        let flickOnly = Self.settle(Self.heights, .past(1))
        #expect(flickOnly.target(position: 2, velocity: 0, from: 0) == .detent(0))
        #expect(flickOnly.target(position: 150, velocity: -301, from: 0) == .dismissed)
        // However far momentum would carry it: at 299 points per second it coasts for 149 points.
        #expect(flickOnly.target(position: 60, velocity: -299, from: 0) == .detent(0))
    }

    @Test func itsMomentumCounts() {
        // At 200 points per second it coasts for another 99.8 points.
        #expect(Self.settle().target(position: 250, velocity: 200, from: 0) == .detent(1))
        #expect(Self.settle().target(position: 250, velocity: 0, from: 0) == .detent(0))
        #expect(Self.settle().target(position: 150, velocity: -200, from: 0) == .dismissed)
    }

    // MARK: Flicks

    @Test func aFlickLeavesTheDetentThatItBeganAt() {
        for position in [395.0, 400, 405] {
            #expect(Self.settle().target(position: position, velocity: 320, from: 1) == .detent(2))
            #expect(Self.settle().target(position: position, velocity: -320, from: 1) == .detent(0))
        }
        #expect(Self.settle().target(position: 205, velocity: -320, from: 0) == .dismissed)
    }

    @Test func aFlickBackReturnsToTheDetentThatItBeganAt() {
        #expect(Self.settle().target(position: 230, velocity: 400, from: 1) == .detent(1))
        #expect(Self.settle().target(position: 250, velocity: -900, from: 0) == .detent(0))
        #expect(Self.settle().target(position: 660, velocity: -400, from: 1) == .detent(1))
    }

    @Test func aFlickSkipsNoDetentUnlessItMay() {
        #expect(Self.settle().target(position: 200, velocity: 9000, from: 0) == .detent(1))
        #expect(Self.settle().target(position: 700, velocity: -9000, from: 2) == .detent(1))
        let free = Self.settle(Self.heights, .standard, .free)
        #expect(free.target(position: 200, velocity: 9000, from: 0) == .detent(2))
        #expect(free.target(position: 700, velocity: -700, from: 2) == .detent(1))
        #expect(free.target(position: 700, velocity: -9000, from: 2) == .dismissed)
    }

    /// flutter#138839: an upward flick below half closes the sheet.
    @Test func anUpwardFlickNeverCloses() {
        for momentum in [Overlay.Sheet.Momentum.oneDetent, .free] {
            for past in [0, 0.1, 0.5, 0.9, 1] {
                let settle = Self.settle(Self.heights, .past(past), momentum)
                for position in stride(from: -20.0, through: 800, by: 1) {
                    for origin in 0...2 {
                        let target = settle.target(position: position, velocity: 301, from: origin)
                        #expect(target != .dismissed)
                    }
                }
            }
        }
    }

    @Test func whatIsNeverDismissedStays() {
        for momentum in [Overlay.Sheet.Momentum.oneDetent, .free] {
            let settle = Self.settle(Self.heights, .never, momentum)
            #expect(settle.target(position: 0, velocity: -20_000, from: 0) == .detent(0))
            #expect(settle.target(position: 10, velocity: 0, from: 0) == .detent(0))
        }
    }

    // MARK: All inputs

    @Test func strangeNumbersHaveATarget() {
        let settle = Self.settle()
        #expect(settle.target(position: .nan, velocity: .nan, from: 1) == .detent(1))
        #expect(settle.target(position: 200, velocity: .infinity, from: 0) == .detent(1))
        #expect(settle.target(position: 200, velocity: -.infinity, from: 0) == .dismissed)
        #expect(settle.target(position: .infinity, velocity: 0, from: 99) == .detent(2))
        #expect(Self.settle([]).target(position: 3, velocity: 3, from: -4) == .detent(0))
        #expect(
            Self.settle(Self.heights, .past(.nan)).target(position: 99, velocity: 0, from: 0) == .dismissed)
    }
}
