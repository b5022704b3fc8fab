import CGtk4

/// Lets the main actor run once between two of the user's events, as soon as it has work.
///
/// GLib dispatches only the highest priority that is ready, and GDK delivers one event a turn. So all events that
/// wait while a handler is busy would come before the first line of a task that the handler has started. A second
/// press on Pay then pays again, since the veil that blocks it is shown in that task.
///
/// Only once per event: otherwise, tasks that constantly report to the main actor would hold up every frame. The rest
/// of the work runs with the priority of frames.
@MainActor
package enum QueueSource {
    /// Watches the queue's descriptor in GLib's default main context.
    static func attach(to descriptor: CInt, _ dispatch: @escaping GSourceFunc) {
        guard let source = g_source_new(functions, guint(MemoryLayout<GSource>.size)) else { return }
        polled.initialize(to: GPollFD(fd: descriptor, events: gushort(G_IO_IN.rawValue), revents: 0))
        g_source_add_poll(source, polled)
        g_source_set_priority(source, gint(GDK_PRIORITY_EVENTS))
        g_source_set_callback(source, dispatch, nil, nil)
        g_source_attach(source, nil)
        g_source_unref(source)
        EmissionHook("event", of: gdk_surface_get_type()) { _ in eventCame() }
    }

    /// Notes that an event of the user's is about to be handled.
    package nonisolated static func eventCame() { isOwedATurn = true }

    // Unsafe but not shared: GLib calls on the thread that runs the loop, which is the main one.
    // The source polls its descriptor itself. GLib dispatches a source whose descriptor it manages whenever that is
    // ready, whatever `check` returns.
    nonisolated(unsafe) private static let polled = UnsafeMutablePointer<GPollFD>.allocate(capacity: 1)
    nonisolated(unsafe) private(set) static var isOwedATurn = false

    /// Whether the queue has work, and an event came since this last returned true.
    nonisolated private static func isReady() -> Bool {
        guard isOwedATurn, UInt32(polled.pointee.revents) & G_IO_IN.rawValue != 0 else { return false }
        isOwedATurn = false
        return true
    }

    /// Never freed: GLib keeps the address as long as the source exists, which is for good.
    private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        var made = GSourceFuncs()
        made.check = { _ in gboolean(isReady() ? 1 : 0) }
        made.dispatch = { _, callback, data in callback?(data) ?? 0 }
        functions.initialize(to: made)
        return functions
    }()
}
