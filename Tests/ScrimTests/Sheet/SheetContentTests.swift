@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// A finger moves a sheet and the list in it: what happens to the momentum.
@MainActor
@Suite struct SheetContentTests {
    let host = TestHost()

    /// Drags over a list in steps of 16 ms; each is a movement in points, positive towards closing.
    private func drag(
        _ steps: [Double], offset start: Double = 0, length: Double = 2000, letsGo: Bool = true,
        cancelled: Bool = false
    ) throws -> Double {
        let id = try #require(host.surface?.id)
        var (offset, by) = (start, 0.0)
        host.stage.report(.dragBegan(id, at: host.now))
        for step in steps {
            host.pass(16)
            let growth = try #require(host.stage.position(of: id, at: host.now)).growth
            let share = ScrollHandover(
                of: step, over: [ScrollRoom(closing: offset, opening: length - offset)], growth: growth)
            offset -= share.content[0]
            by += share.sheet
            host.stage.report(
                .dragMoved(
                    id, by: by, content: ContentScroll(by: start - offset, room: length - offset),
                    at: host.now))
        }
        if letsGo || cancelled { host.stage.report(.dragEnded(id, at: host.now, cancelled: cancelled)) }
        return offset
    }

    private var fling: ContentFling? { host.plan.surfaces.first?.sheet?.fling }

