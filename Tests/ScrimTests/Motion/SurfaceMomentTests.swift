@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// How a surface looks between two plans.
@MainActor @Suite struct SurfaceMomentTests {
    private let screen = TestHost()

    private func shown(_ overlay: Overlay) throws -> (SurfacePlan, SurfaceFrames) {
        _ = screen.overlays.show(overlay.with(\.timing, Overlay.Timing())) { "view" }
        let plan = try #require(screen.plan.surfaces.first).value
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
        let plan = try #require(screen.plan.surfaces.first).value
        let moment = moment(plan, frames)
        #expect(moment.offset == .zero && moment.scale == 1 && moment.outline == frames.panel)
        #expect(moment.groupOpacity == 1 && moment.contentOpacity == 1 && moment.backgroundExtension == .zero)
        #expect(moment.scrimOpacity == plan.style.scrim.light.alpha)
    }

    @Test func whatBelongsToThePanelGrowsAndMovesWithItsOutline() throws {
        let (plan, frames) = try shown(.veil("Wait"))
        var moment = moment(plan, frames)
        let (rest, own) = (Rect(100, 200, 80, 40), Rect(-10, 0, 100, 40))
        moment.outline = rest
        #expect(moment.outlined(own, resting: rest) == own)
        moment.outline = Rect(90, 190, 120, 60)
        #expect(moment.outlined(own, resting: rest) == Rect(-20, -10, 140, 60))
    }

    /// A point is mapped to where the content is drawn: moved, scaled around the center, centered in the outline.
    @Test func aPointIsFoundWhereTheContentIsDrawn() throws {
        let (plan, frames) = try shown(.veil("Wait"))
        var moment = moment(plan, frames)
        let rest = Rect(100, 200, 80, 40)
        (moment.outline, moment.offset, moment.scale) = (rest, .zero, 1)
        #expect(moment.panelPoint(Point(x: 100, y: 200), resting: rest) == .zero)
        moment.offset = Point(x: 7, y: -5)
        #expect(moment.panelPoint(Point(x: 107, y: 195), resting: rest) == .zero)
        moment.scale = 0.5
        #expect(moment.panelPoint(Point(x: 147, y: 215), resting: rest) == Point(x: 40, y: 20))
        #expect(moment.panelPoint(Point(x: 127, y: 205), resting: rest) == .zero)
        (moment.outline, moment.offset, moment.scale) = (Rect(90, 190, 120, 80), .zero, 1)
        #expect(moment.panelPoint(Point(x: 150, y: 230), resting: rest) == Point(x: 40, y: 20))
        moment.scale = 0
        #expect(moment.panelPoint(.zero, resting: rest) == nil)
    }

    @Test func onItsWayInASheetIsOverItsEdge() throws {
        let (plan, frames) = try shown(.sheet)
        let moment = moment(plan, frames)
        #expect(moment.offset == frames.travel && moment.scrimOpacity == 0)
    }

    @Test func aNoticeThatOvershootsLeavesAGap() throws {
        var (plan, frames) = try shown(.hud("Saved", placement: .bottom))
        plan.motion = .hold(Motion.Pose(offstage: -0.9))
        let moment = moment(plan, frames)
        #expect(moment.offset.y < 0 && moment.backgroundExtension == .zero)
    }

    @Test func whereASpringOvershootsTheGroundReachesAfterIt() throws {
        var (plan, frames) = try shown(.sheet)
        plan.motion = .hold(Motion.Pose(offstage: -0.1))
        let moment = moment(plan, frames)
        #expect(moment.offset.y < 0)
        #expect(moment.backgroundExtension == Point(y: -moment.offset.y))
    }

    /// The inset from the edge remains even when the sheet overshoots.
    @Test func theGroundOfALowSheetKeepsFromTheEdge() throws {
        screen.environment.sheetInset = 8
        var (plan, frames) = try shown(.sheet)
        for offstage in [0, -0.1] {
            plan.motion = .hold(Motion.Pose(offstage: offstage))
            #expect(moment(plan, frames).backgroundExtension == .zero)
        }
    }

