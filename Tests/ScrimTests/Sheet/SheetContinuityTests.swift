@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Neither position nor velocity jumps, whatever takes over from whatever.
@MainActor
@Suite struct SheetContinuityTests {
    static let detents: [Overlay.Detent] = [.points(160), .points(420), .full]

    @Test func aFingerCatchesItInFlightWithoutAJump() {
        var random = SplitMix64(seed: 21)
        for _ in 0..<150 {
            let host = TestHost()
            _ = host.sheet(Self.detents)
            host.drag("View", through: host.way(-random.number(20...300), within: random.number(30...200)))
            host.advance(by: .milliseconds(Int(random.number(0...400))))
            let flying = host.shownHeight
            host.drag("View", through: [], letsGo: false)
            #expect(host.shownHeight.isClose(to: flying, within: 1e-6))
            host.drag("View", through: [(random.number(-30...30), .zero)], letsGo: false)
            host.letGo("View", cancelled: true)
        }
    }

    @Test func itIsCaughtWhileItComesAndWhileItOvershoots() {
        for millisecond in stride(from: 0, through: 600, by: 25) {
            let host = TestHost()
            var overlay = Overlay.sheet(detents: [.full])
            overlay.transition = .slide(.spring(Motion.Spring(dampingRatio: 0.3, response: 0.4)))
            let sheet = host.overlays.show(overlay) { "View" }
            host.pass(millisecond)
            let flying = host.shownHeight
            host.drag("View", through: [], letsGo: false)
            #expect(host.shownHeight.isClose(to: flying, within: 1e-3), "after \(millisecond) ms")
            sheet.dismiss()
        }
    }

    @Test func letGoItGoesOnAsFastAsTheFinger() throws {
        var random = SplitMix64(seed: 22)
        for _ in 0..<150 {
            let host = TestHost()
            _ = host.sheet(Self.detents) { $0.sheet.dismissal = .never }
            let start = random.number(-100...20)
            let speed = random.number(-3000...800)
            // Long enough at constant velocity to measure it, and within the detents.
            let time = min(0.12, 180 / abs(speed))
            let steps = (1...8).map { step -> (by: Double, after: Duration) in
                (start + speed * time * Double(step) / 8, .seconds(time / 8))
            }
            host.drag(
                "View", through: [(start, .milliseconds(300)), (start, .milliseconds(200))] + steps,
                letsGo: false)
            let before = try #require(host.snapshot)
            host.letGo("View")
            let after = try #require(host.snapshot)
            #expect(after.points.isClose(to: before.points, within: 1e-6))
            guard before.points > 165, before.points < 750 else { continue }
            #expect(after.velocity.isClose(to: -speed, within: abs(speed) * 0.02 + 0.5))
        }
    }

    /// Past its end the sheet follows only a part of the pull, and its visible velocity counts.
    @Test func letGoPastItsEndItGoesOnAsFastAsItIsSeen() throws {
        let host = TestHost()
        _ = host.sheet([.points(200)])
        host.drag("View", through: host.way(-200, within: 128), letsGo: false)
        let seen = host.shownHeight
        host.letGo("View")
        let place = try #require(host.snapshot)
        #expect(place.points.isClose(to: seen, within: 1e-9))
        let pull = 200 * 0.55 / 200 + 1
        #expect(place.velocity.isClose(to: 200 / 0.128 * 0.55 / (pull * pull), within: 20))
    }

