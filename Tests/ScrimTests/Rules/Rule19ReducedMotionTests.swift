@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Rule 19: reduced motion is decided in the core.
///
/// The tests of motion cover rule 18, on springs.
@MainActor
@Suite struct Rule19ReducedMotionTests {
    let host = TestHost()

    @Test func movementBecomesAFade() throws {
        host.environment.reducesMotion = true
        let sheet = host.overlays.show(.sheet) { "sheet" }
        let coming = try #require(host.shown.first).motion
        #expect(coming.from.offstage == 0 && coming.from.opacity == 0)
        host.pass(1000)
        sheet.dismiss()
        let going = try #require(host.shown.first).motion
        #expect(going.to.offstage == 0 && going.to.opacity == 0)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// The finger is off the sheet long before the app allows the dismissal.
    @Test func whatIsAllowedAfterADragFadesToo() async throws {
        host.environment.reducesMotion = true
        var isAllowed = false
        let sheet = host.overlays.show(
            .sheet(detents: [.points(200)]),
            shouldEnd: { _ in
                while !isAllowed { await Task.yield() }
                return true
            }
        ) { "View" }
        host.pass(1000)
        host.drag("View", through: [(150, .milliseconds(200))])
        host.pass(3000)
        #expect(!sheet.hasEnded && host.shownHeight == 200)
        isAllowed = true
        #expect(await host.wait { sheet.hasEnded })
        #expect(sheet.outcome?.cause == .drag)
        let going = try #require(host.shown.first).motion
        #expect(going.to.offstage == 0 && going.to.opacity == 0)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// This also holds for a distance of less than a point.
    @Test(arguments: [0.5, 1, 200, -0.5, -200])
    func aSheetGetsNoMoreSpeedThanItsWayTakes(_ way: Double) {
        var surroundings = Surroundings()
        #expect(surroundings.handedOver(way * 1000, over: way) == way * 1000)
        surroundings.environment.reducesMotion = true
        let most = surroundings.handedOver(way * 1000, over: way)
        #expect(most == 2 * .pi / ReleaseSpring.response * way)
        #expect(surroundings.handedOver(most / 2, over: way) == most / 2)
    }

    @Test(arguments: [1.0, -1])
    func aSheetGetsNoSpeedAwayFromItsEnd(_ sign: Double) {
        var surroundings = Surroundings()
        surroundings.environment.reducesMotion = true
        #expect(surroundings.handedOver(1500 * sign, over: 0) == 0)
        #expect(surroundings.handedOver(1500 * sign, over: -10 * sign) == 0)
        #expect(surroundings.handedOver(0, over: 10 * sign) == 0)
    }

    @Test func aSettingChangedMeanwhileCountsForTheWayOut() throws {
        let sheet = host.overlays.show(.sheet) { "sheet" }
        #expect(host.shown.first?.motion.from.offstage == 1)
        host.pass(1000)
        host.environment.reducesMotion = true
        sheet.dismiss()
        #expect(host.shown.first?.motion.to.offstage == 0)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aSlideTurnedRoundKeepsItsVelocity() throws {
        let sheet = host.overlays.show(.sheet) { "sheet" }
        host.pass(100)
        let coming = try #require(host.shown.first).motion
        sheet.dismiss()
        let going = try #require(host.shown.first).motion
        #expect(going.pose(at: host.now) == coming.pose(at: host.now))
        #expect(going.velocity == coming.velocity(at: host.now))
        #expect(going.velocity.offstage < 0)
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func anInstantStageHasNoGraceNoMinimumAndNoTransition() {
        host.stage.defaults.isInstant = true
        let veil = host.overlays.show(.veil("Hello"))
        #expect(veil.isVisible)
        #expect(host.shown.first?.motion.isSettled(at: host.now) == true)
        veil.dismiss()
        #expect(veil.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }
}
