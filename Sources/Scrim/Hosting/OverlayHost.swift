/// A toolkit's side of a stage: it measures, draws, moves and reports; it decides nothing.
///
/// One host serves one stage, that is, one window or scene. The window keeps its host, the host makes and keeps
/// the stage (`Stage.init(host:)`), and the stage refers to the host weakly: once it is gone, everything ends
/// as `windowGone`. A new toolkit implements this protocol and reports through `Stage.report(_:)`. It asks the
/// stage for frames in its own layout pass (`Stage.frames(of:facts:measuring:)`), and for each press and key
/// where it may go (`Stage.gate`). `docs/writing-a-host.md` describes all of it with a host's code; the
/// conformance suite of `ScrimTesting` checks it.
///
/// The contract, in full:
/// - **Plans down.** `apply` passes everything that should be on screen. The host compares it with what it has,
///   by `StagePlan.changes(since:)` at the cost of the difference; the same plan twice changes nothing. It
///   never asks back while applying. Changes of content come with the next `wake`, and so do surfaces that come
///   and go while 32 or more are presented; the gate knows the newest state at once.
/// - **Layout pulled.** In its layout pass the host calls `Stage.frames`; it keeps no layout of its own.
/// - **Motion sampled.** Between plans the host draws each surface as `Stage.moment` says at the instant of the
///   frame (or samples that for a render server), and cuts off at `SurfacePlan.clip`. Time is the clock, never a count
///   of frames.
/// - **Reports by generation.** `frameShown` and `motionEnded` carry the generation that was drawn, not the
///   newest.
/// - **Sheets.** If `SurfacePlan.sheet` changes, the panel is laid out before it is next drawn: frames and
///   motion belong together. A drag is reported, never performed: the next plan holds the panel under the
///   finger. Over scrolled content `ScrollHandover` divides each movement: the host scrolls the content by its
///   share and reports the sheet's. The momentum that is left for the content comes with the plan
///   (`SheetPlan.fling`); `ContentMomentum` turns it into distances, frame by frame. While a sheet is between
///   detents (`SheetPlan.isBetweenDetents`) its frames change as it moves: lay it out for each frame, at that
///   frame's instant, and clip it at its edge.
/// - **Presses.** Each passes the gate: `press`, `move`, `release`, and `cancel` if the system broke it off. A
///   hit test, before there is a press, asks `route(ofPressAt:now:in:)`. Continue to ask the gate after the
///   last surface has gone: a double click's second half belongs to its first.
/// - **Keys.** Each goes where `keyRoute(focus:)` says; a key that would type also asks
///   `blocksTextInput(focus:)`. Releases always pass. A new overlay ignores keys that were down when it came
///   (`HeldKeys`), as far as they were not released elsewhere while another window had the keyboard.
/// - **Focus.** `FocusPlan` is performed: saved, kept inside, given back. Tab at the end of the app's controls,
///   Shift+Tab at their beginning and F6 lead to the panels of `StagePlan.focusRound`, as `FocusMachine.walk`
///   says. Report when the focus, or a screen reader's, enters or leaves a panel (`.focused`).
/// - **Views that enter a window, or another one.** The surfaces that wait for a view move to the stage of its
///   window with `Stage.transfer(_:to:)`; a host that waited for that window ends with `Stage.retire(to:)`.
/// - **Events up, at any time**, even from inside a call of this protocol: the stage queues them. Late, absent,
///   repeated and stale events do no harm.
/// - **One timer.** The last `wake` replaces the one before it.
@_spi(Host)
@MainActor
public protocol OverlayHost<View>: AnyObject {
    /// The toolkit's type of a view.
    associatedtype View

    /// The present moment, on the clock that the frames are timed by.
    ///
    /// Asked also while the stage is made, as `environment`, `languages` and `debugLog` are: none of them may use the
    /// stage.
    var now: Instant { get }

    /// The user's settings, as the platform reports them.
    ///
    /// Report `.environmentChanged` when it changes.
    var environment: Stage.Environment { get }

    /// The user's languages, most wanted first, by their tags of BCP 47 or names of POSIX.
    ///
    /// The library's own words use the first that it knows. Empty (the default) stands for English. Asked once,
    /// when the stage is made.
    var languages: [String] { get }

    /// How long after a release a second press may begin that makes it a double click, as the user has set it.
    ///
    /// `Tuning.doubleClick` by default. Asked at each release.
    var doubleClickTime: Duration { get }

    /// Makes the screen equal to the plan.
    func apply(_ plan: StagePlan)