    @Test func whateverMovesItTakesOverPlaceAndVelocity() throws {
        var random = SplitMix64(seed: 23)
        for _ in 0..<200 {
            let host = TestHost()
            let sheet = host.sheet(Self.detents)
            host.drag("View", through: host.way(-random.number(20...300), within: random.number(30...150)))
            for _ in 0..<4 {
                host.advance(by: .milliseconds(Int(random.number(0...200))))
                let seen = host.shownHeight
                let before = try #require(host.snapshot)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: sheet.detent = Self.detents.randomElement(using: &random)
                case 1:
                    host.stage.report(.detentStepped(host.surface!.id, larger: Bool.random(using: &random)))
                    host.stage.report(.grabberTapped(host.surface!.id))
                case 2:
                    sheet.detents =
                        Self.detents.shuffled(using: &random).dropLast() + [.points(random.number(50...700))]
                default: sheet.sheet.undimmedThrough = .points(420)
                }
                let after = try #require(host.snapshot)
                // A sheet within half a point of its rest may come to rest at once.
                #expect(after.points.isClose(to: before.points, within: 0.5))
                #expect(host.shownHeight.isClose(to: seen, within: 0.5))
                guard let movement = host.surface?.sheet?.movement, movement.isUnderWay,
                    host.surface?.sheet?.drag == nil
                else { continue }
                #expect(after.points.isClose(to: before.points, within: 1e-6))
                #expect(after.velocity.isClose(to: before.velocity, within: 1e-3))
                #expect(host.shownHeight.isClose(to: seen, within: 1e-6))
            }
            host.pass(3000)
            let stops = try #require(host.surface?.stops)
            #expect(stops.heights.contains(host.shownHeight))
        }
    }

    /// The window shrinks while a finger holds the sheet.
    @Test func heldItStaysWithTheFingerThroughAChangeOfTheWindow() {
        let host = TestHost()
        _ = host.sheet([.fraction(0.25), .fraction(0.5), .full])
        host.drag("View", through: [(-60, .milliseconds(200))], letsGo: false)
        #expect(host.shownHeight == 255)
        host.window = Size(width: 390, height: 600)
        host.pass(1)
        #expect(host.shownHeight == 255)
        host.stage.report(.dragMoved(host.surface!.id, by: -84, at: host.now))
        #expect(host.shownHeight == 279)
        host.pass(300)
        host.letGo("View")
        host.pass(3000)
        #expect(host.shownHeight == 300)
    }

    /// The phone is turned while the thumb is on the list of a large sheet.
    @Test func heldInALowerWindowItIsNoHigherThanItCanBe() throws {
        let host = TestHost()
        let sheet = host.sheet([.points(200), .full]) { $0.sheet.initial = .full }
        host.drag("View", through: [(0, .milliseconds(16))], letsGo: false)
        #expect(host.shownHeight == 756)
        host.window = Size(width: 844, height: 390)
        host.pass(1)
        #expect(host.shownHeight == 366)
        let id = try #require(host.surface?.id)
        host.stage.report(.dragMoved(id, by: 40, at: host.now))
        #expect(host.shownHeight == 326)
        host.pass(300)
        host.letGo("View")
        host.pass(3000)
        #expect(sheet.detent == .full && host.shownHeight == 366)
        host.clear()
    }

    /// Its part past the largest height is as large as before.
    @Test func pulledInALowerWindowItIsPulledAsFar() {
        let host = TestHost()
        _ = host.sheet([.full])
        host.drag("View", through: [(-20, .milliseconds(200))], letsGo: false)
        let pulled = host.shownHeight - 756
        #expect(pulled > 0)
        host.window = Size(width: 390, height: 600)
        host.pass(1)
        #expect(host.shownHeight.isClose(to: 576 + pulled, within: 1e-6))
        host.letGo("View")
        host.clear()
    }

    @Test func heldAtItsLargestItStaysThereWhenTheKeyboardComes() {
        let host = TestHost()
        _ = host.sheet([.points(200), .full]) { $0.sheet.initial = .full }
        host.drag("View", through: [(0, .milliseconds(16))], letsGo: false)
        host.keyboard = Rect(0, 480, 390, 300)
        host.pass(1)
        #expect(host.shownHeight == 756)
        host.letGo("View")
        host.clear()
    }

    /// The keyboard comes or goes, and the edge that the sheet stands on moves with it.
    @Test(arguments: [true, false])
    func heldItStaysWithTheFingerWhenItsEdgeMoves(_ goes: Bool) {
        let host = TestHost()
        let keyboard = Rect(0, 480, 390, 300)
        host.keyboard = goes ? keyboard : nil
        _ = host.sheet([.points(200), .full])
        host.drag("View", through: [(goes ? -60 : -360, .milliseconds(200))], letsGo: false)
        let seen = host.shownHeight
        host.keyboard = goes ? nil : keyboard
        host.pass(1)
        #expect(host.shownHeight.isClose(to: seen))
        host.letGo("View")
        host.pass(3000)
        host.clear()
    }

    @Test(arguments: [Overlay.Placement.Edge.leading, .trailing])
    func atASideItStaysUnderTheFingerWhenTheKeyboardComes(_ edge: Overlay.Placement.Edge) throws {
        let host = TestHost()
        _ = host.sheet(Self.detents) { $0.placement = .edge(edge) }
        host.drag("View", through: [(-150, .milliseconds(100))], letsGo: false)
        host.pass(100)
        let id = try #require(host.surface?.id)
        let held = try #require(host.panelFrame(of: id))
        host.keyboard = Rect(0, 480, 390, 300)
        host.pass(100)
        let after = try #require(host.panelFrame(of: id))
        #expect(after.minX.isClose(to: held.minX, within: 1e-6), "\(held) and \(after)")
        host.letGo("View", cancelled: true)
    }

    /// A sheet that is held that low would be behind the keyboard.
    @Test func heldBelowTheKeyboardItStandsOnIt() {
        let host = TestHost()
        let sheet = host.sheet([.points(200), .full])
        host.drag("View", through: [(-20, .milliseconds(200))], letsGo: false)
        host.keyboard = Rect(0, 480, 390, 300)
        host.pass(1)
        #expect(host.shownHeight == 500)
        host.pass(500)
        host.letGo("View")
        host.pass(3000)
        #expect(!sheet.hasEnded && host.shownHeight == 500)
    }

    /// The focus moves between fields: the keyboard goes and comes while the finger holds the sheet.
    @Test func afterTheKeyboardItIsUnderTheFingerAgain() {
        let host = TestHost()
        _ = host.sheet([.points(200), .full])
        host.drag("View", through: [(20, .milliseconds(200))], letsGo: false)
        #expect(host.shownHeight == 180)
        for keyboard in [Rect(0, 480, 390, 300), nil, Rect(0, 480, 390, 300), nil] {
            host.keyboard = keyboard
            host.pass(1)
        }
        #expect(host.shownHeight == 180)
        host.clear()
    }

    @Test func withoutTheKeyboardItIsNoHigherThanItCanBe() {
        let host = TestHost()
        host.keyboard = Rect(0, 480, 390, 300)
        _ = host.sheet([.points(200)])
        host.drag("View", through: [(20, .milliseconds(200))], letsGo: false)
        host.keyboard = nil
        host.pass(1)
        #expect(host.shownHeight == 200)
        host.clear()
    }

    @Test func caughtAndPulledThereAndBackItIsLetGoWhereItIs() {
        let host = TestHost()
        let sheet = host.sheet([.points(200), .points(700)]) { $0.sheet.initial = .points(700) }
        sheet.detent = .points(200)
        host.pass(50)
        host.drag(
            "View", through: [(300, .milliseconds(200)), (2, .milliseconds(400)), (2, .milliseconds(300))])
        host.pass(3000)
        #expect(sheet.detent == .points(700))
        host.clear()
    }

    /// A tap on the button that opened the sheet, as the second half of a double click.
    @Test(arguments: [60, 120, 200])
    func aTapOnItsWayLeavesItItsWay(_ milliseconds: Int) {
        let host = TestHost()
        let sheet = host.overlays.show(.sheet(detents: [.points(400)])) { "View" }
        host.pass(milliseconds)
        let seen = host.shownHeight
        #expect(seen > 0 && seen < 400)
        host.drag("View", through: [(3, .milliseconds(40)), (0, .milliseconds(40))], letsGo: false)
        host.letGo("View")
        host.pass(3000)
        #expect(!sheet.hasEnded && host.shownHeight == 400)
        host.clear()
    }

    @Test func aTapOnItsWayToADetentLeavesItItsWay() {
        let host = TestHost()
        let sheet = host.sheet(Self.detents)
        sheet.detent = Self.detents.last
        host.pass(50)
        #expect(host.shownHeight < 300)
        host.drag("View", through: [], letsGo: false)
        host.pass(80)
        host.letGo("View")
        host.pass(3000)
        #expect(sheet.detent == Self.detents.last)
        host.clear()
    }

    @Test func dismissedByAFlickItGoesOverItsEdgeAsFastAsTheFinger() throws {
        let host = TestHost()
        _ = host.sheet(Self.detents)
        host.drag("View", through: host.way(120, within: 96), letsGo: false)
        let seen = host.shownHeight
        host.letGo("View")
        let place = try #require(host.snapshot)
        #expect(place.points.isClose(to: seen, within: 1e-9))
        #expect(place.velocity.isClose(to: -1250, within: 10))
        var last = seen
        for _ in 0..<20 {
            host.pass(5)
            #expect(host.shownHeight <= last)
            last = host.shownHeight
        }
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// The content has become lower while the sheet was leaving.
    @Test(arguments: [Overlay.RepeatPolicy.join, .refresh])
    func shownAgainOnItsWayOutItIsAsHighAsItsContent(_ policy: Overlay.RepeatPolicy) throws {
        let host = TestHost()
        host.viewSizes["View"] = Size(width: 390, height: 300)
        let overlay = Overlay.sheet.with(\.onRepeat, policy)
        let first = host.overlays.show(overlay) { "View" }
        host.pass(2000)
        let id = try #require(host.surface?.id)
        first.dismiss()
        host.pass(50)
        host.viewSizes["View"] = Size(width: 390, height: 200)
        host.pass(16)
        _ = host.overlays.show(overlay) { "View" }
        #expect(host.surface?.id == id)
        host.pass(2000)
        #expect(host.panelFrame(of: id) == Rect(0, host.window.height - 200, 390, 200))
        host.clear()
    }

    @Test func reducedMotionStillDragsAndNeverOvershoots() {
        let host = TestHost()
        host.environment.reducesMotion = true
        let sheet = host.sheet(Self.detents)
        host.drag("View", through: host.way(-200, within: 50), letsGo: false)
        #expect(host.shownHeight == 360)
        host.letGo("View")
        var highest = 0.0
        for _ in 0..<400 {
            host.pass(5)
            highest = max(highest, host.shownHeight)
        }
        #expect(sheet.detent == .points(420))
        #expect(highest <= 420 + 0.5)
        #expect(
            host.surface?.motion.pace
                == .spring(Motion.Spring(dampingRatio: 1, response: ReleaseSpring.response)))
        host.drag("View", through: host.slowDrag(10), letsGo: false)
        let seen = host.shownHeight
        sheet.dismiss()
        // The sheet fades in place.
        host.pass(100)
        #expect(host.shownHeight.isClose(to: seen, within: 1))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func instantItIsThereAtOnce() {
        let host = TestHost()
        host.stage.defaults.isInstant = true
        let sheet = host.sheet(Self.detents)
        sheet.detent = .full
        #expect(host.shownHeight == 756)
        host.drag("View", through: host.way(60, within: 48))
        #expect(host.shownHeight == 420)
        #expect(host.plan.surfaces.first?.sheet?.isBetweenDetents == false)
    }
}
