import CGtk4
@_spi(Host) import Scrim

/// Asks the gate about each press, touch, scroll, movement and drag in a window, before anything of the app gets it.
@MainActor
final class PointerBarrier {
    private let window: GuardedWindow
    private var pressedButtons: Set<InputGate.Sequence> = []
    /// The point of a swallowed press that may still become a move of the window.
    private var windowDragStart: Point?
    /// Whether the last movement of a drag and drop was over something that blocks, and no drop has followed.
    private(set) var isUnderDrag = false

    let coveredTargets = CoveredDropTargets()

    init(_ window: GuardedWindow) {
        self.window = window
    }

    /// A controller for the window, or for a part of it whose events do not reach the window.
    func makeController() -> OpaquePointer {
        let controller = made(gtk_event_controller_legacy_new())
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        _ = Signal.deciding(controller, "event") { [weak self] _ in
            guard let self, let event = gtk_event_controller_get_current_event(controller) else {
                return false
            }
            return swallows(event)
        }
        return controller
    }

    /// Whether the event is kept from the app.
    private func swallows(_ event: OpaquePointer) -> Bool {
        switch PointerEvent(gdk_event_get_event_type(event)) {
        case .press:
            guard let target = target(of: event) else { return false }
            let sequence = Self.sequence(ofButton: gdk_button_event_get_button(event))
            pressedButtons.insert(sequence)
            let isSwallowed = press(sequence, at: target, event)
            if case .window(let point) = target {
                let isOnHandle =
                    isSwallowed && sequence == Self.primaryButton && window.isHandle(at: point)
                windowDragStart = isOnHandle ? point : nil
            }
            return isSwallowed
        case .release:
            windowDragStart = nil
            let sequence = Self.sequence(ofButton: gdk_button_event_get_button(event))
            pressedButtons.remove(sequence)
            return release(sequence, event)
        case .touchBegin:
            return target(of: event).map { press(sequence(of: event), at: $0, event) } ?? false
        case .touchUpdate:
            guard case .window(let point) = target(of: event) else { return false }
            return window.gate.move(sequence(of: event), to: point).isBlocked
        case .touchEnd:
            return release(sequence(of: event), event)
        case .touchCancel:
            window.gate.cancel(sequence(of: event))
            return false
        case .motion:
            forgetReleased(event)
            loseCoveredDrags()
            guard case .window(let point) = target(of: event) else { return false }
            // This includes presses from before the barrier existed: the gate gives those to the app.
            let presses = pressedButtons.union(heldButtons(event))
            guard !presses.isEmpty else { return hovers(at: point) }
            if let start = windowDragStart, isDrag(from: start, to: point) { moveWindow(by: event) }
            return presses.map { window.gate.move($0, to: point).isBlocked }.contains(true)
        case .scroll:
            if let swipe = SheetSwipe.held, swipe.takes(event) { return true }
            return isBlocked(event)
        case .drag:
            let isRefused = isBlocked(event)
            isUnderDrag = isRefused && gdk_event_get_event_type(event) != GDK_DROP_START
            if !goesToApp(event) { coveredTargets.lose(dragOf: event, in: window.window?.widget) }
            guard isRefused else { return false }
            DropBarrier.refuse(event, in: window.window?.widget)
            return true
        case .pad:
            return window.gate.plan.windowBlocker != nil
        case .other:
            return false
        }
    }

    /// Ends the drags of covered targets as the pointer moves without a drag, on Wayland.
    ///
    /// GTK then leads the pointer to the layer, and reports no more to the targets. On X11 such a movement may come
    /// while a target reads what was dropped.
    private func loseCoveredDrags() {
        guard !coveredTargets.isEmpty, let display = gtk_widget_get_display(window.layer),
            DisplayKind(of: display) == .wayland
        else { return }
        coveredTargets.loseDrags(in: window.window?.widget)
    }

    /// Whether an event that belongs to no press goes to the app.
    private func goesToApp(_ event: OpaquePointer) -> Bool {
        switch target(of: event) {
        case .window(let point): window.gate.route(at: point, in: window.geometry) == .app
        case .popover(let popover): !window.blocks(popover: popover)
        case nil: true
        }
    }

