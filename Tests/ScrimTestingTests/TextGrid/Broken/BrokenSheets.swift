@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

// Hosts with one fault each: how a finger moves a sheet.

extension BrokenHost {
    static let sheets: [BrokenHost] = [
        BrokenHost(
            "forgets velocity", { InstantDragger($0) },
            rejectedBy: [
                "a flick dismisses where the same way, slowly, does not",
                "let go, it goes on as fast as the finger was",
            ]),
        BrokenHost(
            "breaks drags off", { Canceller($0) },
            rejectedBy: [
                "let go between two detents, it goes to the nearer",
                "what the app refuses to end goes back",
                "a flick dismisses where the same way, slowly, does not",
                "let go, it goes on as fast as the finger was",
            ]),
        BrokenHost(
            "catches nothing that moves", { Uncatching($0) },
            rejectedBy: [
                "a final status frees input at once and goes by itself",
                "a notice lets every tap through",
                "an exempt region stays live under an overlay that blocks the rest",
                "a tap outside dismisses, and is consumed where the outside is blocked",
            ]),
        BrokenHost(
            "says nothing of a finger that goes down", { Untouched($0) },
            rejectedBy: [
                "a finger opens a stack, which can then be cleared"
            ]),
        BrokenHost(
            "leaves dialogs in the middle", { Rooted($0) },
            rejectedBy: [
                "a dialog is moved by its header, and stays in its region"
            ]),
        BrokenHost(
            "knows no grabber", { Grabberless($0) },
            rejectedBy: [
                "a tap on the grabber leads to the next larger detent, at the largest to the smallest"
            ]),
        BrokenHost(
            "drags by itself", { SelfDragger($0) },
            rejectedBy: [
                "past its largest detent it gives less and less",
                "content scrolls at the largest detent alone, and back before the sheet goes",
                "a sheet follows the finger, point by point",
            ]),
        BrokenHost(
            "scrolls before the sheet has grown", { AlwaysScroller($0) },
            rejectedBy: [
                "content scrolls at the largest detent alone, and back before the sheet goes"
            ]),
    ]
}

/// Reports a whole drag at a single instant.
final class InstantDragger: TextGridHost {
    override var instantOfInput: Instant { Instant() }
}

/// Reports every drag as cancelled.
final class Canceller: TextGridHost {
    override func letGo(cancelled: Bool) -> Bool { super.letGo(cancelled: true) }
}

/// Does not let a dialog be moved by its header.
final class Rooted: TextGridHost {
    override func takeHeader(of surface: SurfaceID, at point: Geometry.Point) {}
}

/// Never reports that a finger touches a panel.
final class Untouched: TextGridHost {
    override func tellTouch(of surface: SurfaceID) {}
}

/// Ignores taps on grabbers.
final class Grabberless: TextGridHost {
    override func isGrabber(of layer: StagePicture.Layer, at point: Geometry.Point) -> Bool { false }
}

/// Ignores touches while anything moves.
final class Uncatching: TextGridHost {
    override func pointerDown(at point: Geometry.Point) {
        if plan.surfaces.allSatisfy({ $0.motion.isSettled(at: now) }) { super.pointerDown(at: point) }
    }
}

/// Moves the panel itself instead of reporting the drag.
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
        window?.wantFrame()
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

/// Scrolls the content with every drag, even if the sheet can still grow.
final class AlwaysScroller: TextGridHost {
    override func growth(of surface: SurfaceID) -> Double { 0 }
}
