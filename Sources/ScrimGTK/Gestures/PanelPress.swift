import CGtk4
@_spi(Host) import Scrim

/// Reports the release of a press on a panel that nothing in the panel handled.
@MainActor
final class PanelPress {
    /// The release of a press.
    struct Release {
        /// The distance from where the press began, in points.
        let way: Point
        /// In points per second.
        let velocity: Point
        /// Whether the press was a tap, and no drag.
        let isTap: Bool
    }

    private let gesture: OpaquePointer
    private let released: @MainActor (Release) -> Void
    private var tracker = PressTracker()
    /// Whether the current press is to be reported.
    private var counts = false

    /// - Parameters:
    ///   - widget: Takes over the gesture, and through it keeps this object.
    ///   - isWanted: Whether a press that begins now at this point of the widget is to be reported.
    ///   - released: Called when the press is released.
    @discardableResult
    init(
        on widget: WidgetPointer, isWanted: @escaping @MainActor (_ point: Point) -> Bool,
        released: @escaping @MainActor (Release) -> Void
    ) {
        gesture = made(gtk_gesture_drag_new())
        self.released = released
        gtk_gesture_single_set_exclusive(gesture, 1)
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_BUBBLE)
        Signal(gesture, "drag-begin") {
            self.counts = isWanted(Point(x: $0.double(1), y: $0.double(2)))
            self.tracker = PressTracker()
            self.tracker.add(.zero, at: self.gesture.eventInstant)
        }
        Signal(gesture, "drag-update") {
            self.tracker.add(Point(x: $0.double(1), y: $0.double(2)), at: self.gesture.eventInstant)
        }
        Signal(gesture, "cancel") { _ in self.counts = false }
        Signal(gesture, "drag-end") { self.ended(Point(x: $0.double(1), y: $0.double(2))) }
        gtk_widget_add_controller(widget, gesture)
    }

    private func ended(_ way: Point) {
        guard counts, gesture.isReleasing else { return }
        released(
            Release(way: way, velocity: tracker.velocity(at: gesture.eventInstant), isTap: tracker.isTap))
    }
}
