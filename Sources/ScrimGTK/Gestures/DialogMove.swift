import CGtk4
@_spi(Host) import Scrim

/// Reports how a pointer moves a sheet that is a dialog, by its header.
///
/// A movement takes hold only past GTK's drag threshold, and only where nothing in the content claims it before: an entry
/// selects, a button is pressed.
@MainActor
final class DialogMove {
    /// Whose movements the gesture takes.
    enum Source {
        /// All that bubble up to it.
        case panel
        /// Those on what moves a window in an app's own window (GtkWindowHandle, so GtkHeaderBar), before that has them: it
        /// would move the window that the dialog is in.
        case windowHandle
    }

    private let gesture: OpaquePointer
    private let source: Source
    private weak var sheet: (any DraggableSheet)?
    /// How far the pointer had gone when it took hold; `nil`: it has not.
    private var start: Point?

    /// - Parameter widget: Takes over the gesture, and keeps this object by it; it stays where it is.
    @discardableResult
    init(of sheet: some DraggableSheet, on widget: WidgetPointer, _ source: Source) {
        gesture = made(gtk_gesture_drag_new())
        self.source = source
        self.sheet = sheet
        // A second finger neither moves the dialog nor breaks off the first (`SheetDrag`).
        gtk_gesture_single_set_exclusive(gesture, 1)
        gtk_event_controller_set_propagation_phase(
            gesture, source == .windowHandle ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
        Signal(gesture, "drag-begin") { self.pressed(at: Point(x: $0.double(1), y: $0.double(2))) }
        Signal(gesture, "drag-update") { self.moved(Point(x: $0.double(1), y: $0.double(2))) }
        gtk_widget_add_controller(widget, gesture)
    }

    private func pressed(at point: Point) {
        start = nil
        guard let sheet, sheet.takesMove(at: point) else { return refuse() }
        let target = sheet.pick(point)
        let isOnHandle = target?.windowHandle != nil
        // A text view selects by a pointer's movement, and a drag begins by it, but neither claims it. What is on a handle
        // GTK moves the window by, whether or not it can be dragged.
        guard isOnHandle == (source == .windowHandle), target?.isInTextView != true,
            isOnHandle || !gesture.yieldsToDragSource(at: target)
        else { return refuse() }
    }

    private func moved(_ way: Point) {
        guard let sheet else { return }
        if start == nil {
            guard max(abs(way.x), abs(way.y)) > gesture.dragThreshold else { return }
            start = way
            gesture.setGestureState(GTK_EVENT_SEQUENCE_CLAIMED)
            sheet.report(.moveBegan(sheet.id))
        }
        guard let start else { return }
        sheet.report(.moved(sheet.id, by: Point(x: way.x - start.x, y: way.y - start.y)))
    }

    private func refuse() { gesture.setGestureState(GTK_EVENT_SEQUENCE_DENIED) }
}
