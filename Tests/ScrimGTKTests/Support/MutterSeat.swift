import CGtk4
@_spi(Host) import Scrim
import Testing

@_spi(Host) @testable import ScrimGTK

/// The pointer and keyboard of a Wayland display, through mutter's remote desktop.
@MainActor
final class MutterSeat: InputSeat {
    private let session: MutterSession
    /// The positions of windows that were pointed at.
    ///
    /// A window may have moved since, or its address may have been reused.
    private var origins: [OpaquePointer: Geometry.Point] = [:]
    private var lastOrigin = Geometry.Point(x: -23, y: 78)
    private var buttonsDown: Set<Int> = []

    static func open() throws -> MutterSeat {
        if let shared { return shared }
        let seat = MutterSeat(try MutterSession.open())
        shared = seat
        return seat
    }

    private static var shared: MutterSeat?

    private init(_ session: MutterSession) { self.session = session }

    func begin(in window: UnsafeMutablePointer<GtkWindow>) {
        activate(window)
        GtkTests.iterate { gtk_window_is_active(window) != 0 }
        if let surface = gtk_native_get_surface(gtk_widget_get_native(window.widget)) {
            _ = findOrigin(of: surface, in: window)
        }
        perform([.rest], in: window, isBusy: false)
    }

    /// Mutter gives the keyboard focus to a new window, and to one that the user clicks.
    ///
    /// If an app asks for the focus without input, mutter only marks the window as wanting attention.
    func activate(_ window: UnsafeMutablePointer<GtkWindow>) {
        gtk_window_present(window)
        let end = g_get_monotonic_time() + 300_000
        while gtk_window_is_active(window) == 0, g_get_monotonic_time() < end { turn(false) }
        guard gtk_window_is_active(window) == 0, let native = gtk_widget_get_native(window.widget),
            let surface = gtk_native_get_surface(native)
        else { return }
        // A middle click has no effect in a title bar.
        var place = InputArrivals.Place(surface: surface, point: .zero)
        gtk_native_get_surface_transform(native, &place.point.x, &place.point.y)
        place.point.x += Double(gtk_widget_get_width(window.widget)) / 2
        place.point.y += 8
        perform([.point(place)] + InputStep.click(2), in: window, isBusy: false)
    }

    func perform(_ steps: [InputStep], in window: UnsafeMutablePointer<GtkWindow>, isBusy: Bool) {
        for (index, step) in steps.enumerated() {
            // A motion before a pause takes exactly the pause's time, however slow mutter is.
            if case .move(let dx, let dy) = step, steps.count > index + 1, case .pause = steps[index + 1] {
                session.send("NotifyPointerMotionRelative", "(\(dx), \(dy))")
            } else {
                perform(step, in: window, isBusy: isBusy)
            }
        }
    }

    /// The position of a window surface's upper left corner on the screen, including its shadow.
    ///
    /// On Wayland, only the pointer can find that out, if no other window covers this one.
    func findOrigin(of surface: OpaquePointer, in window: UnsafeMutablePointer<GtkWindow>) -> Geometry.Point {
        var origin: Geometry.Point?
        var sameInARow = 0
        // A window is often placed where the last one was, once mutter has closed that one and shown the new one.
        let likely = Geometry.Point(x: lastOrigin.x + 60, y: lastOrigin.y + 60)
        var targets = Array(repeating: likely, count: 30)
        for y in stride(from: 40, to: MutterSession.size.height, by: 50) {
            for x in stride(from: 40, to: MutterSession.size.width, by: 50) {
                targets.append(Geometry.Point(x: x, y: y))
            }
        }
        let end = g_get_monotonic_time() + 30_000_000
        search: while g_get_monotonic_time() < end {
            for target in targets {
                // The window is still once it is at the same position a few times: mutter animates a new window.
                for step in 0..<60 {
                    let point = Geometry.Point(x: target.x + Double(step % 2), y: target.y)
                    guard let seen = see(point, in: window)?.inWindow, seen.surface == surface else { break }
                    let found = Geometry.Point(x: point.x - seen.point.x, y: point.y - seen.point.y)
                    sameInARow = found == origin ? sameInARow + 1 : 1
                    origin = found
                    if sameInARow == 3 { break search }
                }
            }
        }
        guard let origin, sameInARow == 3 else {
            Issue.record("The pointer has not found the window")
            return .zero
        }
        origins[surface] = origin
        lastOrigin = origin
        return origin
    }

