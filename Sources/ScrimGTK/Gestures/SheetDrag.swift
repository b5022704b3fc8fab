import CGtk4
@_spi(Host) import Scrim

/// Reports what a pointer or finger does to a sheet.
///
/// A drag takes hold only past GTK's drag threshold. The widget with the gesture must not move with the sheet, so
/// that distances are measured against something at rest.
@MainActor
final class SheetDrag {
    /// The movements that the gesture handles.
    enum Source {
        /// All that bubble up to the panel; sliders, entries and whatever else in the content claims the
        /// movement come first.
        case panel
        /// Those that GTK would keep for itself, captured before it gets them.
        ///
        /// These are a finger's over content that scrolls, which GtkScrolledWindow could not hand over, and those
        /// on a GtkWindowHandle (such as GtkHeaderBar). What handles a press at once (a slider, a scroll bar)
        /// still comes first.
        case keptByGTK
    }

    private let gesture: OpaquePointer
    private let source: Source
    private weak var sheet: (any DraggableSheet)?
    /// The closing direction of the sheet, for the press that may become a drag.
    private var closing = Point.zero
    private var scrollers = ScrollChain()
    private var hold: SheetHold?
    /// How far the finger had moved when it took hold, in points towards closing.
    private var start = 0.0
    /// Whether the gesture has claimed the sequence.
    private var hasClaimed = false

    /// - Parameter widget: Takes over the gesture, and through it keeps this object.
    @discardableResult
    init(of sheet: some DraggableSheet, on widget: WidgetPointer, _ source: Source) {
        gesture = made(gtk_gesture_drag_new())
        self.source = source
        self.sheet = sheet
        // A second finger neither moves the sheet nor interrupts the first. So a finger moves the sheet only if no
        // other finger rests anywhere in the window.
        gtk_gesture_single_set_exclusive(gesture, 1)
        gtk_event_controller_set_propagation_phase(
            gesture, source == .keptByGTK ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
        Signal(gesture, "drag-begin") { self.pressed(at: Point(x: $0.double(1), y: $0.double(2))) }
        Signal(gesture, "drag-update") { self.moved(Point(x: $0.double(1), y: $0.double(2))) }
        Signal(gesture, "cancel") { _ in self.ended(cancelled: true) }
        Signal(gesture, "drag-end") { _ in self.ended(cancelled: !self.gesture.isReleasing) }
        gtk_widget_add_controller(widget, gesture)
    }

    private func pressed(at point: Point) {
        (hold, hasClaimed, start) = (nil, false, 0)
        guard let sheet, let plan = sheet.sheet, sheet.takesDrag(at: point) else { return refuse() }
        closing = plan.closing
        let target = sheet.pick(point)
        scrollers = sheet.scrollers(around: target)
        let isFinger = gtk_gesture_single_get_current_sequence(gesture) != nil
        let isKeptByScrollers = isFinger && scrollers.canScroll && target?.isInSlider == false
        let isOnHandle = target?.windowHandle != nil
        guard (isKeptByScrollers || isOnHandle) == (source == .keptByGTK) else { return refuse() }
        // A text view's selection and a drag source both follow the pointer without a claim.
        if !isFinger, target?.isInTextView == true || gesture.yieldsToDragSource(at: target) {
            return refuse()
        }
        guard sheet.isMoving else { return }
        takeHold(from: 0)
        // A touch that stops moving content taps nothing.
        if isKeptByScrollers { claim() }
    }

    private func moved(_ way: Point) {
        let along = way.along(closing)
        let threshold = gesture.dragThreshold
        if hold == nil, way.across(closing) > max(abs(along), threshold) {
            // A movement that begins across the sheet's axis never becomes a drag.
            return refuse()
        }
        if abs(along) > threshold {
            // The sheet follows the finger from the threshold on: it does not jump by the threshold, and a
            // fast start counts.
            if hold == nil { takeHold(from: along < 0 ? -threshold : threshold) }
            if !hasClaimed { claim() }
        }
        hold?.move(to: along - start, at: gesture.eventInstant)
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
