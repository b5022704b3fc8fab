@_spi(Host) import Scrim

/// What is measured, each time with so many other overlays up, each over a region of its own.
enum Operation: String, CaseIterable {
    /// An overlay is shown, drawn, dismissed, and leaves.
    case cycle
    /// A message is another, on screen at the turn's end.
    case update
    /// Progress moves by a hundredth.
    case progress
    /// A host tells that a frame was shown, again.
    case frame
    /// The timer comes, and nothing is due.
    case wake
    /// One overlay is laid out.
    case layout
    /// A press is asked for its way.
    case hitTest = "hit-test"
    /// A region goes out of sight, and comes back.
    case sight
    /// None of the core's, whatever is up: what the others are counted in.
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
        // What a thousand that are up for too long cost at once is another question.
        overlay.timing.expectedWithin = nil
        return Overlays(region: .view(Region.ID()), stage: host.stage, host: host).show(overlay)
    }

    /// Draws what awaits its frame of so many that came last, and lets time pass until nothing moves.
    private func settle(_ count: Int) {
        for _ in 0..<2 {
            host.stage.report(
                host.plan.surfaces.suffix(count).filter { $0.value.awaitsFrame }
                    .map { .frameShown($0.value.id, generation: $0.value.generation) })
            pass(.milliseconds(500))
        }
    }

    /// Lets time pass, with the timer on time.
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

/// Every part has a size of its own, whatever it says.
struct FixedMeasure: PanelMeasuring {
    func size(of part: PanelPart, width: Double?) -> Geometry.Size {
        Geometry.Size(width: min(width ?? 80, 80), height: 20)
    }
}
