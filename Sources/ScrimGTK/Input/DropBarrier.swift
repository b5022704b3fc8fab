import CGtk4

/// Refuses a drag and drop over what blocks, or over a panel without a use for it.
///
/// The barriers stop its events on their way to the app, and pass them here. If no drop target answers a movement, GTK
/// reports to the source that nothing takes the drop.
enum DropBarrier {
    /// Refuses what an event of a drag and drop is about; the caller stops the event.
    ///
    /// A drop target on the window is around the layer, so GTK does not report to it that the drag has left. The target
    /// keeps the drag, in case the overlay ends first, and shows no highlight meanwhile.
    @MainActor
    static func refuse(_ event: OpaquePointer, in window: WidgetPointer?) {
        let window = window.map { Retained($0) }
        let isDrop = gdk_event_get_event_type(event) == GDK_DROP_START
        let drop = gdk_dnd_event_get_drop(event)
        if isDrop { gdk_drop_finish(drop, GdkDragAction(0)) }
        guard let window else { return }
        if isDrop, let drop {
            for target in window.pointer.targets(of: drop) { OpaquePointer(target.pointer).rejectDrop() }
        }
        window.pointer.hideDropHighlight()
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget's own drop targets that have a certain drag or drop.
    ///
    /// A target that reads what was dropped before is not among them.
    @MainActor
    func targets(of drop: OpaquePointer) -> [Retained<GObject>] {
        targetsOfDrag.filter { gtk_drop_target_get_current_drop(OpaquePointer($0.pointer)) == drop }
    }

    /// The widget's own drop targets that a drag is over, or that read what was dropped.
    ///
    /// GTK does not report which drag a GtkDropTargetAsync has, so none of these is among them.
    @MainActor
    var targetsOfDrag: [Retained<GObject>] {
        keptControllers.filter { controller in
            let target = OpaquePointer(controller.pointer)
            return target.isA(gtk_drop_target_get_type()) && gtk_drop_target_get_current_drop(target) != nil
        }
    }

    /// Whether the widget is drawn as one that takes what is dragged over it.
    var hasDropHighlight: Bool {
        gtk_widget_get_state_flags(self).rawValue & GTK_STATE_FLAG_DROP_ACTIVE.rawValue != 0
    }
}
