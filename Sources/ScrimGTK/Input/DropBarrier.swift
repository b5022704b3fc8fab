import CGtk4

/// Refuses drops on a part of the layer that blocks.
///
/// The barrier accepts the drag and then allows no action, so GTK does not ask drop targets below the layer or
/// on the window.
enum DropBarrier {
    @MainActor
    static func makeController() -> OpaquePointer {
        let everything = GdkDragAction(
            rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue)
        let target = made(gtk_drop_target_async_new(nil, everything))
        let object = UnsafeMutableRawPointer(target)
        let accept: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = { _, _, _ in 1 }
        let move:
            @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, gpointer?) -> GdkDragAction = {
                _, _, _, _, _ in GdkDragAction(0)
            }
        let drop: @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
            _, drop, _, _, _ in
            gdk_drop_finish(drop, GdkDragAction(0))
            return 1
        }
        connect(object, "accept", unsafeBitCast(accept, to: GCallback.self))
        connect(object, "drag-enter", unsafeBitCast(move, to: GCallback.self))
        connect(object, "drag-motion", unsafeBitCast(move, to: GCallback.self))
        connect(object, "drop", unsafeBitCast(drop, to: GCallback.self))
        return target
    }

    private static func connect(
        _ object: UnsafeMutableRawPointer, _ name: String, _ callback: @escaping GCallback
    ) {
        g_signal_connect_data(object, name, callback, nil, nil, GConnectFlags(rawValue: 0))
    }
}
