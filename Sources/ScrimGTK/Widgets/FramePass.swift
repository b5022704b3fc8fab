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
        let clock = gdk_frame_clock_get_type()
        EmissionHook("layout", of: clock) { _ in FramePass.isRunning = true }
        // A frame in which nothing is laid out, as by an animation that draws only.
        EmissionHook("paint", of: clock) { _ in FramePass.isRunning = true }
        EmissionHook("after-paint", of: clock) { _ in FramePass.ended() }
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

    /// Whether a source of the main loop is that by which GDK makes frames.
    private static func isFrameSource(_ source: UnsafeMutablePointer<GSource>?) -> Bool {
        guard let source, let name = g_source_get_name(source) else { return false }
        return String(cString: name).hasSuffix("gdk_frame_clock_paint_idle")
    }
}
