import CGtk4
import Foundation
import Testing

/// A test's own session bus.
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

    /// Starts an executable from the tests' folder on this bus.
    func start(_ name: String, _ arguments: [String]) throws -> Client {
        try Client(name, arguments, bus: address)
    }

    /// Makes the test's connection own a bus name.
    func own(_ name: String) { call("RequestName", [g_variant_new_string(name), g_variant_new_uint32(0)]) }

    /// Ends the bus and everything on it.
    func stop() {
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
        // A test runner blocks SIGTERM, and its child processes inherit that.
        kill(daemon.processIdentifier, SIGKILL)
        daemon.waitUntilExit()
    }

    /// A process on the bus.
    @MainActor
    final class Client {
        private let process = Process()
        private let pipe = Pipe()

        fileprivate init(_ name: String, _ arguments: [String], bus: String) throws {
            process.executableURL = Probe.executable(name)
            process.arguments = arguments
            var environment = ProcessInfo.processInfo.environment
            environment["G_DEBUG"] = "fatal-warnings"
            environment["DBUS_SESSION_BUS_ADDRESS"] = bus
            process.environment = environment
            process.standardError = pipe
            try process.run()
            _ = fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
        }

        var isRunning: Bool { process.isRunning }

        /// True if the process has written this line.
        func hasSaid(_ line: String) -> Bool { said.contains(line) }

        /// The lines that the process wrote, once it has ended by itself.
        func lines() throws -> [String] {
            try #require(!process.isRunning)
            #expect(process.terminationStatus == 0)
            return said
        }

        func end() { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

        private var written: [UInt8] = []

        /// The lines so far.
        private var said: [String] {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while case let count = read(pipe.fileHandleForReading.fileDescriptor, &buffer, buffer.count),
                count > 0
            {
                written += buffer.prefix(count)
            }
            return String(decoding: written, as: UTF8.self).split(separator: "\n")
                .filter { $0.hasPrefix("Scrim: ") && !$0.contains("held up") }.map { String($0.dropFirst(7)) }
        }
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
