import CGtk4
import Scrim

extension Instant {
    /// The present moment, on the clock that GDK times its frames by.
    static var now: Instant { Instant(monotonicTime: g_get_monotonic_time()) }

    /// An instant by GLib's monotonic time, in microseconds.
    init(monotonicTime: gint64) {
        self.init(.microseconds(monotonicTime))
    }

    /// When an event happened, by its own time in milliseconds.
    ///
    /// Display servers count them on the machine's monotonic clock, of which they tell 32 bits. Where one does not
    /// (another machine's), or where there is no event, it is now: no event is handled a second late.
    init(eventTime: guint32) {
        let now = g_get_monotonic_time()
        let age = guint32(truncatingIfNeeded: now / 1000) &- eventTime
        let isKnown = eventTime != guint32(GDK_CURRENT_TIME) && age < 1000
        self.init(monotonicTime: isKnown ? (now / 1000 - gint64(age)) * 1000 : now)
    }

    /// GLib's monotonic time in microseconds, rounded up: what waits for it is never early.
    var monotonicTime: gint64 {
        let (seconds, attoseconds) = time.components
        let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000)
        let (scaled, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
        return overflows ? (seconds < 0 ? 0 : .max) : gint64(scaled + whole + (rest > 0 ? 1 : 0))
    }
}
