import CGtk4
@_spi(Host) import Scrim

/// Reports what a pointer or finger does to a sheet.
///
/// A drag takes hold only past GTK's drag threshold. The widget that the gesture listens on stays where it is: a
/// distance is not measured on what the drag moves.
@MainActor
final class SheetDrag {
    /// Whose movements the gesture takes.
    enum Source {
        /// All that bubble up to it: sliders, entries, and whatever else in the content claims the movement
        /// before come first.
        case panel
        /// A finger's over content that scrolls, before that content has them: GtkScrolledWindow would keep the
        /// gesture for itself, and could not hand it over. What takes a press at once (a slider, a scroll bar)
        /// still comes first.
        case scrollingContent
    }

    private let gesture: OpaquePointer
    private let source: Source
    private weak var sheet: (any DraggableSheet)?
    /// Of the press that may become a drag.
    private var closing = Point.zero
    private var scrollers = ScrollChain()
    private var hold: SheetHold?
    /// How many presses there have been: what a movement began on may be over when it has been handed on.
    private var drags = 0
    /// How far the finger had gone when it took hold, points towards closing.
    private var start = 0.0
    /// Whether the sequence is ours alone.
    private var hasClaimed = false

    /// - Parameter widget: Takes over the gesture, and keeps this object by it.
    @discardableResult
    init(of sheet: some DraggableSheet, on widget: WidgetPointer, _ source: Source) {
        guard let gesture = gtk_gesture_drag_new() else { preconditionFailure("GTK makes a gesture") }
        self.gesture = gesture
        self.source = source
        self.sheet = sheet
        // A second finger neither moves the sheet nor breaks off the first.
        gtk_gesture_single_set_exclusive(gesture, 1)
        gtk_gesture_single_set_touch_only(gesture, source == .scrollingContent ? 1 : 0)
        gtk_event_controller_set_propagation_phase(
            gesture, source == .scrollingContent ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
        let object = UnsafeMutableRawPointer(gesture)
        Signal(object, "drag-begin") { self.pressed(at: Point(x: $0.double(1), y: $0.double(2))) }
        Signal(object, "drag-update") { self.moved(Point(x: $0.double(1), y: $0.double(2))) }
        Signal(object, "cancel") { _ in self.ended(cancelled: true) }
        Signal(object, "drag-end") { _ in self.ended(cancelled: !self.gesture.isReleasing) }
        gtk_widget_add_controller(widget, gesture)
    }

    private func pressed(at point: Point) {
        (hold, hasClaimed, start) = (nil, false, 0)
        drags += 1
        guard let sheet, let plan = sheet.sheet, sheet.takesDrag(at: point) else { return refuse() }
        closing = plan.closing
        let target = sheet.pick(point)
        scrollers = sheet.scrollers(around: target)
        let isFingerOnScrollers =
            gtk_gesture_single_get_current_sequence(gesture) != nil && scrollers.canScroll
            && target?.isInSlider == false
        guard isFingerOnScrollers == (source == .scrollingContent) else { return refuse() }
        // A text view selects by a pointer's movement, and a drag begins by it, but neither claims it.
        if gtk_gesture_single_get_current_sequence(gesture) == nil,
            target?.isInTextView == true || gesture.yieldsToDragSource(at: target)
        {
            return refuse()
        }
        guard sheet.isMoving else { return }
        takeHold(from: 0)
        // A touch that stops what scrolls taps nothing.
        if source == .scrollingContent { claim() }
    }

    private func moved(_ way: Point) {
        let along = way.along(closing)
        let threshold = gesture.dragThreshold
        if !hasClaimed, hold == nil, way.across(closing) > max(abs(along), threshold) {
            // A movement across the sheet is none of the sheet's, whatever becomes of it.
            return refuse()
        }
        if !hasClaimed, abs(along) > threshold {
            // The sheet moves with the finger from the threshold on: it neither jumps by that, nor loses a fast start.
            if hold == nil { takeHold(from: along < 0 ? -threshold : threshold) }
            claim()
        }
        // A handler of the content's may end the drag while that scrolls: the hold is not in use then.
        guard var moving = hold else { return }
        let started = drags
        moving.move(to: along - start, at: gesture.eventInstant)
        if hold != nil, drags == started { hold = moving }
    }

    private func ended(cancelled: Bool) {
        let ended = hold
        hold = nil
        ended?.end(cancelled: cancelled, at: gesture.eventInstant)
    }

    private func takeHold(from along: Double) {
        guard let sheet else { return }
        start = along
        hold = SheetHold(of: sheet, over: scrollers, at: gesture.eventInstant)
    }

    private func claim() {
        hasClaimed = true
        gesture.setGestureState(GTK_EVENT_SEQUENCE_CLAIMED)
    }

    private func refuse() { gesture.setGestureState(GTK_EVENT_SEQUENCE_DENIED) }
}

extension OpaquePointer {
    /// The drag threshold of the display that this gesture is on, in points.
    @MainActor
    var dragThreshold: Double {
        let settings = gtk_event_controller_get_widget(self).flatMap { gtk_widget_get_settings($0) }
        return Double(
            settings.flatMap { ObjectProperty.int(UnsafeMutableRawPointer($0), "gtk-dnd-drag-threshold") }
                ?? 8)
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Whether the widget is a text view, or in one.
    @MainActor
    var isInTextView: Bool { gtk_widget_get_ancestor(self, gtk_text_view_get_type()) != nil }

    /// Whether the widget is a slider or a scroll bar, or a part of one.
    @MainActor
    fileprivate var isInSlider: Bool {
        gtk_widget_get_ancestor(self, gtk_range_get_type()) != nil
            || gtk_widget_get_ancestor(self, gtk_scrollbar_get_type()) != nil
    }
}
