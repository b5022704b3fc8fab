import CGtk4
import Scrim

extension Instant {
    /// An instant by GLib's monotonic time, in microseconds.
    init(monotonicTime: gint64) {
        self.init(.microseconds(monotonicTime))
    }
}