    /// flutter#116981: the momentum that carries a sheet to its largest detent goes on into its list.
    @Test func whatMomentumIsLeftAtTheLargestGoesIntoTheList() throws {
        _ = host.sheet([.points(200), .points(400)])
        _ = try drag(Array(repeating: -20, count: 6))
        let released = host.now
        let start = host.shownHeight
        let fling = try #require(fling)
        #expect(host.surface?.sheet?.detent == .points(400))
        // The content under the finger moves by a single law, first with the sheet and then in the list.
        let velocity = 20 / 0.016
        let coasting = Coasting(friction: host.environment.scrollFriction)
        for milliseconds in stride(from: 0, through: 900, by: 15) {
            let instant = released + .milliseconds(milliseconds)
            let shown = try #require(host.stage.position(of: host.surface!.id, at: instant)).points
            let way = (shown - start) - fling.distance(at: instant)
            #expect(
                way.isClose(
                    to: velocity * coasting.distance(after: Double(milliseconds) / 1000), within: 1.5),
                "after \(milliseconds) ms")
        }
        host.pass(2000)
        #expect(host.shownHeight == 400)
    }

    /// The finger is lifted in the frame in which the sheet reaches its end, or the list takes the first points.
    @Test(arguments: [20.0, 20.4, 20.7])
    func letGoAtTheLargestTheListGoesOnAsFastAsTheFinger(_ step: Double) throws {
        _ = host.sheet([.points(200), .points(400)])
        _ = try drag(Array(repeating: -step, count: 10))
        let fling = try #require(fling)
        #expect(fling.velocity.isClose(to: -step / 0.016, within: 1))
        #expect(fling.start == host.now)
        for _ in 0..<60 {
            #expect(host.shownHeight.isClose(to: 400, within: 1e-6), "the sheet does not overshoot")
            host.pass(16)
        }
    }

    /// The panel is still growing by its transition, and the list cannot follow that.
    @Test func aSheetThatIsCaughtWhileItGrowsDoesNotCoast() throws {
        let grows = Overlay.Transition(
            away: Motion.Pose(scale: 0.5, scrim: 0), entering: .curve(.linear, .milliseconds(300)),
            leaving: .none)
        _ = host.overlays.show(
            .sheet(detents: [.points(200), .points(400)]).with(\.transition, grows)
        ) { "View" }
        host.pass(100)
        _ = try drag(Array(repeating: -20, count: 6))
        #expect(host.surface?.sheet?.detent == .points(400))
        #expect(fling == nil)
    }

    @Test func aWeakFlickIsTheSheetsAlone() throws {
        _ = host.sheet([.points(200), .points(600)])
        _ = try drag(Array(repeating: -8, count: 8))
        #expect(fling == nil)
        host.pass(2000)
        #expect(host.shownHeight == 600)
    }

    @Test func towardsADetentThatIsNotTheLargestNothingIsLeft() throws {
        _ = host.sheet([.points(100), .points(200), .points(600)])
        _ = try drag(Array(repeating: -20, count: 4))
        #expect(fling == nil)
    }

    /// A list that fits into the large sheet cannot scroll on.
    @Test func aListWithoutRoomTakesNone() throws {
        _ = host.sheet([.points(200), .points(400)])
        _ = try drag(Array(repeating: -20, count: 6), length: 60)
        #expect(fling == nil)
    }

    @Test(arguments: [-30.0, 30])
    func aListThatIsScrolledGoesOnAsFastAsTheFinger(_ step: Double) throws {
        _ = host.sheet([.points(200), .points(400)]) { $0.sheet.initial = .points(400) }
        _ = try drag(Array(repeating: step, count: 8), offset: 1000)
        let fling = try #require(fling)
        #expect(fling.velocity.isClose(to: step / 0.016, within: 1))
        #expect(fling.start == host.now)
        host.pass(2000)
        #expect(host.shownHeight == 400, "However hard it is flung back, the sheet stays")
    }

    /// The list reached its start within the gesture, so the sheet continues at the finger's velocity.
    @Test func aSheetThatTookOverFromItsListHasTheFingersVelocity() throws {
        let sheet = host.sheet([.points(400)])
        _ = try drag([20, 20, 20, 20, 20, 20], offset: 90)
        #expect(sheet.outcome == .shown(.drag))
        #expect(fling == nil)
    }

    @Test func whateverElseMovesTheSheetEndsIt() throws {
        for act in [
            { (host: TestHost, sheet: Presentation) in sheet.detent = .points(200) },
            { host, _ in host.stage.report(.dragBegan(host.surface!.id, at: host.now)) },
            { _, sheet in sheet.dismiss() },
            { host, _ in host.suspend() },
        ] {
            let content = SheetContentTests()
            let sheet = content.host.sheet([.points(200), .points(400)])
            _ = try content.drag(Array(repeating: -20, count: 6))
            #expect(content.fling != nil)
            act(content.host, sheet)
            #expect(content.fling == nil)
        }
    }

    @Test func aDragThatIsBrokenOffLeavesNone() throws {
        _ = host.sheet([.points(200), .points(400)]) { $0.sheet.initial = .points(400) }
        _ = try drag(Array(repeating: -30, count: 8), offset: 1000, cancelled: true)
        #expect(fling == nil)
    }

    @Test func instantOverlaysHaveNone() throws {
        host.stage.defaults.isInstant = true
        _ = host.sheet([.points(200), .points(400)]) { $0.sheet.initial = .points(400) }
        _ = try drag(Array(repeating: -30, count: 8), offset: 1000)
        #expect(fling == nil)
    }

    @Test func withReducedMotionTheListStillScrollsAndTheSheetDoesNotCoast() throws {
        host.environment.reducesMotion = true
        _ = host.sheet([.points(200), .points(400)])
        _ = try drag(Array(repeating: -20, count: 6))
        #expect(fling == nil)
        host.pass(2000)
        _ = try drag(Array(repeating: -20, count: 6))
        #expect(fling != nil)
    }

    /// A scroll that is not a number counts as none: the sheet gets the velocity of the finger alone.
    @Test func aListsWayThatIsNoNumberIsNone() throws {
        var velocities: [Double] = []
        for way in [0, Double.nan, .infinity] {
            let host = TestHost()
            _ = host.sheet([.points(200), .points(400)])
            let id = try #require(host.surface?.id)
            host.stage.report(.dragBegan(id, at: host.now))
            for by in [-5.0, -10, -15] {
                host.pass(16)
                host.stage.report(
                    .dragMoved(id, by: by, content: ContentScroll(by: way, room: 100), at: host.now))
            }
            let drag = try #require(host.stage.machine.surfaces.first?.sheet?.drag)
            velocities.append(drag.velocity(at: host.now))
            #expect(!drag.movesContent)
        }
        #expect(velocities[0] != 0 && velocities.allSatisfy { $0 == velocities[0] })
    }

    @Test func numbersThatAreNoneMoveNothing() throws {
        _ = host.sheet([.points(200), .points(400)])
        let id = try #require(host.surface?.id)
        host.stage.report(.dragBegan(id, at: host.now))
        for number in [Double.nan, .infinity, -.infinity] {
            host.stage.report(
                .dragMoved(id, by: 0, content: ContentScroll(by: number, room: number), at: host.now))
        }
        host.stage.report(.dragEnded(id, at: host.now, cancelled: false))
        host.pass(2000)
        #expect(host.shownHeight == 200)
    }
}