    @Test func theClassicVeilFadesAsOne() throws {
        var (plan, frames) = try shown(.veil("Working").with(\.appearance, .classic))
        plan.motion = .hold(Motion.Pose(opacity: 0.5, scrim: 0.5))
        let moment = moment(plan, frames)
        #expect(
            abs(moment.groupOpacity - 0.4) < 1e-9 && moment.contentOpacity == 1
                && abs(moment.scrimOpacity - 1) < 1e-9)
    }

    @Test func withoutItsScrimWhatIsComposedAsOneIsStillSeen() throws {
        var (plan, frames) = try shown(.veil("Working").with(\.appearance, .classic))
        for share in [0, 0.25, 1] {
            plan.motion = .hold(Motion.Pose(scrim: share))
            let moment = moment(plan, frames)
            #expect(moment.groupOpacity == 0.8 && moment.contentOpacity == 1)
            #expect(abs(moment.scrimOpacity - share) < 1e-9)
        }
    }

    @Test func aClassicVeilShowsItsResult() throws {
        let veil = screen.overlays.show(.veil("Saving…").with(\.appearance, .classic))
        screen.advance(by: .seconds(1))
        veil.finish(.success("Saved"))
        for _ in 0..<50 {
            screen.advance(by: .milliseconds(10))
            let layer = try #require(screen.picture.layers.first)
            #expect(abs(layer.opacity - 0.8) < 1e-9 && layer.moment.contentOpacity <= 1)
        }
        #expect(screen.picture.layers.first?.moment.scrimOpacity == 0)
    }

    @Test(arguments: [(Double.nan, 1.0), (.infinity, 1), (2, 1), (-.infinity, 0), (-1, 0), (0.5, 0.5)])
    func aGroupOpacityIsInRange(_ opacity: Double, _ drawn: Double) throws {
        var (plan, frames) = try shown(.veil("Working"))
        plan.motion = .hold(.rest)
        plan.style.scrim = Overlay.Paint(.gray(0, alpha: 0.5))
        plan.style.groupOpacity = opacity
        let moment = moment(plan, frames)
        #expect(moment.groupOpacity == drawn && moment.contentOpacity == 1)
        #expect(moment.scrimOpacity == (drawn > 0 ? 0.5 : 0) && moment.covered == 0.5 * drawn)
    }

    @Test func scrimsDoNotAddUp() throws {
        var (plan, frames) = try shown(.sheet)
        plan.motion = .hold(.rest)
        let alone = moment(plan, frames).scrimOpacity
        let over = moment(plan, frames, covered: alone)
        #expect(over.scrimOpacity == 0 && over.covered == alone)
    }

    @Test func aHiddenSurfaceCoversNothing() throws {
        var (plan, frames) = try shown(.sheet)
        plan.motion = .hold(.rest)
        plan.isHidden = true
        #expect(moment(plan, frames).covered == 0)
    }

    @Test(arguments: Overlay.Placement.Edge.allCases)
    func aSheetAtAnyEdgeIsNotCutOffInTheWindow(_ edge: Overlay.Placement.Edge) throws {
        let (plan, frames) = try shown(.sheet.with(\.placement, .edge(edge)))
        let clip = try #require(
            plan.clip(frames: frames, visible: .zero, window: Size(width: 390, height: 780)))
        #expect(!frames.panel.isEmpty && clip.intersection(frames.panel) == frames.panel)
    }

    @Test func aSheetIsCutOffAtItsEdge() throws {
        let (plan, frames) = try shown(.sheet)
        let clip = plan.clip(frames: frames, visible: .zero, window: Size(width: 390, height: 780))
        #expect(clip == Rect(0, 0, 390, 780))
    }
}
