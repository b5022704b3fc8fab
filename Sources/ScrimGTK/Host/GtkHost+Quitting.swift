import CGtk4
@_spi(Host) import Scrim

/// An application that ends while there is work to do.
extension GtkHost {
    /// Work that is still to be done keeps the application, whose last window may be closed meanwhile; an application that
    /// quits does the work before it is shut down.
    func keepRunning() -> (@MainActor () -> Void)? {
        guard let app = g_application_get_default() else { return nil }
        let kept = Retained(UnsafeMutableRawPointer(app).assumingMemoryBound(to: GObject.self))
        g_application_hold(app)
        let shutdown = Signal(UnsafeMutableRawPointer(app), "shutdown") { [weak stage] _ in
            guard let stage else { return }
            stage.beginPending()
            let end = Instant.now + Tuning.longestQuit
            // The loop that the application ran is over: this one serves the work.
            let alarm = g_timeout_add(100, { _ in 1 }, nil)
            defer { g_source_remove(alarm) }
            while stage.pendingWork > 0, Instant.now < end { g_main_context_iteration(nil, 1) }
        }
        return {
            shutdown.disconnect()
            g_application_release(
                UnsafeMutableRawPointer(kept.pointer).assumingMemoryBound(to: GApplication.self))
        }
    }
}
