import CGtk4

/// Knows whether GTK is laying out or drawing at this moment, in any window.
///
/// GTK then walks widgets through pointers without references, so no widget may enter or leave a tree.
@MainActor
enum FramePass {
    /// True from the layout of a frame until the frame is painted.
    private(set) static var isRunning = false

    /// Whether GDK is making a frame: this pass, or the animations before it.
    static var isInFrame: Bool { isRunning || isFrameSource(g_main_current_source()) }

    private static var waiting: [@MainActor () -> Void] = []
    private static var isWatching = false

    /// Begins to watch frame clocks, for the life of the process.
    static func watch() {
        guard !isWatching else { return }
        isWatching = true
        // The first use of overlays may come in the middle of a frame.
        isRunning = isFrameSource(g_main_current_source())
        let clock = gdk_frame_clock_get_type()
        EmissionHook("layout", of: clock) { _ in FramePass.isRunning = true }
        // A frame may have no layout, as in an animation that only draws.
        EmissionHook("paint", of: clock) { _ in FramePass.isRunning = true }
        EmissionHook("after-paint", of: clock) { _ in FramePass.ended() }
    }

    /// Runs a closure in the first turn of the main loop after the pass.
    static func whenOver(_ action: @escaping @MainActor () -> Void) {
        if isRunning { waiting.append(action) } else { Later.run(action) }
    }

    /// Runs a closure after the pass, in a turn of the main loop in which GTK moves no focus in a window.
    ///
    /// If nothing has the focus, GTK may be moving it. The closure then waits for a turn in which no
    /// source is running.
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

    /// Whether a source of the main loop is the one with which GDK makes frames.
    private static func isFrameSource(_ source: UnsafeMutablePointer<GSource>?) -> Bool {
        guard let source, let name = g_source_get_name(source) else { return false }
        return String(cString: name).hasSuffix("gdk_frame_clock_paint_idle")
    }
}
