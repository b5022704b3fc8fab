@_spi(Host) import Scrim

// Hosts that get one thing wrong: where things go.

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

/// Lays out once.
final class FirstLayout: TextGridHost {
    private var first: [SurfaceID: LayoutFacts] = [:]

    override func facts(for surface: SurfacePlan) -> LayoutFacts {
        let facts = first[surface.id] ?? super.facts(for: surface)
        first[surface.id] = facts
        return facts
    }
}

/// Takes every text for one line.
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

/// Puts its panels in a corner.
final class Cornerer: TextGridHost {
    override func frames(of surface: SurfacePlan, at instant: Instant) -> SurfaceFrames {
        var frames = super.frames(of: surface, at: instant)
        if surface.kind != .sheet { frames.panel.origin = .zero }
        return frames
    }
}

/// Knows only the settings of other people.
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
