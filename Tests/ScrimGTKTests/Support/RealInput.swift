import CGtk4
@_spi(Host) import Scrim
import Testing

@_spi(Host) @testable import ScrimGTK

/// The user of a test: presses real keys and buttons through the X server, by way of xdotool.
@MainActor
struct RealInput {
    let window: UnsafeMutablePointer<GtkWindow>

    /// Gives the window X's focus, in the corner of the screen, with the pointer out of it.
    func begin() {
        let id = windowID
        run("windowmove", id, "0", "0", "windowfocus", id, "mousemove", "1200", "950")
        GtkTests.iterate { gtk_window_is_active(window) != 0 }
        settle()
    }

    /// The numbers of the function keys, the same on every X server for Linux.
    ///
    /// By name, the xdotool of Debian testing (November 2026) finds them together with Alt.
    private static let functionKeys = Dictionary(
        uniqueKeysWithValues: (1...10).map { ("F\($0)", "\(66 + $0)") })

    private static func codes(_ name: String) -> String {
        name.split(separator: "+").map { functionKeys[String($0)] ?? String($0) }.joined(separator: "+")
    }

    /// Presses and releases a key, by its X name ("ctrl+s").
    func key(_ name: String) {
        run("key", Self.codes(name))
        settle()
    }

    /// Gives the keyboard the letters of another script or language, by X's name ("ru").
    func setLayout(_ name: String) {
        wait(for: start(["setxkbmap", name]))
        settle()
    }

    func keyDown(_ name: String) {
        run("keydown", Self.codes(name))
        settle()
    }

    func keyUp(_ name: String) {
        run("keyup", Self.codes(name))
        settle()
    }

    /// Holds a key, and waits until the server has repeated it and somebody was asked about that.
    ///
    /// - Parameter first: What happens once it is down, before it repeats.
    func keyDownUntilItRepeats(_ name: String, first: () -> Void) {
        let signal = g_signal_lookup("key-pressed", gtk_event_controller_key_get_type())
        let presses = Unmanaged.passRetained(Seen())
        keyDown(name)
        first()
        let hook = g_signal_add_emission_hook(
            signal, 0,
            { _, _, _, presses in
                if let presses { Unmanaged<Seen>.fromOpaque(presses).takeUnretainedValue().isTrue = true }
                return 1
            }, presses.toOpaque()
        ) { presses in if let presses { Unmanaged<Seen>.fromOpaque(presses).release() } }
        GtkTests.iterate { presses.takeUnretainedValue().isTrue }
        settle()
        g_signal_remove_emission_hook(signal, hook)
    }

    /// Clicks in the middle of a widget.
    func click(_ widget: WidgetPointer, button: Int = 1) {
        let (x, y) = place(of: widget)
        run("mousemove", x, y, "click", "\(button)")
        settle()
    }

    /// Clicks at a place in the window's own coordinates.
    func click(x: Double, y: Double) {
        var originX = 0.0
        var originY = 0.0
        gtk_native_get_surface_transform(gtk_widget_get_native(window.widget), &originX, &originY)
        run("mousemove", onScreen(originX + x), onScreen(originY + y), "click", "1")
        settle()
    }

    /// Moves the pointer to the middle of a widget.
    func hover(_ widget: WidgetPointer) {
        let (x, y) = place(of: widget)
        run("mousemove", x, y, "mousemove_relative", "1", "0")
        settle()
    }

    /// Moves the pointer where it touches nothing.
    func restPointer() {
        run("mousemove", "1200", "950")
        settle()
    }

    func press(_ widget: WidgetPointer) {
        let (x, y) = place(of: widget)
        run("mousemove", x, y, "mousedown", "1")
        settle()
    }

    /// Presses at a place in a widget's own coordinates.
    func press(_ widget: WidgetPointer, at point: Geometry.Point) {
        let (x, y) = place(of: widget, at: point)
        run("mousemove", x, y, "mousedown", "1")
        settle()
    }

    /// Presses in the middle of a widget, and lets go in the middle of a quick movement along the screen.
    func flick(_ widget: WidgetPointer, by distance: Int) {
        press(widget)
        run(movesOfFlick(by: distance) + ["mouseup", "1"])
        settle()
    }

    /// The same, all of it while the app is busy, which hears of it when it is over.
    func flickWhileBusy(_ widget: WidgetPointer, by distance: Int) {
        let (x, y) = place(of: widget)
        let press = ["mousemove", x, y, "mousedown", "1"]
        if let process = start(["xdotool"] + press + movesOfFlick(by: distance) + ["mouseup", "1"]) {
            g_subprocess_wait(process, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(process))
        }
        settle()
    }

    /// Moves a widget slowly and holds it still before letting go, all of it while the app is busy.
    func dragSlowlyWhileBusy(_ widget: WidgetPointer, by distance: Int) {
        let (x, y) = place(of: widget)
        let move = ["mousemove_relative", "--", "0", onScreen(Double(distance / 6))]
        let moves = Array(repeatElement(move, count: 6).joined(separator: ["sleep", "0.1"]))
        if let process = start(
            ["xdotool", "mousemove", x, y, "mousedown", "1", "sleep", "0.1"] + moves
                + ["sleep", "0.2", "mouseup", "1"])
        {
            g_subprocess_wait(process, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(process))
        }
        settle()
    }

