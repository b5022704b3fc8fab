import CGtk4
@_spi(Host) import Scrim

/// Runs on the layer's frame clock: ticks the surfaces that move, reports shown frames, and follows regions
/// that were scrolled.
///
/// The clock requests no frames while nothing moves and nobody wants them. What changes now and then, such as the
/// line that shows a notice's time, gets a frame when it changes.
@MainActor
final class SurfaceClock {
    private weak var host: GtkHost?
    private var ticker: FrameTicker?
    /// Fires when the next frame is needed while nothing moves.
    private lazy var pause = WakeTimer { [weak self] in self?.drawNext() }
    private var layoutWatch: Signal?
    private var paintWatch: Signal?
    /// The surfaces whose frame the stage awaits, drawn or not, with the generation to report.
    private var awaited: [SurfaceID: Int] = [:]
    private var drawn: Set<SurfaceID> = []
    /// The surfaces in sight whose motion is under way, or has not been reported as ended.
    private var moving: [Shared<SurfacePlan>] = []
    /// The last motion of each surface that was reported as ended.
    private var ended: [SurfaceID: Int] = [:]

    init(_ host: GtkHost) {
        self.host = host
    }

    /// Follows what changed in the host's plan, and draws it with the next frame.
    func follow(_ changes: StagePlan.Changes) {
        guard let host else { return }
        for id in changes.gone { (awaited[id], ended[id]) = (nil, nil) }
        let known = Set(changes.surfaces.map { $0.value.id }).union(changes.gone)
        moving.removeAll { known.contains($0.value.id) }
        for shared in changes.surfaces {
            let surface = shared.value
            awaited[surface.id] = nil
            guard !surface.isHidden else { continue }
            if ended[surface.id] != surface.generation { moving.append(shared) }
            guard surface.awaitsFrame else { continue }
            awaited[surface.id] = surface.generation
            // A surface that is scrolled out of sight has no widget: any frame of the layer counts as
            // its first frame.
            if let widget = host.surface(surface.id)?.widget ?? host.layer?.widget {
                gtk_widget_queue_draw(widget)
            }
        }
        drawn.formIntersection(awaited.keys)
        drawNext()
    }

    /// Draws the next frame, if anything is visible.
    func drawNext() {
        guard let host else { return }
        if ticker == nil, let layer = host.layer?.widget {
            ticker = FrameTicker(layer, .frames) { [weak self] in self?.tick(at: $0) ?? false }
        }
        if host.plan.surfaces.contains(where: { !$0.value.isHidden }) { ticker?.isRunning = true }
    }

    /// Stops, since the layer goes.
    func stop() {
        ticker?.isRunning = false
        ticker = nil
        layerMapped(false)
        forget()
    }

    /// Forgets all surfaces, since nothing is presented at this moment.
    func forget() {
        pause.set(nil)
        awaited = [:]
        drawn = []
        moving = []
        ended = [:]
    }

    /// Called when the layer is mapped, and so has a frame clock, or unmapped.
    func layerMapped(_ isMapped: Bool) {
        layoutWatch?.disconnect()
        paintWatch?.disconnect()
        (layoutWatch, paintWatch) = (nil, nil)
        guard isMapped, let layer = host?.layer?.widget, let clock = gtk_widget_get_frame_clock(layer) else {
            return
        }
        layoutWatch = Signal(clock, "layout", .after) { [weak self] _ in
            self?.host?.followRegions()
        }
        paintWatch = Signal(clock, "after-paint") { [weak self] _ in
            self?.framePainted()
        }
    }

    /// Called when the layer is drawn, in a frame that is not yet handed to the compositor.
    func layerDrawn() {
        guard let host, !awaited.isEmpty else { return }
        for id in awaited.keys {
            let widget = host.surface(id)?.widget
            if widget.map({ gtk_widget_get_mapped($0) != 0 }) ?? true { drawn.insert(id) }
        }
    }

    private func framePainted() {
        host?.followCovers()
        guard !drawn.isEmpty else { return }
        let shown = drawn
        drawn = []
        let events = shown.compactMap { id in
            awaited.removeValue(forKey: id).map { HostEvent.frameShown(id, generation: $0) }
        }
        host?.stage.report(events)
    }

    private func tick(at now: Instant) -> Bool {
        guard let host else { return false }
        let next = host.surfaces.compactMap { $0.tick(at: now) }.min()
        // A scroll in the content may have led the app to end overlays.
        guard ticker != nil else { return false }
        var needsMore = next.map { $0 <= now } ?? false
        pause.set(needsMore ? nil : next)
        let settled = moving.filter { $0.value.motion.isSettled(at: now) }
        if settled.count < moving.count { needsMore = true }
        moving.removeAll { $0.value.motion.isSettled(at: now) }
        let events = settled.map { surface in
            ended[surface.value.id] = surface.value.generation
            return HostEvent.motionEnded(
                surface.value.id, generation: surface.value.generation)
        }
        host.stage.report(events)
        guard host.plan.wantsFrames else { return needsMore }
        host.stage.frame(at: now)
        return true
    }
}
