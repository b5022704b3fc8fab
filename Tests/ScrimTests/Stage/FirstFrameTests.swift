@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// The first frame of a surface.
@MainActor
@Suite struct FirstFrameTests {
    let host = TestHost()

    init() { host.drawsByItself = false }

    private func shown(_ overlay: Overlay) throws -> SurfacePlan {
        _ = host.overlays.show(overlay.with(\.timing, Overlay.Timing()))
        let surface = try #require(host.plan.surfaces.first)
        #expect(surface.awaitsFrame)
        return surface.value
    }

    @Test(arguments: [Overlay.Kind.veil, .loading, .activity, .hud])
    func whatFadesInIsSeenInItAndGoesOnFromThere(_ kind: Overlay.Kind) throws {
        let overlay =
            switch kind {
            case .loading: Overlay.loading("Hello")
            case .activity: Overlay.activity("Hello")
            case .hud: Overlay.hud("Hello")
            case .veil, .sheet, .question: Overlay.veil("Hello")
            }
        let first = try shown(overlay)
        // However late the host draws it, nothing moves before.
        host.pass(300)
        let pose = first.motion.pose(at: host.stage.now)
        #expect(pose.opacity > 0.01 && pose.opacity < 0.5)
        host.drawFrame()
        let motion = try #require(host.plan.surfaces.first?.motion)
        #expect(motion.pose(at: host.stage.now) == pose)
        #expect(motion.from.opacity == 0)
        #expect(!motion.isSettled(at: host.stage.now))
    }

    @Test func whatIsThereAtOnceIsWholeInIt() throws {
        let first = try shown(.veil("Hello").with(\.transition, Overlay.Transition.none))
        #expect(first.motion.pose(at: host.stage.now) == .rest)
    }

    @Test func whatSlidesInHasBegunTo() throws {
        let first = try shown(.hud("Hello", placement: .bottom))
        let pose = first.motion.pose(at: host.stage.now)
        #expect(pose.offstage < 1 && pose.offstage > 0.8)
        host.drawFrame()
        let motion = try #require(host.plan.surfaces.first?.motion)
        #expect(motion.pose(at: host.stage.now) == pose)
        #expect(motion.from.offstage == 1)
    }

    @Test func aSheetIsNotYetThere() throws {
        let first = try shown(.sheet().with(\.content.message, "Hello"))
        #expect(first.motion.pose(at: host.stage.now).offstage == 1)
    }

    /// The busy main thread draws nothing, and the late timer comes before the next frame.
    @Test(arguments: [2_050, 2_500, 30_000])
    func whatComesBeforeTheMainThreadIsBusyIsSeenAfterwards(_ milliseconds: Int) {
        let notice = host.overlays.flash(.hud("Saved"))
        host.clock.jump(by: .milliseconds(milliseconds))
        host.pass(20)
        host.drawFrame()
        #expect(notice.isVisible)
        host.pass(900)
        #expect(!notice.hasEnded, "It has its whole time")
        host.pass(2_000)
        #expect(notice.outcome == Presentation.Outcome(cause: .expired, wasShown: true))
    }

    @Test func workIsNotBegunBeforeItsUndoWasSeen() async {
        var (worked, undone) = (0, 0)
        let outcome = Task { [host] in
            await host.overlays.undoable("Removed", button: "Undo") {
                worked += 1
            } undo: {
                undone += 1
            }
        }
        #expect(await host.wait { host.stage.pendingWork == 1 })
        host.clock.jump(by: .seconds(12))
        host.pass(20)
        host.drawFrame()
        await turns()
        #expect(worked == 0)
        host.pass(500)
        host.pressAction(on: "Removed")
        #expect(await outcome.value.isUndone)
        #expect(worked == 0 && undone == 1)
    }

    /// The result comes just before the main thread is busy.
    @Test func resultBeforeStallKeepsReadingTime() {
        host.drawsByItself = true
        let veil = host.overlays.show(.veil("Importing").instant)
        host.pass(500)
        veil.finish(.success("Imported"))
        host.clock.jump(by: .milliseconds(1_300))
        host.pass(900)
        #expect(!veil.hasEnded && host.isShowing("Imported"))
        host.pass(300)
        #expect(veil.hasEnded)
    }

    /// Only a lifetime gets the extra second, and a result begins a new one.
    @Test func aResultHasASecondMoreOfItsOwn() {
        host.drawsByItself = true
        let work = host.overlays.show(.hud("Sending").instant.with(\.timing.lifetime, .fixed(.seconds(1))))
        host.pass(500)
        host.clock.jump(by: .seconds(2))
        host.pass(20)
        #expect(!work.hasEnded)
        work.finish(.failure("Not sent"))
        host.pass(100)
        host.clock.jump(by: .seconds(30))
        host.pass(20)
        #expect(!work.hasEnded && host.isShowing("Not sent"))
        host.pass(3_000)
        #expect(work.hasEnded)
    }

    @Test func whatTheProgramDismissedGoesThoughTheMainThreadWasBusy() {
        host.drawsByItself = true
        let veil = host.overlays.show(.veil("Importing").instant)
        host.pass(500)
        veil.finish(.success("Imported"))
        host.pass(50)
        veil.dismiss()
        host.clock.jump(by: .seconds(2))
        host.pass(20)
        #expect(veil.hasEnded)
    }

    @Test func whatBlocksIsNotLengthened() {
        host.drawsByItself = true
        let veil = host.overlays.show(.veil("Wait").with(\.timing.lifetime, .fixed(.seconds(2))).instant)
        host.pass(500)
        host.clock.jump(by: .seconds(3))
        host.pass(20)
        #expect(veil.hasEnded)
    }

    @Test func whoComesAnotherWayGoesOnFromIt() throws {
        let first = try shown(.veil("Hello"))
        let pose = first.motion.pose(at: host.stage.now)
        _ = host.overlays.show(
            .veil("Hello again").with(\.transition, .fade(.milliseconds(900), .linear)))
        host.drawFrame()
        let motion = try #require(host.plan.surfaces.first?.motion)
        #expect(motion.pose(at: host.stage.now) == pose && motion.from == pose)
    }
}
