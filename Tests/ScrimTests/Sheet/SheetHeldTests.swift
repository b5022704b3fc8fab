@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Whatever changes under a finger or in flight, the sheet continues from where it is seen.
@MainActor
@Suite struct SheetHeldTests {
    let host = TestHost()

    // MARK: Held

    @Test func contentThatGrowsUnderAFingerMovesNothing() {
        _ = host.sheet([.content, .full])
        host.drag("View", through: [(-60, .milliseconds(200))], letsGo: false)
        let held = host.shownHeight
        for height in [400.0, 120, 640] {
            host.viewSizes["View"] = Size(width: 390, height: height)
            for _ in 0..<20 {
                #expect(host.shownHeight.isClose(to: held), "\(height)")
                host.pass(17)
            }
        }
    }

    /// A change of layout that is being animated stops where the finger takes hold.
    @Test func caughtWhileItGrowsItStandsStill() {
        _ = host.sheet([.content, .full])
        host.viewSizes["View"] = Size(width: 390, height: 500)
        host.pass(60)
        let flying = host.shownHeight
        host.drag("View", through: [], letsGo: false)
        for _ in 0..<20 {
            #expect(host.shownHeight.isClose(to: flying))
            host.pass(17)
        }
    }

    @Test(arguments: [-400.0, -60, 60])
    func detentsThatChangeUnderAFingerMoveNothing(_ pull: Double) {
        let sheet = host.sheet([.points(160), .points(420)])
        host.drag("View", through: [(pull, .milliseconds(200))], letsGo: false)
        let held = host.shownHeight
        for detents in [
            [Overlay.Detent.points(300)], [.points(80), .points(90)], [.points(500), .full], [.full],
        ] {
            sheet.detents = detents
            for _ in 0..<3 {
                #expect(host.shownHeight.isClose(to: held), "\(detents)")
                host.pass(17)
            }
        }
    }

