import CGtk4

/// Lets the main actor's work run once between two events of the user's, as soon as the work is there.
///
/// GLib dispatches what is ready of one priority alone, and GDK hands on one event a turn: of what waits while a handler
/// is busy all came before the first line of a task that the handler has begun. A second press on Pay began its work again,
/// since the veil that was to block it was in that task.
///
/// Once an event: tasks that report to the main actor all the time would hold up every frame. What is left runs with the
/// priority of frames.
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

    /// An event of the user's is about to be handled.
    package nonisolated static func eventCame() { isOwedATurn = true }

    // GLib asks on the thread that runs the loop, which is the main one.
    // Polled by hand: a source whose descriptors GLib keeps is dispatched as they are ready, whatever its check says.
    nonisolated(unsafe) private static let polled = UnsafeMutablePointer<GPollFD>.allocate(capacity: 1)
    nonisolated(unsafe) private(set) static var isOwedATurn = false

    /// Whether an event came since this last said yes, and the queue has work.
    nonisolated private static func isReady() -> Bool {
        guard isOwedATurn, UInt32(polled.pointee.revents) & G_IO_IN.rawValue != 0 else { return false }
        isOwedATurn = false
        return true
    }

    /// GLib keeps the address for as long as the source is there: for good.
    private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        var made = GSourceFuncs()
        made.check = { _ in gboolean(isReady() ? 1 : 0) }
        made.dispatch = { _, callback, data in callback?(data) ?? 0 }
        functions.initialize(to: made)
        return functions
    }()
}
