import CGtk4
@_spi(Host) import Scrim
import Testing

@_spi(Host) @testable import ScrimGTK

/// The fingers of a test: they touch through mutter, by way of its remote desktop (`scripts/with-touch`).
@MainActor
final class TouchScreen {
    /// Of the only monitor, in points: few, since nobody helps to draw them.
    static let size = MutterSession.size

    private let session: MutterSession
    private var arrivals: InputArrivals { session.arrivals }

    init() throws { session = try MutterSession.open() }

    // MARK: Fingers

    /// A finger comes down; returns when GTK has heard of it, as all of these do.
    func down(_ point: Geometry.Point, finger: Int = 0) {
        session.send("NotifyTouchDown", session.place(of: point, finger: finger), until: GDK_TOUCH_BEGIN)
    }

    func move(to point: Geometry.Point, finger: Int = 0) {
        session.send("NotifyTouchMotion", session.place(of: point, finger: finger), until: GDK_TOUCH_UPDATE)
    }

    func up(finger: Int = 0) { session.send("NotifyTouchUp", "(uint32 \(finger),)", until: GDK_TOUCH_END) }

    /// A finger comes down at the first of these points and moves along the others, at once: GTK hears of all of it
    /// before half a second makes a long press of it.
    func swipe(along points: [Geometry.Point]) {
        guard let first = points.first, let last = points.last else { return }
        session.send("NotifyTouchDown", session.place(of: first, finger: 0))
        for point in points.dropFirst() {
            session.send("NotifyTouchMotion", session.place(of: point, finger: 0))
        }
        GtkTests.iterate {
            arrivals.place(GDK_TOUCH_UPDATE).map { abs($0.point.x - last.x) + abs($0.point.y - last.y) < 0.1 }
                ?? false
        }
    }

    /// Moves along these points, one every so many seconds, and lets go in the middle of it, not waiting for
    /// anybody: mutter tells when each was.
    func flick(along points: [Geometry.Point], every seconds: Double) {
        let ends = arrivals.count(GDK_TOUCH_END)
        for point in points {
            session.send("NotifyTouchMotion", session.place(of: point, finger: 0))
            let next = g_get_monotonic_time() + gint64(seconds * 1_000_000)
            while g_get_monotonic_time() < next { g_main_context_iteration(nil, 0) }
        }
        session.send("NotifyTouchUp", "(uint32 0,)")
        GtkTests.iterate { arrivals.count(GDK_TOUCH_END) > ends }
    }

    // MARK: The pointer and the touchpad

    /// Moves the pointer, so that the touchpad scrolls there; it may be there already.
    func point(at point: Geometry.Point) {
        session.send("NotifyPointerMotionAbsolute", session.place(of: point))
    }

    /// Two fingers scroll; downwards is positive.
    ///
    /// Nothing tells that they are lifted: mutter 43 keeps it for itself.
    func scroll(_ dx: Double, _ dy: Double) {
        session.send("NotifyPointerAxis", "(\(dx), \(dy), uint32 4)", until: GDK_SCROLL)
    }

    /// Turns the wheel by a notch.
    func wheel(down: Bool) {
        session.send("NotifyPointerAxisDiscrete", "(uint32 0, \(down ? 1 : -1))", until: GDK_SCROLL)
    }

    // MARK: The keyboard

    /// Presses or releases a key, by its number in Linux (28 is Enter); a key that is held repeats.
    func key(_ code: Int, isDown: Bool) {
        session.send(
            "NotifyKeyboardKeycode", "(uint32 \(code), \(isDown))",
            until: isDown ? GDK_KEY_PRESS : GDK_KEY_RELEASE)
    }

    /// Waits until a key that is held has repeated so many times.
    func waitForRepeats(_ count: Int) {
        let before = arrivals.count(GDK_KEY_PRESS)
        GtkTests.iterate { arrivals.count(GDK_KEY_PRESS) >= before + count }
    }

    /// Waits until a window over the whole screen is all that there is to touch.
    ///
    /// Mutter lets a new one grow and a closed one shrink: what is pointed at meanwhile lies in its present size,
    /// or in nobody's hands.
    func waitUntilStill() {
        for corner in [
            Geometry.Point(x: 20, y: 20), Geometry.Point(x: 240, y: 60), Geometry.Point(x: 240, y: 400),
            Geometry.Point(x: 240, y: 700),
        ] {
            var target = corner
            var asked: gint64 = 0
            func isThere() -> Bool {
                // One that was asked for before may come only now.
                if asked > 0, let found = arrivals.place(GDK_MOTION_NOTIFY)?.point,
                    abs(found.x - corner.x - 0.5) < 0.6, abs(found.y - corner.y) < 0.1
                {
                    return true
                }
                if g_get_monotonic_time() > asked + 50_000 {
                    target.x = target.x == corner.x ? corner.x + 1 : corner.x
                    point(at: target)
                    asked = g_get_monotonic_time()
                }
                return false
            }
            GtkTests.iterate(until: isThere, within: 20)
        }
    }
}
