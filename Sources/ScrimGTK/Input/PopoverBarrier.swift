import CGtk4
@_spi(Host) import Scrim

/// Closes popovers that belong to a blocked area: they are native surfaces of their own, above every layer.
///
/// Popovers that open later close right after they are mapped, before they are drawn once.
@MainActor
final class PopoverBarrier {
    private var hook: gulong?
    private let mapSignal = g_signal_lookup("map", gtk_widget_get_type())

    /// Starts to close them; popovers that are open already are not touched (see `InputBarrier.interrupt`).
    ///
    /// - Parameter blocks: Whether a popover belongs to a blocked area.
    init(where blocks: @escaping @MainActor (_ popover: WidgetPointer) -> Bool) {
        let question = Unmanaged.passRetained(Question(blocks)).toOpaque()
        hook = g_signal_add_emission_hook(
            mapSignal, 0,
            { _, count, values, data in
                onMain(values, data) { values, data in
                    guard let data, let object = values.flatMap({ g_value_get_object($0) }) else { return }
                    let widget = object.assumingMemoryBound(to: GtkWidget.self)
                    let question = Unmanaged<Question>.fromOpaque(data).takeUnretainedValue()
                    guard widget.isA(gtk_popover_get_type()), question.blocks(widget) else { return }
                    // Not at once: a popover takes its grab after it is mapped, and would never let go of it.
                    let popover = WeakObject(widget)
                    Later.run {
                        popover.object?.closePopover()
                    }
                }
                return 1
            }, question
        ) { data in
            if let data { Unmanaged<Question>.fromOpaque(data).release() }
        }
    }

    /// Lets popovers open again.
    func remove() {
        if let hook { g_signal_remove_emission_hook(mapSignal, hook) }
        hook = nil
    }

    /// The hook's question about each popover.
    private final class Question {
        let blocks: @MainActor (WidgetPointer) -> Bool
        init(_ blocks: @escaping @MainActor (WidgetPointer) -> Bool) { self.blocks = blocks }
    }
}
