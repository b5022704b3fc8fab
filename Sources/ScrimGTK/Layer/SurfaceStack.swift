import CGtk4
@_spi(Host) import Scrim

/// The surfaces on a layer, kept in line with a plan, in its order.
///
/// A surface gets its widgets when it comes into sight, and may lose them out of sight: of a thousand loading rows, only
/// a few dozen have widgets.
@MainActor
final class SurfaceStack {
    /// How many surfaces out of sight are kept at most if fewer are in sight: a user who scrolls back and forth does
    /// not have them made again.
    private static let mostKept = 16

    private weak var host: (any SurfaceHost)?
    private let keptLayer: Retained<GtkWidget>
    private var layer: WidgetPointer { keptLayer.pointer }
    /// Back to front.
    private(set) var surfaces: [SurfaceView] = [] {
        didSet { byID = Dictionary(uniqueKeysWithValues: surfaces.map { ($0.id, $0) }) }
    }
    private var byID: [SurfaceID: SurfaceView] = [:]
    /// Widgets right below a surface that blocks, above the surfaces further down: what the surface blocks gets no
    /// hover and no drop there either.
    ///
    /// Presses and scrolling are blocked at the window.
    private var shields: [SurfaceID: WidgetPointer] = [:]
    private let blocks: @MainActor (SurfaceID, Point) -> Bool

    /// An empty stack on a layer.
    ///
    /// - Parameter blocks: Whether a surface blocks input at a point of the layer.
    init(
        _ host: some SurfaceHost, layer: WidgetPointer,
        blocks: @escaping @MainActor (SurfaceID, Point) -> Bool
    ) {
        self.host = host
        keptLayer = Retained(layer)
        self.blocks = blocks
    }

    /// The surface with this identifier; `nil` if it has no widgets.
    func surface(_ id: SurfaceID) -> SurfaceView? { byID[id] }

    /// The surface that a widget is in.
    func surface(containing widget: WidgetPointer) -> SurfaceView? {
        guard widget.isInside(layer) else { return nil }
        return surfaces.last { widget.isInside($0.widget) }
    }

    /// Makes, updates and orders the surfaces; returns those that ended, which should leave the layer.
    ///
    /// - Parameter changes: How the plan differs from the one that was followed last.
    func follow(_ plan: StagePlan, _ changes: StagePlan.Changes) -> [SurfaceView] {
        guard let host else { return [] }
        let areInPlace =
            changes.areInPlace
            && changes.surfaces.allSatisfy { byID[$0.value.id] != nil || !needsWidgets($0.value, host) }
        let dropped = areInPlace ? [] : exchange(for: plan, host)
        let environment = host.environment
        for wanted in changes.surfaces { byID[wanted.value.id]?.update(wanted, in: environment) }
        order(shielding: shielded(by: plan.input.layers))
        return dropped
    }

    /// Makes those changes that must wait until the focus is where the plan wants it.
    func followFocus(_ changes: StagePlan.Changes) {
        for wanted in changes.surfaces { byID[wanted.value.id]?.followFocus() }
    }

    /// Makes those surfaces of the current plan that have come into sight; `nil` if there are none.
    ///
    /// If most surfaces have been scrolled out of sight by then, they are given up. Returns these, which should leave
    /// the layer.
    func followNewcomers(_ plan: StagePlan) -> [SurfaceView]? {
        guard let host, surfaces.count < plan.surfaces.count,
            plan.surfaces.contains(where: { byID[$0.value.id] == nil && host.isInSight($0.value.region) })
        else { return nil }
        let unneeded = surfaces.filter { $0.plan.map { !needsWidgets($0, host) } ?? true }
        let givesUp = unneeded.count > max(surfaces.count - unneeded.count, Self.mostKept)
        let dropped = exchange(for: plan, host, except: givesUp ? Set(unneeded.map(\.id)) : [])
        order(shielding: shielded(by: plan.input.layers))
        return dropped
    }

    /// Whether a surface needs widgets: it is in sight, or needs them even out of sight.
    private func needsWidgets(_ surface: SurfacePlan, _ host: some SurfaceHost) -> Bool {
        surface.isNeededUnseen || host.isInSight(surface.region)
    }

