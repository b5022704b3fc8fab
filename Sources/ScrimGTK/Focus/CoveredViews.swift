import CGtk4
@_spi(Host) import Scrim

/// Keeps the focus out of views that overlays cover, while a key moves the focus.
///
/// Meanwhile these views cannot have the focus, so GTK skips them: the focus does not pass through their widgets,
/// which would select text or scroll.
@MainActor
final class CoveredViews {
    private let regions: RegionRegistry
    private let gate: InputGate
    private let place: @MainActor (WidgetPointer) -> FocusPlace
    /// The views that cannot have the focus at this moment.
    private var shut: [Retained<GtkWidget>] = []

    /// - Parameter place: Returns where a widget is, for the gate.
    init(
        _ regions: RegionRegistry, _ gate: InputGate,
        place: @escaping @MainActor (WidgetPointer) -> FocusPlace
    ) {
        self.regions = regions
        self.gate = gate
        self.place = place
    }

    /// Runs a move of the focus that skips these views.
    ///
    /// - Parameter move: Gets whether there are any such views.
    func pass<Result>(_ move: (_ areAny: Bool) -> Result) -> Result {
        // A move may be a part of another one.
        guard shut.isEmpty else { return move(true) }
        for view in covered.map({ Retained($0) }) {
            shut.append(view)
            view.pointer.setCanFocus(false)
        }
        defer { reopen { _ in true } }
        return move(!shut.isEmpty)
    }

    /// Reopens views that no overlay covers any more: a handler of the app may run a main loop in the middle
    /// of a move.
    func planChanged() { reopen { !isBlocked($0) } }

    private func reopen(where isFree: (WidgetPointer) -> Bool) {
        let free = shut.filter { isFree($0.pointer) }
        shut.removeAll { view in free.contains { $0 === view } }
        for view in free { view.pointer.setCanFocus(true) }
    }

    /// The covered views, without the exempt ones in them.
    ///
    /// Views under an overlay over the window are not included: the focus round leaves them out.
    private var covered: [WidgetPointer] {
        let views = gate.plan.layers.flatMap { layer -> [WidgetPointer] in
            guard layer.blocks, !layer.region.isWindow, let view = regions.widget(of: layer.region) else {
                return []
            }
            guard case .blockedExcept(let exempt) = layer.outside else { return [view] }
            return view.without(exempt.compactMap { regions.widget(of: $0) })
        }
        return views.filter {
            gtk_widget_get_mapped($0) != 0 && gtk_widget_get_can_focus($0) != 0 && isBlocked($0)
        }
    }

    private func isBlocked(_ widget: WidgetPointer) -> Bool {
        if case .blocked = gate.keyRoute(focus: place(widget)) { true } else { false }
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Those of the given widgets that are in this one, in the order of its children.
    func those(of widgets: [WidgetPointer]) -> [WidgetPointer] {
        if widgets.contains(self) { return [self] }
        guard widgets.contains(where: { $0.isInside(self) }) else { return [] }
        return children.flatMap { $0.those(of: widgets) }
    }

    /// The largest parts of the widget that neither contain nor lie in any of the given widgets.
    fileprivate func without(_ widgets: [WidgetPointer]) -> [WidgetPointer] {
        if widgets.contains(where: { isInside($0) }) { return [] }
        guard widgets.contains(where: { $0.isInside(self) }) else { return [self] }
        return children.flatMap { $0.without(widgets) }
    }
}
