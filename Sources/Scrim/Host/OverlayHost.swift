/// A toolkit's side of a stage: it measures, draws, moves and reports; it decides nothing.
///
/// One host serves one stage, that is, one window or scene. A new toolkit implements this protocol, reports
/// through `Stage.report(_:)` and asks the stage, inside its own layout pass, for frames
/// (`Stage.frames(of:facts:measuring:)`) and, for each event, where it may go (`Stage.gate`).
///
/// The contract, in full:
/// - **Plans down.** `apply` hands over everything that should be on screen. The host compares it with what it
///   has; the same plan twice changes nothing. It never asks back while applying.
/// - **Layout pulled.** In its layout pass the host calls `Stage.frames`; it keeps no layout of its own.
/// - **Motion sampled.** Between plans the host draws `SurfacePlan.motion` on its own frame clock (or samples
///   it for a render server), at the instants that the frames are for.
/// - **Sheets.** Where `SurfacePlan.sheet` is another, the panel is laid out before it is next drawn: frames and
///   motion belong together. A drag is reported, never performed: the next plan holds the panel where the finger
///   has it. Over scrolled content each movement is shared by `ScrollHandover`: the host scrolls the content by its
///   share and reports the sheet's. What momentum is left for the content then comes with the plan
///   (`SheetPlan.fling`). While a sheet is loose (`SheetPlan.isLoose`) its frames change as it moves: lay it out
///   for each frame, at that frame's instant, and clip it at its edge.
/// - **Events up, at any time**, even from inside a call of this protocol: the stage queues them. Late, absent,
///   repeated and stale events do no harm.
/// - **One timer.** The last `wake` replaces the one before it.
@MainActor
public protocol OverlayHost: AnyObject {
    /// What the toolkit calls a view.
    associatedtype View

    /// The present moment, on the clock that the frames are timed by.
    var now: Instant { get }

    /// What the platform tells about its user and look.
    ///
    /// Report `.environmentChanged` when it changes.
    var environment: StageEnvironment { get }

    /// Makes what is on screen equal to the plan.
    func apply(_ plan: StagePlan)

    /// Calls `Stage.wake()` at this instant, or as soon as it can after it; `nil`: not at all.
    ///
    /// The timer runs while windows are hidden and while the user scrolls. A past instant means the next turn
    /// of the loop.
    func wake(at instant: Instant?)

    /// Speaks a text, if assistive technology listens.
    func announce(_ announcement: Announcement)

    /// How the region stands at this moment.
    func state(of region: Region) -> RegionState

    /// Whether the point lies in the panel, in the shape that its content draws.
    func panel(of surface: SurfaceID, contains point: Point) -> Bool

    /// Whether the point lies in the visible part of the region.
    func region(_ region: Region, contains point: Point) -> Bool

    /// Takes hold of an app's view until `release`, so that overlays stay plain values.
    func hold(_ view: View) -> ViewID

    /// Lets go of an app's view.
    ///
    /// Comes once for each `hold`, when the last pixel of its surface is off.
    func release(_ view: ViewID)
}

/// How a region stands.
public enum RegionState: Hashable, Sendable {
    /// Not in a window yet: presentations wait for it.
    case detached
    /// In a window, but not to be seen (another tab): surfaces are not drawn, and block nothing.
    case hidden
    case visible
    /// Destroyed: presentations end.
    case gone
}

/// What a host reports.
public enum HostEvent: Hashable, Sendable {
    /// A frame that shows this surface went to the compositor.
    ///
    /// Report it once for each plan whose `SurfacePlan.awaitsFrame` is true; more does no harm.
    case frameShown(SurfaceID, generation: Int)
    /// The motion of this generation came to its end, or was broken off.
    case motionEnded(SurfaceID, generation: Int, finished: Bool)
    /// A tap ended outside the panel, as `Stage.gate` decided.
    case tappedOutside(SurfaceID)
    /// Escape was pressed, or assistive technology asked to dismiss what is on top.
    case escape
    /// The cancel button was taken, by whatever means.
    case cancelTaken(SurfaceID)
    /// The action button was taken.
    case actionTaken(SurfaceID)
    /// A region came, went or was destroyed.
    ///
    /// `window` stands for the whole stage.
    case regionChanged(Region, RegionState)
    /// The pointer came over or left the panel.
    ///
    /// It holds a notice's time still on panels that take input.
    case pointerOver(SurfaceID, Bool)
    /// The app was suspended, or is back.
    case suspended(Bool)
    /// The platform's `environment` is another.
    case environmentChanged
    /// A view of the app's that is a region sits inside this surface's content (a table in a sheet): its own
    /// overlays belong just above that surface.
    ///
    /// `nil`: it sits in the window.
    case regionContained(Region, in: SurfaceID?)
    /// A finger or pointer took hold of a sheet that is draggable (`SheetPlan.isDraggable`), or broke into its
    /// motion; it holds it from now on.
    ///
    /// The instants of a drag are those of its input events, on the host's clock.
    case dragBegan(SurfaceID, at: Instant)
    /// It moved by so many points since the beginning, towards closing (`SheetPlan.closing`); negative towards
    /// opening.
    ///
    /// Over content that scrolls along the sheet's axis, `by` is only the sheet's share of the finger's way, and
    /// `content` tells the other (`ScrollHandover`); `nil`: there is no such content under the finger.
    case dragMoved(SurfaceID, by: Double, content: ContentScroll? = nil, at: Instant)
    /// It let go; or was broken off, and the sheet goes back to where it rested.
    case dragEnded(SurfaceID, at: Instant, cancelled: Bool)
    /// A key or assistive technology asked for the next larger or smaller detent.
    case detentStepped(SurfaceID, larger: Bool)
    /// A frame is about to be drawn, for this instant.
    ///
    /// Only while `StagePlan.wantsFrames`; at other times it does no harm.
    case frame(Instant)
}
