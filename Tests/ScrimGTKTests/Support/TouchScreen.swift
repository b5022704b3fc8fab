import CGtk4
@_spi(Host) import Scrim
import Testing

@_spi(Host) @testable import ScrimGTK

/// The fingers of a test: they touch through mutter, by way of its remote desktop (`scripts/with-touch`).
@MainActor
final class TouchScreen {
    /// Whether there is one to touch.
    nonisolated static var isThere: Bool { getenv("SCRIM_TOUCH") != nil }

    /// Of the only monitor, in points, as `scripts/with-touch` makes it: few, since nobody helps to draw them.
    static let size = Geometry.Size(width: 480, height: 800)
    /// How many of the monitor's pixels a point is.
    private static let scale = getenv("SCRIM_TOUCH_SCALE").flatMap { Double(String(cString: $0)) } ?? 1

    private static let interface = "org.gnome.Mutter.RemoteDesktop"
    private static let cast = "org.gnome.Mutter.ScreenCast"

    private let bus: OpaquePointer
    private let session: String
    private let stream: String
    private let arrivals = TouchArrivals()

    /// The one of this process; its fingers touch the only monitor, in points.
    static func open() throws -> TouchScreen {
        if let shared { return shared }
        let screen = try TouchScreen()
        shared = screen
        return screen
    }

    private static var shared: TouchScreen?

    private init() throws {
        bus = try #require(g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil))
        session = try Self.call(
            bus, Self.interface, "/org/gnome/Mutter/RemoteDesktop", Self.interface, "CreateSession"
        ).path
        let id = try Self.call(
            bus, Self.interface, session, "org.freedesktop.DBus.Properties", "Get",
            "('\(Self.interface).Session', 'SessionId')"
        ).path
        let recording = try Self.call(
            bus, Self.cast, "/org/gnome/Mutter/ScreenCast", Self.cast, "CreateSession",
            "({'remote-desktop-session-id': <\(Self.quoted(id))>},)"
        ).path
        stream = try Self.call(
            bus, Self.cast, recording, "\(Self.cast).Session", "RecordMonitor", "('', @a{sv} {})"
        ).path
        try notify("Start")
        // The first event of each kind is lost.
        try notify("NotifyTouchDown", "('\(stream)', uint32 0, 2.0, 2.0)")
        try notify("NotifyTouchUp", "(uint32 0,)")
        try notify("NotifyPointerMotionAbsolute", "('\(stream)', 3.0, 3.0)")
        let shift = 42
        for isDown in [true, false] {
            try notify("NotifyKeyboardKeycode", "(uint32 \(shift), \(isDown))")
        }
    }

    // MARK: Fingers

    /// A finger comes down; returns when GTK has heard of it, as all of these do.
    func down(_ point: Geometry.Point, finger: Int = 0) {
        send("NotifyTouchDown", place(of: point, finger: finger), until: GDK_TOUCH_BEGIN)
    }

    func move(to point: Geometry.Point, finger: Int = 0) {
        send("NotifyTouchMotion", place(of: point, finger: finger), until: GDK_TOUCH_UPDATE)
    }

    func up(finger: Int = 0) { send("NotifyTouchUp", "(uint32 \(finger),)", until: GDK_TOUCH_END) }

    /// A finger comes down at the first of these points and moves along the others, at once: GTK hears of all of it
    /// before half a second makes a long press of it.
    func swipe(along points: [Geometry.Point]) {
        guard let first = points.first, let last = points.last else { return }
        send("NotifyTouchDown", place(of: first, finger: 0))
        for point in points.dropFirst() {
            send("NotifyTouchMotion", place(of: point, finger: 0))
        }
        GtkTests.iterate {
            arrivals.place(GDK_TOUCH_UPDATE).map { abs($0.x - last.x) + abs($0.y - last.y) < 0.1 } ?? false
        }
    }

    /// Moves along these points, one every so many seconds, and lets go in the middle of it, not waiting for
    /// anybody: mutter tells when each was.
    func flick(along points: [Geometry.Point], every seconds: Double) {
        let ends = arrivals.count(GDK_TOUCH_END)
        for point in points {
            send("NotifyTouchMotion", place(of: point, finger: 0))
            let next = g_get_monotonic_time() + gint64(seconds * 1_000_000)
            while g_get_monotonic_time() < next { g_main_context_iteration(nil, 0) }
        }
        send("NotifyTouchUp", "(uint32 0,)")
        GtkTests.iterate { arrivals.count(GDK_TOUCH_END) > ends }
    }

