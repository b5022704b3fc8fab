import CGtk4
@_spi(Host) import Scrim

/// Reports what two fingers on a touchpad do to a sheet: they move it as a finger on the sheet would, and scroll its
/// content in the same gesture.
///
/// A mouse wheel has no beginning and no end that could release a sheet, so it scrolls the content and never moves
/// the sheet. On X, which separates the two only in part, a touchpad acts as a wheel.
@MainActor
final class SheetSwipe {
    /// The length of a touchpad's unit in GtkScrolledWindow, in points.
    private static let unit = 2.5

    private enum State {
        /// Nobody scrolls, or the scroll is not for the sheet.
        case idle
        /// A scroll began; its direction is not known yet.
        case undecided
        /// A widget in the content handles scrolls itself; the sheet gets what that widget leaves.
        case offered(ScrollChain)
        case held(SheetHold)
    }

    /// The swipe that holds a sheet, if any.
    ///
    /// There is only one pointer, so there is at most one.
    private(set) static weak var held: SheetSwipe?

    private let controller: OpaquePointer
    private weak var sheet: (any DraggableSheet)?
    private var state = State.idle {
        didSet {
            if case .held = state { Self.held = self } else if Self.held === self { Self.held = nil }
        }
    }
    private var way = Point.zero
    /// The window in which the swipe began.
    private var surface: OpaquePointer?
    /// Whether the controller missed the end of a scroll, so that it will not report the beginning of the next one.
    private var misses = false

    /// - Parameter widget: Takes over the controller, and through it keeps this object.
    @discardableResult
    init(of sheet: some DraggableSheet, on widget: WidgetPointer) {
        controller = made(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES))
        self.sheet = sheet
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        Signal(controller, "scroll-begin") { _ in self.begun() }
        _ = Signal.deciding(controller, "scroll") { self.scrolled(Point(x: $0.double(1), y: $0.double(2))) }
        Signal(controller, "scroll-end") { _ in self.ended() }
        gtk_widget_add_controller(widget, controller)
        addLeftovers(to: widget)
    }

    /// Adds a controller for what the content was offered and has not used.
    private func addLeftovers(to widget: WidgetPointer) {
        let controller = made(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES))
        _ = Signal.deciding(controller, "scroll") { [weak self] _ in
            guard gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE else {
                return false
            }
            return self?.takeLeftover(at: controller.eventInstant) ?? false
        }
        gtk_widget_add_controller(widget, controller)
    }

    private func takeLeftover(at instant: Instant) -> Bool {
        guard case .offered(let scrollers) = state, let sheet else { return false }
        state = .held(SheetHold(of: sheet, over: scrollers, at: instant))
        return move(at: instant)
    }

    private func scrolled(_ delta: Point) -> Bool {
        guard let sheet else { return false }
        guard gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE else {
            // A wheel scrolls the content, whose momentum must not add to that.
            sheet.stopMomentum()
            return false
        }
        if misses { begun() }
        // Discard what the content has used.
        if case .offered = state { way = .zero }
        follow(delta)
        if case .undecided = state {
            state = begin()
            surface = gtk_event_controller_get_current_event(controller).flatMap { gdk_event_get_surface($0) }
        }
        return move(at: controller.eventInstant)
    }

    /// Continues the scroll wherever the pointer is: the sheet may have moved away from under it.
    ///
    /// - Returns: Whether the event belongs to the swipe alone.
    func takes(_ event: OpaquePointer) -> Bool {
        guard gdk_event_get_event_type(event) == GDK_SCROLL,
            gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
        else { return false }
        misses = true
        guard gdk_event_get_surface(event) == surface else {
            // The end of that scroll was never reported.
            end(cancelled: true, at: .now)
            return false
        }
        let instant = Instant(eventTime: gdk_event_get_time(event))
        guard gdk_scroll_event_is_stop(event) == 0 else {
            end(cancelled: false, at: instant)
            return true
        }
        var delta = Point.zero
        gdk_scroll_event_get_deltas(event, &delta.x, &delta.y)
        follow(delta)
        return move(at: instant)
    }

    /// Cancels the swipe if it is over this surface: the sheet goes back.
    func cancel(over surface: SurfaceID) {
        guard sheet?.id == surface else { return }
        misses = true
        end(cancelled: true, at: .now)
    }

    /// Content moves against the scroll delta, as it would with a finger on it.
    private func follow(_ delta: Point) {
        way = Point(x: way.x - delta.x * Self.unit, y: way.y - delta.y * Self.unit)
    }

    private func move(at instant: Instant) -> Bool {
        guard case .held(let hold) = state, let closing = sheet?.sheet?.closing else { return false }
        hold.move(to: way.along(closing), at: instant)
        return true
    }

    private func begun() {
        // The end of the last scroll may not have been reported.
        end(cancelled: true, at: controller.eventInstant)
        (state, way, misses) = (.undecided, .zero, false)
        // As a finger does when it comes down.
        sheet?.stopMomentum()
    }

    /// Takes hold, unless the movement is across the sheet's axis, or over a widget that may use it itself.
    private func begin() -> State {
        guard let sheet, let plan = sheet.sheet,
            let point = gtk_event_controller_get_current_event(controller)?.location?.point,
            sheet.takesDrag(at: point)
        else { return .idle }
        guard abs(way.along(plan.closing)) > way.across(plan.closing) else { return .idle }
        let target = sheet.pick(point)
        let scrollers = sheet.scrollers(around: target)
        let axis =
            plan.closing.x == 0
            ? GTK_EVENT_CONTROLLER_SCROLL_VERTICAL : GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL
        let end = gtk_event_controller_get_widget(controller)
        guard target?.scrollsByItself(along: axis, below: end) != true else { return .offered(scrollers) }
        return .held(SheetHold(of: sheet, over: scrollers, at: controller.eventInstant))
    }

    private func ended() {
        misses = false
        end(cancelled: false, at: controller.eventInstant)
    }

    private func end(cancelled: Bool, at instant: Instant) {
        let ended = state
        state = .idle
        if case .held(let hold) = ended { hold.end(cancelled: cancelled, at: instant) }
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Whether the widget, or one around it, handles scrolls along the axis itself, such as a slider, a calendar
    /// or a map.
    ///
    /// A GtkScrolledWindow does not count, nor what is around it.
    @MainActor
    fileprivate func scrollsByItself(along axis: GtkEventControllerScrollFlags, below end: WidgetPointer?)
        -> Bool
    {
        guard gtk_widget_get_ancestor(self, gtk_scrollbar_get_type()) == nil else { return false }
        return sequence(first: self) { gtk_widget_get_parent($0) }
            .prefix { $0 != end && !$0.isA(gtk_scrolled_window_get_type()) }
            .contains { $0.controllers.contains { $0.hearsScrolls(along: axis) } }
    }
}

extension OpaquePointer {
    /// Whether the controller handles scrolls along the axis.
    @MainActor
    fileprivate func hearsScrolls(along axis: GtkEventControllerScrollFlags) -> Bool {
        isA(gtk_event_controller_scroll_get_type())
            && gtk_event_controller_get_propagation_phase(self) != GTK_PHASE_NONE
            && gtk_event_controller_scroll_get_flags(self).rawValue & axis.rawValue != 0
    }
}
