import CGtk4
import Testing

@_spi(Host) @testable import ScrimGTK

/// X's pointer and keyboard, through xdotool.
@MainActor
struct XSeat: InputSeat {
    func begin(in window: UnsafeMutablePointer<GtkWindow>) {
        let id = id(of: window)
        run(["xdotool", "windowmove", id, "0", "0", "windowfocus", id] + Self.rest)
    }

    func activate(_ window: UnsafeMutablePointer<GtkWindow>) {
        run(["xdotool", "windowfocus", id(of: window)])
    }

    func perform(_ steps: [InputStep], in window: UnsafeMutablePointer<GtkWindow>, isBusy: Bool) {
        run(["xdotool"] + steps.flatMap { Self.words(for: $0, in: window) }, isBusy: isBusy)
    }

    /// The window's identifier on the X server.
    func id(of window: UnsafeMutablePointer<GtkWindow>) -> String {
        typealias GetID = @convention(c) (OpaquePointer) -> UInt
        guard let surface = gtk_native_get_surface(gtk_widget_get_native(window.widget)),
            let get = scrim_symbol("gdk_x11_surface_get_xid")
        else { return "0" }
        return "\(unsafeBitCast(get, to: GetID.self)(surface))"
    }

    /// Runs an X program, and waits for it.
    func run(_ arguments: [String], isBusy: Bool = false) {
        guard let process = start(arguments) else { return }
        if isBusy { g_subprocess_wait(process, nil, nil) } else { wait(for: process) }
        g_object_unref(UnsafeMutableRawPointer(process))
    }

    private static let rest = ["mousemove", "1200", "950"]

    private static func words(for step: InputStep, in window: UnsafeMutablePointer<GtkWindow>) -> [String] {
        // The window is in the corner of the screen.
        func onScreen(_ points: Double) -> String {
            "\(Int(points * Double(gtk_widget_get_scale_factor(window.widget))))"
        }
        return switch step {
        case .point(let place):
            ["mousemove", onScreen(place.inWindow.point.x), onScreen(place.inWindow.point.y)]
        case .rest: rest
        case .move(let dx, let dy): ["mousemove_relative", "--", onScreen(dx), onScreen(dy)]
        case .press(let button): ["mousedown", "\(button)"]
        case .release(let button): ["mouseup", "\(button)"]
        case .wheel(.up): ["click", "4"]
        case .wheel(.down): ["click", "5"]
        case .wheel(.left): ["click", "6"]
        case .wheel(.right): ["click", "7"]
        case .keyDown(let name): ["keydown", codes(name)]
        case .keyUp(let name): ["keyup", codes(name)]
        case .pause(let seconds): ["sleep", "\(seconds)"]
        }
    }

    /// The keycodes of the function keys, the same on every X server for Linux.
    ///
    /// Given their names, the xdotool of Debian testing (November 2026) presses them with Alt.
    private static let functionKeys = Dictionary(
        uniqueKeysWithValues: (1...10).map { ("F\($0)", "\(66 + $0)") })

    private static func codes(_ name: String) -> String {
        name.split(separator: "+").map { functionKeys[String($0)] ?? String($0) }.joined(separator: "+")
    }

    private final class Seen { var isTrue = false }

    private func start(_ arguments: [String]) -> OpaquePointer? {
        let strings = arguments.map { g_strdup($0) } + [nil]
        defer { strings.forEach { g_free($0) } }
        var constant = strings.map { UnsafePointer($0) }
        guard let process = g_subprocess_newv(&constant, GSubprocessFlags(rawValue: 0), nil) else {
            Issue.record("\(arguments.first ?? "") is not there")
            return nil
        }
        return process
    }

    private func wait(for process: OpaquePointer) {
        let seen = Unmanaged.passRetained(Seen())
        g_subprocess_wait_async(
            process, nil,
            { _, _, seen in
                guard let seen else { return }
                Unmanaged<Seen>.fromOpaque(seen).takeUnretainedValue().isTrue = true
            }, seen.toOpaque())
        let done = seen.takeUnretainedValue()
        GtkTests.iterate { done.isTrue }
        seen.release()
    }
}

extension InputArrivals.Place {
    /// The same point in the coordinates of the window that a popup belongs to.
    @MainActor var inWindow: InputArrivals.Place {
        var place = self
        while scrim_is_a(UnsafeMutableRawPointer(place.surface), gdk_popup_get_type()) != 0,
            let parent = gdk_popup_get_parent(place.surface)
        {
            place.point.x += Double(gdk_popup_get_position_x(place.surface))
            place.point.y += Double(gdk_popup_get_position_y(place.surface))
            place.surface = parent
        }
        return place
    }
}
