import CGtk4
@_spi(Host) import Scrim

/// Answers the barriers' questions about their window: where input may go, and where things are.
@MainActor
final class GuardedWindow {
    /// Decides where a press or key may go.
    let gate: InputGate
    /// Where the gate finds panels and regions.
    let geometry: InputGate.Geometry
    /// Reports to the stage what happened.
    let report: @MainActor (HostEvent) -> Void
    /// Whether Escape would end an overlay, or cancel its work, with the focus at a place.
    let yieldsToEscape: @MainActor (FocusPlace) -> Bool
    /// The widget over the app's content.
    var layer: WidgetPointer { keptLayer.pointer }

    private let keptLayer: Retained<GtkWidget>
    private let reference: WeakObject<GtkWindow>
    private let stack: SurfaceStack
    private let regions: RegionRegistry
    private let focus: FocusKeeper
    /// The window's own buttons and bars; `nil` until somebody asks for them.
    private var knownControls: WindowControls?

    init(
        _ window: UnsafeMutablePointer<GtkWindow>, layer: WidgetPointer, stack: SurfaceStack,
        regions: RegionRegistry,
        focus: FocusKeeper, gate: InputGate, geometry: InputGate.Geometry,
        report: @escaping @MainActor (HostEvent) -> Void,
        yieldsToEscape: @escaping @MainActor (FocusPlace) -> Bool
    ) {
        self.yieldsToEscape = yieldsToEscape
        reference = WeakObject(window)
        keptLayer = Retained(layer)
        self.stack = stack
        self.regions = regions
        self.focus = focus
        self.gate = gate
        self.geometry = geometry
        self.report = report
    }

    /// The window; `nil` once it is destroyed.
    var window: UnsafeMutablePointer<GtkWindow>? { reference.object }

    // MARK: Places

    /// The window was laid out: buttons and bars may have come or gone.
    func layoutChanged() { knownControls = nil }

    /// Whether the widget at a point moves the window.
    func isHandle(at point: Point) -> Bool {
        window.map { controls(of: $0.widget).isHandle(at: point, in: $0.widget) } ?? false
    }

    /// Whether one of the window's own buttons is at a point.
    func isSystemButton(at point: Point) -> Bool {
        window.map { controls(of: $0.widget).isButton(at: point, in: $0.widget) } ?? false
    }

    /// The insets that panels keep clear of: the bar at the window's top with its own buttons.
    var safeArea: Insets {
        Insets(top: window.map { controls(of: $0.widget).barHeight(in: $0.widget) } ?? 0)
    }

    private func controls(of window: WidgetPointer) -> WindowControls {
        let controls = knownControls ?? WindowControls(in: window, except: layer)
        knownControls = controls
        return controls
    }

    /// The widget of a region; `nil` if there is none.
    func widget(of region: Region) -> WidgetPointer? {
        region.isWindow ? window?.widget : regions.widget(of: region)
    }

    /// The widget of a surface; `nil` if it is not presented.
    func widget(of surface: SurfaceID) -> WidgetPointer? { stack.surface(surface)?.widget }

    /// Stops the momentum of what a sheet contains.
    func stopMomentum(of surface: SurfaceID) { stack.surface(surface)?.stopMomentum() }

    /// The parts of the window, in panels or not, whose input is blocked.
    ///
    /// A window that is blocked as a whole adds none, since it gets no keys.
    var blockedAreas: [BlockedArea] {
        gate.plan.layers.flatMap { layer -> [BlockedArea] in
            let exempt: Set<Region>
            switch layer.outside {
            case .live: return []
            case .blocked where layer.region.isWindow: return []
            case .blocked: exempt = []
            case .blockedExcept(let regions): exempt = regions
            }
            let region = regions.widget(of: layer.region)
            let roots = layer.region.isWindow ? appChildren : [region].compactMap { $0 }
            let live = exempt.compactMap { regions.widget(of: $0) }
            return roots.map { BlockedArea(root: $0, exempt: live) }
        }
    }

    /// The app's children of the window: all except the layer.
    private var appChildren: [WidgetPointer] { window?.widget.children.filter { $0 != layer } ?? [] }

    /// Whether a widget, in a panel or not, is in a region whose input is blocked.
    func isInBlockedRegion(_ widget: WidgetPointer) -> Bool {
        blockedAreas.contains { $0.contains(widget) }
    }

    /// The outermost exempt view around the focus; `nil` if there is none.
    var exemptView: WidgetPointer? {
        guard let focus = focusWidget else { return nil }
        for case .blockedExcept(let exempt) in gate.plan.layers.map(\.outside) {
            let around = exempt.compactMap { regions.widget(of: $0) }.filter { focus.isInside($0) }
            if let view = around.first(where: { view in around.allSatisfy { $0.isInside(view) } }) {
                return view
            }
        }
        return nil
    }