    // MARK: The pointer and the touchpad

    /// Moves the pointer, so that the touchpad scrolls there; it may be there already.
    func point(at point: Geometry.Point) {
        send("NotifyPointerMotionAbsolute", place(of: point))
    }

    /// Two fingers scroll; downwards is positive.
    ///
    /// Nothing tells that they are lifted: mutter 43 keeps it for itself.
    func scroll(_ dx: Double, _ dy: Double) {
        send("NotifyPointerAxis", "(\(dx), \(dy), uint32 4)", until: GDK_SCROLL)
    }

    /// Turns the wheel by a notch.
    func wheel(down: Bool) {
        send("NotifyPointerAxisDiscrete", "(uint32 0, \(down ? 1 : -1))", until: GDK_SCROLL)
    }

    // MARK: The keyboard

    /// Presses or releases a key, by its number in Linux (28 is Enter); a key that is held repeats.
    func key(_ code: Int, isDown: Bool) {
        send(
            "NotifyKeyboardKeycode", "(uint32 \(code), \(isDown))",
            until: isDown ? GDK_KEY_PRESS : GDK_KEY_RELEASE)
    }

    /// Waits until a key that is held has repeated so many times.
    func waitForRepeats(_ count: Int) {
        let before = arrivals.count(GDK_KEY_PRESS)
        GtkTests.iterate { arrivals.count(GDK_KEY_PRESS) >= before + count }
    }

    /// How often the pointer moved in a surface of this process, and where it was then.
    var movements: (count: Int, last: Geometry.Point?) {
        (arrivals.count(GDK_MOTION_NOTIFY), arrivals.place(GDK_MOTION_NOTIFY))
    }

    /// Waits until a window over the whole screen is all that there is to touch.
    ///
    /// Mutter lets a new one grow and a closed one shrink: what is pointed at meanwhile lies in its present size,
    /// or in nobody's hands.
    func waitUntilStill() {
        for corner in [
            Geometry.Point(x: 20, y: 20), Geometry.Point(x: 240, y: 60), Geometry.Point(x: 240, y: 400),
            Geometry.Point(x: 240, y: 700),
        ] {
            var target = corner
            var asked: gint64 = 0
            func isThere() -> Bool {
                // One that was asked for before may come only now.
                if asked > 0, let found = arrivals.place(GDK_MOTION_NOTIFY),
                    abs(found.x - corner.x - 0.5) < 0.6, abs(found.y - corner.y) < 0.1
                {
                    return true
                }
                if g_get_monotonic_time() > asked + 50_000 {
                    target.x = target.x == corner.x ? corner.x + 1 : corner.x
                    point(at: target)
                    asked = g_get_monotonic_time()
                }
                return false
            }
            GtkTests.iterate(until: isThere, within: 20)
        }
    }

    // MARK: Private

    /// A point as mutter takes it: in the pixels of what is recorded, and for touch with the finger's number.
    private func place(of point: Geometry.Point, finger: Int? = nil) -> String {
        let slot = finger.map { "uint32 \($0), " } ?? ""
        return "('\(stream)', \(slot)\(point.x * Self.scale), \(point.y * Self.scale))"
    }

    private func send(_ method: String, _ arguments: String) {
        do { try notify(method, arguments) } catch { Issue.record(error) }
    }

    private func send(_ method: String, _ arguments: String, until type: GdkEventType) {
        let count = arrivals.count(type)
        send(method, arguments)
        GtkTests.iterate { arrivals.count(type) > count }
    }

    private func notify(_ method: String, _ arguments: String? = nil) throws {
        _ = try Self.call(bus, Self.interface, session, "\(Self.interface).Session", method, arguments)
    }

    /// A text as GVariant reads it: a session's name is made of any characters.
    private static func quoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
    }

    private struct Answer {
        var path = ""
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
        return Answer(path: String(cString: g_variant_get_string(child, nil)))
    }

    private struct CallFailed: Error, CustomStringConvertible {
        let text: String
        var description: String { text }
    }
}
