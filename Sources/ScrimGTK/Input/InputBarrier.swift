import CGtk4
@_spi(Host) import Scrim

/// Performs a stage's input plan in its window: asks the gate about every event before the app gets it.
///
/// It exists only while something is presented, so an idle window has no controller of ours.
@MainActor
final class InputBarrier {
    private let window: GuardedWindow
    private let leading: PriorityControllers
    private let keys: KeyBarrier
    private let pointer: PointerBarrier
    private let panelKeys: PanelKeyBarrier
    private let paneKeys: PaneKeys
    private var popovers: PopoverBarrier?
    private var plan = InputPlan()
    private var blocked: Set<Region> = []
    private var known: Set<SurfaceID> = []

    /// Reaches the app's tree only through the window and the layer.
    init(_ window: GuardedWindow, on widget: WidgetPointer) {
        self.window = window
        keys = KeyBarrier(window)
        pointer = PointerBarrier(window)
        panelKeys = PanelKeyBarrier(window)
        paneKeys = PaneKeys(window)
        leading = PriorityControllers(
            [keys.controller, pointer.controller, paneKeys.controller], on: widget)
        // The layer takes over the references, and goes with them.
        gtk_widget_add_controller(window.layer, panelKeys.controller)
        gtk_widget_add_controller(window.layer, PanelEventBarrier.makeController())
        gtk_widget_add_controller(window.layer, DropBarrier.makeController())
    }

    /// Follows the plan: interrupts what becomes blocked, and releases what is no longer blocked.
    func apply(_ plan: InputPlan) {
        guard plan != self.plan else { return }
        self.plan = plan
        let surfaces = Set(plan.layers.map(\.surface))
        if !surfaces.isSubset(of: known) { keys.overlayCame() }
        known = surfaces

        var regions = plan.blockedRegions
        if plan.windowBlocker != nil { regions.insert(.window) }
        let added = regions.subtracting(blocked)
        blocked = regions

        for region in added { interrupt(region) }
        if regions.isEmpty {
            popovers?.remove()
            popovers = nil
        } else if popovers == nil {
            popovers = PopoverBarrier { [weak window] in window?.blocks(popover: $0) ?? false }
        }
    }

    /// Takes everything away.
    func remove() {
        popovers?.remove()
        popovers = nil
        keys.remove()
        leading.remove()
    }

    private func interrupt(_ region: Region) {
        guard let area = window.widget(of: region), let toplevel = window.window else { return }
        InteractionCanceler(area: area, exempt: window.layer, window: toplevel)
            .cancel(closing: window.blocks(popover:))
    }
}
