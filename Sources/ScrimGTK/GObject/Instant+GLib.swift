import CGtk4
@_spi(Host) import Scrim

extension Instant {
    /// The present moment, on the clock that GDK times its frames by.
    static var now: Instant { Instant(monotonicTime: g_get_monotonic_time()) }

    /// An instant by GLib's monotonic time, in microseconds.
    init(monotonicTime: gint64) {
        self.init(.microseconds(monotonicTime))
    }

    /// When an event happened, by its own time in milliseconds.
    ///
    /// Display servers count on the machine's monotonic clock, and report 32 bits of it. If one does not
    /// (another machine's), or without an event, the instant is now: no event is handled a second late.
    init(eventTime: guint32) { self.init(eventTime: eventTime, youngerThan: 1000) }

    /// When a key or button went down or up, by the event's own time in milliseconds: a repeat by GTK itself (on Wayland) has
    /// the time of the press, however long the key is held, and an app that was busy comes to a press late.
    ///
    /// An app is hardly ever later than 10 s. Broadway and some compositors have a clock of their own. If that is behind by
    /// less than 10 s, presses are ignored for that long.
    init(pressTime: guint32) { self.init(eventTime: pressTime, youngerThan: 10_000) }

    private init(eventTime: guint32, youngerThan limit: guint32) {
        let now = g_get_monotonic_time()
        let age = guint32(truncatingIfNeeded: now / 1000) &- eventTime
        let isKnown = eventTime != guint32(GDK_CURRENT_TIME) && age < limit
        self.init(monotonicTime: isKnown ? (now / 1000 - gint64(age)) * 1000 : now)
    }

    /// GLib's monotonic time in microseconds, rounded up: a timer set to it is never early.
    var monotonicTime: gint64 {
        let (seconds, attoseconds) = time.components
        let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000)
        let (scaled, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
        let (sum, passesTheEnd) = scaled.addingReportingOverflow(whole + (rest > 0 ? 1 : 0))
        return overflows || passesTheEnd ? (seconds < 0 ? 0 : .max) : gint64(sum)
    }
}
