@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

// Hosts that get one thing wrong: where presses and keys go.

/// Hands every press to the app as well.
final class TapLeaker: TextGridHost {
    override func pointerDown(at point: Geometry.Point) {
        super.pointerDown(at: point)
        window.press(at: point)
    }

    override func pointerUp(at point: Geometry.Point) {
        super.pointerUp(at: point)
        window.release(at: point)
    }
}

/// Asks about each event by itself, and not to whom its press belongs.
final class Forgetful: TextGridHost {
    private var isOutside: SurfaceID?

    override func pointerUp(at point: Geometry.Point) {
        let route = stage.gate.route(at: point, in: stage.geometry)
        if case .blocked(let surface) = route { stage.report(.tappedOutside(surface)) }
        if route == .app {
            window.press(at: point)
            window.release(at: point)
        }
        stage.gate.cancel(0)
    }
}

/// Blocks what is painted, and not what the gate says.
final class PaintedBlocker: TextGridHost {
    override func pointerDown(at point: Geometry.Point) {
        if window.frame?.layers.contains(where: { $0.frames.scrim.contains(point) }) != true {
            super.pointerDown(at: point)
        }
    }
}

/// Hands nothing to the app any more, once an overlay was there.
final class Blocker: TextGridHost {
    private var wasThere = false

    override func apply(_ plan: StagePlan) {
        wasThere = wasThere || !plan.input.isOpen
        super.apply(plan)
    }

    override func pointerDown(at point: Geometry.Point) {
        if !wasThere { super.pointerDown(at: point) }
    }
}

/// Blocks the whole window for whatever blocks anything.
final class BroadBlocker: TextGridHost {
    override func region(_ region: Region, contains point: Geometry.Point) -> Bool {
        if case .view = region { return !plan.input.isOpen }
        return super.region(region, contains: point)
    }
}

/// Takes no notice's panel for one that lets presses through.
final class SolidNotices: TextGridHost {
    override func pointerDown(at point: Geometry.Point) {
        if plan.surfaces.isEmpty { super.pointerDown(at: point) }
    }
}

/// Sends a tap in a panel outside of it.
final class Panelless: TextGridHost {
    override func panel(of surface: SurfaceID, contains point: Geometry.Point) -> Bool { false }
}

/// Takes a press for a tap.
final class PressTapper: TextGridHost {
    override func pointerDown(at point: Geometry.Point) {
        super.pointerDown(at: point)
        if case .blocked(let surface) = stage.gate.route(at: point, in: stage.geometry) {
            stage.report(.tappedOutside(surface))
        }
    }
}

/// Knows nothing of taps outside.
final class TapIgnorer: TextGridHost {
    override func pointerUp(at point: Geometry.Point) {
        let release = stage.gate.release(0, at: point, now: now, in: stage.geometry)
        if release.route == .app { window.release(at: point) }
    }
}

/// Lets keys through to whoever has the focus.
final class KeyLeaker: TextGridHost {
    override func keyDown(_ key: Character) {
        super.keyDown(key)
        if key.isLetter { window.views.first { $0.name == "field" }?.letters += 1 }
    }
}

/// Types no more while anything is up.
final class KeySwallower: TextGridHost {
    override func keyDown(_ key: Character) {
        if plan.surfaces.isEmpty || !key.isLetter { super.keyDown(key) }
    }
}

/// Does not ask whether text input is blocked.
final class TextLeaker: TextGridHost {
    override func keyDown(_ key: Character) {
        if stage.gate.keyRoute(focus: focusPlace) == .app { return window.type(key) }
        super.keyDown(key)
    }
}

final class EscapeIgnorer: TextGridHost {
    override func keyDown(_ key: Character) {
        if key != Self.escape { super.keyDown(key) }
    }
}

/// Reports Escape twice.
final class EscapeRepeater: TextGridHost {
    override func keyUp(_ key: Character) {
        super.keyUp(key)
        if key == Self.escape { stage.report(.escape) }
    }
}

/// Has buttons that do nothing.
final class DeadButtons: TextGridHost {
    override func takeButton(of surface: SurfaceID, at point: Geometry.Point) {}
}
