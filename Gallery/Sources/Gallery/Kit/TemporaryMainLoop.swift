import CGtk4
import Dispatch
import Glibc

/// Temporary, until ScrimGTK's `MainLoop.attach()` is there: lets main-actor tasks run under GLib's loop.
enum TemporaryMainLoop {
    private typealias Handle = @convention(c) () -> Int32
    private typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void
    nonisolated(unsafe) private static var drain: Drain?

    static func attach() {
        let program = dlopen(nil, RTLD_NOW)
        guard let handle = dlsym(program, "_dispatch_get_main_queue_handle_4CF"),
            let callback = dlsym(program, "_dispatch_main_queue_callback_4CF")
        else { return }
        drain = unsafeBitCast(callback, to: Drain.self)
        let file = unsafeBitCast(handle, to: Handle.self)()
        g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, file, G_IO_IN,
            { file, _, _ in
                var count: UInt64 = 0
                _ = read(file, &count, 8)
                TemporaryMainLoop.drain?(nil)
                return 1
            }, nil, nil)
    }
}
