import Scrim
import UIKit

/// Ticks with the screen while something has to be done for each frame, and only then: a first frame is awaited,
/// somebody follows a sheet, a sheet is between detents, its content goes on by momentum.
@MainActor
final class SurfaceClock {
    private weak var host: UIKitHost?
    private lazy var ticker = DisplayTicker { [weak self] in self?.tick(at: $0) }

    init(_ host: UIKitHost) {
        self.host = host
    }

    /// Follows the host's plan.
    func follow() {
        ticker.isRunning = isNeeded
    }

    private var isNeeded: Bool {
        guard let host else { return false }
        if host.plan.wantsFrames { return true }
        let now = host.now
        return host.plan.surfaces.contains { surface in
            guard !surface.isHidden else { return false }
            return surface.awaitsFrame || surface.isLoose(at: now) || surface.isFlung(at: now)
        }
    }

    private func tick(at instant: Instant) {
        guard let host else { return }
        for surface in host.plan.surfaces where !surface.isHidden {
            guard let view = host.surface(surface.id) else { continue }
            // What was laid out in an earlier turn has been handed to the render server by now.
            if surface.awaitsFrame, view.isLaidOut {
                host.report(.frameShown(surface.id, generation: surface.generation))
            }
            if surface.sheet?.isLoose == true { view.layOut(at: instant) }
            view.scrollContent(at: instant)
        }
        if host.plan.wantsFrames { host.report(.frame(instant)) }
        ticker.isRunning = isNeeded
    }
}

extension SurfacePlan {
    /// Whether it is laid out for each frame.
    fileprivate func isLoose(at instant: Instant) -> Bool {
        sheet?.isLoose == true && !motion.isSettled(at: instant)
    }

    /// Whether its content goes on by momentum.
    fileprivate func isFlung(at instant: Instant) -> Bool {
        sheet?.fling.map { !$0.isSettled(at: instant) } ?? false
    }
}
