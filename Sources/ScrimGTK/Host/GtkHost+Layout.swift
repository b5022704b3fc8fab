import CGtk4
@_spi(Host) import Scrim

/// Layout, pulled from the stage in the layer's own layout pass.
extension GtkHost {
    /// Places the surfaces; called from the layer's allocation.
    func layOut() {
        guard let kept = layer.map({ Retained($0.widget) }) else { return }
        let layer = kept.pointer
        if !areMeasured { regions.measure(followed, in: layer) }
        areMeasured = false
        layOutStack()
        let margins = margins(in: layer)
        laidOutMargins = margins
        for surface in surfaces {
            surface.layout(facts(of: surface, margins))
        }
    }

    /// Follows a layout of the app's widgets: new ones may be below the panels.
    func appWasLaidOut() {
        guardedWindow?.layoutChanged()
        for surface in surfaces { surface.panel.backdrop?.checkSources() }
    }

    /// What panels keep clear of.
    struct Margins: Equatable {
        var safeArea = Insets.zero
        var bars: [Rect] = []
    }

    private func margins(in layer: WidgetPointer) -> Margins {
        Margins(safeArea: safeArea, bars: clearBars.frames(in: layer))
    }

    func keepNoticesClear(of bar: WidgetPointer) {
        clearBars.add(bar)
        if let layer { gtk_widget_queue_allocate(layer.widget) }
    }

    /// Lays out again in the same frame if a region moved without a layout of the layer (by scrolling) or came into
    /// sight, or if a bar came, moved or went.
    func followRegions() {
        guard let layer = layer?.widget else { return }
        let haveMoved = regions.measure(followed, in: layer)
        // Asked even if nothing moved: the layout of a window that grew has measured the regions already.
        let haveCome = showNewcomers()
        guard haveMoved || haveCome || margins(in: layer) != laidOutMargins else { return }
        areMeasured = true
        gtk_widget_queue_allocate(layer)
        gtk_widget_queue_draw(layer)
    }

    /// Lays out again if something over a region was drawn for the first time, or draws nothing any more, or if a bar
    /// faded in or out, which needs no layout.
    func followCovers() {
        guard let layer = layer?.widget else { return }
        let haveCovered = regions.lookAtCovers(of: followed, in: layer)
        guard haveCovered || clearBars.frames(in: layer) != laidOutMargins.bars else { return }
        gtk_widget_queue_allocate(layer)
        gtk_widget_queue_draw(layer)
    }

    /// The regions that the plan refers to.
    var regionsOfPlan: Set<Region> {
        var regions = plan.input.regions
        regions.insert(.keyboard)
        for surface in plan.surfaces { regions.insert(surface.value.region) }
        return regions
    }

    private func facts(of surface: SurfaceView, _ margins: Margins) -> LayoutFacts {
        let window = bounds
        var facts = LayoutFacts(
            region: window, window: window.size, safeArea: margins.safeArea, keyboard: keyboardFrame,
            bars: margins.bars)
        if !surface.region.isWindow {
            let geometry = regions.geometry(of: surface.region)
            (facts.region, facts.visible) = (geometry.bounds, geometry.visible.intersection(window))
        }
        return facts
    }
}
