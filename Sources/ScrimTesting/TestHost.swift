@_spi(Host) import Scrim

/// A host for tests, without a screen: it records what the stage hands over, and draws, taps and waits when a
/// test says so.
///
/// A test asks the host for what a user would see, and has it do what a user could do:
///
/// ```swift
/// let screen = TestHost()
/// let veil = screen.overlays.show(.veil("Searching…"))
///
/// screen.advance(by: .milliseconds(200))      // grace is over, the first frame is drawn
/// #expect(screen.isShowing("Searching…"))
/// #expect(screen.isCovered(.window))          // nothing reaches the app
///
/// veil.dismiss()
/// screen.advance(by: .seconds(1))             // the minimum, and the way out
/// #expect(screen.leftovers == [])
/// ```
///
/// The host's window is 390 × 780 points. Regions fill the window unless they are given a frame. The font has a fixed
/// width (`TestMeasure`), so that a test can compute where things are.
@MainActor
public final class TestHost {
    /// The name of an app's view.
    public typealias View = String

    /// The host's clock, which several hosts may share.
    public let clock: TestClock
    /// The stage of the host's only window.
    public private(set) lazy var stage: Stage = {
        let stage = Stage(host: self)
        // Progress that a test reports is shown in the same turn, though the clock stands still.
        stage.reportInterval = .zero
        // A test may press at once what it has shown.
        stage.reactionTime = .zero
        return stage
    }()

    /// The last plan that the stage handed over.
    @_spi(Host) public internal(set) var plan = StagePlan()
    /// How many plans the stage handed over.
    public internal(set) var applied = 0
    /// The announcements that were spoken, oldest first.
    @_spi(Host) public internal(set) var announced: [Announcement] = []
    /// The haptics that were played, oldest first; none unless the app wants them (`Stage.Defaults.playsHaptics`).
    public internal(set) var haptics: [Overlay.Haptic] = []
    /// The texts of the system's notifications, oldest first, without withdrawn ones.
    public var notifications: [String] { notified.filter { !withdrawn.contains($0.id) }.map(\.text) }
    /// Whether the system accepts notifications.
    ///
    /// Default: yes.
    public var takesNotifications = true
    /// Whether another window of the app is in front while this one is suspended.
    @_spi(Host) public var isAppInFront = false
    /// The notifications that the system was asked to show, oldest first.
    @_spi(Host) public internal(set) var notified: [(id: Presentation.ID, text: String)] = []
    /// The presentations whose notifications were withdrawn, oldest first.
    @_spi(Host) public internal(set) var withdrawn: [Presentation.ID] = []
    /// The app's views that the host holds for overlays.
    @_spi(Host) public var views: [ViewID: String] { clock.views.views(of: self) }
    /// How often each view was released.
    @_spi(Host) public internal(set) var releases: [ViewID: Int] = [:]
    /// The views that were released while they were on screen; there should be none.
    var releasedEarly: [String] = []

