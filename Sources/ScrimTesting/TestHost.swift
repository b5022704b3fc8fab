import Scrim

/// A host without a screen: it keeps what it was told, and draws a frame when it is told to.
///
/// ```swift
/// let screen = TestHost()
/// let veil = screen.overlays.show(.veil("Searching…"))
/// screen.advance(by: .milliseconds(200))     // grace is over, the first frame is drawn
/// #expect(screen.isShowing("Searching…"))
/// ```
@MainActor
public final class TestHost: OverlayHost {
    /// A view of an app's: a name is enough.
    public typealias View = String

    /// The clock that it lives by; may be shared by several hosts.
    public let clock: TestClock
    /// The stage of its only window.
    public private(set) var stage: Stage! = nil  // set in init, after self is whole

    /// What it was last told to show.
    public private(set) var plan = StagePlan()
    /// How often it was told to show something else.
    public private(set) var applied = 0
    /// What was spoken, oldest first.
    public private(set) var announcements: [Announcement] = []
    /// The views that it holds for overlays.
    public private(set) var views: [ViewID: String] = [:]
    /// Whether it draws by itself: a frame for each surface that awaits one, and the end of each motion.
    public var drawsByItself = true
    /// What the platform tells. Change it to see the stage follow.
    public var environment: Environment { didSet { stage.report(.environmentChanged) } }
    /// The window's size; regions fill it.
    public var window = Size(width: 390, height: 780)
    /// Where regions are, in the window's coordinates; those not in here fill the window.
    public var frames: [Region: Rect] = [:]

    private var states: [Region: RegionState] = [:]

    /// A host with a clock of its own, or a shared one.
    public init(clock: TestClock = TestClock(), environment: Environment = Environment()) {
        self.clock = clock
        self.environment = environment
        stage = Stage(host: self)
    }

    // MARK: What a test does

    /// The window's overlays.
    public var overlays: Overlays<TestHost> { Overlays(region: .window, stage: stage, host: self) }

    /// A new view in the window, as a region.
    public func region(_ state: RegionState = .visible, at frame: Rect? = nil) -> Region {
        let region = Region.view(RegionID())
        states[region] = state
        frames[region] = frame
        return region
    }

    /// Puts a region, or the window, into another state, and reports it.
    public func set(_ region: Region, _ state: RegionState) {
        states[region] = state
        stage.report(.regionChanged(region, state))
    }

    /// Turns the clock on; draws on the way.
    public func advance(by duration: Duration) {
        clock.settle()
        clock.advance(by: duration)
    }

    /// Draws a frame now: every surface that awaits its first one gets it.
    public func drawFrame() {
        for surface in plan.surfaces where surface.awaitsFrame && !surface.isHidden {
            stage.report(.frameShown(surface.id, generation: surface.generation))
        }
    }

    /// A tap at a point of the window: goes where the gate says.
    @discardableResult
    public func tap(at point: Point) -> Route {
        let route = stage.gate.press(0, at: point, now: now, in: stage.geometry)
        let release = stage.gate.release(0, at: point, now: now, in: stage.geometry)
        if let surface = release.tappedOutside { stage.report(.tappedOutside(surface)) }
        return route
    }

    // MARK: OverlayHost

    public var now: Instant { clock.now }

    public func apply(_ plan: StagePlan) {
        guard plan != self.plan else { return }
        self.plan = plan
        applied += 1
        if drawsByItself, plan.surfaces.contains(where: { $0.awaitsFrame && !$0.isHidden }) { drawFrame() }
    }

    public func wake(at instant: Instant?) {
        clock.set(self, at: instant) { [weak self] in self?.stage.wake() }
    }

    public func announce(_ announcement: Announcement) { announcements.append(announcement) }

    public func state(of region: Region) -> RegionState {
        if let state = states[.window], state != .visible { return state }
        return states[region] ?? .visible
    }

    public func panel(of surface: SurfaceID, contains point: Point) -> Bool {
        guard let shown = plan.surfaces.first(where: { $0.id == surface }) else { return false }
        return panelFrame(of: shown).contains(point)
    }

    public func region(_ region: Region, contains point: Point) -> Bool { frame(of: region).contains(point) }

    public func hold(_ view: String) -> ViewID {
        let id = ViewID()
        views[id] = view
        return id
    }

    public func release(_ view: ViewID) { views[view] = nil }

    private func frame(of region: Region) -> Rect { frames[region] ?? Rect(origin: .zero, size: window) }

    private func panelFrame(of surface: SurfacePlan) -> Rect {
        let facts = LayoutFacts(region: frame(of: surface.region), window: window)
        return stage.frames(of: surface.id, facts: facts, measuring: TestMeasure()).panel
    }
}

/// Sizes as a simple font would have: 8 points a character, 20 a line.
struct TestMeasure: PanelMeasuring {
    func size(of part: PanelPart, width: Double?) -> Size {
        switch part {
        case .indicator: return Size(width: 32, height: 32)
        case .message, .detail:
            let natural = 160.0
            guard let width, width < natural, width > 0 else { return Size(width: natural, height: 20) }
            return Size(width: width, height: 20 * (natural / width).rounded(.up))
        case .action, .cancel: return Size(width: 80, height: 40)
        case .view: return Size(width: width ?? 390, height: 300)
        }
    }
}
