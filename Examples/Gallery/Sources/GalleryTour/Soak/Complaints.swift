import CGtk4
import Foundation
import GalleryApp
import Synchronization

/// Counts the warnings of GTK and GLib, which are still written to stderr.
enum Complaints {
    private static let counter = Atomic(0)

    static var count: Int { counter.load(ordering: .relaxed) }

    /// GTK 4.8's own warnings, which any app can get, by their beginnings.
    private static let known = [
        // GTK's count of presses goes wrong if a press opens a popover. Seen in
        // gtk4-widget-factory under random clicks.
        "Broken accounting of active state",
        // A field keeps the drop position of a drag over it, and draws it even after the program shortened the text,
        // here when a message is sent. Seen in a window with nothing but a GtkEntry.
        "pango_layout_get_cursor_pos: assertion 'index >= 0 && index <= layout->length' failed",
    ]

    static func begin() {
        g_log_set_writer_func(
            { level, fields, count, data in
                let isBad =
                    level.rawValue & GLogLevelFlags.complaints.rawValue != 0
                if isBad, !UnsafeBufferPointer(start: fields, count: Int(count)).contains(where: Self.isKnown)
                {
                    Self.counter.add(1, ordering: .relaxed)
                }
                return g_log_writer_default(level, fields, count, data)
            }, nil, nil)
    }

    private static func isKnown(_ field: GLogField) -> Bool {
        guard strcmp(field.key, "MESSAGE") == 0, let text = field.value else { return false }
        let message = String(cString: text.assumingMemoryBound(to: CChar.self))
        return known.contains { message.hasPrefix($0) }
    }
}
