/// A stage as a pure value: an event and its instant in, effects out.
///
/// No toolkit, no clock, no task.
///
/// What a host should have on screen is a function of it (`plan`), and so is when it must be woken
/// (`nextWake`).
struct StageMachine: Hashable, Sendable {
    /// In the order in which they were asked for.
    var surfaces: [Surface] = []
    var context = LifecycleContext()
    /// Whether lateness of the main actor is to be watched for.
    var watchesStalls = false

    /// Where regions lie inside of sheets.
    var containers: [Region: SurfaceID] = [:]
    var isWindowHidden = false
    var isSuspended = false
    var isWindowGone = false
    /// When the watch beats next; `nil` while there is nothing to watch.
    var nextBeat: Instant?

    /// Takes an event; the instant never goes back (an earlier one counts as the latest known).
    mutating func handle(_ event: StageEvent, at now: Instant) -> [StageEffect] {
        var effects = watch(now: now)
        switch event {
        case .show(let request): effects += show(request, now: now)
        case .change(let id, let content, let appearance): change(id, content, appearance)
        case .end(let id, let cause): effects += end(id, cause, now: now)
        case .finish(let id, let status): effects += finish(id, status, now: now)
        case .bodyEnded(let id, let cause): effects += bodyEnded(id, cause, now: now)
        case .bodyCancelled(let id): bodyCancelled(id)
        case .dismissAll(let region): effects += dismissAll(region, now: now)
        case .behave, .rest, .observe, .dragRefused: arrangeSheet(event, now: now)
        case .host(let event): effects += take(event, now: now)
        case .wake: break
        }
        effects += passTime(now: now)
        return effects
    }

    // MARK: Finding

    func index(of id: SurfaceID) -> Int? { surfaces.firstIndex { $0.id == id } }

    func surface(_ id: SurfaceID) -> Surface? { surfaces.first { $0.id == id } }

    /// The surface that a presentation holds, and its place among the holders.
    func place(of id: PresentationID) -> (surface: Int, holder: Int)? {
        for (index, surface) in surfaces.enumerated() {
            if let holder = surface.holders.firstIndex(where: { $0.id == id }) { return (index, holder) }
        }
        return nil
    }

    mutating func withSurface(_ id: SurfaceID, _ body: (inout Surface) -> Void) {
        if let index = index(of: id) { body(&surfaces[index]) }
    }

    func isOutOfSight(_ surface: Surface) -> Bool { surface.isRegionHidden || isWindowHidden || isSuspended }
}
