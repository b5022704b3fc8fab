@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

// Hosts that get one thing wrong: how it paints.

final class ReversePainter: TextGridHost {
    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        super.layers(of: plan, at: instant).reversed()
    }
}

final class ScrimAdder: TextGridHost {
    override func covered(below surface: SurfacePlan, in plan: StagePlan, at instant: Instant) -> Double { 0 }
}

final class EverywhereDimmer: TextGridHost {
    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        super.layers(of: plan, at: instant).map { layer in
            var layer = layer
            if !layer.frames.scrim.isEmpty { layer.frames.scrim = frame(of: .window) }
            layer.clip = nil
            return layer
        }
    }
}

final class Unclipped: TextGridHost {
    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        super.layers(of: plan, at: instant).map { layer in
            var layer = layer
            layer.clip = nil
            return layer
        }
    }
}

final class HiddenPainter: TextGridHost {
    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        seen = plan
        for index in seen.surfaces.indices { seen.surfaces[index].isHidden = false }
    }

    private var seen = StagePlan()

    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        super.layers(of: seen, at: instant)
    }
}

/// Never takes anything off the screen.
final class Hoarder: TextGridHost {
    private var known: [SurfaceID: StagePicture.Layer] = [:]
    private var order: [SurfaceID] = []

    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        for layer in super.layers(of: plan, at: instant)
        where known.updateValue(layer, forKey: layer.surface.id) == nil {
            order.append(layer.surface.id)
        }
        return order.compactMap { known[$0] }
    }
}

/// Takes a surface off the screen when the way out that it once set out on would have ended.
final class TimedRemover: TextGridHost {
    private var ends: [SurfaceID: Instant] = [:]

    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        for surface in plan.surfaces where surface.isLeaving && ends[surface.id] == nil {
            ends[surface.id] = surface.motion.start + surface.motion.duration
        }
    }

    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        super.layers(of: plan, at: instant).filter { ends[$0.surface.id].map { $0 > instant } ?? true }
    }
}

/// Shows what a surface said first.
final class StaleText: TextGridHost {
    private var first: [SurfaceID: PanelContent] = [:]

    override func apply(_ plan: StagePlan) {
        var plan = plan
        for index in plan.surfaces.indices {
            let surface = plan.surfaces[index]
            plan.surfaces[index].panel = first[surface.id] ?? surface.panel
            first[surface.id] = plan.surfaces[index].panel
        }
        super.apply(plan)
    }
}

/// Draws what comes at once, and not after its grace.
final class Hasty: TextGridHost {
    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        var layers = super.layers(of: plan, at: instant)
        // Whatever blocks is shown as a plain veil.
        for input in plan.input.layers where !layers.contains(where: { $0.surface.id == input.surface }) {
            guard var surface = template else { continue }
            surface.identifier = stage.presentations.first?.identifier ?? ""
            layers.append(
                StagePicture.Layer(
                    surface, frames: SurfaceFrames(),
                    moment: surface.moment(
                        at: instant, frames: SurfaceFrames(), reflow: .none, isDark: false)))
        }
        return layers
    }

    /// Any surface will do.
    private lazy var template: SurfacePlan? = {
        let other = TestHost()
        _ = other.overlays.show(.veil("Template").with(\.timing, Overlay.Timing()))
        return other.plan.surfaces.first
    }()
}
