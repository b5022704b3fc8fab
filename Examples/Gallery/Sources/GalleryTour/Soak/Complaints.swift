import CGtk4
import Foundation
import GalleryApp
import Synchronization

/// Counts what GTK and GLib complain of, while it goes on to stderr.
enum Complaints {
    private static let counter = Atomic(0)

    static var count: Int { counter.load(ordering: .relaxed) }

    /// GTK 4.8's own, of any app, by how they begin.
    private static let known = [
        // Its count of presses goes wrong where a press opens a popover. Seen in gtk4-widget-factory under random clicks.
        "Broken accounting of active state",
        // A field keeps the place where a drag over it would drop, and draws it there after the program shortened the
        // text, here when a message is sent. Seen in a window with a GtkEntry and nothing else.
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
