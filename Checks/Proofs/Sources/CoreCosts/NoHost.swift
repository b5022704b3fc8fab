@_spi(Host) import Scrim

/// A host that does nothing, so that only the core's own work is measured.
final class NoHost: OverlayHost {
    var now = Instant()
    let environment = Stage.Environment()
    private(set) lazy var stage = Stage(host: self)
    private(set) var plan = StagePlan()
    private(set) var wake: Instant?

    init() { stage.log = { _ in } }

    func apply(_ plan: StagePlan) { self.plan = plan }
    func wake(at instant: Instant?) { wake = instant }
    func announce(_ announcement: Announcement) {}
    func state(of region: Region) -> Region.State { .visible }
    func panel(of surface: SurfaceID, contains point: Point) -> Bool { false }
    func region(_ region: Region, contains point: Point) -> Bool { true }
    func hold(_ view: Never) -> ViewID {}
    func release(_ view: ViewID) {}
}