    /// A player is shown again with the next track.
    @Test(arguments: [Overlay.RepeatPolicy.update, .refresh])
    func shownAgainUnderAFingerItFollowsTheFinger(_ policy: Overlay.RepeatPolicy) throws {
        var overlay = Overlay.sheet(detents: [.points(200), .points(400)], input: .live)
        overlay.identifier = "player"
        overlay.onRepeat = policy
        let first = host.overlays.show(overlay) { "View" }
        host.pass(2000)
        let id = try #require(host.surface).id
        host.drag("View", through: [(-100, .milliseconds(200))], letsGo: false)
        #expect(host.shownHeight.isClose(to: 300))
        _ = host.overlays.show(overlay) { "Other" }
        #expect(first.hasEnded && host.surface?.id == id)
        host.pass(500)
        #expect(host.shownHeight.isClose(to: 300))
        host.stage.report(.dragMoved(id, by: -150, at: host.now))
        #expect(host.shownHeight.isClose(to: 350))
        host.letGo("Other")
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A sheet that is caught follows a pull up, however far it is from its detents.
    @Test func caughtOnItsWayInItFollowsTheFinger() {
        let host = TestHost()
        var overlay = Overlay.sheet(detents: [.points(400)])
        overlay.sheet.dismissal = .never
        _ = host.overlays.show(overlay) { "View" }
        host.pass(60)
        host.drag("View", through: [], letsGo: false)
        let caught = host.shownHeight
        #expect(caught > 10 && caught < 300)
        host.drag("View", through: [(-50, .milliseconds(16))], letsGo: false)
        #expect(host.shownHeight.isClose(to: caught + 50))
    }

    /// This also holds if the rubber band that held the sheet goes with the change.
    @Test func whatCanBeDraggedNoMoreIsLetGoWhereItIs() {
        let sheet = host.sheet([.points(160), .points(420)]) { $0.sheet.dismissal = .never }
        host.drag("View", through: [(100, .milliseconds(200))], letsGo: false)
        let held = host.shownHeight
        var fixed = sheet.sheet
        (fixed.isDraggable, fixed.dismissal) = (false, .standard)
        sheet.sheet = fixed
        #expect(host.shownHeight.isClose(to: held))
        host.pass(2000)
        #expect(host.shownHeight == 160)
        #expect(sheet.position?.isDragged == false)
    }

    // MARK: In flight

    @Test func contentThatGrowsInFlightTurnsItSmoothly() throws {
        for milliseconds in stride(from: 0, through: 400, by: 20) {
            for height in [100.0, 600] {
                let host = TestHost()
                _ = host.overlays.show(.sheet(detents: [.content])) { "View" }
                host.pass(milliseconds)
                let before = host.seen
                host.viewSizes["View"] = Size(width: 390, height: height)
                let after = host.seen
                #expect(after.points.isClose(to: before.points, within: 1e-6), "\(milliseconds) ms")
                #expect(after.velocity.isClose(to: before.velocity, within: 3), "\(milliseconds) ms")
            }
        }
    }

    /// The content is higher than the sheet while the sheet shrinks, but the background still reaches the edge.
    @Test(arguments: [false, true]) func theGroundReachesTheEdgeAsContentBecomesLower(leaving: Bool) throws {
        host.viewSizes["View"] = Size(width: 390, height: 400)
        let sheet = host.sheet([.content])
        if leaving {
            sheet.dismiss()
            host.pass(30)
        }
        host.viewSizes["View"] = Size(width: 390, height: 100)
        for _ in 0..<40 {
            guard let plan = host.plan.surfaces.first?.value else { break }
            let frames = try #require(host.layout(of: plan.id))
            let moment = host.stage.moment(of: plan, frames: frames, isDark: false, at: host.now)
            let ground = moment.outline.maxY + moment.offset.y + moment.backgroundExtension.y
            #expect(ground >= host.window.height - 1e-6)
            host.pass(10)
        }
    }

    /// A transition of the classic look keeps its duration, and ends when it would have.
    @Test func contentThatGrowsWhileItComesDoesNotHurryIt() throws {
        let host = TestHost()
        var overlay = Overlay.sheet(detents: [.content])
        overlay.transition = .slide(.curve(.easeInOut, .milliseconds(700)))
        _ = host.overlays.show(overlay) { "View" }
        let end = host.now + .milliseconds(700)
        host.pass(100)
        host.viewSizes["View"] = Size(width: 390, height: 500)
        host.pass(0)
        let motion = try #require(host.surface?.motion)
        #expect(motion.start + motion.duration == end)
        host.pass(590)
        #expect(host.shownHeight < 500)
        host.pass(20)
        #expect(host.shownHeight == 500)
    }

    @Test func aSheetThatRefreshesAnotherGoesOnFromWhereThatIs() {
        for milliseconds in stride(from: 0, through: 400, by: 20) {
            let host = TestHost()
            let first = host.sheet([.points(200)]) { $0.onRepeat = .refresh }
            first.dismiss()
            host.pass(milliseconds)
            let flying = host.shownHeight
            var overlay = Overlay.sheet(detents: [.points(500), .full])
            overlay.onRepeat = .refresh
            _ = host.overlays.show(overlay) { "Other" }
            #expect(host.shownHeight.isClose(to: flying, within: 1e-6), "\(milliseconds) ms")
            host.pass(3000)
        }
    }

    // MARK: Dimming

    @Test func dimmingNeverJumps() {
        let sheet = host.sheet([.points(160), .points(420), .full])
        var last = host.dimming
        func follow(_ change: () -> Void) {
            change()
            for _ in 0..<60 {
                #expect(abs(host.dimming - last) < 0.06, "\(last) \(host.dimming)")
                last = host.dimming
                host.pass(4)
            }
        }
        follow { sheet.sheet.undimmedThrough = .points(160) }
        follow { sheet.sheet.undimmedThrough = nil }
        follow {
            host.drag("View", through: [(100, .milliseconds(16))], letsGo: false); last = host.dimming
        }
        follow { sheet.detents = [.points(500), .full] }
        follow { sheet.sheet.undimmedThrough = .points(500) }
        follow { host.letGo("View", cancelled: true) }
    }
}

extension TestHost {
    /// Where the only surface is seen, and its velocity over the next fifth of a millisecond, in points per second.
    fileprivate var seen: (points: Double, velocity: Double) {
        guard let surface = plan.surfaces.first, let frames = layout(of: surface.id) else { return (0, 0) }
        func shown(_ after: Duration) -> Double {
            let offstage = surface.motion.pose(at: now + after).offstage
            return window.height - frames.panel.minY - frames.travel.y * offstage
        }
        let step = 2e-4
        return (shownHeight, (shown(.seconds(step)) - shown(.zero)) / step)
    }
}
