@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

// Hosts that get one thing wrong: what it makes of a finger on a sheet.

/// Tells of a drag as if all of it had happened at once.
final class InstantDragger: TextGridHost {
    override var instantOfInput: Instant { Instant() }
}

/// Breaks every drag off.
final class Canceller: TextGridHost {
    override func letGo(cancelled: Bool) -> Bool { super.letGo(cancelled: true) }
}

/// Takes no sheet that moves.
final class Uncatching: TextGridHost {
    override func pointerDown(at point: Geometry.Point) {
        if plan.surfaces.allSatisfy({ $0.motion.isSettled(at: now) }) { super.pointerDown(at: point) }
    }
}

/// Moves the sheet's panel with the finger by itself.
final class SelfDragger: TextGridHost {
    private var begin: Geometry.Point?
    private var way = 0.0

    override func pointerDown(at point: Geometry.Point) {
        begin = point
        super.pointerDown(at: point)
    }

    override func pointerMoved(to point: Geometry.Point) {
        super.pointerMoved(to: point)
        way = point.y - (begin?.y ?? point.y)
        window.wantFrame()
    }

    override func pointerUp(at point: Geometry.Point) {
        way = 0
        super.pointerUp(at: point)
    }

    override func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        super.layers(of: plan, at: instant).map { layer in
            var layer = layer
            if layer.surface.kind == .sheet { layer.moment.offset.y += way }
            return layer
        }
    }
}

/// Scrolls content with every movement of the finger.
final class AlwaysScroller: TextGridHost {
    override func share(_ way: Double, with list: TextGridView?, growth: Double) -> ScrollHandover {
        ScrollHandover(of: way, over: list.map { [$0.room] } ?? [], growth: 0)
    }
}
