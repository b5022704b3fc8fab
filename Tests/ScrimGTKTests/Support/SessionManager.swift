import CGtk4
import Testing

@testable import ScrimGTK

/// The part of GNOME's session manager that tells an application about the logout.
///
/// gnome-session queries each client, then announces the end of the session to each, and stops them once all
/// have answered (https://gitlab.gnome.org/GNOME/gnome-session, `org.gnome.SessionManager.ClientPrivate`).
@MainActor
final class SessionManager {
    private let session: SessionBus
    /// The methods that clients have called, in order.
    private(set) var heard: [String] = []

    init() throws {
        session = try SessionBus()
        try serve(Self.manager, at: "/org/gnome/SessionManager")
        try serve(Self.client, at: Self.clientPath)
        session.own("org.gnome.SessionManager")
    }

    func start(_ name: String, _ arguments: String...) throws -> SessionBus.Client {
        try session.start(name, arguments)
    }

    /// Logs out, as the user would.
    func logOut() { tell("QueryEndSession", [g_variant_new_uint32(0)]) }

    func stop() { session.stop() }

    private func answer(_ method: String, _ call: OpaquePointer) {
        heard.append(method)
        guard method != "RegisterClient" else {
            let path = [g_variant_new_object_path(Self.clientPath)]
            return g_dbus_method_invocation_return_value(call, g_variant_new_tuple(path, 1))
        }
        g_dbus_method_invocation_return_value(call, nil)
        guard method == "EndSessionResponse" else { return }
        // The first answer is to the query.
        if heard.count(where: { $0 == method }) == 1 {
            tell("EndSession", [g_variant_new_uint32(0)])
        } else {
            tell("Stop", [])
        }
    }

    private func tell(_ signal: String, _ values: [OpaquePointer?]) {
        g_dbus_connection_emit_signal(
            session.connection, nil, Self.clientPath, "org.gnome.SessionManager.ClientPrivate", signal,
            g_variant_new_tuple(values, gsize(values.count)), nil)
    }

    private func serve(_ interface: String, at path: String) throws {
        let node = try #require(g_dbus_node_info_new_for_xml(interface, nil))
        defer { g_dbus_node_info_unref(node) }
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, _, call, this in
            onMain(method, call, this) { method, call, this in
                guard let method, let call, let this else { return }
                Unmanaged<SessionManager>.fromOpaque(this).takeUnretainedValue()
                    .answer(String(cString: method), call)
            }
        }
        g_dbus_connection_register_object(
            session.connection, path, node.pointee.interfaces[0], &table,
            Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    }

    private static let clientPath = "/org/gnome/SessionManager/Client1"
    private static let manager = """
        <node><interface name="org.gnome.SessionManager">
        <method name="RegisterClient">
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
        </method>
        <method name="UnregisterClient"><arg type="o" direction="in"/></method>
        </interface></node>
        """
    private static let client = """
        <node><interface name="org.gnome.SessionManager.ClientPrivate">
        <method name="EndSessionResponse"><arg type="b" direction="in"/><arg type="s" direction="in"/></method>
        </interface></node>
        """
}
