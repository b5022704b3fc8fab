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
    /// Display servers report 32 bits of the machine's monotonic clock. A time that is missing, or that is not within
    /// the last second (another machine's clock), counts as now: no event is handled a second late.
    init(eventTime: guint32) { self.init(eventTime: eventTime, youngerThan: 1000) }

    /// When a key or button went down or up, by the event's own time in milliseconds, which may be up to 10 s ago.
    ///
    /// A repeat that GTK itself makes (on Wayland) has the time of its press, however long the key is held. A busy
    /// app handles a press late, though hardly ever by 10 s. Broadway and some compositors have a clock of their own.
    /// If that clock is less than 10 s behind, presses are ignored for that long.
    init(pressTime: guint32) { self.init(eventTime: pressTime, youngerThan: 10_000) }

    private init(eventTime: guint32, youngerThan limit: guint32) {
        let now = g_get_monotonic_time()
        let age = guint32(truncatingIfNeeded: now / 1000) &- eventTime
        let isKnown = eventTime != guint32(GDK_CURRENT_TIME) && age < limit
        self.init(monotonicTime: isKnown ? (now / 1000 - gint64(age)) * 1000 : now)
    }

    /// GLib's monotonic time in microseconds, rounded up, so a timer set to it never fires early.
    var monotonicTime: gint64 {
        let (seconds, attoseconds) = time.components
        let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000)
        let (scaled, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
        let (sum, passesTheEnd) = scaled.addingReportingOverflow(whole + (rest > 0 ? 1 : 0))
        return overflows || passesTheEnd ? (seconds < 0 ? 0 : .max) : gint64(sum)
    }
}
