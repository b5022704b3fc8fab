import CGtk4
import Foundation
import Testing

/// A session bus of a test's own.
@MainActor
final class SessionBus {
    let address: String
    /// The test's own connection.
    let connection: OpaquePointer
    private let daemon = Process()

    init() throws {
        let pipe = Pipe()
        daemon.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        daemon.arguments = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
        daemon.standardOutput = pipe
        daemon.standardError = FileHandle.nullDevice
        try daemon.run()
        address = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        connection = try Self.connect(to: address)
    }

    /// Another connection, as of another process.
    func connect() throws -> OpaquePointer { try Self.connect(to: address) }

    /// Has the test's connection answer to a name.
    func own(_ name: String) { call("RequestName", [g_variant_new_string(name), g_variant_new_uint32(0)]) }

    /// Gives a name up.
    func disown(_ name: String) { call("ReleaseName", [g_variant_new_string(name)]) }

    /// Ends the bus, and everything on it.
    func stop() {
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
        // A test runner blocks SIGTERM, and what it starts does.
        kill(daemon.processIdentifier, SIGKILL)
        daemon.waitUntilExit()
    }

    private func call(_ method: String, _ values: [OpaquePointer?]) {
        let reply = g_dbus_connection_call_sync(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
            g_variant_new_tuple(values, gsize(values.count)), nil, GDBusCallFlags(rawValue: 0), -1, nil, nil)
        g_variant_unref(reply)
    }

    private static func connect(to address: String) throws -> OpaquePointer {
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        return try #require(g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil))
    }
}
