import CGtk4
@_spi(Host) import Scrim

/// Reports to the stage what happens to the window, its regions, its dialogs and the desktop's settings.
extension GtkHost {
    func activeChanged(_ isActive: Bool) {
        if !isActive {
            // GTK may send the end of a swipe to another window; this one would keep its sheet held.
            for surface in surfaces { SheetSwipe.held?.cancel(over: surface.id) }
        }
        report(.activeChanged(isActive))
    }

    func regionChanged(_ region: Region, _ state: Region.State) {
        report(.regionChanged(region, state))
        // All panels keep clear of the keyboard, whatever they cover; if hidden ones move too, nobody sees it.
        if region == .keyboard, let layer { gtk_widget_queue_allocate(layer.widget) }
        // A host without a window is for one widget, which is gone now.
        guard window == nil, windowVisibility == nil, state == .gone, region != .keyboard else { return }
        close()
        report(.regionChanged(.window, .gone))
    }

    func regionMoved(_ id: Region.ID, _ widget: WidgetPointer) {
        let region = Region.view(id)
        guard let window = widget.window, window != self.window else {
            return report(.regionContained(region, in: stack?.surface(containing: widget)?.id))
        }
        let destination = GtkHost.of(window)
        hand(id, widget, to: destination)
        guard windowVisibility == nil else { return }
        if let keyboard = regions.widget(of: .keyboard) { destination.regions.setKeyboard(keyboard) }
        destination.clearBars.add(contentsOf: clearBars)
        stage.retire(to: destination.stage)
        close()
        GtkHost.drop(waitingAt: widget)
    }

    /// Hands a view's overlays over to another host.
    ///
    /// Bars that notices keep clear of go along if they are in the view.
    func hand(_ id: Region.ID, _ widget: WidgetPointer, to destination: GtkHost) {
        // Detached first: only waiting presentations go along, and the view may have changed windows within a turn.
        report(.regionChanged(.view(id), .detached))
        destination.clearBars.add(contentsOf: clearBars, in: widget)
        if let keyboard = regions.widget(of: .keyboard), keyboard.isInside(widget) {
            regions.setKeyboard(nil)
            // The other window may have a keyboard of its own.
            if destination.regions.widget(of: .keyboard) == nil { destination.regions.setKeyboard(keyboard) }
        }
        _ = destination.track(widget)
        regions.forget(.view(id))
        stage.transfer(.view(id), to: destination.stage)
    }

    func dialogChanged(_ newest: DialogID?) {
        barrier?.follow(dialogs: dialogs?.widgets ?? [])
        // The dialog gives the focus back to the panel that had it, which may be gone by then.
        if newest != nil { focusUnderDialogs = focusUnderDialogs ?? focus?.saved }
        report(.dialogChanged(newest))
        guard newest == nil else { return }
        if plan.focus == .app, let window { focusUnderDialogs?.restore(in: window) }
        focusUnderDialogs = nil
    }

    func environmentMayHaveChanged() {
        if let layer { knownPanel = layer.theme.panel }
        let environment = environment
        guard environment != knownEnvironment else { return }
        knownEnvironment = environment
        report(.environmentChanged(environment))
        // The plan may stay the same, but be drawn in other colors, or mirrored.
        for surface in surfaces { surface.update(in: environment) }
        if layer != nil { clock.drawNext() }
    }
}
