import CGtk4

/// The drop targets that became blocked while a drag was over them.
///
/// Such a target keeps its drag until the drag moves on over what blocks. If the overlay ends before that, the target
/// goes on: GTK does not report a drag again to a target that has lost it, until the drag has left the widget.
@MainActor
final class CoveredDropTargets {
    private var targets: [WeakObject<GObject>] = []

    var isEmpty: Bool { targets.isEmpty }

    /// Notes a GtkDropTarget that a drag is over, and draws its widget without the highlight.
    func cover(_ target: Retained<GObject>) {
        targets.append(WeakObject(target.pointer))
        gtk_event_controller_get_widget(OpaquePointer(target.pointer))?.hideDropHighlight()
    }

    /// Takes the drag of this event from the targets that still have it.
    ///
    /// On X11, GTK has already reported to them that the drag has left. A target that reads an earlier drop goes on.
    func lose(dragOf event: OpaquePointer, in window: WidgetPointer?) {
        let drop = gdk_dnd_event_get_drop(event)
        lose(in: window) { $0 == drop }
    }

    /// Takes their drags from the targets, after a movement of the pointer without a drag.
    func loseDrags(in window: WidgetPointer?) { lose(in: window) { _ in true } }

    /// A target on the window loses the same drags: it would otherwise take what was meant for the target in it.
    private func lose(in window: WidgetPointer?, where isLost: (OpaquePointer) -> Bool) {
        let window = window.map { Retained($0) }
        let covered = targets
        targets = []
        for target in covered {
            guard let object = target.object else { continue }
            let controller = OpaquePointer(object)
            guard let drop = gtk_drop_target_get_current_drop(controller), isLost(drop) else { continue }
            let around = window?.pointer.targets(of: drop) ?? []
            controller.rejectDrop()
            for target in around { OpaquePointer(target.pointer).rejectDrop() }
        }
    }
}
