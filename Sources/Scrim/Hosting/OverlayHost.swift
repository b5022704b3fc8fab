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
    /// Also read while the stage is made, as `environment`, `languages` and `debugLog` are: none of them
    /// may use the stage.
    var now: Instant { get }

    /// The user's settings, as the platform reports them.
    ///
    /// Report `.environmentChanged` when it changes.
    var environment: Stage.Environment { get }

    /// The user's languages, preferred first, as BCP 47 tags or POSIX names.
    ///
    /// The library's own texts use the first language that it knows. Empty (the default) means English. Read once, when
    /// the stage is made.
    var languages: [String] { get }

    /// The time after a release within which a second press makes a double click, as the user has set it.
    ///
    /// `Tuning.doubleClick` by default. Read at each release.
    var doubleClickTime: Duration { get }

    /// Makes the screen equal to the plan.
    func apply(_ plan: StagePlan)

    /// Calls `Stage.wake()` at this instant, or as soon after it as possible; `nil`: not at all.
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

    /// Shows a system notification of how minimized work ended; by default there is none.
    ///
    /// Called only if the app wants that (`Stage.Defaults.reportsMinimizedWork`), at most once for a presentation.
    /// A press on the notification brings the window to the front. The app asks for the user's permission where
    /// the platform requires it.
    ///
    /// - Returns: Whether the system takes such a notification; if not, the stage's log gets a report.
    func notify(_ text: String, of presentation: Presentation.ID) -> Bool

    /// Withdraws the notification, if the system still shows it: the user is in the window again, or
    /// the notice is gone.
    ///
    /// Called once for each `notify`.
    func withdrawNotification(of presentation: Presentation.ID)

    /// The region's present state.
    func state(of region: Region) -> Region.State

    /// Whether the point is in the panel, in the shape that its content draws.
    func panel(of surface: SurfaceID, contains point: Point) -> Bool

    /// Whether the point is in the visible part of the region, and the region is on screen.
    ///
    /// A region that is off screen may keep its last frame, where something else is by now. A veil that exempts it must
    /// not have a hole there.
    func region(_ region: Region, contains point: Point) -> Bool

    /// Whether a view of the app is free to be shown on an overlay; asked before `hold`.
    ///
    /// An unsuitable view is not held. By default every view is free.
    func availability(of view: View) -> ViewAvailability

    /// The destination of the stage's reports while the app has not set `Stage.log`; `nil` (the default): none.
    ///
    /// In a debug build a host writes reports where a developer looks, each on its own line. It gets each
    /// presentation's reports once. Read when the stage is made, and again for each report.
    var debugLog: (@MainActor (Stage.Report) -> Void)? { get }

    /// Holds an app's view until it is released, so that overlays stay plain values.
    func hold(_ view: View) -> ViewID

    /// Releases an app's view.
    ///
    /// Called once for each `hold`, when the last pixel of its surface is off the screen.
    func release(_ view: ViewID)

    /// Keeps notices clear of one of the app's bars from now on.
    ///
    /// While the bar is visible in the stage's window, the host passes its frame with each layout
    /// (`LayoutFacts.bars`), and lays out again when the bar moves. The host holds the bar weakly. The same bar may
    /// come several times. By default nothing happens.
    func keepNoticesClear(of bar: View)

    /// Keeps the app running for some work even after its last window closes, and has the work done if the app quits.
    ///
    /// - Returns: A function that lets the app end again; `nil`: the toolkit cannot keep an app running.
    func keepRunning(for work: PendingWork) -> (@MainActor () -> Void)?

    /// Whether another window of the app is in front while this stage is suspended.
    ///
    /// The app then runs on, so work that can still be undone waits. By default there is no such window. Read at
    /// each `.suspended(true)`, and when work arrives meanwhile. Report `.suspended(true)` again once no window of
    /// the app is in front.
    var isAppInFront: Bool { get }
}

@_spi(Host) extension OverlayHost {
    /// English.
    public var languages: [String] { [] }

    /// The default, for a platform that has no such setting or does not reveal it.
    public var doubleClickTime: Duration { Tuning.doubleClick }

    /// Every view is free.
    public func availability(of view: View) -> ViewAvailability { .free }

    /// Nothing: the device has no haptics.
    public func play(_ haptic: Overlay.Haptic) {}

    /// No notification is shown.
    public func notify(_ text: String, of presentation: Presentation.ID) -> Bool { false }

    /// Nothing: there was no notification.
    public func withdrawNotification(of presentation: Presentation.ID) {}

    /// Nothing: notices may cover everything.
    public func keepNoticesClear(of bar: View) {}

    /// No destination.
    public var debugLog: (@MainActor (Stage.Report) -> Void)? { nil }

    /// No other window is in front.
    public var isAppInFront: Bool { false }

    /// The toolkit cannot keep an app running.
    public func keepRunning(for work: PendingWork) -> (@MainActor () -> Void)? { nil }
}

/// Work that an app is kept running for.
@_spi(Host) public struct PendingWork: Sendable {
    /// Begins the work, if it has not begun, without waiting for it.
    public let begin: @MainActor @Sendable () -> Void
    /// Whether the work is still to be done.
    public let isUnfinished: @MainActor @Sendable () -> Bool
}
