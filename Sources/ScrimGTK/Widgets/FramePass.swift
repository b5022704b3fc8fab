import CGtk4

/// Whether GTK is laying out or drawing at this moment, in any window: it goes through widgets then with pointers that
/// it does not keep, and nothing may be taken out of a tree or put into one.
@MainActor
enum FramePass {
    /// From the layout of a frame until the frame is painted.
    private(set) static var isRunning = false

    private static var waiting: [@MainActor () -> Void] = []
    private static var isWatching = false

    /// Begins to watch frame clocks, for the life of the process.
    static func watch() {
        guard !isWatching else { return }
        isWatching = true
        // Overlays may be asked for the first time in the middle of a frame.
        isRunning = isFrameSource(g_main_current_source())
        hook("layout") { FramePass.isRunning = true }
        // A frame in which nothing is laid out, as by an animation that draws only.
        hook("paint") { FramePass.isRunning = true }
        hook("after-paint") { FramePass.ended() }
    }

    /// Runs a closure in the first turn of the main loop after the pass.
    static func whenOver(_ action: @escaping @MainActor () -> Void) {
        if isRunning { waiting.append(action) } else { Later.run(action) }
    }

    /// Runs a closure in the first turn of the main loop after the pass in which GTK moves no focus in a window, as far as one
    /// can see: while nothing has the focus, in the first turn in which nobody is in the middle of anything.
    static func whenFocusRests(
        in window: UnsafeMutablePointer<GtkWindow>?, _ action: @escaping @MainActor () -> Void
    ) {
        let window = window.map { WeakObject($0) }
        whenOver {
            let isMoving = window?.object.map { gtk_window_get_focus($0) == nil } ?? false
            if isMoving { Later.runUnwound(action) } else { action() }
        }
    }

    private static func ended() {
        isRunning = false
        let actions = waiting
        waiting = []
        guard !actions.isEmpty else { return }
        Later.run { for action in actions { action() } }
    }

    private static func hook(_ signal: String, _ body: @escaping @MainActor () -> Void) {
        // The class knows its signals once there is one.
        g_type_class_unref(g_type_class_ref(gdk_frame_clock_get_type()))
        g_signal_add_emission_hook(
            g_signal_lookup(signal, gdk_frame_clock_get_type()), 0,
            { _, _, _, data in
                onMain(data) { data in
                    if let data { Unmanaged<Hook>.fromOpaque(data).takeUnretainedValue().body() }
                }
                return 1
            }, Unmanaged.passRetained(Hook(body)).toOpaque(), nil)
    }

    /// Whether a source of the main loop is that by which GDK makes frames.
    private static func isFrameSource(_ source: UnsafeMutablePointer<GSource>?) -> Bool {
        guard let source, let name = g_source_get_name(source) else { return false }
        return String(cString: name).hasSuffix("gdk_frame_clock_paint_idle")
    }

    private final class Hook {
        let body: @MainActor () -> Void
        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }
}
