@_spi(Host) import ScrimTesting

@_spi(Host) @testable import Scrim

/// A host that owes reports, and makes them late, out of order, twice, or never.
@MainActor
final class UnrulyHost: OverlayHost {
    typealias View = Int

    /// What the hosts share: the clock, and the app's views.
    @MainActor
    final class Ground {
        var now = Instant()
        var held: Set<ViewID> = []
        var released: Set<ViewID> = []
        /// What went wrong on the side of the hosts.
        var fault: String?
        /// What the next callback does.
        var interjection: (@MainActor () -> Void)?
        var refuses = false

        /// Called by every callback.
        func callBack() {
            guard let interjection else { return }
            self.interjection = nil
            interjection()
        }
    }

    let ground: Ground
    private(set) lazy var stage = Stage(host: self)
    var plan = StagePlan()
    var due: Instant?
    /// The reports that the host owes.
    var owed: [HostEvent] = []
    var isHasty = false
    var states: [Region: Region.State] = [:]
    var window = Region.State.visible
    var isSuspended = false
    var dialog: DialogID?
    var environment = Stage.Environment()
    private var promised: Set<Promise> = []

    private struct Promise: Hashable {
        let surface: SurfaceID
        let generation: Int
        let isFrame: Bool
    }

    /// The most reports that the host owes at a time.
    private static let memory = 40

    init(_ ground: Ground) { self.ground = ground }

    var now: Instant { ground.now }

    /// Whether a surface can be seen.
    func canSee(_ surface: SeenSurface) -> Bool {
        window == .visible && !isSuspended && state(of: surface.region) == .visible && !isAside(surface)
    }

    /// Whether the surface steps aside for a dialog in the window; a notice that blocks nothing stays.
    private func isAside(_ surface: SeenSurface) -> Bool {
        guard let dialog, surface.region.isWindow, surface.id.number < dialog.number else { return false }
        return surface.kind != .hud || surface.holders.contains { $0.overlay.input.outside != .live }
    }

    /// Makes everything visible, and reports at once from now on.
    func comeUp(with views: [Region]) {
        isHasty = true
        isSuspended = false
        stage.report(.suspended(false))
        stage.report(.activeChanged(true))
        dialog = nil
        stage.report(.dialogChanged(nil))
        window = .visible
        stage.report(.regionChanged(.window, .visible))
        for view in views {
            states[view] = .visible
            stage.report(.regionChanged(view, .visible))
        }
        for surface in plan.surfaces {
            stage.report(.pointerOver(surface.id, false))
            stage.report(.focused(surface.id, false))
        }
        payUp()
    }

    /// Reports the first frame of each surface that still awaits one.
    func payUp() {
        owed = []
        for surface in plan.surfaces where surface.awaitsFrame {
            stage.report(.frameShown(surface.id, generation: surface.generation))
        }
    }

    func apply(_ plan: StagePlan) {
        if plan == self.plan { ground.fault = "the same plan was handed over twice" }
        self.plan = plan
        for surface in plan.surfaces.map(\.value) {
            if surface.awaitsFrame { promise(surface, isFrame: true) }
            if surface.motion.duration > .zero { promise(surface, isFrame: false) }
        }
        if owed.count > Self.memory { owed.removeFirst(owed.count - Self.memory) }
        if promised.count > 4 * Self.memory { promised = [] }
        ground.callBack()
    }

    /// The height that stands for a wide window.
    static let wide = 600.0

    /// Makes a layout pass, and draws the frame after it.
    func layOut(height: Double) {
        // The size of a phone, or of a window in which a form is a dialog.
        let window = Size(width: height == Self.wide ? 900 : 390, height: height)
        let facts = LayoutFacts(region: Rect(origin: .zero, size: window), window: window)
        for surface in plan.surfaces {
            _ = stage.frames(of: surface.id, facts: facts, measuring: TestMeasure(surface.value))
        }
        if plan.wantsFrames { stage.frame(at: now) }
    }

    private func promise(_ surface: SurfacePlan, isFrame: Bool) {
        let promise = Promise(surface: surface.id, generation: surface.generation, isFrame: isFrame)
        guard promised.insert(promise).inserted else { return }
        let report: HostEvent =
            isFrame
            ? .frameShown(surface.id, generation: surface.generation)
            : .motionEnded(surface.id, generation: surface.generation)
        if isHasty { stage.report(report) } else { owed.append(report) }
    }

    func wake(at instant: Instant?) { due = instant }

    func announce(_ announcement: Announcement) {
        if announcement.text.isEmpty { ground.fault = "nothing was announced" }
        ground.callBack()
    }

    func state(of region: Region) -> Region.State {
        if region.isWindow || window == .gone { return window }
        return states[region] ?? .visible
    }

    /// Panels are at x = 1, and everything else is around them.
    func panel(of surface: SurfaceID, contains point: Point) -> Bool { point.x == 1 }
    func region(_ region: Region, contains point: Point) -> Bool { region.isWindow || point.x <= 1 }

    func hold(_ view: Int) -> ViewID {
        let id = ViewID()
        ground.held.insert(id)
        return id
    }

    func release(_ view: ViewID) {
        if !ground.held.contains(view) { ground.fault = "a view was let go that nobody holds" }
        if plan.surfaces.contains(where: { $0.view == view }) {
            ground.fault = "a view was let go that is still on screen"
        }
        if !ground.released.insert(view).inserted { ground.fault = "a view was let go twice" }
        ground.callBack()
    }
}
