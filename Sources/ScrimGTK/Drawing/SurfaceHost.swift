import CGtk4
@_spi(Host) import Scrim

/// The part of the host that a surface's view needs: the stage, and what else the host knows.
@MainActor
protocol SurfaceHost: AnyObject {
    /// The stage, which decides where the surface is and how it looks.
    var surfaceStage: any SurfaceStage { get }

    /// The user's settings, as the platform reports them.
    var environment: Stage.Environment { get }

    /// The app's view that the host holds under this identifier.
    func widget(of view: ViewID) -> WidgetPointer?

    /// Draws another frame, since the next change may come sooner than planned.
    func drawNext()

    /// Whether any part of a region other than the window is in sight, as last measured.
    func isInSight(_ region: Region) -> Bool

    /// The parts of a region over which something of the app is drawn.
    func covers(over region: Region) -> [Rect]

    /// Reports to the stage, like `Stage.report`.
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
