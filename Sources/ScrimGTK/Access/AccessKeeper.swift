import CGtk4
@_spi(Host) import Scrim

/// Performs a stage's access plan in its window: hides from assistive technology what overlays cover.
///
/// GTK sets a widget's hidden state anew each time that the widget is shown or hidden; so the keeper sets it again
/// after that.
@MainActor
final class AccessKeeper {
    private let keptLayer: Retained<GtkWidget>
    private var layer: WidgetPointer { keptLayer.pointer }
    private let stack: SurfaceStack
    private let regions: RegionRegistry
    private var plan = AccessPlan()
    private var covers: [WidgetPointer: HiddenWidget] = [:]

    /// - Parameter layer: Where the surfaces are.
    init(layer: WidgetPointer, stack: SurfaceStack, regions: RegionRegistry) {
        keptLayer = Retained(layer)
        self.stack = stack
        self.regions = regions
    }

    /// Follows the plan.
    func apply(_ plan: AccessPlan) {
        // Below what is modal, more than its plan names is hidden: other surfaces, and what the app puts there.
        let isSame = plan == self.plan && plan.modal == nil
        self.plan = plan
        if isSame { markModal() } else { refresh() }
    }

    /// Follows the plan after the window's children changed.
    func refresh() {
        let wanted = hiddenWidgets
        for widget in covers.keys where !wanted.contains(widget) {
            covers.removeValue(forKey: widget)?.lift()
        }
        for widget in wanted where covers[widget] == nil { covers[widget] = HiddenWidget(widget) }
        markModal()
    }

    private func markModal() {
        for surface in stack.surfaces { surface.setModal(surface.id == plan.modal) }
    }

    /// The widgets, with all that is in them, that the plan hides.
    private var hiddenWidgets: Set<WidgetPointer> {
        var hidden = Set(plan.hiddenRegions.compactMap { regions.widget(of: $0) })
        guard let modal = plan.modal, let top = stack.surface(modal)?.widget else { return hidden }
        if let window = gtk_widget_get_parent(layer) {
            hidden.formUnion(window.children.filter { $0 != layer && scrim_is_native($0) == 0 })
        }
        hidden.formUnion(layer.children.prefix { $0 != top })
        return hidden
    }
}

/// A widget that is hidden from assistive technology, and marked as busy, until `lift`.
@MainActor
private final class HiddenWidget {
    private let widget: WeakObject<GtkWidget>
    private let watch: Signal
    private let isLifted = Flag()

    init(_ widget: WidgetPointer) {
        self.widget = WeakObject(widget)
        let weak = self.widget
        let isLifted = self.isLifted
        // GTK sets the state after it has told that the widget is shown, or that the window has it.
        func hideAgain() {
            Later.run {
                if isLifted.value == false {
                    weak.object?.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: true)
                }
            }
        }
        watch = Signal(widget, "notify::visible") { _ in hideAgain() }
        widget.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: true)
        hideAgain()
        widget.setAccessible(GTK_ACCESSIBLE_STATE_BUSY, to: true)
    }

    func lift() {
        watch.disconnect()
        isLifted.value = true
        guard let widget = widget.object else { return }
        widget.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: gtk_widget_get_visible(widget) == 0)
        widget.setAccessible(GTK_ACCESSIBLE_STATE_BUSY, to: false)
    }
}

@MainActor
private final class Flag {
    var value = false
}
