import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// The state of a sheet in one frame, or at the moment of a press or release.
struct Still {
    /// The frame's time on the stage's clock.
    let time: Instant
    /// When the state was read; a frame's time is that of its beginning.
    let taken: Instant
    /// How much of the sheet was on screen as GTK placed it, in pixels from its edge; `nil` between frames.
    let shown: Double?
    /// The same according to the core, in points.
    let core: Double
    /// How much further its edge is drawn because the sheet recedes behind others, in points.
    let setback: Double
    /// The sheet's motion.
    let motion: Motion
    /// True if a drag held the sheet.
    let isDragged: Bool

    /// How much of the sheet the same motion shows at another instant.
    ///
    /// Returns `nil` if the sheet is hidden, because its height is then unknown.
    func core(at instant: Instant) -> Double? {
        let share = 1 - motion.pose(at: time).offstage
        guard share > 1e-3 else { return nil }
        return core / share * (1 - motion.pose(at: instant).offstage)
    }
}

/// Records every frame in which a sheet is on screen, once the frame is drawn.
@MainActor
final class Film {
    private let shell: Shell
    private var stills: [Still] = []
    private var isRunning = false
    /// The identifier of the recorded sheet; `nil` for the front-most.
    private var identifier: String?

    init(_ shell: Shell, _ fence: EventFence) {
        self.shell = shell
        fence.onButton = { [weak self] in
            self?.take(at: Self.now, isFrame: false)
        }
        guard let clock = gtk_widget_get_frame_clock(shell.window) else { return }
        connect(UnsafeMutableRawPointer(clock), "after-paint") { [weak self] in
            guard let clock = gtk_widget_get_frame_clock(shell.window) else { return }
            let time = Instant(.microseconds(gdk_frame_clock_get_frame_time(clock)))
            self?.take(at: time, isFrame: true)
        }
    }

    /// Records the states of a sheet while `body` runs.
    ///
    /// - Parameter identifier: The sheet's; `nil` for the front-most.
    func record(_ identifier: String? = nil, _ body: () async -> Void) async -> [Still] {
        stills = []
        self.identifier = identifier
        isRunning = true
        await body()
        isRunning = false
        return stills
    }

    private static var now: Instant { Instant(.microseconds(g_get_monotonic_time())) }

    private func take(at time: Instant, isFrame: Bool) {
        let stage = shell.window.overlays.stage
        guard isRunning,
            let sheet = stage.plan.surfaces.last(where: {
                $0.kind == .sheet && !$0.awaitsFrame && $0.identifier == identifier ?? $0.identifier
            }),
            let shown = Tour.shown(of: sheet.value, in: shell.window),
            let position = stage.position(of: sheet.id, at: time)
        else { return }
        stills.append(
            Still(
                time: time, taken: Self.now, shown: isFrame ? shown : nil, core: position.points,
                setback: Tuning.stackEdge * stage.depth(of: sheet.id, at: time), motion: sheet.motion,
                isDragged: position.isDragged))
    }
}

extension [Still] {
    /// The stills that are frames.
    var frames: [Still] { filter { $0.shown != nil } }

    /// The distances in points between a motion's start and the previous motion's position: when a sheet is caught in
    /// flight, and when it is released.
    ///
    /// They are measured at the press or release. A caught sheet must be where it was at some instant between that
    /// moment and the next still.
    var jumps: [Double] {
        zip(self, dropFirst()).compactMap { before, after in
            guard before.shown == nil, before.isDragged != after.isDragged else { return nil }
            if before.isDragged { return after.core(at: after.motion.start).map { abs($0 - before.core) } }
            // A press on a resting sheet does not hold it yet.
            guard !before.motion.isSettled(at: before.time) else { return nil }
            let way = after.taken - before.time
            return (0...64).compactMap { before.core(at: before.time + way * $0 / 64) }
                .map { abs($0 - after.core) }.min()
        }
    }
}
