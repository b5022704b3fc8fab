import CGtk4
@_spi(Host) import Scrim

/// Closes popovers that open in a blocked area: they have surfaces of their own, above every layer.
///
/// A popover closes right after it is mapped, before it is drawn once.
@MainActor
final class PopoverBarrier {
    private var hook: EmissionHook?

    /// Begins to close popovers; those that are already open are left alone (see `InputBarrier.interrupt`).
    ///
    /// - Parameter blocks: Whether a popover belongs to a blocked area.
    init(where blocks: @escaping @MainActor (_ popover: WidgetPointer) -> Bool) {
        hook = EmissionHook("map", of: gtk_widget_get_type()) { object in
            let widget = object.assumingMemoryBound(to: GtkWidget.self)
            guard widget.isA(gtk_popover_get_type()), blocks(widget) else { return }
            // Not at once: a popover takes its grab after it is mapped, and would never release it.
            let popover = WeakObject(widget)
            Later.run { popover.object?.closePopover() }
        }
    }

    /// Lets popovers open again.
    func remove() {
        hook?.remove()
        hook = nil
    }
}
