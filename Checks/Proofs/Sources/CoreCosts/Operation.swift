@_spi(Host) import Scrim

/// The operations that are measured, each with a number of other overlays presented over regions of their own.
enum Operation: String, CaseIterable {
    /// Shows an overlay, draws it, dismisses it, and lets it leave.
    case cycle
    /// Changes a message, and brings it on screen at the end of the turn.
    case update
    /// Sets progress a hundredth higher.
    case progress
    /// Reports a frame that was reported before.
    case frame
    /// Fires the timer when nothing is due.
    case wake
    /// Lays out one overlay.
    case layout
    /// Asks the gate for the route of a press.
    case hitTest = "hit-test"
    /// Hides a region and shows it again.
    case sight
    /// Runs the fixed work of `Reference`, the unit for the costs of the other operations.
    case reference
}

/// A stage with overlays on it.
@MainActor
final class Scene {
    let host = NoHost()
    private var standing: [Presentation] = []
    private let measure = FixedMeasure()
    private var step = 0
    private var reference = Reference()

    init(overlays count: Int) {
        for _ in 0..<count { standing.append(show()) }
        settle(count)
    }

    func perform(_ operation: Operation) {
        step += 1
        switch operation {
        case .cycle:
            let overlay = show()
            settle(1)
            overlay.dismiss()
            settle(1)
        case .update:
            standing[0].message = step.isMultiple(of: 2) ? "Loading" : "Still loading"
            host.stage.wake()
        case .progress:
            standing[0].progress = Double(step % 100) / 100
            host.stage.wake()
        case .frame:
            host.stage.report(.frameShown(host.plan.surfaces[0].id, generation: 0))
        case .wake: host.stage.wake()
        case .layout:
            _ = host.stage.frames(
                of: host.plan.surfaces[0].id,
                facts: LayoutFacts(
                    region: Geometry.Rect(
                        origin: .zero, size: Geometry.Size(width: 390, height: 780 - Double(step % 2))),
                    window: Geometry.Size(width: 390, height: 780)), measuring: measure)
        case .hitTest:
            _ = host.stage.gate.route(
                ofPressAt: Geometry.Point(x: 10, y: 10), now: host.now, in: host.stage.geometry)
        case .sight:
            let region = host.plan.surfaces[0].region
            host.stage.report(.regionChanged(region, .hidden))
            host.stage.report(.regionChanged(region, .visible))
        case .reference: reference.perform()
        }
    }

    private func show() -> Presentation {
        var overlay = Overlay.loading("Loading")
        overlay.timing.grace = .zero
        overlay.timing.minimum = .zero
        // Reports of overlays that stay for too long are not measured here: a thousand would be due at once.
        overlay.timing.expectedWithin = nil
        return Overlays(region: .view(Region.ID()), stage: host.stage, host: host).show(overlay)
    }

    /// Draws the last `count` surfaces that await a frame, and lets time pass until nothing moves.
    private func settle(_ count: Int) {
        for _ in 0..<2 {
            host.stage.report(
                host.plan.surfaces.suffix(count).filter { $0.value.awaitsFrame }
                    .map { .frameShown($0.value.id, generation: $0.value.generation) })
            pass(.milliseconds(500))
        }
    }

    /// Lets time pass, and fires the timer whenever it is due.
    private func pass(_ duration: Duration) {
        let end = host.now + duration
        while let wake = host.wake, wake <= end {
            host.now = max(host.now, wake)
            host.stage.wake()
        }
        host.now = end
        host.stage.wake()
    }
}

/// Gives every part the same size, whatever its text.
struct FixedMeasure: PanelMeasuring {
    func size(of part: PanelPart, width: Double?) -> Geometry.Size {
        Geometry.Size(width: min(width ?? 80, 80), height: 20)
    }
}