    /// Forgets buttons that are up: a window manager that moves or resizes the window keeps their release.
    private func forgetReleased(_ event: OpaquePointer) {
        for sequence in pressedButtons.intersection(Self.reportedButtons).subtracting(heldButtons(event)) {
            pressedButtons.remove(sequence)
            window.gate.cancel(sequence)
        }
    }

    /// The buttons that are down during an event, as far as events report them.
    private func heldButtons(_ event: OpaquePointer) -> Set<InputGate.Sequence> {
        let state = gdk_event_get_modifier_state(event).rawValue
        return Self.reportedButtons.filter { sequence in
            let button = -sequence
            return state & (GDK_BUTTON1_MASK.rawValue << (button - 1)) != 0
        }
    }

    /// GDK has a modifier for each of the first five buttons.
    private static let reportedButtons = Set((1...5).map { sequence(ofButton: $0) })

    private func press(_ sequence: InputGate.Sequence, at target: Target, _ event: OpaquePointer) -> Bool {
        switch target {
        case .window(let point):
            window.gate.press(sequence, at: point, now: Self.time(of: event), in: window.geometry).isBlocked
        case .popover(let popover): window.blocks(popover: popover)
        }
    }

    /// Whether something blocks the place of an event that belongs to no press.
    private func isBlocked(_ event: OpaquePointer) -> Bool {
        switch target(of: event) {
        case .window(let point): hovers(at: point)
        case .popover(let popover): window.blocks(popover: popover)
        case nil: false
        }
    }

    private func hovers(at point: Point) -> Bool {
        window.gate.route(at: point, in: window.geometry).isBlocked
    }

    private func isDrag(from start: Point, to end: Point) -> Bool {
        gtk_drag_check_threshold(
            window.layer, gint(clamping: start.x), gint(clamping: start.y), gint(clamping: end.x),
            gint(clamping: end.y)) != 0
    }

    /// Lets the window manager move the window: the user can still move a blocked window out of the way.
    ///
    /// From then on the window manager has the press, and its release.
    private func moveWindow(by event: OpaquePointer) {
        windowDragStart = nil
        pressedButtons.remove(Self.primaryButton)
        window.gate.cancel(Self.primaryButton)
        var x = 0.0
        var y = 0.0
        guard let surface = gdk_event_get_surface(event), gdk_event_get_position(event, &x, &y) != 0 else {
            return
        }
        gdk_toplevel_begin_move(
            surface, gdk_event_get_device(event), gint(GDK_BUTTON_PRIMARY), x, y, gdk_event_get_time(event))
    }

    private func release(_ sequence: InputGate.Sequence, _ event: OpaquePointer) -> Bool {
        guard case .window(let point) = target(of: event) else {
            window.gate.cancel(sequence)
            return false
        }
        let release = window.gate.release(
            sequence, at: point, now: Self.time(of: event), in: window.geometry)
        if let tapped = release.tappedOutside { window.report(.tappedOutside(tapped)) }
        return release.route.isBlocked
    }

    /// Where an event happened.
    private enum Target {
        case window(Point)
        case popover(WidgetPointer)
    }

    private func target(of event: OpaquePointer) -> Target? {
        guard let location = event.location else { return nil }
        let native = gtk_widget_get_native(window.layer).map { UnsafeMutableRawPointer($0) }
        return UnsafeMutableRawPointer(location.native) == native
            ? .window(location.point) : .popover(location.native)
    }

    /// When an event happened; a busy app may handle it later.
    private static func time(of event: OpaquePointer) -> Instant {
        Instant(pressTime: gdk_event_get_time(event))
    }

    private func sequence(of event: OpaquePointer) -> InputGate.Sequence {
        Self.sequence(ofFinger: gdk_event_get_event_sequence(event))
    }

    /// Fingers have positive numbers.
    static func sequence(ofFinger finger: OpaquePointer?) -> InputGate.Sequence { Int(bitPattern: finger) }

    /// Buttons have negative numbers: on Wayland, GDK counts buttons and fingers both from 1.
    static func sequence(ofButton button: guint) -> InputGate.Sequence { -Int(button) }

    private static let primaryButton = sequence(ofButton: guint(GDK_BUTTON_PRIMARY))
}
