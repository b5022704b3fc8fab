import CGtk4
import ScrimGTK

/// An app that makes each mistake that compiles: a debug build reports each of them on stderr.
@main
enum MisuseProbe {
    static func main() {
        gtk_init()
        guard let window = gtk_window_new(), let label = gtk_label_new("In the app"),
            let popover = gtk_popover_new(),
            let inside = gtk_label_new("On a popover"), let other = gtk_window_new()
        else { return }
        guard let frame = gtk_frame_new(nil) else { return }
        gtk_frame_set_child(UnsafeMutableRawPointer(frame).assumingMemoryBound(to: GtkFrame.self), label)
        gtk_window_set_child(window.window, frame)
        gtk_widget_set_parent(popover, frame)
        gtk_popover_set_child(
            UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self), inside)
        gtk_window_present(window.window)
        pass(300)

        // Nobody keeps the handle, and nothing else ends the veil.
        _ = window.overlays.show(.veil("Dropped"))
        pass(900)
        window.overlays.dismissAll()
        pass(900)

        // The app never dismisses this veil.
        let long = window.overlays.show(.veil("Long").with(\.timing.expectedWithin, .milliseconds(800)))
        pass(1200)
        long.dismiss()
        pass(900)

        // The main thread is busy while the spinner should turn.
        let stalled = window.overlays.show(.veil("Stalled"))
        pass(900)
        for _ in 0..<2 {
            usleep(700_000)
            pass(300)
        }
        stalled.dismiss()
        pass(900)

        // The content is already on screen elsewhere.
        let taken = window.overlays.show(.sheet) { label }
        pass(900)
        taken.dismiss()
        pass(900)

        // The content is a window, which cannot be inside another; the sheet has nothing else to show.
        let refused = window.overlays.show(.sheet) { other }
        pass(100)
        tell("the window as a content ended as \(refused.outcome?.cause.rawValue ?? "nothing")")

        // The region is on a popover.
        let hidden = inside.overlays.show(.loading("Loading"))
        pass(900)
        tell("over a popover: \(hidden.isVisible ? "visible" : "not visible")")
        hidden.dismiss()

        // The window is closed while the app awaits something.
        let (overlays, pointer) = (window.overlays, window.window)
        gtk_widget_unparent(popover)
        gtk_window_destroy(pointer)
        tell("kept overlays ended as \(overlays.flash(.hud("Late")).outcome?.cause.rawValue ?? "nothing")")
        tell(
            "the window's pointer ended as \(pointer.overlays.flash(.hud("Late")).outcome?.cause.rawValue ?? "nothing")"
        )
        pass(100)
        exit(0)
    }

    /// Runs GLib's loop for a number of milliseconds.
    private static func pass(_ milliseconds: Int) {
        let end = g_get_monotonic_time() + milliseconds * 1_000
        let alarm = g_timeout_add(20, { _ in 1 }, nil)
        while g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
        g_source_remove(alarm)
    }

    private static func tell(_ line: String) { scrim_tell(line) }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    fileprivate var window: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
    }
}
