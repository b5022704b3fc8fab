import CGtk4

/// The entry points by which a foreign loop may drain libdispatch's main queue, and with it the main actor.
///
/// They exist for CoreFoundation and are declared in no header, so nothing here depends on them: a runtime without them
/// costs the integration, not the link.
@MainActor
struct DispatchMainQueue {
    typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// Becomes readable (an eventfd) when there is work; `nil`: this runtime has none to wait for.
    let handle: CInt?
    /// Runs the work that is enqueued at the time of the call; called from inside itself, does nothing.
    let drain: Drain

    static let found = DispatchMainQueue()

    private init?() {
        guard let drain = scrim_main_queue_drain() else { return nil }
        self.drain = unsafeBitCast(drain, to: Drain.self)
        if let handle = scrim_main_queue_handle() {
            self.handle = unsafeBitCast(handle, to: (@convention(c) () -> CInt).self)()
        } else {
            self.handle = nil
        }
    }
}