    /// The views that overlays exempt from what they block, and that no other overlay blocks.
    var liveViews: Set<Region> {
        var views: Set<Region> = []
        for case .blockedExcept(let exempt) in gate.plan.layers.map(\.outside) { views.formUnion(exempt) }
        return views.filter { view in widget(of: view).map { !blocksKeys(of: $0) } ?? false }
    }

    /// Whether a popover belongs to a blocked area.
    func blocks(popover: WidgetPointer) -> Bool {
        guard let window, popover.window == window else { return false }
        // A popover counts as being where its parent is.
        let place = gtk_widget_get_parent(popover) ?? popover
        if let freeKeyboard, place.isInside(freeKeyboard) { return false }
        return blocksKeys(of: place)
    }

    /// The app's own keyboard, if it shows one and no overlay covers it: the pointer reaches it in a blocked window.
    var freeKeyboard: WidgetPointer? {
        let isCovered = gate.plan.layers.contains {
            $0.blocks && ($0.region == .keyboard || $0.region == .windowAndKeyboard)
        }
        return isCovered ? nil : regions.widget(of: .keyboard)
    }

    /// The default widget, if a key may not reach it.
    var blockedDefaultWidget: WidgetPointer? {
        guard let widget = window?.defaultWidget, blocksKeys(of: widget) else { return nil }
        return widget
    }

    /// Whether keys may not reach a widget.
    func blocksKeys(of widget: WidgetPointer) -> Bool {
        gate.keyRoute(focus: focus.place(of: widget)).isBlocked
    }

    /// Whether text that comes without a key must not reach a widget.
    func blocksTextInput(into widget: WidgetPointer) -> Bool {
        let place = focus.place(of: widget)
        return gate.keyRoute(focus: place).isBlocked || gate.blocksTextInput(focus: place)
    }

    // MARK: Focus

    /// The focused widget, anywhere in the window.
    var focusWidget: WidgetPointer? { focus.focusWidget }

    /// Whether the focus is in the layer, as when a panel has it.
    var isFocusInLayer: Bool { focusWidget?.isInside(layer) ?? false }

    /// The app's widget that has the focus, or that lost it to a panel.
    var appFocus: WidgetPointer? {
        guard isFocusInLayer else { return focusWidget }
        return window.flatMap { focus.saved?.target(in: $0) }
    }

    /// Where the focus is.
    var focusPlace: FocusPlace { focusWidget.map { focus.place(of: $0) } ?? .nowhere }

    /// Whether keys reach a surface's panel, even if parts of its content are blocked.
    func reachesPanel(of surface: SurfaceID) -> Bool {
        stack.surface(surface).map { gate.keyRoute(focus: focus.place(of: $0)) == .panel(surface) } ?? false
    }

    /// Whether a key with Alt is the mnemonic of anything in a surface's panel.
    func hasMnemonic(_ key: KeyPress, inPanelOf surface: SurfaceID) -> Bool {
        stack.surface(surface)?.panel.widget.hasMnemonic(gdk_keyval_to_lower(key.value)) ?? false
    }

    /// Whether a surface's panel has only the library's controls: a view of the app may use any key.
    func isPlainPanel(of surface: SurfaceID) -> Bool {
        stack.surface(surface)?.plan.map { $0.view == nil } ?? false
    }

    /// Moves the focus within a surface's panel, or out of it if it may leave.
    func moveFocus(_ direction: GtkDirectionType, inPanelOf surface: SurfaceID) {
        guard let panel = stack.surface(surface)?.panel.widget else { return }
        focus.move(direction, inPanel: panel)
    }

    /// Shows the focus ring, since keys move the focus.
    func showFocus() {
        if let window { gtk_window_set_focus_visible(window, 1) }
    }

    /// Moves the focus to the next widget in a direction.
    func moveFocus(_ direction: GtkDirectionType) {
        if let surface = focusPlace.surface {
            moveFocus(direction, inPanelOf: surface)
        } else if let window, !focus.moveInApp(direction) {
            window.widget.moveFocus(direction)
        }
    }

    /// Moves the focus between the app and the panels beside it; false if it stays where it was.
    func walk(_ step: FocusRound.Step) -> Bool { focus.walk(step) }
}

extension Route {
    /// Whether the press or key goes nowhere at all.
    var isBlocked: Bool {
        if case .blocked = self { true } else { false }
    }
}
