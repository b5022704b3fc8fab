import CGtk4
@_spi(Host) import Scrim

/// Performs a stage's access plan in its window: hides covered content from assistive technology.
///
/// GTK sets a widget's hidden state whenever the widget is shown, hidden or mapped, so the keeper sets it again
/// after that.
@MainActor
final class AccessKeeper {
    private let keptLayer: Retained<GtkWidget>
    private var layer: WidgetPointer { keptLayer.pointer }
    private let stack: SurfaceStack
    private let regions: RegionRegistry
    private var plan = AccessPlan()
    /// The surfaces that a surface in front covers.
    private var covered: Set<SurfaceID> = []
    private var covers: [WidgetPointer: HiddenWidget] = [:]

    /// - Parameter layer: The widget that contains the surfaces.
    init(layer: WidgetPointer, stack: SurfaceStack, regions: RegionRegistry) {
        keptLayer = Retained(layer)
        self.stack = stack
        self.regions = regions
    }

    /// Follows the plan.
    func apply(_ plan: AccessPlan, covered: Set<SurfaceID>) {
        // Below a modal surface, more is hidden than the plan names: other surfaces, and widgets that the app adds. A
        // covered surface may have its widgets only now.
        let isSame =
            plan == self.plan && plan.modal == nil && covered.isEmpty && self.covered.isEmpty
        (self.plan, self.covered) = (plan, covered)
        if isSame { markModal() } else { refresh() }
    }

    /// Follows the plan after the app was laid out: a view that stays in use may have new siblings.
    func appWasLaidOut() {
        if !plan.exempt.isEmpty || plan.modal != nil && regions.widget(of: .keyboard) != nil { refresh() }
    }

    /// Follows the plan after the window's children changed.
    func refresh() {
        let wanted = hiddenWidgets
        // A new widget may have the address of a freed one.
        covers = covers.filter { $0.value.isAlive }
        for widget in covers.keys where !wanted.contains(widget) {
            covers.removeValue(forKey: widget)?.lift()
        }
        for widget in wanted where covers[widget] == nil { covers[widget] = HiddenWidget(widget) }
        markModal()
    }

    private func markModal() {
        for surface in stack.surfaces { surface.setModal(surface.id == plan.modal) }
    }

    /// The widgets that the plan hides, each with its content.
    private var hiddenWidgets: Set<WidgetPointer> {
        var hidden = Set(plan.hiddenRegions.compactMap { regions.widget(of: $0) })
        hidden.formUnion(covered.compactMap { stack.surface($0)?.widget })
        guard let modal = plan.modal, let surface = stack.surface(modal) else { return hidden }
        let top = surface.widget
        var live = plan.exempt.compactMap { regions.widget(of: $0) }
        // The app's own keyboard types into the panel, unless it is covered.
        if surface.plan?.region != .windowAndKeyboard, !plan.hiddenRegions.contains(.keyboard),
            let keyboard = regions.widget(of: .keyboard)
        {
            live.append(keyboard)
        }
        if let window = gtk_widget_get_parent(layer) {
            hidden.formUnion(window.appChildren(except: layer).flatMap { hiding($0, except: live) })
        }
        hidden.formUnion(layer.children.prefix { $0 != top })
        return hidden
    }

    /// The widgets to hide so that all of a widget is hidden except the live ones; each is hidden with its content.
    private func hiding(_ widget: WidgetPointer, except live: [WidgetPointer]) -> [WidgetPointer] {
        if live.contains(widget) { return [] }
        guard live.contains(where: { $0.isInside(widget) }) else { return [widget] }
        return widget.children.flatMap { hiding($0, except: live) }
    }
}

/// A widget that is hidden from assistive technology until `lift`, which restores the widget's own state.
///
/// The app's own changes of the state meanwhile are unknown, since GTK does not report them. Only showing or hiding
/// the widget is noticed.
@MainActor
private final class HiddenWidget {
    private let widget: WeakObject<GtkWidget>
    private var watches: [Signal] = []
    /// The state without overlays: the app's, or GTK's after the app has shown or hidden the widget.
    private var wasHidden: Bool?

    init(_ widget: WidgetPointer) {
        self.widget = WeakObject(widget)
        wasHidden = widget.accessibleState(GTK_ACCESSIBLE_STATE_HIDDEN)
        watches = [
            Signal(widget, "notify::visible") { [weak self] _ in self?.visibilityChanged() },
            // The widget was out of sight with one around it, or has another parent.
            Signal(widget, "map", .after) { [weak self] _ in self?.hideAgain() },
        ]
        widget.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: true)
        hideAgain()
    }

    var isAlive: Bool { widget.object != nil }

    func lift() {
        watches.forEach { $0.disconnect() }
        widget.object?.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: wasHidden)
    }

    private func visibilityChanged() {
        if let widget = widget.object { wasHidden = gtk_widget_get_visible(widget) == 0 }
        hideAgain()
    }

    /// Hides the widget again, after GTK has set the state itself.
    ///
    /// GTK sets it after it has reported that the widget is shown, or that it is in the window; until then GTK 4.18
    /// calls the widget hidden. After `lift`, nothing keeps this object, and the closure does nothing.
    private func hideAgain() {
        Later.run { [weak self] in
            guard let self, let widget = widget.object else { return }
            if widget.accessibleState(GTK_ACCESSIBLE_STATE_HIDDEN) == false { wasHidden = false }
            widget.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: true)
        }
    }
}
