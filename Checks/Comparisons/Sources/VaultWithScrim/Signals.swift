import CGtk4

/// A closure that a signal without further arguments runs; not counted, since every binding has it.
@MainActor func on(
    _ object: UnsafeMutablePointer<GtkWidget>, _ signal: String, _ run: @escaping @MainActor () -> Void
) {
    final class Handler {
        let run: @MainActor () -> Void; init(_ run: @escaping @MainActor () -> Void) { self.run = run }
    }
    let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer) -> Void = { _, data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().run() }
    }
    g_signal_connect_data(
        object, signal, unsafeBitCast(call, to: GCallback.self),
        Unmanaged.passRetained(Handler(run)).toOpaque(),
        { data, _ in data.map { Unmanaged<Handler>.fromOpaque($0).release() } }, GConnectFlags(rawValue: 0))
}

/// GTK's constructors never return null; they abort when memory runs out.
func make<Made>(_ object: Made?) -> Made {
    guard let object else { preconditionFailure("GTK made nothing; is gtk_init missing?") }
    return object
}
