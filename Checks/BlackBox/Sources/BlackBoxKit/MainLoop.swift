import CBlackBox
import CGtk4

/// GLib's main loop, turned by a check that runs inside of it.
@MainActor
package enum MainLoop {
    /// Turns the loop until the condition holds.
    ///
    /// Returns whether it did before the time was over.
    @discardableResult
    package static func turn(atMost seconds: Double, until condition: () -> Bool) -> Bool {
        let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
        // The loop sleeps until something happens; a condition that nothing announces is asked every 4 ms.
        let alarm = g_timeout_add(4, { _ in 1 }, nil)
        defer { g_source_remove(alarm) }
        while !condition() {
            if g_get_monotonic_time() >= end { return false }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// Turns the loop for so long.
    package static func turn(for seconds: Double) { turn(atMost: seconds) { false } }

    /// Carries out everything that waits, up to what waits for time to pass.
    package static func drain() {
        // What the X server has sent is read first.
        gdk_display_sync(gdk_display_get_default())
        for _ in 0..<1_000 where g_main_context_iteration(nil, 0) == 0 { return }
    }
}
