import Testing

@_spi(Host) @testable import Scrim

/// Compared with the published formulas, evaluated with Python's mpmath at 40 digits.
///
/// The expression is above each table.
@Suite struct RubberBandTests {
    /// Worked out with the formula `x·c·d/(x·c + d)`: a pull of `d/c` shows half of `d`, and
    /// three times that pull shows three quarters.
    static let byHand: [(pull: Double, dimension: Double, shown: Double)] = [
        (100, 55, 27.5), (200, 110, 55), (1000, 550, 275), (300, 55, 41.25), (600, 110, 82.5),
        (900, 55, 49.5),
    ]

    @Test(arguments: byHand)
    func givesAsCountedByHand(_ row: (pull: Double, dimension: Double, shown: Double)) {
        #expect(RubberBand(dimension: row.dimension).shown(row.pull).isClose(to: row.shown, within: 1e-12))
    }

    /// `nstr((1 - 1/(mpf(x)*mpf('0.55')/d + 1))*d, 15)`.
    static let table: [(pull: Double, dimension: Double, shown: Double)] = [
        (10, 100, 5.21327014218009), (100, 100, 35.4838709677419), (50, 390, 25.688622754491),
        (400, 390, 140.655737704918), (1000, 24, 22.9965156794425), (1, 780, 0.549612452757671),
    ]

    @Test(arguments: table)
    func givesAsTheFormulaSays(_ row: (pull: Double, dimension: Double, shown: Double)) {
        #expect(RubberBand(dimension: row.dimension).shown(row.pull).isClose(to: row.shown, within: 1e-10))
    }

    @Test func theSlopeIsItsDerivative() {
        let band = RubberBand(dimension: 390)
        for pull in stride(from: 1.0, through: 2000, by: 37) {
            let step = 1e-4
            let difference = (band.shown(pull + step) - band.shown(pull - step)) / (2 * step)
            #expect(band.slope(at: pull).isClose(to: difference, within: 1e-6))
        }
    }

    @Test func itNeverPassesItsDimension() {
        for dimension in [0, 1, 24, 390.0] {
            for pull in [0, 1, 1e3, 1e6, .infinity] {
                let shown = RubberBand(dimension: dimension).shown(pull)
                #expect(shown >= 0 && shown <= dimension)
            }
        }
        #expect(RubberBand(dimension: .nan).shown(50) == 0)
        #expect(RubberBand(dimension: -5).shown(50) == 0)
        #expect(RubberBand(dimension: 100).shown(.nan) == 0)
    }

    @Test func aStretchIsContinuousAtItsEnds() {
        let stretch = RubberBandRange(
            low: 100, high: 500, below: RubberBand(dimension: 100), above: RubberBand(dimension: 60))
        for end in [100.0, 500] {
            #expect((stretch.shown(end + 1e-9) - stretch.shown(end - 1e-9)).isClose(to: 0, within: 1e-8))
        }
        for pulled in stride(from: -400.0, through: 900, by: 13) {
            #expect(stretch.shown(pulled) > 0 && stretch.shown(pulled) < 560)
        }
    }
}

@Suite struct ProjectionTests {
    /// The formula's origin: each millisecond leaves 0.998 of the velocity, and adds the distance of that millisecond.
    @Test func isTheSumOverEveryMillisecond() {
        for velocity in [1000.0, -340, 12_345] {
            var (left, way) = (velocity, 0.0)
            while abs(left) > 1e-12 {
                left *= 0.998
                way += left / 1000
            }
            #expect(way.isClose(to: velocity * Settle.projection, within: 1e-8 * abs(velocity)))
        }
    }
}

@Suite struct ReleaseTests {
    /// `nstr(1 - mpf('.2')*u/(u + 1), 15)` with `u = (mpf(s)/1500)**2`.
    static let table: [(speed: Double, damping: Double)] = [
        (0, 1), (100, 0.999115044247788), (750, 0.96), (1500, 0.9), (3000, 0.84), (6000, 0.811764705882353),
    ]

    @Test(arguments: table)
    func dampsAsTheFormulaSays(_ row: (speed: Double, damping: Double)) {
        #expect(ReleaseSpring.spring(speed: row.speed).dampingRatio.isClose(to: row.damping, within: 1e-12))
        #expect(ReleaseSpring.spring(speed: -row.speed) == ReleaseSpring.spring(speed: row.speed))
    }

    /// FloatingPanel's defect: no overshoot at 299 points per second, and full overshoot at 301.
    ///
    /// The steepest slope of `1 − .2u²/(1 + u²)`, `u = s/1500`, is `.2 · 3√3/8 / 1500`, the greatest curvature
    /// `.2 · 2/1500²`.
    @Test func theDampingIsASmoothFunctionOfTheSpeed() {
        func damping(_ speed: Double) -> Double { ReleaseSpring.spring(speed: speed).dampingRatio }
        let slope = 0.2 * 3 * 3.0.squareRoot() / 8 / 1500
        let curvature = 0.2 * 2 / (1500 * 1500)
        var faults = 0
        for speed in stride(from: -20_000.0, through: 20_000, by: 1) {
            let (before, here, after) = (damping(speed - 1), damping(speed), damping(speed + 1))
            if abs(after - here) > slope { faults += 1 }
            if abs(after - 2 * here + before) > curvature * 1.001 { faults += 1 }
            if (after <= here) != (speed >= 0) { faults += 1 }
        }
        #expect(faults == 0)
        #expect(damping(20_000) > ReleaseSpring.livelyDamping)
    }