    /// Makes the surfaces that need widgets and have none; returns those that ended or are given up.
    private func exchange(
        for plan: StagePlan, _ host: some SurfaceHost, except givenUp: Set<SurfaceID> = []
    ) -> [SurfaceView] {
        var left = byID
        var made: [(surface: SurfaceView, plan: Shared<SurfacePlan>)] = []
        surfaces = plan.surfaces.compactMap { wanted in
            if !givenUp.contains(wanted.value.id), let known = left.removeValue(forKey: wanted.value.id) {
                return known
            }
            guard needsWidgets(wanted.value, host) else { return nil }
            let surface = SurfaceView(wanted, host: host, layer: layer)
            made.append((surface, wanted))
            return surface
        }
        let environment = host.environment
        for (surface, plan) in made {
            addHover(to: surface)
            if plan.kind == .hud { addTouch(to: surface) }
            surface.update(plan, in: environment)
        }
        left.values.forEach { $0.retire() }
        return Array(left.values)
    }

    /// Allocates the shields; the layout allocates the surfaces.
    func layOut(_ size: Size) {
        for shield in shields.values { shield.place(Rect(origin: .zero, size: size)) }
    }

    /// Ends everything; returns the surfaces that should leave the layer.
    func clear() -> [SurfaceView] {
        let ended = surfaces
        ended.forEach { $0.retire() }
        surfaces = []
        shields.values.forEach { $0.leaveLater() }
        shields = [:]
        return ended
    }

    /// The surfaces that need a shield: they block, and are above a panel that takes input.
    ///
    /// A single veil needs no shield: the layer itself blocks.
    private func shielded(by layers: PagedArray<InputPlan.Layer>) -> Set<SurfaceID> {
        guard let lowest = layers.firstIndex(where: \.panelTakesInput) else { return [] }
        return Set(layers[(lowest + 1)...].filter(\.blocks).map(\.surface))
    }

    private func order(shielding shielded: Set<SurfaceID>) {
        for (id, shield) in shields where !shielded.contains(id) {
            shield.leaveLater()
            shields[id] = nil
        }
        var below: WidgetPointer?
        var hasChanged = false
        func put(_ widget: WidgetPointer) {
            if gtk_widget_get_parent(widget) != layer || gtk_widget_get_prev_sibling(widget) != below {
                widget.enter(layer, after: below)
                hasChanged = true
            }
            below = widget
        }
        for surface in surfaces {
            if shielded.contains(surface.id) { put(shield(for: surface.id)) }
            put(surface.widget)
            // A backdrop's picture lacks the widgets that were just put below it.
            if hasChanged { surface.panel.backdrop?.renew() }
        }
    }

    private func shield(for id: SurfaceID) -> WidgetPointer {
        if let known = shields[id] { return known }
        let shield = Shield { [blocks] in blocks(id, $0) }
        shields[id] = shield.widget
        return shield.widget
    }

    /// Reports when the pointer enters or leaves the surface's panel.
    ///
    /// Reported in a later turn: GTK emits these signals while it walks from the widget that the pointer left to the
    /// one it entered. A report at once may end a surface among these, and GTK would crash.
    private func addHover(to surface: SurfaceView) {
        let motion = made(gtk_event_controller_motion_new())
        let id = surface.id
        for (signal, isOver) in [("enter", true), ("leave", false)] {
            Signal(motion, signal) { [weak host] _ in
                Later.run { host?.report(.pointerOver(id, isOver)) }
            }
        }
        gtk_widget_add_controller(surface.widget, motion)
    }

    /// Reports when a finger goes down on the surface's panel; the gesture claims nothing.
    private func addTouch(to surface: SurfaceView) {
        let touch = made(gtk_gesture_click_new())
        let id = surface.id
        gtk_gesture_single_set_touch_only(touch, 1)
        gtk_event_controller_set_propagation_phase(touch, GTK_PHASE_CAPTURE)
        Signal(touch, "pressed") { [weak host] _ in host?.report(.touched(id)) }
        gtk_widget_add_controller(surface.widget, touch)
    }
}
