#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Does the work of each frame.
///
/// It runs only while there is any: a first frame has to be reported, the app follows a sheet's position, a sheet is
/// between detents, or its content scrolls by momentum.
@MainActor
final class FrameLoop {
    private weak var host: UIKitHost?
    private lazy var ticker = FrameTicker { [weak self] in self?.tick(at: $0) }

    init(_ host: UIKitHost) {
        self.host = host
    }

    /// Starts or stops, as the host's plan needs.
    func update() {
        ticker.isRunning = isNeeded
    }

    private var isNeeded: Bool {
        guard let host, !host.isSuspended else { return false }
        if host.plan.wantsFrames { return true }
        let now = host.now
        return host.plan.surfaces.contains { surface in
            guard !surface.isHidden else { return false }
            return surface.awaitsFrame || isLaidOutForEachFrame(surface.value, at: now)
                || host.surface(surface.id)?.scrollsContent(at: now) == true
        }
    }

    /// Includes a sheet under a resting finger while the scrim below it fades in or out.
    private func isLaidOutForEachFrame(_ surface: SurfacePlan, at instant: Instant) -> Bool {
        surface.sheet?.isBetweenDetents == true && host?.stage.isAtRest(surface, at: instant) == false
    }

    private func tick(at instant: Instant) {
        guard let host else { return }
        reportShown(on: host)
        for surface in host.plan.surfaces where !surface.isHidden {
            guard let view = host.surface(surface.id) else { continue }
            if surface.sheet?.isBetweenDetents == true { view.layOut(at: instant) }
            view.scrollContent(at: instant)
        }
        if host.plan.wantsFrames { host.stage.frame(at: instant) }
        ticker.isRunning = isNeeded
    }

    /// Reports first frames.
    ///
    /// Those over views are reported together, because each report leads to a plan. A surface over the window
    /// may become modal with its first frame. Assistive technology has to follow that plan before the surface's
    /// text is announced.
    private func reportShown(on host: UIKitHost) {
        let shown = host.plan.surfaces.filter { surface in
            // A layout of an earlier turn has reached the render server by now.
            surface.awaitsFrame && !surface.isHidden && host.surface(surface.id)?.wasLaidOut == true
        }
        var overViews: [HostEvent] = []
        for surface in shown {
            let event = HostEvent.frameShown(surface.id, generation: surface.generation)
            if surface.region.isWindow { host.report(event) } else { overViews.append(event) }
        }
        if !overViews.isEmpty { host.stage.report(overViews) }
    }
}
#endif