    /// What a user sees of the damping: how far the sheet overshoots the detent at which it is released.
    @Test func theOvershootGrowsSmoothlyWithTheSpeed() {
        func overshoot(_ speed: Double) -> Double {
            let spring = ReleaseSpring.spring(speed: speed)
            let places = (0...150).map { tick in
                spring.displacement(
                    after: Double(tick) / 250, from: SIMD4(repeating: -60), velocity: SIMD4(repeating: speed))[
                        0]
            }
            return places.max() ?? 0
        }
        var last = overshoot(0)
        #expect(last <= 0)
        for speed in stride(from: 10.0, through: 6000, by: 10) {
            let next = overshoot(speed)
            #expect(next >= last - 1e-9)
            #expect(next - last < 0.6, "\(speed)")
            last = next
        }
        #expect(last > 40)
    }

    @Test func aSpeedThatIsNoNumberIsCalm() {
        #expect(ReleaseSpring.spring(speed: .nan).dampingRatio == 1)
        for speed in [1e200, .infinity] {
            #expect(ReleaseSpring.spring(speed: speed).dampingRatio.isClose(to: ReleaseSpring.livelyDamping))
        }
    }
}

@Suite struct ScrollHandoverTests {
    @Test(arguments: [
        // Towards opening, the sheet moves first.
        (-30.0, 0.0, 100.0, -30.0, 0.0), (-30, 0, 10, -10, -20), (-30, 50, 0, 0, -30),
        // Towards closing, the content scrolls first.
        (30, 100, 0, 0, 30), (30, 10, 0, 20, 10), (30, 0, 50, 30, 0),
        // Numbers that make no sense move nothing, or count as nothing.
        (.nan, 10, 10, 0, 0), (-30, 0, .nan, 0, -30), (30, -5, 0, 30, 0),
    ])
    func sharesAMovement(_ by: Double, _ offset: Double, _ growth: Double, _ sheet: Double, _ content: Double)
    {
        let share = ScrollHandover(
            of: by, over: [ScrollRoom(closing: offset, opening: 1000)], growth: growth)
        #expect(share.sheet == sheet)
        #expect(share.content == [content])
    }

    @Test func theInnermostGoesFirstInBothDirections() {
        let rooms = [ScrollRoom(closing: 20, opening: 50), ScrollRoom(closing: 30, opening: 10)]
        let up = ScrollHandover(of: -100, over: rooms, growth: 5)
        #expect(up.sheet == -5 && up.content == [-50, -10])
        let down = ScrollHandover(of: 100, over: rooms, growth: 5)
        #expect(down.sheet == 50 && down.content == [20, 30])
    }

    /// Content that can scroll keeps the sheet from being pulled past its end; other content does not.
    @Test func onlyContentThatScrollsKeepsTheSheetFromGivingPastItsEnd() {
        let scrolling = ScrollHandover(of: -40, over: [ScrollRoom(closing: 100, opening: 0)], growth: 0)
        #expect(scrolling.sheet == 0 && scrolling.content == [0])
        let fitting = ScrollHandover(of: -40, over: [ScrollRoom(closing: 0, opening: 0)], growth: 0)
        #expect(fitting.sheet == -40 && fitting.content == [0])
        #expect(ScrollHandover(of: -40, over: [], growth: 0).sheet == -40)
    }

    @Test func nothingOfAMovementIsLost() {
        var random = SplitMix64(seed: 9)
        for _ in 0..<10_000 {
            let by = random.number(-500...500)
            let rooms = (0..<3).map { _ in
                ScrollRoom(closing: random.number(0...300), opening: random.number(200...300))
            }
            let share = ScrollHandover(of: by, over: rooms, growth: random.number(0...300))
            #expect((share.sheet + share.content.reduce(0, +)).isClose(to: by))
        }
    }
}

@Suite struct ContentFlingTests {
    @Test func itGoesOnForItsVelocityDividedByTheFriction() throws {
        let fling = try #require(ContentFling(start: .at(1), velocity: -800, friction: 4))
        #expect(fling.distance(at: .at(0.5)) == 0)
        #expect(!fling.isSettled(at: .at(1)))
        #expect(fling.distance(at: .at(1.001)).isClose(to: -0.8, within: 0.01))
        #expect(fling.distance(at: .at(60)).isClose(to: -200, within: 0.5 + 1e-9))
        #expect(fling.isSettled(at: .at(60)))
    }

    @Test(arguments: [0, 0.9, -0.9, .nan, .infinity])
    func whatIsNotSeenIsNone(_ velocity: Double) {
        #expect(ContentFling(start: .at(0), velocity: velocity, friction: 2) == nil)
    }

    @Test(arguments: [0, -3, .nan, .infinity])
    func aFrictionThatIsNoneStillComesToRest(_ friction: Double) throws {
        let fling = try #require(ContentFling(start: .at(0), velocity: 1000, friction: friction))
        #expect(fling.distance(at: .at(600)).isFinite)
        #expect(fling.isSettled(at: .at(600)))
    }

    /// The projection that selects a detent uses the same law.
    @Test func theDefaultFrictionIsUIScrollViews() throws {
        let fling = try #require(
            ContentFling(start: .at(0), velocity: 1000, friction: Stage.Environment().scrollFriction))
        #expect(fling.distance(at: .at(60)).isClose(to: 1000 * Settle.projection, within: 2))
    }
}
