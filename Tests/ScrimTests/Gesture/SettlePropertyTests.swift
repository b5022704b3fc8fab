import Testing

@_spi(Host) @testable import Scrim

/// Properties of every release, on random sheets.
///
/// Each test of this suite asks for 200,000 targets in `make test`, and elsewhere for `PROPERTY_SCALE` times as many.
@Suite struct SettlePropertyTests {
    /// A sheet, and the detent at which a finger took hold of it.
    private struct Trial {
        let settle: Settle
        let origin: Int
        var heights: [Double] { settle.heights }
        var top: Double { heights[heights.count - 1] }

        init(_ random: inout SplitMix64, leastGap: Double = 1, momentum: Overlay.Sheet.Momentum? = nil) {
            var heights: [Double] = []
            var height = random.number(24...300).rounded()
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                heights.append(height)
                height += leastGap + (random.once(in: 4) ? 0 : random.number(0...300).rounded())
            }
            let momenta: [Overlay.Sheet.Momentum] = [.oneDetent, .free]
            let dismissals: [Overlay.Sheet.DragDismissal] = [
                .never, .resisting, .past(0), .past(1), .standard, .past(random.number(0...1)),
            ]
            settle = Settle(
                heights: heights, dismissal: dismissals[Int.random(in: dismissals.indices, using: &random)],
                momentum: momentum ?? momenta[Int.random(in: momenta.indices, using: &random)])
            origin = Int.random(in: heights.indices, using: &random)
        }

        /// Any position, often close to a detent or a border.
        func position(_ random: inout SplitMix64) -> Double {
            let near = heights[Int.random(in: heights.indices, using: &random)]
            return switch Int.random(in: 0..<4, using: &random) {
            case 0: near + random.number(-1...1)
            case 1: max(near + random.number(-25...25), 0)
            case 2: near / 2 + random.number(-1...1)
            default: random.number(0...top * 1.3)
            }
        }

        /// The detent's index; -1 for a dismissal.
        func rank(_ position: Double, _ velocity: Double) -> Int {
            switch settle.target(position: position, velocity: velocity, from: origin) {
            case .detent(let index): index
            case .dismissed: -1
            }
        }

