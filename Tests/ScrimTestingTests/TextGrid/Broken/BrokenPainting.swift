@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

// Hosts with one fault each: how they paint.

extension BrokenHost {
    static let painting: [BrokenHost] = [
        BrokenHost(
            "paints the buttons of a question the other way round", { ButtonShuffler($0) },
            rejectedBy: [
                "in a row a question's first answer is last, in a column it is first"
            ]),
        BrokenHost(
            "paints front to back", { ReversePainter($0) },
            rejectedBy: [
                "notices are in front, and a region's overlay is behind a veil",
                "of two veils the later is in front",
            ]),
        BrokenHost(
            "adds scrims up", { ScrimAdder($0) },
            rejectedBy: [
                "scrims do not add up"
            ]),
        BrokenHost(
            "dims the window for a region", { EverywhereDimmer($0) },
            rejectedBy: [
                "a region's scrim dims the region and nothing else",
                "what covers a region follows its size",
                "what slides over a region's edge is cut off there",
            ]),
        BrokenHost(
            "clips nothing", { Unclipped($0) },
            rejectedBy: [
                "what slides over a region's edge is cut off there"
            ]),
        BrokenHost(
            "draws what is hidden", { HiddenPainter($0) },
            rejectedBy: [
                "a hidden region shows nothing, and it is back when the region is"
            ]),
        BrokenHost(
            "takes nothing off the screen", { Hoarder($0) },
            rejectedBy: [
                "notices wait for each other",
                "a scope ends with its body, and returns its value",
                "a sheet's content ends it with a value",
                "a presentation ends once, and is gone after",
                "a second show replaces where it is told to",
            ]),
        BrokenHost(
            "shows what a surface said first", { StaleText($0) },
            rejectedBy: [
                "a text changes in place",
                "a second show joins, and both must let go",
                "shown again under its name, a notice is changed in place",
                "what is minimized can be cancelled, and says what became of it",
                "a panel whose text grows, grows from what it was",
                "the cancel button is taken by a tap, and says so until the body returns",
            ]),
        BrokenHost(
            "paints what another notice covers", { CoveredPainter($0) },
            rejectedBy: [
                "notices at an edge are a stack, with the text of the newest"
            ]),
        BrokenHost(
            "draws in grace", { GraceIgnorer($0) },
            rejectedBy: [
                "work that ends within grace is never seen",
                "nothing is drawn before grace is over",
            ]),
        BrokenHost(
            "takes off what was shown again", { TimedRemover($0) },
            rejectedBy: [
                "shown again while it leaves, it turns round and never is away",
                "the late end of a motion that was turned round takes nothing away",
            ]),
    ]
}

final class ReversePainter: TextGridHost {
    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        super.layers(of: plan, at: instant).reversed()
    }
}

final class ScrimAdder: TextGridHost {
    override func moment(of surface: SurfacePlan, frames: SurfaceFrames, at instant: Instant) -> SurfaceMoment
    {
        surface.moment(
            at: instant, frames: frames, reflow: stage.reflow(of: surface.id), isDark: environment.isDark,
            depth: stage.depth(of: surface.id, at: instant))
    }
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

/// Takes a surface off the screen when its first exit transition would have ended, even if it was shown again.
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

/// Keeps showing the first text of a surface.
final class StaleText: TextGridHost {
    private var first: [SurfaceID: PanelContent] = [:]

    override func apply(_ plan: StagePlan) {
        var plan = plan
        for index in plan.surfaces.indices {
            let surface = plan.surfaces[index]
            let first = first[surface.id] ?? surface.panel
            self.first[surface.id] = first
            // A part that was added later has no first text; it keeps its own.
            var panel = surface.panel
            panel.message = panel.message.map { first.message ?? $0 }
            panel.cancel = panel.cancel.map { first.cancel ?? $0 }
            panel.isCancelEnabled = first.isCancelEnabled
            plan.surfaces[index].panel = panel
        }
        super.apply(plan)
    }
}

/// Draws an overlay at once, before its grace is over.
final class GraceIgnorer: TextGridHost {
    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        var layers = super.layers(of: plan, at: instant)
        // Whatever blocks is drawn as a plain veil.
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

    /// The plan of any surface, made by another host.
    private lazy var template: SurfacePlan? = {
        let other = TestHost()
        _ = other.overlays.show(.veil("Template").with(\.timing, Overlay.Timing()))
        return other.plan.surfaces.first?.value
    }()
}

/// Paints the parts of a notice that another one covers.
final class CoveredPainter: TextGridHost {
    private var parts: [SurfaceID: SurfaceFrames] = [:]

    override func frames(of surface: SurfacePlan, at instant: Instant) -> SurfaceFrames {
        var frames = super.frames(of: surface, at: instant)
        guard surface.stack?.isCovered == true, let before = parts[surface.id] else {
            parts[surface.id] = frames
            return frames
        }
        (frames.parts, frames.text) = (before.parts, before.text)
        return frames
    }
}

/// Swaps the cancel button and the first answer.
final class ButtonShuffler: TextGridHost {
    override func frames(of surface: SurfacePlan, at instant: Instant) -> SurfaceFrames {
        var frames = super.frames(of: surface, at: instant)
        if let cancel = frames.parts[.cancel], let first = frames.parts[.button(0)] {
            (frames.parts[.cancel], frames.parts[.button(0)]) = (first, cancel)
        }
        return frames
    }
}
