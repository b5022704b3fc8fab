import CGtk4
import Scrim

extension Instant {
    /// The present moment, on the clock that GDK times its frames by.
    static var now: Instant { Instant(monotonicTime: g_get_monotonic_time()) }

    /// An instant by GLib's monotonic time, in microseconds.
    init(monotonicTime: gint64) {
        self.init(.microseconds(monotonicTime))
    }

    /// GLib's monotonic time in microseconds, rounded up: what waits for it is never early.
    var monotonicTime: gint64 {
        let (seconds, attoseconds) = time.components
        let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000)
        let (scaled, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
        return overflows ? (seconds < 0 ? 0 : .max) : gint64(scaled + whole + (rest > 0 ? 1 : 0))
    }
}
