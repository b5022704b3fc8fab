import CGtk4
@_spi(Host) import Scrim

/// The part of the host that a surface's view needs: the core, and what only the host knows.
@MainActor
protocol SurfaceHost: AnyObject {
    /// The user's settings, as the platform reports them.
    var environment: Stage.Environment { get }

    /// The app's view that the host holds by this name.
    func widget(of view: ViewID) -> WidgetPointer?

    /// As `Stage.frames`.
    func frames(
        of surface: SurfaceID, facts: LayoutFacts, measuring: some PanelMeasuring, at instant: Instant
    ) -> SurfaceFrames

    /// As `Stage.reflow`.
    func reflow(of surface: SurfaceID) -> Reflow

    /// As `Stage.moment`.
    func moment(of surface: SurfacePlan, frames: SurfaceFrames, isDark: Bool, at instant: Instant)
        -> SurfaceMoment

    /// As `Stage.nextFrame`.
    func nextFrame(of surface: SurfacePlan, after instant: Instant) -> Instant?

    /// Draws another frame: what changes now and then may change sooner.
    func drawNext()

    /// As `Stage.shadow`.
    func shadow(of surface: SurfaceID, at instant: Instant) -> Double

    /// How much a sheet can still grow, in points (`Presentation.SheetPosition.growth`); 0 for other surfaces.
    func growth(of surface: SurfaceID) -> Double

    /// Whether something of a region other than the window can be seen, as of the last look.
    func isInSight(_ region: Region) -> Bool

    /// Where something of the app's own is drawn over a region.
    func covers(over region: Region) -> [Rect]

    /// As `Stage.report`.
    func report(_ event: HostEvent)
}
