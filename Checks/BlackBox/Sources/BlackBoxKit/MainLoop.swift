import CBlackBox
import CGtk4

/// GLib's main loop, turned from within by a check.
@MainActor
package enum MainLoop {
    /// Turns the loop until the condition holds.
    ///
    /// Returns false if the time was over before.
    @discardableResult
    package static func turn(atMost seconds: Double, until condition: () -> Bool) -> Bool {
        let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
        // The loop sleeps until something happens, so a condition without an event is tested every 4 ms.
        let alarm = g_timeout_add(4, { _ in 1 }, nil)
        defer { g_source_remove(alarm) }
        while !condition() {
            if g_get_monotonic_time() >= end { return false }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// Turns the loop for a number of seconds.
    package static func turn(for seconds: Double) { turn(atMost: seconds) { false } }

    /// Handles everything that is pending, except what waits for a time.
    package static func drain() {
        // First reads what the X server has sent.
        gdk_display_sync(gdk_display_get_default())
        for _ in 0..<1_000 where g_main_context_iteration(nil, 0) == 0 { return }
    }
}
