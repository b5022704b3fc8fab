import CGtk4

/// Whether a screen reader runs.
///
/// GNOME has a setting for it. Any desktop's session bus has the status of its accessibility bus (`org.a11y.Status`), which
/// comes a moment after the start.
@MainActor
final class ScreenReaderStatus {
    private var proxy: Retained<GDBusProxy>?
    private var signals: [Signal] = []
    private var onChange: (@MainActor () -> Void)?
    private let setting: Retained<GSettings>?

    /// - Parameters:
    ///   - bus: The session bus; `nil`: the process's own, if the environment names one.
    ///   - onChange: Called when the status may have changed.
    init(bus: OpaquePointer? = nil, onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
        setting = Self.setting()
        if let setting {
            signals.append(Signal(UnsafeMutableRawPointer(setting.pointer), "changed") { _ in onChange() })
        }
        let this = Unmanaged.passRetained(WeakStatus(self)).toOpaque()
        let flags = G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START
        if let bus {
            g_dbus_proxy_new(bus, flags, nil, Self.name, Self.path, Self.interface, nil, Self.came, this)
        } else if g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil {
            g_dbus_proxy_new_for_bus(
                G_BUS_TYPE_SESSION, flags, nil, Self.name, Self.path, Self.interface, nil, Self.came, this)
        } else {
            // Without an address GLib might start a bus.
            Unmanaged<WeakStatus>.fromOpaque(this).release()
        }
    }

    /// Whether one runs now.
    var isOn: Bool { isOnByBus || setting.map { g_settings_get_boolean($0.pointer, Self.key) != 0 } ?? false }

    /// Stops listening.
    func close() {
        signals.forEach { $0.disconnect() }
        signals = []
        onChange = nil
        proxy = nil
    }

    private var isOnByBus: Bool {
        guard let proxy, let value = g_dbus_proxy_get_cached_property(proxy.pointer, "ScreenReaderEnabled")
        else {
            return false
        }
        defer { g_variant_unref(value) }
        return g_variant_classify(value) == G_VARIANT_CLASS_BOOLEAN && g_variant_get_boolean(value) != 0
    }

    private func take(_ new: UnsafeMutablePointer<GDBusProxy>) {
        guard let onChange else { return }
        proxy = Retained(new)
        for name in ["g-properties-changed", "notify::g-name-owner"] {
            signals.append(Signal(UnsafeMutableRawPointer(new), name) { _ in onChange() })
        }
        if isOnByBus { onChange() }
    }

    private static let came: GAsyncReadyCallback = { _, result, data in
        onMain(result, data) { result, data in
            guard let data else { return }
            let status = Unmanaged<WeakStatus>.fromOpaque(data).takeRetainedValue()
            guard let result, let proxy = g_dbus_proxy_new_finish(result, nil) else { return }
            status.object?.take(proxy)
            g_object_unref(proxy)
        }
    }

    /// GNOME's setting, where it is installed.
    private static func setting() -> Retained<GSettings>? {
        let schema = "org.gnome.desktop.a11y.applications"
        guard let source = g_settings_schema_source_get_default(),
            let found = g_settings_schema_source_lookup(source, schema, 1)
        else { return nil }
        defer { g_settings_schema_unref(found) }
        guard g_settings_schema_has_key(found, key) != 0, let settings = g_settings_new(schema) else {
            return nil
        }
        defer { g_object_unref(settings) }
        return Retained(settings)
    }

    private static let key = "screen-reader-enabled"
    private static let name = "org.a11y.Bus"
    private static let path = "/org/a11y/bus"
    private static let interface = "org.a11y.Status"

    /// The status that a proxy is made for, which may be gone when it comes.
    private final class WeakStatus {
        private(set) weak var object: ScreenReaderStatus?

        init(_ object: ScreenReaderStatus) { self.object = object }
    }
}