        var isDismissible: Bool { settle.dismissal != .never }
    }

    private static let targets = 200_000
    private static let each = 20

    private static func velocity(_ random: inout SplitMix64) -> Double {
        random.once(in: 3) ? random.number(-310...310) : random.number(-6000...6000)
    }

    /// Asks for many targets on each of many random sheets, and counts the wrong answers.
    private func faults(
        seed: UInt64, leastGap: Double = 1, momentum: Overlay.Sheet.Momentum? = nil,
        _ ask: (Trial, inout SplitMix64) -> Bool
    ) -> Int {
        var random = SplitMix64(seed: seed)
        var faults = 0
        for _ in 0..<Trials.count(Self.targets / Self.each) {
            let sheet = Trial(&random, leastGap: leastGap, momentum: momentum)
            for _ in 0..<Self.each where !ask(sheet, &random) { faults += 1 }
        }
        return faults
    }

    @Test func theTargetIsADetentOrADismissalThatMayBe() {
        let faults = faults(seed: 1) { sheet, random in
            let rank = sheet.rank(sheet.position(&random), Self.velocity(&random))
            return rank == -1 ? sheet.isDismissible : sheet.heights.indices.contains(rank)
        }
        #expect(faults == 0)
    }

    @Test func fasterTowardsOpeningNeverEndsFurtherClosed() {
        let faults = faults(seed: 2) { sheet, random in
            let position = sheet.position(&random)
            let velocity = Self.velocity(&random)
            let faster = velocity + (random.once(in: 2) ? random.number(0...5) : random.number(0...3000))
            return sheet.rank(position, velocity) <= sheet.rank(position, faster)
        }
        #expect(faults == 0)
    }

    @Test func letGoHigherItNeverEndsFurtherClosed() {
        let faults = faults(seed: 3) { sheet, random in
            let position = sheet.position(&random)
            let velocity = Self.velocity(&random)
            let higher = position + (random.once(in: 2) ? random.number(0...2) : random.number(0...400))
            return sheet.rank(position, velocity) <= sheet.rank(higher, velocity)
        }
        #expect(faults == 0)
    }

    /// libadwaita's rule, which holds even if the finger first moves a little the
    /// other way, as long as no detent lies there.
    @Test func aFlickLeavesTheDetentThatItBeganAt() {
        let faults = faults(seed: 4, leastGap: 2 * Settle.start) { sheet, random in
            let position = sheet.heights[sheet.origin] + random.number(-19...19)
            let speed = random.number(300.001...6000)
            let (up, down) = (sheet.rank(position, speed), sheet.rank(position, -speed))
            let leavesUp = up > sheet.origin || sheet.origin == sheet.heights.count - 1
            let leavesDown = down < sheet.origin || (sheet.origin == 0 && !sheet.isDismissible)
            return leavesUp && leavesDown
        }
        #expect(faults == 0)
    }

    @Test func letGoAtRestItGoesToTheNearestOrPastTheThreshold() {
        let faults = faults(seed: 5) { sheet, random in
            let position = sheet.position(&random)
            let rank = sheet.rank(position, 0)
            let share = sheet.settle.dismissal.share
            let isPast = sheet.isDismissible && share < 1 && position < sheet.heights[0] * (1 - share)
            guard !isPast else { return rank == -1 }
            guard rank >= 0 else { return false }
            let nearest = sheet.heights.map { abs($0 - position) }.min() ?? 0
            return abs(sheet.heights[rank] - position) == nearest
        }
        #expect(faults == 0)
    }

    /// flutter#138839: an upward flick below half closes the sheet.
    @Test func anUpwardFlickNeverCloses() {
        let faults = faults(seed: 6) { sheet, random in
            sheet.rank(sheet.position(&random), random.number(300.001...6000)) >= 0
        }
        #expect(faults == 0)
    }

    /// With momentum limited to one detent, none is skipped between the release and the target.
    @Test func noDetentIsSkippedByMomentum() {
        let faults = faults(seed: 7, leastGap: 2 * Settle.start, momentum: .oneDetent) { sheet, random in
            let position = sheet.position(&random)
            let rank = sheet.rank(position, Self.velocity(&random))
            let end = rank < 0 ? 0 : sheet.heights[rank]
            let isPassed = { (height: Double) in
                min(position, end) + Settle.nearness < height && height < max(position, end) - Settle.nearness
            }
            // A flick leaves the detent that the drag began at, so it may pass that one again.
            return !sheet.heights.indices.contains { $0 != sheet.origin && isPassed(sheet.heights[$0]) }
        }
        #expect(faults == 0)
    }

    @Test func onlyAFlickDismissesWhatIsDismissedPastAllOfIt() {
        var random = SplitMix64(seed: 8)
        var faults = 0
        for _ in 0..<Trials.count(Self.targets) {
            let height = random.number(24...700)
            let settle = Settle(heights: [height], dismissal: .past(1), momentum: .oneDetent)
            let velocity = random.number(-600...600)
            let target = settle.target(position: random.number(0...height), velocity: velocity, from: 0)
            if target == .dismissed, velocity >= -Settle.flick { faults += 1 }
        }
        #expect(faults == 0)
    }

    @Test func noNumberHasNoTarget() {
        let strange = [0, -0.0, -1, 1e-300, 1e300, -1e300, .nan, .infinity, -.infinity, 300, -300]
        let faults = faults(seed: 9) { sheet, random in
            let position = strange[Int.random(in: strange.indices, using: &random)]
            let velocity = strange[Int.random(in: strange.indices, using: &random)]
            let origin = [Int.min, -1, 0, 7, Int.max][Int.random(in: 0..<5, using: &random)]
            switch sheet.settle.target(position: position, velocity: velocity, from: origin) {
            case .detent(let index): return sheet.heights.indices.contains(index)
            case .dismissed: return sheet.isDismissible
            }
        }
        #expect(faults == 0)
    }
}
