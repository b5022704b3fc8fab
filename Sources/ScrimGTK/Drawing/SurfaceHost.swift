import CGtk4
@_spi(Host) import Scrim

/// The part of the host that a surface's view needs: the stage, and what only the host knows.
@MainActor
protocol SurfaceHost: AnyObject {
    /// Knows where the surface is and how it looks.
    var surfaceStage: any SurfaceStage { get }

    /// The user's settings, as the platform reports them.
    var environment: Stage.Environment { get }

    /// The app's view that the host holds by this name.
    func widget(of view: ViewID) -> WidgetPointer?

    /// Draws another frame: what changes now and then may change sooner.
    func drawNext()

    /// Whether something of a region other than the window can be seen, as of the last look.
    func isInSight(_ region: Region) -> Bool

    /// Where something of the app's own is drawn over a region.
    func covers(over region: Region) -> [Rect]

    /// As `Stage.report`.
    func report(_ event: HostEvent)
}

/// The part of the stage that a surface's view needs.
@MainActor
protocol SurfaceStage: AnyObject {
    func frames(
        of surface: SurfaceID, facts: LayoutFacts, covers: [Rect], measuring: some PanelMeasuring,
        at instant: Instant?, isAnimated: Bool
    ) -> SurfaceFrames
    func reflow(of surface: SurfaceID) -> Reflow
    func moment(of surface: SurfacePlan, frames: SurfaceFrames, isDark: Bool, at instant: Instant)
        -> SurfaceMoment
    func nextFrame(of surface: SurfacePlan, after instant: Instant) -> Instant?
    func shadow(of surface: SurfaceID, at instant: Instant) -> Double
    func position(of surface: SurfaceID, at instant: Instant) -> Presentation.SheetPosition?
}

extension Stage: SurfaceStage {}
