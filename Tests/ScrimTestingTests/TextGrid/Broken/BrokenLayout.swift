@_spi(Host) import Scrim

// Hosts with one fault each: where things go.

extension BrokenHost {
    static let layout: [BrokenHost] = [
        BrokenHost(
            "ignores the safe area", { UnsafeLayout($0) },
            rejectedBy: [
                "notices keep out of bars"
            ]),
        BrokenHost(
            "ignores the keyboard", { UnderKeyboard($0) },
            rejectedBy: [
                "notices keep out of an on-screen keyboard's way"
            ]),
        BrokenHost(
            "ignores the app's bars", { OverBars($0) },
            rejectedBy: [
                "notices keep clear of the app's bar while it is there, and nothing else does"
            ]),
        BrokenHost(
            "lays out once", { FirstLayout($0) },
            rejectedBy: [
                "notices keep clear of the app's bar while it is there, and nothing else does",
                "notices keep out of an on-screen keyboard's way",
                "in a turned window the panel is in the middle again",
                "in a region that becomes small nothing sticks out of it",
                "what covers a region follows its size",
            ]),
        BrokenHost(
            "takes every text for one line", { OneLiner($0) },
            rejectedBy: [
                "a long text wraps within its panel",
                "from right to left the parts of a row change sides",
                "a panel grows with the text's size",
            ]),
        BrokenHost(
            "puts panels in the corner", { Cornerer($0) },
            rejectedBy: [
                "a panel is in the middle of its window, and all of it is inside",
                "notices keep out of bars",
                "in a turned window the panel is in the middle again",
                "in a region that becomes small nothing sticks out of it",
            ]),
        BrokenHost(
            "does not mirror", { OneSetting($0) { $0.isRightToLeft = false } },
            rejectedBy: [
                "from right to left the parts of a row change sides",
                "from right to left a sheet from the leading edge is at the right",
            ]),
        BrokenHost(
            "ignores the text's size", { OneSetting($0) { $0.textScale = 1 } },
            rejectedBy: [
                "a panel grows with the text's size"
            ]),
        BrokenHost(
            "does not know how small a view can be", { NoLeastSize($0) },
            rejectedBy: [
                "content that a sheet cuts off is reported, once, and no other"
            ]),
        BrokenHost(
            "ignores reduced motion", { OneSetting($0) { $0.reducesMotion = false } },
            rejectedBy: [
                "where less movement is wanted, what would slide fades where it is"
            ]),
    ]
}

final class UnsafeLayout: TextGridHost {
    override func facts(for surface: SurfacePlan) -> LayoutFacts {
        var facts = super.facts(for: surface)
        facts.safeArea = .zero
        return facts
    }
}

final class UnderKeyboard: TextGridHost {
    override func facts(for surface: SurfacePlan) -> LayoutFacts {
        var facts = super.facts(for: surface)
        facts.keyboard = nil
        return facts
    }
}

/// Ignores the app's bars.
final class OverBars: TextGridHost {
    override func facts(for surface: SurfacePlan) -> LayoutFacts {
        var facts = super.facts(for: surface)
        facts.bars = []
        return facts
    }
}

/// Never lays out again.
final class FirstLayout: TextGridHost {
    private var first: [SurfaceID: LayoutFacts] = [:]

    override func facts(for surface: SurfacePlan) -> LayoutFacts {
        let facts = first[surface.id] ?? super.facts(for: surface)
        first[surface.id] = facts
        return facts
    }
}

/// Gives every text a single line.
final class OneLiner: TextGridHost {
    override func frames(of surface: SurfacePlan, at instant: Instant) -> SurfaceFrames {
        var frames = super.frames(of: surface, at: instant)
        let line = TextGridWindow.cell.height
        if let frame = frames.parts[.message] {
            let text = surface.panel.message ?? ""
            frames.parts[.message] = Geometry.Rect(
                frame.minX, frame.minY, Double(text.count) * TextGridWindow.cell.width, line)
            frames.text = frames.parts[.message]
        }
        return frames
    }
}

/// Does not know the minimum size of a view.
final class NoLeastSize: TextGridHost {
    override func measure(of surface: SurfacePlan) -> TextGridMeasure {
        var measure = super.measure(of: surface)
        measure.knowsLeast = false
        return measure
    }
}

/// Puts its panels in a corner.
final class Cornerer: TextGridHost {
    override func frames(of surface: SurfacePlan, at instant: Instant) -> SurfaceFrames {
        var frames = super.frames(of: surface, at: instant)
        if surface.kind != .sheet { frames.panel.origin = .zero }
        return frames
    }
}

/// Ignores one of the user's settings.
final class OneSetting: TextGridHost {
    private let ignored: (inout Stage.Environment) -> Void

    init(_ window: TextGridWindow, ignoring: @escaping (inout Stage.Environment) -> Void) {
        ignored = ignoring
        super.init(window)
    }

    override var environment: Stage.Environment {
        var environment = super.environment
        ignored(&environment)
        return environment
    }
}
