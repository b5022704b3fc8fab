import CGtk4

@_spi(Host) @testable import ScrimGTK

/// The underlined text of a composition that an entry shows beside its own text.
@MainActor
final class Composition {
    private(set) var text = ""

    init(in entry: WidgetPointer) {
        guard let delegate = gtk_editable_get_delegate(entry.opaque) else { return }
        let changed: @convention(c) (OpaquePointer, UnsafePointer<CChar>?, gpointer?) -> Void = {
            _, text, data in
            let text = text.map { String(cString: $0) } ?? ""
            guard let data else { return }
            let composition = Unmanaged<Composition>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { composition.text = text }
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(delegate), "preedit-changed", unsafeBitCast(changed, to: GCallback.self),
            Unmanaged.passRetained(self).toOpaque(),
            { data, _ in if let data { Unmanaged<Composition>.fromOpaque(data).release() } },
            G_CONNECT_DEFAULT)
    }
}
