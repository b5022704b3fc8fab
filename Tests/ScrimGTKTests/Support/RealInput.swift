import CGtk4
@_spi(Host) import Scrim
import Testing

@_spi(Host) @testable import ScrimGTK

/// The user of a test, who presses real keys and buttons through the display server.
@MainActor
struct RealInput {
    let window: UnsafeMutablePointer<GtkWindow>

    /// True on a Wayland display.
    nonisolated static var isOnWayland: Bool { MutterSession.isThere }

    private var seat: InputSeat {
        guard Self.isOnWayland else { return XSeat() }
        do { return try MutterSeat.open() } catch {
            Issue.record(error)
            return XSeat()
        }
    }

    /// Gives the window the keyboard focus, with the pointer outside; on X, also moves the window
    /// to the screen's corner.
    func begin() {
        seat.begin(in: window)
        GtkTests.iterate { gtk_window_is_active(window) != 0 }
        settle()
    }

    /// Gives the window the keyboard focus, which another window has.
    func activate() {
        seat.activate(window)
        GtkTests.iterate { gtk_window_is_active(window) != 0 }
    }

    // MARK: Keys

    /// Presses and releases a key, by its X name ("ctrl+s").
    func key(_ name: String) { perform(InputStep.key(name)) }

    /// Sets the keyboard layout of another script or language by its X name ("ru"); on X only.
    func setLayout(_ name: String) {
        XSeat().run(["setxkbmap", name])
        settle()
    }

    func keyDown(_ name: String) { perform([.keyDown(name)]) }

    func keyUp(_ name: String) { perform([.keyUp(name)]) }

    /// Holds a key until it has repeated and a key controller has seen that.
    ///
    /// - Parameter first: Runs once the key is down, before it repeats.
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

    // MARK: The pointer

    /// Clicks the center of a widget.
    func click(_ widget: WidgetPointer, button: Int = 1) {
        perform(point(at: widget) + InputStep.click(button))
    }

    /// Clicks a point in the window's own coordinates.
    func click(x: Double, y: Double) {
        perform(point(at: window.widget, Geometry.Point(x: x, y: y)) + InputStep.click(1))
    }

    /// Moves the pointer to the center of a widget.
    func hover(_ widget: WidgetPointer) { perform(point(at: widget) + [.move(1, 0)]) }

    /// Moves the pointer to where it touches nothing.
    func restPointer() { perform([.rest]) }

    func press(_ widget: WidgetPointer) { perform(point(at: widget) + [.press(1)]) }

    /// Presses a point in a widget's own coordinates.
    func press(_ widget: WidgetPointer, at point: Geometry.Point) {
        perform(self.point(at: widget, point) + [.press(1)])
    }

    /// Presses the center of a widget, and releases during a quick vertical movement.
    func flick(_ widget: WidgetPointer, by distance: Int) {
        press(widget)
        perform(Self.moves(by: distance, every: 0.012) + [.release(1)])
    }

    /// The same while the app is busy: it receives all of the events afterwards.
    func flickWhileBusy(_ widget: WidgetPointer, by distance: Int) {
        performWhileBusy(widget, [.press(1)] + Self.moves(by: distance, every: 0.012) + [.release(1)])
    }

    /// Drags a widget slowly and rests before the release, all while the app is busy.
    func dragSlowlyWhileBusy(_ widget: WidgetPointer, by distance: Int) {
        performWhileBusy(
            widget,
            [.press(1), .pause(0.1)] + Self.moves(by: distance, every: 0.1) + [.pause(0.2), .release(1)])
    }

    /// Six vertical movements, at this interval in seconds.
    private static func moves(by distance: Int, every seconds: Double) -> [InputStep] {
        Array(
            repeatElement([.move(0, Double(distance / 6))], count: 6).joined(separator: [.pause(seconds)]))
    }

    /// Turns the wheel by one notch at the pointer's position.
    func wheel(down: Bool) { perform([.wheel(down ? .down : .up)]) }

    /// Turns the wheel by one notch to the right, or to the left if false, at the pointer's position.
    func wheel(sideways: Bool) { perform([.wheel(sideways ? .right : .left)]) }

    /// Moves the pointer relative to its position.
    func move(_ dx: Int, _ dy: Int) { perform([.move(Double(dx), Double(dy))]) }

    func release() { perform([.release(1)]) }

    /// Presses on one widget and releases on another, slowly enough to drag.
    ///
    /// - Parameters:
    ///   - meanwhile: Runs once the drag has begun, before the pointer is over the target.
    ///   - atTarget: Runs while the pointer rests over the target.
    func drag(
        from source: WidgetPointer, to target: WidgetPointer, meanwhile: () -> Void = {},
        atTarget: () -> Void = {}
    ) {
        let end = point(at: target)
        press(source)
        // Newer versions of GTK begin a drag some frames after the pointer moved far enough, and also
        // find its target later.
        nudge(6) { source.controllers.contains { isDragged(from: $0) } }
        meanwhile()
        perform(end)
        nudge(2) {
            sequence(first: target) { gtk_widget_get_parent($0) }
                .contains { $0.controllers.contains { isDraggedOver($0) } }
        }
        atTarget()
        release()
    }

    /// Moves the pointer a little, and further until the condition holds.
    ///
    /// Gives up in the end, since a blocked drag never begins.
    private func nudge(_ points: Double, until isSo: () -> Bool) {
        for step in 0..<12 where step < 2 || !isSo() {
            perform([.move(step % 4 < 2 ? points : -points, 1)])
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

    // MARK: The display server

    /// Waits until everything that was done so far is handled.
    ///
    /// The server has already sent its events, so they are here after one round trip.
    func settle() { GtkTests.settle(window) }

    /// The window's identifier on the X server.
    var windowID: String { XSeat().id(of: window) }

    /// Runs an X program other than xdotool, and waits for it.
    func runTool(_ name: String, _ arguments: String...) { XSeat().run([name] + arguments) }

    private func perform(_ steps: [InputStep]) {
        seat.perform(steps, in: window, isBusy: false)
        settle()
    }

    private func performWhileBusy(_ widget: WidgetPointer, _ steps: [InputStep]) {
        seat.perform(point(at: widget) + steps, in: window, isBusy: true)
        settle()
    }

    private final class Seen { var isTrue = false }

    /// A movement to the center of a widget, or to a point in it.
    private func point(at widget: WidgetPointer, _ point: Geometry.Point? = nil) -> [InputStep] {
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native) else {
            return []
        }
        let nativeWidget = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, nativeWidget, &bounds) != 0 else { return [] }
        var place = InputArrivals.Place(surface: surface, point: .zero)
        gtk_native_get_surface_transform(native, &place.point.x, &place.point.y)
        place.point.x += Double(bounds.origin.x) + (point?.x ?? Double(bounds.size.width / 2))
        place.point.y += Double(bounds.origin.y) + (point?.y ?? Double(bounds.size.height / 2))
        return [.point(place)]
    }
}
