import CGtk4

/// Warnings that GTK also logs in programs without Scrim.
enum GtkComplaints {
    /// GTK's count of presses goes wrong if the pressed widget goes away while the button is held.
    ///
    /// Seen in gtk4-widget-factory of GTK 4.8 under random clicks; on GTK 4.18 more often.
    private static let known = "Broken accounting of active state"

    /// From now on, a known GTK warning is printed but does not end the process, even if warnings are fatal.
    static func tolerate() { writer }

    /// GLib accepts one log writer per process.
    private static let writer: Void = g_log_set_writer_func(
        { level, fields, count, data in
            if UnsafeBufferPointer(start: fields, count: Int(count)).contains(where: {
                GtkComplaints.isKnown($0)
            }) {
                return g_log_writer_standard_streams(level, fields, count, data)
            }
            return g_log_writer_default(level, fields, count, data)
        }, nil, nil)

    private static func isKnown(_ field: GLogField) -> Bool {
        guard strcmp(field.key, "MESSAGE") == 0, let text = field.value else { return false }
        return String(cString: text.assumingMemoryBound(to: CChar.self)).hasPrefix(known)
    }
}
