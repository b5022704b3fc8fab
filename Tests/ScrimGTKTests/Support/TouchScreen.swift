import CGtk4
@_spi(Host) import Scrim
import Testing

@_spi(Host) @testable import ScrimGTK

/// The fingers of a test, which touch through mutter's remote desktop (`scripts/with-touch`).
@MainActor
final class TouchScreen {
    /// The size of the only monitor, in points; small, because it is drawn without a GPU.
    static let size = MutterSession.size

    private let session: MutterSession
    private var arrivals: InputArrivals { session.arrivals }

    init() throws { session = try MutterSession.open() }

    // MARK: Fingers

    /// Puts a finger down.
    ///
    /// Like the other methods, it returns when GTK has received the event.
    func down(_ point: Geometry.Point, finger: Int = 0) {
        session.send("NotifyTouchDown", session.place(of: point, finger: finger), until: GDK_TOUCH_BEGIN)
    }

    func move(to point: Geometry.Point, finger: Int = 0) {
        session.send("NotifyTouchMotion", session.place(of: point, finger: finger), until: GDK_TOUCH_UPDATE)
    }

    func up(finger: Int = 0) { session.send("NotifyTouchUp", "(uint32 \(finger),)", until: GDK_TOUCH_END) }

    /// Puts a finger down at the first of these points and moves along the others without a pause, so GTK receives all
    /// of it before the touch becomes a long press after half a second.
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

    /// Moves along these points at an interval in seconds, and lifts the finger in motion.
    ///
    /// Does not wait for anybody: mutter's events have timestamps.
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

    /// Moves the pointer, so that the touchpad scrolls at this point; the pointer may already be there.
    func point(at point: Geometry.Point) {
        session.send("NotifyPointerMotionAbsolute", session.place(of: point))
    }

    /// Scrolls with two fingers; positive values scroll down.
    ///
    /// No event says that the fingers are lifted: mutter 43 does not send it on.
    func scroll(_ dx: Double, _ dy: Double) {
        session.send("NotifyPointerAxis", "(\(dx), \(dy), uint32 4)", until: GDK_SCROLL)
    }

    /// Turns the wheel by one notch.
    func wheel(down: Bool) {
        session.send("NotifyPointerAxisDiscrete", "(uint32 0, \(down ? 1 : -1))", until: GDK_SCROLL)
    }

    // MARK: The keyboard

    /// Presses or releases a key by its Linux code (28 is Enter); a held key repeats.
    func key(_ code: Int, isDown: Bool) {
        session.send(
            "NotifyKeyboardKeycode", "(uint32 \(code), \(isDown))",
            until: isDown ? GDK_KEY_PRESS : GDK_KEY_RELEASE)
    }

    /// Waits until a held key has repeated this many times.
    func waitForRepeats(_ count: Int) {
        let before = arrivals.count(GDK_KEY_PRESS)
        GtkTests.iterate { arrivals.count(GDK_KEY_PRESS) >= before + count }
    }

    /// Waits until a window that fills the screen is all there is to touch.
    ///
    /// Mutter animates a new window's growth and a closed one's shrinking. Meanwhile, the pointer may hit the
    /// intermediate size, or nothing.
    func waitUntilStill() {
        for corner in [
            Geometry.Point(x: 20, y: 20), Geometry.Point(x: 240, y: 60), Geometry.Point(x: 240, y: 400),
            Geometry.Point(x: 240, y: 700),
        ] {
            var target = corner
            var asked: gint64 = 0
            func isThere() -> Bool {
                // The event of an earlier request may arrive only now.
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
