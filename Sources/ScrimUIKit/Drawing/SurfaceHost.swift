import Scrim
import UIKit

/// What a surface's view needs of its host: the core, and what only the host knows.
@MainActor
protocol SurfaceHost: AnyObject {
    /// The present moment.
    var now: Instant { get }

    /// What the platform tells about its user and look.
    var environment: StageEnvironment { get }

    /// The app's view or view controller that is held by this name.
    func content(of view: ViewID) -> (any OverlayContent)?

    /// The facts about a region, as they are in this layout pass.
    func facts(of region: Region) -> LayoutFacts

    /// As `Stage.frames`.
    func frames(
        of surface: SurfaceID, facts: LayoutFacts, measuring: some PanelMeasuring, at instant: Instant
    ) -> SurfaceFrames

    /// As `Stage.reflow`.
    func reflow(of surface: SurfaceID) -> Reflow

    /// What the scrims below a surface come to together.
    func dimming(below surface: SurfaceID, at instant: Instant) -> Double

    /// How far a sheet can grow yet, points.
    func growth(of surface: SurfaceID, at instant: Instant) -> Double

    /// A point of a view in the stage's coordinates.
    func stagePoint(_ point: CGPoint, in view: UIView) -> Point

    /// Where a press at this point would go.
    func route(ofPressAt point: Point) -> Route

    /// As `Stage.report`.
    func report(_ event: HostEvent)
}
