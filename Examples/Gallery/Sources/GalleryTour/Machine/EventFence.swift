import CGtk4
import GalleryApp

/// Detects when all input that was sent so far is handled.
///
/// X keeps events in order. A key that nobody uses is therefore sent last, and when its release arrives, everything
/// before it is handled. The fence sees the key before anything can block it.
@MainActor
final class EventFence {
    /// The key, by its X name.
    static let key = "Pause"

    /// Called with each press and release of a pointer button, before any other handler.
    var onButton: @MainActor () -> Void = {}
    /// Called with each movement of the pointer while its button is down: the event's time in milliseconds, and its
    /// position in the window.
    var onDrag: @MainActor (_ time: UInt32, _ x: Double, _ y: Double) -> Void = { _, _, _ in }
    /// How often the key was released.
    private(set) var count = 0
    private var waiting: CheckedContinuation<Void, Never>?
    private var awaited = 0

    init() {
        // A hook, not a handler: once GTK's own handler has handled an event, no other handler runs.
        g_signal_add_emission_hook(
            g_signal_lookup("event", gdk_surface_get_type()), 0,
            { _, count, values, data in
                guard count > 1, let data, let event = g_value_peek_pointer(values?.advanced(by: 1))
                else { return 1 }
                let fence = Unmanaged<EventFence>.fromOpaque(data).takeUnretainedValue()
                switch gdk_event_get_event_type(OpaquePointer(event)) {
                case GDK_KEY_RELEASE
                where gdk_key_event_get_keyval(OpaquePointer(event)) == guint(GDK_KEY_Pause):
                    MainActor.assumeIsolated { fence.released() }
                case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
                    MainActor.assumeIsolated { fence.onButton() }
                case GDK_MOTION_NOTIFY
                where gdk_event_get_modifier_state(OpaquePointer(event)).rawValue
                    & GDK_BUTTON1_MASK.rawValue != 0:
                    var (x, y) = (0.0, 0.0)
                    gdk_event_get_position(OpaquePointer(event), &x, &y)
                    let time = gdk_event_get_time(OpaquePointer(event))
                    MainActor.assumeIsolated { fence.onDrag(time, x, y) }
                default: break
                }
                return 1
            }, Unmanaged.passRetained(self).toOpaque(),
            { data in if let data { Unmanaged<EventFence>.fromOpaque(data).release() } })
    }

    /// Waits until the key was released this often in total.
    ///
    /// Gives up after `bound`, because a lost key must not hang the tour.
    ///
    /// - Returns: `true` if the count was reached.
    func reach(_ count: Int, within bound: Duration) async -> Bool {
        guard self.count < count else { return true }
        let giveUp = Task {
            try? await Task.sleep(for: bound)
            if !Task.isCancelled { open() }
        }
        awaited = count
        await withCheckedContinuation { waiting = $0 }
        giveUp.cancel()
        return self.count >= count
    }

    private func released() {
        count += 1
        if count >= awaited { open() }
    }

    private func open() {
        waiting?.resume()
        waiting = nil
    }
}
