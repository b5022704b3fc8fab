import CGtk4
@_spi(Host) import Scrim

/// The surfaces on a layer, kept equal to a plan and in its order.
///
/// What is scrolled out of sight has no widgets before it comes into sight: of a thousand rows that are loading, a dozen
/// have.
@MainActor
final class SurfaceStack {
    private weak var host: (any SurfaceHost)?
    private let layer: WidgetPointer
    /// Back to front.
    private(set) var surfaces: [SurfaceView] = [] {
        didSet { byID = Dictionary(uniqueKeysWithValues: surfaces.map { ($0.id, $0) }) }
    }
    private var byID: [SurfaceID: SurfaceView] = [:]
    private var shields: [SurfaceID: WidgetPointer] = [:]
    private let blocks: @MainActor (SurfaceID, Point) -> Bool

    /// An empty stack on a layer.
    ///
    /// - Parameter blocks: Whether something at a point of the layer goes nowhere because of a surface.
    init(
        _ host: some SurfaceHost, layer: WidgetPointer,
        blocks: @escaping @MainActor (SurfaceID, Point) -> Bool
    ) {
        self.host = host
        self.layer = layer
        self.blocks = blocks
    }

    /// The surface of that name; `nil`: it is not up.
    func surface(_ id: SurfaceID) -> SurfaceView? { byID[id] }

    /// The surface that a widget is in.
    func surface(containing widget: WidgetPointer) -> SurfaceView? {
        guard widget.isInside(layer) else { return nil }
        return surfaces.last { widget.isInside($0.widget) }
    }

    /// Makes, updates and orders the surfaces; returns those that are no longer wanted, to be disposed of.
    func follow(_ plan: StagePlan) -> [SurfaceView] {
        guard let host else { return [] }
        let wanted = withWidgets(plan, host)
        let areTheSame = surfaces.elementsEqual(wanted) { $0.id == $1.value.id }
        let dropped = areTheSame ? [] : exchange(for: wanted, host)
        let environment = host.environment
        for (surface, wanted) in zip(surfaces, wanted) { surface.update(wanted, in: environment) }
        order(shielding: shielded(in: plan))
        return dropped
    }

    /// Makes the surfaces that have come into sight, of the plan that is followed.
    func followNewcomers(_ plan: StagePlan) {
        guard let host, surfaces.count < plan.surfaces.count,
            plan.surfaces.contains(where: { byID[$0.value.id] == nil && host.isInSight($0.value.region) })
        else { return }
        _ = follow(plan)
    }

    /// The surfaces that have widgets: those that can be seen, or could before, and those that need them all the same.
    private func withWidgets(_ plan: StagePlan, _ host: some SurfaceHost) -> [Shared<SurfacePlan>] {
        plan.surfaces.filter {
            let surface = $0.value
            return byID[surface.id] != nil || surface.isNeededUnseen || host.isInSight(surface.region)
        }
    }

    /// Makes the surfaces that are new; returns those that are gone.
    private func exchange(for plan: [Shared<SurfacePlan>], _ host: some SurfaceHost) -> [SurfaceView] {
        var left = byID
        surfaces = plan.map { wanted in
            if let known = left.removeValue(forKey: wanted.value.id) { return known }
            let surface = SurfaceView(wanted, host: host, layer: layer)
            addHover(to: surface)
            return surface
        }
        return Array(left.values)
    }

    /// Gives shields their place; surfaces get theirs from layout.
    func layOut(_ size: Size) {
        for shield in shields.values { shield.place(Rect(origin: .zero, size: size)) }
    }

    /// Takes everything away.
    func clear() {
        surfaces.forEach { $0.dispose() }
        surfaces = []
        shields.values.forEach(gtk_widget_unparent)
        shields = [:]
    }

    /// The surfaces that block something which lies over other surfaces.
    ///
    /// A single veil needs no shield: the layer itself blocks.
    private func shielded(in plan: StagePlan) -> Set<SurfaceID> {
        let blocking = Set(plan.input.layers.filter(\.blocks).map(\.surface))
        var isOverOthers = false
        var shielded: Set<SurfaceID> = []
        for surface in plan.surfaces {
            let surface = surface.value
            if isOverOthers, blocking.contains(surface.id) { shielded.insert(surface.id) }
            if surface.takesInput { isOverOthers = true }
        }
        return shielded
    }

    private func order(shielding shielded: Set<SurfaceID>) {
        for (id, shield) in shields where !shielded.contains(id) {
            gtk_widget_unparent(shield)
            shields[id] = nil
        }
        var below: WidgetPointer?
        for surface in surfaces {
            if shielded.contains(surface.id) { below = put(shield(for: surface.id), above: below) }
            below = put(surface.widget, above: below)
        }
    }

    private func put(_ widget: WidgetPointer, above below: WidgetPointer?) -> WidgetPointer {
        let isInPlace =
            gtk_widget_get_parent(widget) == layer && gtk_widget_get_prev_sibling(widget) == below
        if !isInPlace { gtk_widget_insert_after(widget, layer, below) }
        return widget
    }

    private func shield(for id: SurfaceID) -> WidgetPointer {
        if let known = shields[id] { return known }
        let shield = HoverShield { [blocks] in blocks(id, $0) }
        shields[id] = shield.widget
        return shield.widget
    }

    /// Tells when the pointer comes over the surface's panel and leaves it.
    ///
    /// Not at once: GTK tells it while it goes through the widgets from the one that the pointer left to the one that it
    /// came to, and what is told may end a surface among these, which GTK does not survive.
    private func addHover(to surface: SurfaceView) {
        guard let motion = gtk_event_controller_motion_new() else { return }
        let id = surface.id
        for (signal, isOver) in [("enter", true), ("leave", false)] {
            Signal(UnsafeMutableRawPointer(motion), signal) { [weak host] _ in
                Later.run { host?.report(.pointerOver(id, isOver)) }
            }
        }
        gtk_widget_add_controller(surface.widget, motion)
    }
}
