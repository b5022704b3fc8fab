import CAdw

/// A closure that a signal runs; not counted, since every binding has this.
private final class Handler {
    let run: @MainActor (UnsafePointer<CChar>?) -> Void
    init(_ run: @escaping @MainActor (UnsafePointer<CChar>?) -> Void) { self.run = run }
}

@MainActor private func connect(
    _ object: UnsafeMutablePointer<GtkWidget>, _ signal: String, _ callback: GCallback, _ handler: Handler
) {
    g_signal_connect_data(
        object, signal, callback, Unmanaged.passRetained(handler).toOpaque(),
        { data, _ in data.map { Unmanaged<Handler>.fromOpaque($0).release() } }, GConnectFlags(rawValue: 0))
}

/// A signal without further arguments.
@MainActor func on(
    _ object: UnsafeMutablePointer<GtkWidget>, _ signal: String, _ run: @escaping @MainActor () -> Void
) {
    let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer) -> Void = { _, data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().run(nil) }
    }
    connect(object, signal, unsafeBitCast(call, to: GCallback.self), Handler { _ in run() })
}

/// A dialog's response.
@MainActor func onResponse(
    of dialog: UnsafeMutablePointer<GtkWidget>, _ run: @escaping @MainActor (String) -> Void
) {
    let call:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer) -> Void = {
            nonisolated(unsafe) let (text, data) = ($1, $2)
            MainActor.assumeIsolated { Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().run(text) }
        }
    connect(
        dialog, "response", unsafeBitCast(call, to: GCallback.self),
        Handler { run($0.map { String(cString: $0) } ?? "") })
}

/// A window's close request; the closure returns whether the window stays.
@MainActor func onCloseRequest(
    of window: UnsafeMutablePointer<GtkWidget>, _ stays: @escaping @MainActor () -> Bool
) {
    final class Asked {
        let stays: @MainActor () -> Bool;
        init(_ stays: @escaping @MainActor () -> Bool) { self.stays = stays }
    }
    let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer) -> gboolean = { _, data in
        nonisolated(unsafe) let data = data
        return MainActor.assumeIsolated {
            Unmanaged<Asked>.fromOpaque(data).takeUnretainedValue().stays() ? 1 : 0
        }
    }
    g_signal_connect_data(
        window, "close-request", unsafeBitCast(call, to: GCallback.self),
        Unmanaged.passRetained(Asked(stays)).toOpaque(),
        { data, _ in data.map { Unmanaged<Asked>.fromOpaque($0).release() } }, GConnectFlags(rawValue: 0))
}

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
    var opaque: OpaquePointer { OpaquePointer(self) }
    var box: UnsafeMutablePointer<GtkBox> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkBox.self)
    }
    var window: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
    }
    var dialog: UnsafeMutablePointer<AdwMessageDialog> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: AdwMessageDialog.self)
    }
}

/// GTK's constructors never return null; they abort when memory runs out.
func make<Made>(_ object: Made?) -> Made {
    guard let object else { preconditionFailure("GTK made nothing; is gtk_init missing?") }
    return object
}
