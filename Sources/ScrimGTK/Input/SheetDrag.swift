import CGtk4
import Scrim

/// Reports what a pointer or finger does to a sheet.
///
/// It listens where the panel's presses bubble up to, and takes hold only past GTK's drag threshold: sliders,
/// entries, scrollers and whatever else in the content claims the movement before come first. The widget that it
/// listens on stays where it is, so that a way is not measured on what it moves.
@MainActor
final class SheetDrag {
    /// What it needs to know of the sheet.
    struct Target {
        let sheet: SheetPlan
        /// Whether it is under way at this moment: then a press alone holds it.
        let isMoving: Bool
    }

    private let gesture: OpaquePointer
    private let id: SurfaceID
    private let target: @MainActor () -> Target?
    private let report: @MainActor (HostEvent) -> Void
    /// Of the press that may become a drag.
    private var closing = Point.zero
    /// The way that the finger had gone when it took hold, towards closing; `nil`: it has not yet.
    private var start: Double?
    /// Whether the sequence is ours alone.
    private var hasClaimed = false

    /// - Parameter widget: Takes over the gesture, and keeps this object by it.
    @discardableResult
    init(
        of id: SurfaceID, on widget: WidgetPointer, target: @escaping @MainActor () -> Target?,
        report: @escaping @MainActor (HostEvent) -> Void
    ) {
        guard let gesture = gtk_gesture_drag_new() else { preconditionFailure("GTK makes a gesture") }
        self.gesture = gesture
        self.id = id
        self.target = target
        self.report = report
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_BUBBLE)
        let object = UnsafeMutableRawPointer(gesture)
        Signal(object, "drag-begin") { _ in self.pressed() }
        Signal(object, "drag-update") { self.moved(Point(x: $0.double(1), y: $0.double(2))) }
        Signal(object, "cancel") { _ in self.ended(cancelled: true) }
        Signal(object, "drag-end") { _ in self.ended(cancelled: !self.isRelease) }
        gtk_widget_add_controller(widget, gesture)
    }

    private func pressed() {
        (start, hasClaimed) = (nil, false)
        guard let target = target(), target.sheet.isDraggable else {
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
            return
        }
        closing = target.sheet.closing
        if target.isMoving { hold(from: 0) }
    }

    private func moved(_ way: Point) {
        let along = way.x * closing.x + way.y * closing.y
        let threshold = threshold
        // Across it, the movement is none of the sheet's.
        if !hasClaimed, abs(along) > threshold {
            hasClaimed = true
            // It moves with the finger from the threshold on: it neither jumps by it, nor loses a fast beginning.
            if start == nil { hold(from: along < 0 ? -threshold : threshold) }
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        guard let start else { return }
        report(.dragMoved(id, by: along - start, at: time))
    }

    private func hold(from along: Double) {
        start = along
        report(.dragBegan(id, at: time))
    }

    private func ended(cancelled: Bool) {
        guard start != nil else { return }
        start = nil
        report(.dragEnded(id, at: time, cancelled: cancelled))
    }

    /// GTK's drag threshold, in points.
    private var threshold: Double {
        let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
        return Double(settings.flatMap { ObjectProperty.int($0, "gtk-dnd-drag-threshold") } ?? 8)
    }

    /// Whether the event at hand lets go.
    private var isRelease: Bool {
        guard let event = gtk_event_controller_get_current_event(gesture) else { return false }
        let type = gdk_event_get_event_type(event)
        return type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END
    }

    /// When the event at hand happened.
    private var time: Instant { Instant(eventTime: gtk_event_controller_get_current_event_time(gesture)) }
}
