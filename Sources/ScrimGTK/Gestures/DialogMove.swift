import CGtk4
@_spi(Host) import Scrim

/// Reports how a pointer moves a dialog sheet by its header.
///
/// A movement takes hold only past GTK's drag threshold, and only if nothing in the content claims it first, such as
/// an entry or a button.
@MainActor
final class DialogMove {
    /// The movements that the gesture handles.
    enum Source {
        /// All that bubble up to the panel.
        case panel
        /// Those on a GtkWindowHandle of the content (such as GtkHeaderBar), captured before the handle gets them: it
        /// would move the window that contains the dialog.
        case windowHandle
    }

    private let gesture: OpaquePointer
    private let source: Source
    private weak var sheet: (any DraggableSheet)?
    /// How far the pointer had moved when the gesture took hold; `nil` until then.
    private var start: Point?

    /// - Parameter widget: Takes over the gesture, and through it keeps this object. It must not move
    ///   with the dialog.
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
        // A text view's selection and a drag source both follow the pointer without a claim. A drag source on a
        // window handle is ignored, as GTK does: there, a movement always moves the window.
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
