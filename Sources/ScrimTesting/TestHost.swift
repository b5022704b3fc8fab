import Scrim

/// A host without a screen: it keeps what it was told, and draws, taps and waits when it is told to.
///
/// What it shows is what a user would see, and what it does is what a user could do:
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
/// Its window is 390 × 780 points, its regions fill it unless they are given a frame, and its font is one of
/// fixed width (`TestMeasure`), so that taps can be aimed.
@MainActor
public final class TestHost: OverlayHost {
    /// A view of an app's: a name is enough.
    public typealias View = String

    /// The clock that it lives by; may be shared by several hosts.
    public let clock: TestClock
    /// The stage of its only window.
    public private(set) lazy var stage = Stage(host: self)

    /// What it was last told to show.
    public internal(set) var plan = StagePlan()
    /// How often it was told to show something else.
    public internal(set) var applied = 0
    /// What was spoken, oldest first.
    public internal(set) var announcements: [Announcement] = []
    /// The views that it holds for overlays.
    public internal(set) var views: [ViewID: String] = [:]
    /// How often each view was let go.
    public internal(set) var releases: [ViewID: Int] = [:]

    /// Whether it draws by itself: the first frame of each surface at once, and the end of each motion when
    /// it comes.
    ///
    /// Turn it off for a host whose frames are late (`drawFrame()`), or never come at all.
    public var drawsByItself = true
    /// What the platform tells.
    ///
    /// Change it to see the stage follow.
    public var environment: StageEnvironment { didSet { stage.report(.environmentChanged) } }
    /// The window's size; regions fill it.
    public var window = Size(width: 390, height: 780) { didSet { layOut() } }
    /// What of the window is not to be covered: bars and rounded corners.
    public var safeArea = Insets.zero { didSet { layOut() } }
    /// Where the on-screen keyboard is; `nil`: there is none.
    public var keyboard: Rect? { didSet { layOut() } }
    /// What the app's views ask for, by their names; those not in here are 300 high and as wide as they may be.
    public var viewSizes: [String: Size] = [:] { didSet { layOut() } }
    /// From one frame to the next, while frames are wanted.
    public var frameInterval = Duration.nanoseconds(16_666_667)
    /// Where regions are, in the window's coordinates; those not in here fill the window.
    public var frames: [Region: Rect] = [:]
    /// Where the app's focus is, as far as keys ask: inside these regions.
    public var focus: Set<Region> = []
    /// Called at the end of every `apply`, as a toolkit might call back from anywhere.
    public var onApply: (@MainActor (StagePlan) -> Void)?
    /// Called at the end of every `announce`.
    public var onAnnounce: (@MainActor (Announcement) -> Void)?
    /// Called at the end of every `wake(at:)`.
    public var onWake: (@MainActor (Instant?) -> Void)?

    var states: [Region: RegionState] = [:]
    var lastFrame: Instant?
    /// For each surface, the last motion of which the end was reported.
    var ended: [SurfaceID: Int] = [:]
    let frameClock = FrameClock()
    let frameTicker = FrameClock()

    /// Whom the clock knows a host's frames by, apart from its stage's timer.
    final class FrameClock {}

    /// A host with a clock of its own, or a shared one.
    public init(clock: TestClock = TestClock(), environment: StageEnvironment = StageEnvironment()) {
        self.clock = clock
        self.environment = environment
    }

    /// The window's overlays.
    public var overlays: Overlays<TestHost> { Overlays(region: .window, stage: stage, host: self) }

    /// A new view of the app's in the window, as a region.
    public func region(_ state: RegionState = .visible, at frame: Rect? = nil) -> Region {
        let region = Region.view(RegionID())
        states[region] = state
        frames[region] = frame
        return region
    }
}
