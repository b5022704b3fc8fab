import ScrimTesting
import Testing

@testable import Scrim

/// What a surface looks like between its plans.
@MainActor @Suite struct SurfaceMomentTests {
    private let screen = TestHost()

    private func shown(_ overlay: Overlay) throws -> (SurfacePlan, SurfaceFrames) {
        _ = screen.overlays.show(overlay.with(\.timing, Timing())) { "view" }
        let plan = try #require(screen.plan.surfaces.first)
        return (plan, try #require(screen.layout(of: plan.id)))
    }

    private func moment(
        _ plan: SurfacePlan, _ frames: SurfaceFrames, covered: Double = 0
    ) -> SurfaceMoment {
        plan.moment(at: screen.now, frames: frames, reflow: .none, isDark: false, covered: covered)
    }

    @Test func atRestItIsAsLaidOut() throws {
        let (_, frames) = try shown(.sheet)
        screen.advance(by: .seconds(2))
        let plan = try #require(screen.plan.surfaces.first)
        let moment = moment(plan, frames)
        #expect(moment.offset == .zero && moment.scale == 1 && moment.outline == frames.panel)
        #expect(moment.group == 1 && moment.content == 1 && moment.reach == .zero)
        #expect(moment.scrim == plan.style.scrim.light.alpha)
    }

    @Test func onItsWayInASheetIsOverItsEdge() throws {
        let (plan, frames) = try shown(.sheet)
        let moment = moment(plan, frames)
        #expect(moment.offset == frames.travel && moment.scrim == 0)
    }

    @Test func whereASpringOvershootsTheGroundReachesAfterIt() throws {
        var (plan, frames) = try shown(.sheet)
        plan.motion = .hold(Pose(offstage: -0.1))
        let moment = moment(plan, frames)
        #expect(moment.offset.y < 0)
        #expect(moment.reach == Point(y: -moment.offset.y))
    }

    @Test func theClassicVeilFadesAsOne() throws {
        var (plan, frames) = try shown(.veil("Working").with(\.appearance, .classic))
        plan.motion = .hold(Pose(opacity: 0.5, scrim: 0.5))
        let moment = moment(plan, frames)
        #expect(abs(moment.group - 0.4) < 1e-9 && moment.content == 1 && abs(moment.scrim - 1) < 1e-9)
    }

    @Test func scrimsDoNotAddUp() throws {
        var (plan, frames) = try shown(.sheet)
        plan.motion = .hold(.rest)
        let alone = moment(plan, frames).scrim
        let over = moment(plan, frames, covered: alone)
        #expect(over.scrim == 0 && over.covered == alone)
    }

    @Test func aHiddenSurfaceCoversNothing() throws {
        var (plan, frames) = try shown(.sheet)
        plan.motion = .hold(.rest)
        plan.isHidden = true
        #expect(moment(plan, frames).covered == 0)
    }

    @Test func aSheetIsCutOffAtItsEdge() throws {
        let (plan, frames) = try shown(.sheet)
        let clip = plan.clip(frames: frames, visible: .zero, window: Size(width: 390, height: 780))
        #expect(clip == Rect(0, 0, 390, 780))
    }
}
