import CGtk4
import Foundation
import Testing

@testable import ScrimGTK

/// A test's own session bus, with a notification server and a launcher that record their requests.
@MainActor
final class NotificationServer {
    /// A notification that a client asked to show.
    struct Notification: Equatable {
        let id: UInt32
        let summary: String
        let body: String
        /// Names and titles, alternating.
        let actions: [String]
    }

    /// The progress that a client asked the launcher to show.
    struct Progress: Equatable {
        let entry: String
        let isVisible: Bool
        let value: Double
    }

    private(set) var shown: [Notification] = []
    /// The notifications that the client has closed.
    private(set) var closed: [UInt32] = []
    private(set) var progress: [Progress] = []
    private let session: SessionBus
    private var bus: OpaquePointer { session.connection }

    init() throws {
        session = try SessionBus()
        try serve()
    }

    /// Ends the bus and everything on it.
    func stop() { session.stop() }

    /// Starts an executable from the tests' folder on this bus.
    func start(_ name: String, _ arguments: String...) throws -> SessionBus.Client {
        try session.start(name, arguments)
    }

    /// Presses a notification, as a user would.
    func press(_ notification: Notification) {
        let values = [g_variant_new_uint32(notification.id), g_variant_new_string("default")]
        g_dbus_connection_emit_signal(
            bus, nil, Self.path, Self.name, "ActionInvoked", g_variant_new_tuple(values, 2), nil)
        g_dbus_connection_flush_sync(bus, nil, nil)
    }

    // MARK: Private

    private static let name = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"
    private static let interface = """
        <node><interface name="org.freedesktop.Notifications">
        <method name="Notify">
        <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
        </method>
        <method name="CloseNotification"><arg type="u" direction="in"/></method>
        </interface></node>
        """

    private func serve() throws {
        let node = try #require(g_dbus_node_info_new_for_xml(Self.interface, nil))
        defer { g_dbus_node_info_unref(node) }
        let this = Unmanaged.passUnretained(self).toOpaque()
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, values, call, this in
            onMain(method, values, call, this) { method, values, call, this in
                guard let method, let values, let call, let this else { return }
                Unmanaged<NotificationServer>.fromOpaque(this).takeUnretainedValue()
                    .answer(String(cString: method), values, call)
            }
        }
        g_dbus_connection_register_object(bus, Self.path, node.pointee.interfaces[0], &table, this, nil, nil)
        g_dbus_connection_signal_subscribe(
            bus, nil, "com.canonical.Unity.LauncherEntry", "Update", nil, nil, GDBusSignalFlags(rawValue: 0),
            { _, _, _, _, _, values, this in
                onMain(values, this) { values, this in
                    guard let values, let this else { return }
                    Unmanaged<NotificationServer>.fromOpaque(this).takeUnretainedValue().show(values)
                }
            }, this, nil)
        session.own(Self.name)
    }

    private func answer(_ method: String, _ values: OpaquePointer, _ call: OpaquePointer) {
        guard method == "Notify" else {
            closed.append(number(values, 0))
            return g_dbus_method_invocation_return_value(call, nil)
        }
        let id = UInt32(shown.count + 1)
        let actions = child(values, 5) { list in
            (0..<Int(g_variant_n_children(list))).map { text(list, $0) }
        }
        shown.append(
            Notification(id: id, summary: text(values, 3), body: text(values, 4), actions: actions))
        g_dbus_method_invocation_return_value(call, g_variant_new_tuple([g_variant_new_uint32(id)], 1))
    }

    private func show(_ values: OpaquePointer) {
        child(values, 1) { properties in
            let type = g_variant_type_new("b"), double = g_variant_type_new("d")
            defer {
                g_variant_type_free(type)
                g_variant_type_free(double)
            }
            guard let visible = g_variant_lookup_value(properties, "progress-visible", type),
                let value = g_variant_lookup_value(properties, "progress", double)
            else { return }
            progress.append(
                Progress(
                    entry: text(values, 0), isVisible: g_variant_get_boolean(visible) != 0,
                    value: g_variant_get_double(value)))
            g_variant_unref(visible)
            g_variant_unref(value)
        }
    }

    private func child<Result>(
        _ values: OpaquePointer, _ index: Int, _ body: (OpaquePointer?) -> Result
    ) -> Result {
        let child = g_variant_get_child_value(values, gsize(index))
        defer { if let child { g_variant_unref(child) } }
        return body(child)
    }

    private func text(_ values: OpaquePointer?, _ index: Int) -> String {
        guard let values else { return "" }
        return child(values, index) { $0.map { String(cString: g_variant_get_string($0, nil)) } ?? "" }
    }

    private func number(_ values: OpaquePointer, _ index: Int) -> UInt32 {
        child(values, index) { $0.map { g_variant_get_uint32($0) } ?? 0 }
    }
}
