#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The part of the host that a surface's view needs: the stage, and what only the host knows.
@MainActor
protocol SurfaceHost: AnyObject {
    /// Knows where the surface is and how it looks.
    var stage: Stage { get }

    /// The present moment.
    var now: Instant { get }

    /// The user's settings, as the platform reports them.
    var environment: Stage.Environment { get }

    /// The app's view or view controller that the host holds under an identifier.
    func content(of view: ViewID) -> (any OverlayContent)?

    /// The facts about a region that the layout needs, valid for this layout pass.
    func facts(of region: Region) -> LayoutFacts

    /// Draws again the shadows that a surface over this region may take away, because it changed or moved.
    func showShadows(around region: Region)

    /// Called when an overlay over a view has to move into the window because the view has no room, or back
    /// beside the view.
    func roomChanged()

    /// Makes the object that drags a sheet; the surface keeps it alive.
    func makeSheetDrag(on surface: SurfaceView) -> any SheetDragging

    /// A point of a view, converted to the stage's coordinates.
    func stagePoint(_ point: CGPoint, in view: UIView) -> Point

    /// Where a press at this point would go at the time of the event that UIKit asks about; `nil`: now.
    func route(ofPressAt point: Point, in event: UIEvent?) -> Route

    /// Whether a key that presses a panel's button is meant for it, as decided by `InputGate.takesKey`.
    func takesKey(on surface: SurfaceID) -> Bool

    /// Notes a key that types, for which a panel's own controls have no use, as `InputGate.noteTyping`.
    func noteTyping(on surface: SurfaceID)

    /// Whether the focus may move to its next item: keys to that view are not blocked.
    func mayMoveFocus(_ context: UIFocusUpdateContext) -> Bool

    /// Where the focus is if a view has it.
    func place(of view: UIView) -> FocusPlace

    /// Dismisses a surface for assistive technology; `nil`: whatever is over the whole window.
    ///
    /// - Returns: Whether the request is handled. If not, it goes to what is around the surface.
    func performEscape(on surface: SurfaceID?) -> Bool

    /// Whether Escape is for an overlay while the focus is there; otherwise the app gets the key.
    func yieldsToEscape(at place: FocusPlace) -> Bool

    /// As `Stage.report`.
    func report(_ event: HostEvent)
}

extension SurfaceHost {
    /// Where a press at this point would go, for a surface that only needs to know whether it is its own.
    ///
    /// UIKit asks all views that are as large as a list, wherever in the list their surfaces are drawn. Each surface
    /// measures only its own region, unless the point is there.
    ///
    /// - Returns: The route, or `.app` if the press is certainly not the surface's.
    func route(ofPressAt point: Point, in event: UIEvent?, for id: SurfaceID, over region: Region) -> Route {
        guard stage.gate.mayTake(id, over: region, pressAt: point, in: stage.geometry) else { return .app }
        return route(ofPressAt: point, in: event)
    }
}
#endif
