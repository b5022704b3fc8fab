import CGtk4

/// Lets the main actor's work run once between two events of the user's, as soon as the work is there.
///
/// GLib dispatches what is ready of one priority alone, and GDK hands on one event a turn: of what waits while a handler
/// is busy all came before the first line of a task that the handler has begun. A second press on Pay began its work again,
/// since the veil that was to block it was in that task.
///
/// Once only: tasks that report to the main actor all the time would hold up every frame. The queue has to have been
/// empty before the source is ready again; what is left runs with the priority of frames.
@MainActor
enum QueueSource {
    /// Watches the queue's descriptor in GLib's default main context.
    static func attach(to descriptor: CInt, _ dispatch: @escaping GSourceFunc) {
        guard let source = g_source_new(functions, guint(MemoryLayout<GSource>.size)) else { return }
        tag = g_source_add_unix_fd(source, descriptor, G_IO_IN)
        g_source_set_priority(source, gint(GDK_PRIORITY_EVENTS))
        g_source_set_callback(source, dispatch, nil, nil)
        g_source_attach(source, nil)
        g_source_unref(source)
    }

    // GLib asks on the thread that runs the loop, which is the main one.
    nonisolated(unsafe) private static var tag: gpointer?
    nonisolated(unsafe) private static var wasEmpty = true

    /// Whether the queue has work, and had none at some time since this last said yes.
    nonisolated private static func isReady(_ source: UnsafeMutablePointer<GSource>?) -> Bool {
        guard let source, let tag else { return false }
        guard g_source_query_unix_fd(source, tag).rawValue & G_IO_IN.rawValue != 0 else {
            wasEmpty = true
            return false
        }
        defer { wasEmpty = false }
        return wasEmpty
    }

    /// GLib keeps the address for as long as the source is there: for good.
    private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        var made = GSourceFuncs()
        made.check = { gboolean(isReady($0) ? 1 : 0) }
        made.dispatch = { _, callback, data in callback?(data) ?? 0 }
        functions.initialize(to: made)
        return functions
    }()
}
