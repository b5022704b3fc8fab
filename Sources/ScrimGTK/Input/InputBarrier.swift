import CGtk4
@_spi(Host) import Scrim

/// Performs a stage's input plan in its window: asks the gate about every event before the app gets it.
///
/// The barrier exists only while something is presented, so an idle window has no controller of ours.
@MainActor
final class InputBarrier {
    private let window: GuardedWindow
    private let toplevel: WidgetPointer
    /// The controllers on the window and on the dialogs in it.
    private var leading: [WidgetPointer: PriorityControllers] = [:]
    private let keys: KeyBarrier
    private let pointer: PointerBarrier
    private let panelKeys: PanelKeyBarrier
    private let textInput: TextInputBarrier
    private var popovers: PopoverBarrier?
    private var plan = InputPlan()
    private var blocked: Set<Region> = []
    private var blockedPanels: Set<SurfaceID> = []
    /// The views that are exempt from what the plan blocks.
    private var live: Set<Region> = []
    /// The surfaces whose panels take input.
    private var takers: Set<SurfaceID> = []

    /// Adds controllers to the window, its dialogs and the layer, and to nothing else.
    ///
    /// - Parameter dialogs: The dialogs that are open in the window.
    init(_ window: GuardedWindow, on widget: WidgetPointer, dialogs: [WidgetPointer]) {
        self.window = window
        keys = KeyBarrier(window)
        pointer = PointerBarrier(window)
        panelKeys = PanelKeyBarrier(window)
        textInput = TextInputBarrier(window)
        toplevel = widget
        lead(at: widget)
        follow(dialogs: dialogs)
        // The layer takes over the references, and frees the controllers with itself.
        gtk_widget_add_controller(window.layer, panelKeys.controller)
        gtk_widget_add_controller(window.layer, PanelEventBarrier.makeController())
    }

    /// Handles the events of these dialogs, too.
    ///
    /// Since GTK 4.18 and libadwaita 1.7, events in a dialog do not go on to the window.
    func follow(dialogs: [WidgetPointer]) {
        for (widget, controllers) in leading where widget != toplevel && !dialogs.contains(widget) {
            controllers.remove()
            leading[widget] = nil
        }
        for dialog in dialogs where leading[dialog] == nil && dialog.limitsEvents { lead(at: dialog) }
    }

    private func lead(at widget: WidgetPointer) {
        leading[widget] = PriorityControllers(on: widget) { [window, keys, pointer] in
            keys.makeControllers() + [pointer.makeController(), PanelCycleKeys.makeController(window)]
        } forget: { [keys] in
            keys.forget($0)
        }
    }

    /// Follows the plan: interrupts what becomes blocked, and releases what is no longer blocked.
    func apply(_ plan: InputPlan) {
        guard plan != self.plan else { return }
        self.plan = plan
        keys.follow(plan)

        var regions = plan.blockedRegions
        if plan.windowBlocker != nil { regions.insert(.window) }
        let added = regions.subtracting(blocked)
        blocked = regions

        let panels = plan.blockedPanels
        let addedPanels = panels.subtracting(blockedPanels)
        blockedPanels = panels

        let before = live
        live = window.liveViews
        // These views are blocked only now; what is around them was blocked before.
        let lost = before.subtracting(live).compactMap { window.widget(of: $0) }
            .filter { window.blocksKeys(of: $0) }.map { Retained($0) }
        func loses(_ area: WidgetPointer?) -> Bool {
            area.map { area in lost.contains { $0.pointer.isInside(area) } } ?? false
        }

        let takers = Set(plan.layers.lazy.filter(\.panelTakesInput).map(\.surface))
        let left = self.takers.subtracting(takers)
        self.takers = takers

        // Each step may run the app's code, which may lead to another plan: ask again what is blocked.
        for region in regions where added.contains(region) || loses(window.widget(of: region)) {
            if blocked.contains(region) { interrupt(window.widget(of: region)) }
        }
        for panel in panels where addedPanels.contains(panel) || loses(window.widget(of: panel)) {
            guard blockedPanels.contains(panel) else { continue }
            SheetSwipe.held?.cancel(over: panel)
            window.stopMomentum(of: panel)
            interrupt(window.widget(of: panel))
        }
        for panel in left where !self.takers.contains(panel) { end(window.widget(of: panel)) }
        if blocked.isEmpty {
            popovers?.remove()
            popovers = nil
        } else if popovers == nil {
            popovers = PopoverBarrier { [weak window] in window?.blocks(popover: $0) ?? false }
        }
        textInput.follow()
    }

    /// Whether a drag and drop has last been seen over something that blocks.
    var isUnderDrag: Bool { pointer.isUnderDrag }

    /// Takes everything away.
    func remove() {
        popovers?.remove()
        popovers = nil
        blocked = []
        keys.remove()
        textInput.remove()
        leading.values.forEach { $0.remove() }
        leading = [:]
        // The ends of presses that are down now reach no barrier. A press without a barrier may have the same number.
        window.gate.forgetPresses()
    }

    /// Ends the interactions in a panel that takes no input any more.
    private func end(_ panel: WidgetPointer?) {
        guard let panel, let toplevel = window.window else { return }
        InteractionCanceler(area: panel, exempt: [], window: toplevel).cancelInLeavingPanel()
    }

    private func interrupt(_ area: WidgetPointer?) {
        guard let area, let toplevel = window.window else { return }
        // An area in a panel is itself in the layer.
        let exempt = area.isInside(window.layer) ? [] : [window.layer, window.freeKeyboard].compactMap { $0 }
        let live = live.compactMap { window.widget(of: $0) }.filter { $0 != area && $0.isInside(area) }
        InteractionCanceler(area: area, exempt: exempt, live: live, window: toplevel)
            .cancel(covering: pointer.coveredTargets, closing: window.blocks(popover:))
    }
}