    /// Whether the host itself reports the first frame of each surface at once, and the end of each motion
    /// when it comes.
    ///
    /// Default: yes. Otherwise the host is one whose frames are late (`drawFrame()`), or never come at all.
    public var drawsByItself = true
    /// The user's languages, most wanted first.
    public let languages: [String]
    /// The user's settings, as the platform would report them.
    ///
    /// A change is reported to the stage, and laid out.
    public var environment: Stage.Environment {
        didSet {
            stage.report(.environmentChanged(environment))
            layOut()
        }
    }
    /// The window's size; regions fill it.
    public var window = Geometry.Size(width: 390, height: 780) { didSet { layOut() } }
    /// The insets of the window's safe area, for bars and rounded corners.
    public var safeArea = Geometry.Insets.zero { didSet { layOut() } }
    /// The frame of the on-screen keyboard, and of the region `.keyboard`; `nil` if there is none.
    ///
    /// Until it is set, whatever is over `.keyboard` covers the whole window.
    public var keyboard: Geometry.Rect? {
        didSet {
            if (keyboard == nil) != (oldValue == nil) { set(.keyboard, keyboard == nil ? .hidden : .visible) }
            layOut()
        }
    }
    /// Where the presses that are down began.
    var presses: [InputGate.Sequence: [Geometry.Point]] = [:]
    /// The frames of the app's bars in the window, by the names of their views.
    ///
    /// Notices keep clear of those bars that the app names (`Overlays.keepNoticesClear(of:)`). A bar that is missing
    /// here is hidden.
    public var bars: [String: Geometry.Rect] = [:] { didSet { layOut() } }
    /// The names of the bars that notices keep clear of.
    var clearBars: Set<String> = [] { didSet { layOut() } }
    /// The sizes of the app's views, by name; a view that is missing here wants a height of 300 points, can be lower,
    /// and is as wide as it may be.
    public var viewSizes: [String: Geometry.Size] = [:] { didSet { layOut() } }
    /// The time from one frame to the next while the plan wants frames; by default 1/60 s.
    public var frameInterval = Duration.nanoseconds(16_666_667)
    /// Whether the user works in the window.
    ///
    /// Default: yes. A change is reported to the stage. What can be answered waits while the window is not active.
    public var isActive = true {
        didSet { if isActive != oldValue { stage.report(.activeChanged(isActive)) } }
    }
    /// The frames of regions in the window's coordinates; a region that is missing here fills the window.
    public var frames: [Region: Geometry.Rect] = [:] { didSet { layOut() } }
    /// The parts of regions over which something of the app is visible.
    @_spi(Host) public var covers: [Region: [Geometry.Rect]] = [:] { didSet { layOut() } }
    /// The app's own dialogs that are open inside the window, oldest first.
    var dialogs: [DialogID] = []
    /// The regions that contain the app's focus, for where keys go.
    public var focus: Set<Region> = []
    /// The panel that has the focus beside a live app, once a test brought it there.
    var focusedPanel: SurfaceID?
    /// Whether the app's views are free before it passes them on, by name; a view that is missing here is free.
    @_spi(Host) public var availabilities: [String: ViewAvailability] = [:]
    /// How long after a release a second press makes a double click.
    @_spi(Host) public var doubleClickTime = Tuning.doubleClick
    /// Receives what a debug build of a toolkit's host writes to stderr; `nil` by default; set it before the stage
    /// is first used.
    @_spi(Host) public var debugLog: (@MainActor (Stage.Report) -> Void)?
    /// Called at the end of every `apply`, as a toolkit might call back from anywhere.
    @_spi(Host) public var onApply: (@MainActor (StagePlan) -> Void)?
    /// Called at the end of every `announce`.
    @_spi(Host) public var onAnnounce: (@MainActor (Announcement) -> Void)?
    /// Called at the end of every `wake(at:)`.
    @_spi(Host) public var onWake: (@MainActor (Instant?) -> Void)?

    /// The states of regions that the test set; a region that is missing here is visible.
    var states: [Region: Region.State] = [:]
    /// The instant of the last frame that the plan wanted; `nil` while it wants none.
    var lastFrame: Instant?
    /// For each surface, the number of the last motion whose end was reported.
    var ended: [SurfaceID: Int] = [:]
    /// The owner of the timer for the end of the next motion.
    let motionTimer = TimerOwner()
    /// The owner of the timer for the next frame.
    let frameTicker = TimerOwner()

    /// An object that owns a timer of the clock; the host itself owns its stage's timer.
    final class TimerOwner {}

    /// A host with its own clock or a shared one, for a user with these languages (by default English).
    public init(
        clock: TestClock = TestClock(), environment: Stage.Environment = Stage.Environment(),
        languages: [String] = []
    ) {
        self.clock = clock
        self.environment = environment
        self.languages = languages
    }

    /// The window's overlays.
    public var overlays: Overlays<String> { Overlays(region: .window, stage: stage, host: self) }

    /// A new region: a view of the app in the window.
    public func region(_ state: Region.State = .visible, at frame: Geometry.Rect? = nil) -> Region {
        let region = Region.view(Region.ID())
        states[region] = state
        frames[region] = frame
        return region
    }
}
