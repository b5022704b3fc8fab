import CGtk4
import Scrim

/// Performs a stage's input plan in its window: asks the gate about every event before the app hears of it.
///
/// Built when something is up and gone when nothing is, so that an idle window has no controller of ours.
@MainActor
final class InputBarrier {
    private weak var host: GtkHost?
    private let window: UnsafeMutablePointer<GtkWindow>
    private let leading: LeadingControllers
    private let keys: KeyBarrier
    private let pointer: PointerBarrier
    private let panelKeys: PanelKeys
    private var popovers: PopoverBarrier?
    private var blocked: Set<Region> = []
    private var known: Set<SurfaceID> = []

    /// Reaches the app's tree only through the window and the layer.
    init(_ host: GtkHost, window: UnsafeMutablePointer<GtkWindow>, layer: WidgetPointer) {
        self.host = host
        self.window = window
        keys = KeyBarrier(host)
        pointer = PointerBarrier(host)
        panelKeys = PanelKeys(host)
        leading = LeadingControllers([keys.controller, pointer.controller], on: window.widget)
        // The layer takes over the references, and goes with them.
        gtk_widget_add_controller(layer, panelKeys.controller)
        gtk_widget_add_controller(layer, PanelPointer.makeController())
        gtk_widget_add_controller(layer, DropBarrier.makeController())
    }

    /// Follows the plan: what becomes blocked is interrupted, what is no longer blocked is let go.
    func apply(_ plan: InputPlan) {
        guard let host else { return }
        let surfaces = Set(plan.layers.map(\.surface))
        if !surfaces.isSubset(of: known) { keys.overlayCame(in: window) }
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
            popovers = PopoverBarrier(host)
        }
    }

    /// Takes everything away.
    func remove() {
        popovers?.remove()
        popovers = nil
        leading.remove()
    }

    private func interrupt(_ region: Region) {
        guard let host, let layer = host.layer,
            let area = region.isWindow ? window.widget : host.regions.widget(of: region)
        else { return }
        Interruption(area: area, exempt: layer.widget, window: window).perform { host.blocks(popover: $0) }
    }
}

extension UnsafeMutablePointer where Pointee == GtkWindow {
    /// The window as the widget that it is.
    var widget: WidgetPointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self) }
}
