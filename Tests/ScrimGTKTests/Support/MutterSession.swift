import CGtk4
@_spi(Host) import Scrim
import Testing

@_spi(Host) @testable import ScrimGTK

/// The remote desktop of the mutter that `scripts/with-touch` started: a pointer, a keyboard and fingers
/// on its only monitor.
@MainActor
final class MutterSession {
    /// True if there is such a session.
    nonisolated static var isThere: Bool { getenv("SCRIM_TOUCH") != nil }

    /// The monitor's size, in points.
    nonisolated static let size = {
        let parts = getenv("SCRIM_TOUCH_SCREEN").map { String(cString: $0).split(separator: "x") } ?? []
        let sides = parts.compactMap { Double($0) }
        return sides.count == 2
            ? Geometry.Size(width: sides[0], height: sides[1]) : Geometry.Size(width: 480, height: 800)
    }()

    /// How many of the monitor's pixels make a point.
    private static let scale = getenv("SCRIM_TOUCH_SCALE").flatMap { Double(String(cString: $0)) } ?? 1

    private static let interface = "org.gnome.Mutter.RemoteDesktop"
    private static let cast = "org.gnome.Mutter.ScreenCast"
    private static let idle = "org.gnome.Mutter.IdleMonitor"

    private let bus: OpaquePointer
    private let session: String
    private let stream: String
    let arrivals = InputArrivals()

    /// This process's only session.
    static func open() throws -> MutterSession {
        if let shared { return shared }
        let session = try MutterSession()
        shared = session
        return session
    }

    private static var shared: MutterSession?

    private init() throws {
        bus = try #require(g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil))
        session = try Self.call(
            bus, Self.interface, "/org/gnome/Mutter/RemoteDesktop", Self.interface, "CreateSession"
        ).text
        let id = try Self.call(
            bus, Self.interface, session, "org.freedesktop.DBus.Properties", "Get",
            "('\(Self.interface).Session', 'SessionId')"
        ).text
        let recording = try Self.call(
            bus, Self.cast, "/org/gnome/Mutter/ScreenCast", Self.cast, "CreateSession",
            "({'remote-desktop-session-id': <\(Self.quoted(id))>},)"
        ).text
        stream = try Self.call(
            bus, Self.cast, recording, "\(Self.cast).Session", "RecordMonitor", "('', @a{sv} {})"
        ).text
        try notify("Start")
        // Mutter loses the first event of each kind.
        try notify("NotifyTouchDown", "('\(stream)', uint32 0, 2.0, 2.0)")
        try notify("NotifyTouchUp", "(uint32 0,)")
        try notify("NotifyPointerMotionAbsolute", "('\(stream)', 3.0, 3.0)")
        let shift = 42
        for isDown in [true, false] {
            try notify("NotifyKeyboardKeycode", "(uint32 \(shift), \(isDown))")
        }
    }

    // MARK: To be asked

    func send(_ method: String, _ arguments: String) {
        do { try notify(method, arguments) } catch { Issue.record(error) }
    }

    /// Sends a request, and returns when GTK has received the event.
    func send(_ method: String, _ arguments: String, until type: GdkEventType) {
        let count = arrivals.count(type)
        send(method, arguments)
        GtkTests.iterate { arrivals.count(type) > count }
    }

    /// Sends a request, and returns when mutter has delivered the event, even if no window gets it.
    ///
    /// - Parameter turn: Runs repeatedly meanwhile.
    func send(_ method: String, _ arguments: String, meanwhile turn: () -> Void) {
        // Mutter measures the time since the last input in milliseconds: earlier input must be at
        // least one millisecond old.
        let previous = g_get_monotonic_time()
        while g_get_monotonic_time() < previous + 2_000 { turn() }
        let asked = g_get_monotonic_time()
        send(method, arguments)
        while true {
            turn()
            let now = g_get_monotonic_time()
            guard now < asked + 5_000_000 else {
                Issue.record("mutter has not handed on \(method)\(arguments)")
                return
            }
            if idleTime * 1000 < UInt64(now - asked) { return }
        }
    }

    /// A point as mutter expects it: in pixels of the recorded monitor, and with the finger's number for touch.
    func place(of point: Geometry.Point, finger: Int? = nil) -> String {
        let slot = finger.map { "uint32 \($0), " } ?? ""
        return "('\(stream)', \(slot)\(point.x * Self.scale), \(point.y * Self.scale))"
    }

    // MARK: Private

    /// The time since the last input, in milliseconds.
    private var idleTime: UInt64 {
        do {
            return try Self.call(
                bus, Self.idle, "/org/gnome/Mutter/IdleMonitor/Core", Self.idle, "GetIdletime"
            ).number
        } catch {
            Issue.record(error)
            return 0
        }
    }

    private func notify(_ method: String, _ arguments: String? = nil) throws {
        _ = try Self.call(bus, Self.interface, session, "\(Self.interface).Session", method, arguments)
    }

    /// A text as a GVariant literal: the name of a session can have any character.
    private static func quoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
    }

    private struct Answer {
        var text = ""
        var number: UInt64 = 0
    }

    private static func call(
        _ bus: OpaquePointer, _ name: String, _ path: String, _ interface: String, _ method: String,
        _ arguments: String? = nil
    ) throws -> Answer {
        var parameters: OpaquePointer?
        if let arguments {
            parameters = try #require(g_variant_parse(nil, arguments, nil, nil, nil), "\(arguments)")
        }
        defer { if let parameters { g_variant_unref(parameters) } }
        var error: UnsafeMutablePointer<GError>?
        let reply = g_dbus_connection_call_sync(
            bus, name, path, interface, method, parameters, nil, GDBusCallFlags(rawValue: 0), 5000, nil,
            &error)
        defer { g_clear_error(&error) }
        guard let reply else {
            throw CallFailed(text: "\(method): \(error.map { String(cString: $0.pointee.message) } ?? "")")
        }
        defer { g_variant_unref(reply) }
        guard g_variant_n_children(reply) > 0, var child = g_variant_get_child_value(reply, 0) else {
            return Answer()
        }
        if let inner = String(cString: g_variant_get_type_string(child)) == "v"
            ? g_variant_get_variant(child) : nil
        {
            g_variant_unref(child)
            child = inner
        }
        defer { g_variant_unref(child) }
        if String(cString: g_variant_get_type_string(child)) == "t" {
            return Answer(number: UInt64(g_variant_get_uint64(child)))
        }
        return Answer(text: String(cString: g_variant_get_string(child, nil)))
    }

    private struct CallFailed: Error, CustomStringConvertible {
        let text: String
        var description: String { text }
    }
}
