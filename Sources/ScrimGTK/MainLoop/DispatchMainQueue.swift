import CGtk4

/// libdispatch's entry points with which a foreign loop can drain the main queue, and with it the main actor.
///
/// They exist for CoreFoundation, and no header declares them. A program links without them, and then only
/// lacks the integration.
@MainActor
struct DispatchMainQueue {
    typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// A descriptor (an eventfd) that becomes readable when there is work; `nil` if this runtime has none.
    let handle: CInt?
    /// Runs the work that is enqueued at the time of the call; does nothing when called from inside that work.
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