    // MARK: Steps

    private func perform(_ step: InputStep, in window: UnsafeMutablePointer<GtkWindow>, isBusy: Bool) {
        switch step {
        case .point(let place): point(at: place, in: window)
        case .rest:
            let corner = Geometry.Point(x: MutterSession.size.width - 4, y: MutterSession.size.height - 4)
            send("NotifyPointerMotionAbsolute", session.place(of: corner), isBusy)
        case .move(let dx, let dy):
            send("NotifyPointerMotionRelative", "(\(dx), \(dy))", isBusy)
        case .press(let button):
            buttonsDown.insert(button)
            send("NotifyPointerButton", "(\(Self.code(of: button)), true)", isBusy)
        case .release(let button):
            buttonsDown.remove(button)
            send("NotifyPointerButton", "(\(Self.code(of: button)), false)", isBusy)
        case .wheel(let way):
            let isDownOrRight = way == .down || way == .right
            let axis = way == .left || way == .right ? 1 : 0
            send("NotifyPointerAxisDiscrete", "(uint32 \(axis), \(isDownOrRight ? 1 : -1))", isBusy)
        case .keyDown(let name):
            for code in codes(of: name) { send("NotifyKeyboardKeycode", "(uint32 \(code), true)", isBusy) }
        case .keyUp(let name):
            for code in codes(of: name).reversed() {
                send("NotifyKeyboardKeycode", "(uint32 \(code), false)", isBusy)
            }
        case .pause(let seconds):
            let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
            while g_get_monotonic_time() < end { turn(isBusy) }
        }
    }

    private func send(_ method: String, _ arguments: String, _ isBusy: Bool) {
        session.send(method, arguments) { turn(isBusy) }
    }

    private func turn(_ isBusy: Bool) {
        if isBusy || g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
    }

    /// Moves the pointer to a point in a window; if the pointer arrives elsewhere, the window was moved meanwhile.
    private func point(at place: InputArrivals.Place, in window: UnsafeMutablePointer<GtkWindow>) {
        let top = place.inWindow
        func target(_ origin: Geometry.Point) -> Geometry.Point {
            Geometry.Point(x: origin.x + top.point.x, y: origin.y + top.point.y)
        }
        if let origin = origins[top.surface] {
            let seen = see(target(origin), in: window)
            // A held button, or a drag, grabs the pointer.
            if !buttonsDown.isEmpty { return }
            if let seen, seen.surface == place.surface, abs(seen.point.x - place.point.x) < 0.6,
                abs(seen.point.y - place.point.y) < 0.6
            {
                return
            }
        }
        _ = see(target(findOrigin(of: top.surface, in: window)), in: window)
    }

    /// Moves the pointer, and returns in which surface it was seen and at which point.
    private func see(
        _ point: Geometry.Point, in window: UnsafeMutablePointer<GtkWindow>
    ) -> InputArrivals.Place? {
        let count = session.arrivals.count(GDK_MOTION_NOTIFY)
        send("NotifyPointerMotionAbsolute", session.place(of: point), false)
        GtkTests.settle(window)
        return session.arrivals.count(GDK_MOTION_NOTIFY) > count
            ? session.arrivals.place(GDK_MOTION_NOTIFY) : nil
    }

    /// Linux's code of a button.
    private static func code(of button: Int) -> Int { [1: 272, 2: 274, 3: 273][button] ?? 272 }

    private static let modifiers = [
        "ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L", "super": "Super_L",
    ]

    /// Linux's codes of the keys to press for this name, in order.
    private func codes(of name: String) -> [Int] {
        name.split(separator: "+").flatMap { part -> [Int] in
            let name = Self.modifiers[String(part)] ?? String(part)
            var keys: UnsafeMutablePointer<GdkKeymapKey>?
            var count: Int32 = 0
            guard
                gdk_display_map_keyval(gdk_display_get_default(), gdk_keyval_from_name(name), &keys, &count)
                    != 0,
                let keys
            else {
                Issue.record("The keyboard has no \(name)")
                return []
            }
            defer { g_free(keys) }
            let found = UnsafeBufferPointer(start: keys, count: Int(count))
            guard let key = found.filter({ $0.group == 0 }).min(by: { $0.level < $1.level }) else {
                return []
            }
            let leftShift = 42
            // X's keycodes are eight more than Linux's.
            let code = Int(key.keycode) - 8
            return key.level == 1 ? [leftShift, code] : [code]
        }
    }
}