    /// Six movements along the screen, 12 ms apart.
    private func movesOfFlick(by distance: Int) -> [String] {
        let move = ["mousemove_relative", "--", "0", onScreen(Double(distance / 6))]
        return Array(repeatElement(move, count: 6).joined(separator: ["sleep", "0.012"]))
    }

    /// Turns the wheel by one notch, where the pointer is.
    func wheel(down: Bool) {
        run("click", down ? "5" : "4")
        settle()
    }

    /// Turns the wheel by one notch to the right, where the pointer is.
    func wheel(sideways: Bool) {
        run("click", sideways ? "7" : "6")
        settle()
    }

    /// Moves the pointer from where it is.
    func move(_ dx: Int, _ dy: Int) {
        run("mousemove_relative", "--", onScreen(Double(dx)), onScreen(Double(dy)))
        settle()
    }

    func release() {
        run("mouseup", "1")
        settle()
    }

    /// Presses on one widget and releases on another, slowly enough to drag.
    ///
    /// - Parameters:
    ///   - meanwhile: What happens once it is dragged, before it is over the target.
    ///   - atTarget: What happens while it is held still over the target.
    func drag(
        from source: WidgetPointer, to target: WidgetPointer, meanwhile: () -> Void = {},
        atTarget: () -> Void = {}
    ) {
        let (x, y) = place(of: source)
        let (endX, endY) = place(of: target)
        run("mousemove", x, y, "mousedown", "1")
        settle()
        // Newer systems begin a drag some frames after it was moved far enough, and find its target later, too.
        nudge(6) { source.controllers.contains { isDragged(from: $0) } }
        meanwhile()
        run("mousemove", endX, endY)
        settle()
        nudge(2) {
            sequence(first: target) { gtk_widget_get_parent($0) }
                .contains { $0.controllers.contains { isDraggedOver($0) } }
        }
        atTarget()
        run("mouseup", "1")
        settle()
    }

    /// Moves the pointer a little, and on until it is so; not for ever, since what is blocked hears of nothing.
    private func nudge(_ points: Double, until isSo: () -> Bool) {
        for step in 0..<12 where step < 2 || !isSo() {
            run("mousemove_relative", "--", onScreen(step % 4 < 2 ? points : -points), "1")
            settle()
        }
    }

    private func isDragged(from controller: OpaquePointer) -> Bool {
        scrim_is_a(UnsafeMutableRawPointer(controller), gtk_drag_source_get_type()) != 0
            && gtk_drag_source_get_drag(controller) != nil
    }

    private func isDraggedOver(_ controller: OpaquePointer) -> Bool {
        scrim_is_a(UnsafeMutableRawPointer(controller), gtk_drop_target_get_type()) != 0
            && gtk_drop_target_get_current_drop(controller) != nil
    }

    /// Waits until everything that was done so far has been dealt with.
    ///
    /// xdotool has ended by now, so the server has sent its events; one round trip, and they are here.
    func settle() { GtkTests.settle(window) }

    private final class Seen { var isTrue = false }

    /// The middle of a widget, or a place in it, on the screen.
    private func place(of widget: WidgetPointer, at point: Geometry.Point? = nil) -> (String, String) {
        guard let native = gtk_widget_get_native(widget) else { return ("0", "0") }
        let nativeWidget = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, nativeWidget, &bounds) != 0 else { return ("0", "0") }
        var originX = 0.0
        var originY = 0.0
        gtk_native_get_surface_transform(native, &originX, &originY)
        var x = originX + Double(bounds.origin.x) + (point?.x ?? Double(bounds.size.width / 2))
        var y = originY + Double(bounds.origin.y) + (point?.y ?? Double(bounds.size.height / 2))
        var surface = gtk_native_get_surface(native)
        while let popup = surface, scrim_is_a(UnsafeMutableRawPointer(popup), gdk_popup_get_type()) != 0 {
            x += Double(gdk_popup_get_position_x(popup))
            y += Double(gdk_popup_get_position_y(popup))
            surface = gdk_popup_get_parent(popup)
        }
        return (onScreen(x), onScreen(y))
    }

    /// A distance in points as the display counts it.
    private func onScreen(_ points: Double) -> String {
        "\(Int(points * Double(gtk_widget_get_scale_factor(window.widget))))"
    }

    /// The window's name on the X server.
    var windowID: String {
        typealias GetID = @convention(c) (OpaquePointer) -> UInt
        guard let surface = gtk_native_get_surface(gtk_widget_get_native(window.widget)),
            let get = scrim_symbol("gdk_x11_surface_get_xid")
        else { return "0" }
        return "\(unsafeBitCast(get, to: GetID.self)(surface))"
    }

    /// Runs another program of the X server's than xdotool, and waits for it.
    func runTool(_ name: String, _ arguments: String...) { wait(for: start([name] + arguments)) }

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

    private func run(_ arguments: String...) { run(arguments) }

    private func run(_ arguments: [String]) { wait(for: start(["xdotool"] + arguments)) }

    private func wait(for process: OpaquePointer?) {
        guard let process else { return }
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
        g_object_unref(UnsafeMutableRawPointer(process))
    }
}