    /// Calls `Stage.wake()` at this instant, or as soon as it can after it; `nil`: not at all.
    ///
    /// The timer runs while windows are hidden and while the user scrolls. A past instant means the next turn
    /// of the loop.
    func wake(at instant: Instant?)

    /// Speaks a text, if assistive technology listens.
    func announce(_ announcement: Announcement)

    /// Plays a haptic for a final status, if the device can. By default nothing happens.
    ///
    /// Called only if the app wants haptics (`Stage.Defaults.playsHaptics`).
    func play(_ haptic: Overlay.Haptic)

    /// Has the system say how minimized work ended, outside the window; by default it does not.
    ///
    /// Called only if the app wants that (`Stage.Defaults.reportsMinimizedWork`), at most once for a presentation. A
    /// press on the notification brings the window to the front. The app asks for the user's permission, where there is
    /// such a thing.
    ///
    /// - Returns: Whether there is a system that can say it; if not, the stage's log gets a report.
    func notify(_ text: String, of presentation: Presentation.ID) -> Bool

    /// Takes the notification back, if the system still shows it: the user is in the window again, or the notice is gone.
    ///
    /// Comes once for each `notify`.
    func withdrawNotification(of presentation: Presentation.ID)

    /// The region's present state.
    func state(of region: Region) -> Region.State

    /// Whether the point is in the panel, in the shape that its content draws.
    func panel(of surface: SurfaceID, contains point: Point) -> Bool

    /// Whether the point is in the visible part of the region, and the region is on screen.
    ///
    /// One that is not may keep its last frame, where by now something else is: what a veil exempts leaves no hole there.
    func region(_ region: Region, contains point: Point) -> Bool

    /// Whether a view of the app is free, asked before `hold`; an unsuitable view is not held.
    ///
    /// By default every view is free.
    func standing(of view: View) -> ViewStanding

    /// The destination of the stage's reports while the app has set no `Stage.log`; `nil` (the default): none.
    ///
    /// In a debug build a host writes them where a developer looks, each on a line of its own. It gets each
    /// presentation's reports once. Asked when the stage is made, and again for each report.
    var debugLog: (@MainActor (Stage.Report) -> Void)? { get }

    /// Takes hold of an app's view until `release`, so that overlays stay plain values.
    func hold(_ view: View) -> ViewID

    /// Lets go of an app's view.
    ///
    /// Comes once for each `hold`, when the last pixel of its surface is off.
    func release(_ view: ViewID)

    /// Passes the frame of a view of the app's with each layout from now on (`LayoutFacts.bars`), while the view can be
    /// seen in the stage's window; then lays out again when it has moved.
    ///
    /// The view is held weakly. The same one may come several times. By default nothing happens.
    func keepNoticesClear(of bar: View)

    /// Keeps the app running for some work, though its last window may close; has the work done if the app quits.
    ///
    /// - Returns: What lets the app go. `nil`: the toolkit has no such thing.
    func keepRunning(for work: PendingWork) -> (@MainActor () -> Void)?

    /// Whether another window of the app is in front while this stage is suspended: the app runs on, so what can still be taken
    /// back waits.
    ///
    /// By default none is. Asked at each `.suspended(true)`, and as work comes meanwhile. Report `.suspended(true)` again once
    /// no window of the app is in front any more.
    var isAppInFront: Bool { get }
}

@_spi(Host) extension OverlayHost {
    /// English.
    public var languages: [String] { [] }

    /// Where a platform has no such setting, or keeps it to itself.
    public var doubleClickTime: Duration { Tuning.doubleClick }

    /// Every view is free.
    public func standing(of view: View) -> ViewStanding { .free }

    /// Nothing: the device has no haptics.
    public func play(_ haptic: Overlay.Haptic) {}

    /// There is no such system.
    public func notify(_ text: String, of presentation: Presentation.ID) -> Bool { false }

    /// Nothing: there was no notification.
    public func withdrawNotification(of presentation: Presentation.ID) {}

    /// Nothing: notices may cover everything.
    public func keepNoticesClear(of bar: View) {}

    /// No destination.
    public var debugLog: (@MainActor (Stage.Report) -> Void)? { nil }

    /// By default no other window is in front.
    public var isAppInFront: Bool { false }

    /// By default the toolkit has no such thing.
    public func keepRunning(for work: PendingWork) -> (@MainActor () -> Void)? { nil }
}

/// Work that an app is kept running for.
@_spi(Host) public struct PendingWork: Sendable {
    /// Begins the work, if it has not begun, without waiting for it.
    public let begin: @MainActor @Sendable () -> Void
    /// Whether the work is still to be done.
    public let isUnfinished: @MainActor @Sendable () -> Bool
}
