import CGtk4

/// Cancels the user's running interactions when an overlay comes that blocks them: presses, kinetic scrolling,
/// drags over a drop target, open popovers, a tooltip.
///
/// A button pressed before a veil and released under it would otherwise be clicked.
@MainActor
struct InteractionCanceler {
    /// The window, a part of it, or a panel that gets blocked.
    let area: WidgetPointer
    /// The widgets in the area that are not blocked: the layer, and the app's keyboard if that stays free.
    let exempt: [WidgetPointer]
    /// The app's views in the area that overlays exempt, and in which the user goes on.
    var live: [WidgetPointer] = []
    let window: UnsafeMutablePointer<GtkWindow>

    /// The running interactions in the area, found before any of them is cancelled: the app's handlers may
    /// change the tree.
    private struct Interactions {
        var scrollers: [Retained<GtkWidget>] = []
        var controllers: [Retained<GObject>] = []
        /// The drop targets that a drag is over.
        var dropTargets: [Retained<GObject>] = []
        var popovers: [Retained<GtkWidget>] = []
        /// Buttons that a key has pressed and that GTK has yet to click.
        var activations: [Retained<GtkWidget>] = []
    }

    /// - Parameter covered: Gets the drop targets that a drag is over.
    func cancel(
        covering covered: CoveredDropTargets, closing isClosed: (_ popover: WidgetPointer) -> Bool
    ) {
        let kept = (Retained(area), spared.map { Retained($0) }, Retained(window))
        defer { withExtendedLifetime(kept) {} }
        var found = Interactions()
        visit(area, &found)
        found.controllers += controllers(around: gtk_window_get_focus(window))
        for scroller in found.scrollers { scroller.pointer.stopMomentum() }
        for controller in found.controllers.map({ OpaquePointer($0.pointer) })
        where gtk_event_controller_get_widget(controller) != nil {
            controller.resetController()
        }
        for target in found.dropTargets { covered.cover(target) }
        end(found, closing: isClosed)
        hideTooltip()
    }

    /// Ends interactions in a panel that takes no input any more: buttons that a key has pressed, open popovers, and
    /// presses, whose release does not reach the panel.
    ///
    /// Otherwise they would still act, or keep input from the app. Content that scrolls goes on scrolling.
    func cancelInLeavingPanel() {
        let kept = Retained(area)
        defer { withExtendedLifetime(kept) {} }
        var found = Interactions()
        visit(area, &found)
        // `visit` finds nothing in an unmapped panel, so the panel's own gestures are added.
        let gestures = (found.controllers + area.keptControllers)
            .filter { OpaquePointer($0.pointer).isActiveGesture }
        // Not at once, nor in a loop of a handler: the panel may be ending in the middle of one of them.
        Later.runUnwound {
            for gesture in gestures.map({ OpaquePointer($0.pointer) }) where gesture.isActiveGesture {
                gesture.resetController()
            }
        }
        end(found) { _ in true }
    }

    private var spared: [WidgetPointer] { exempt + live }

    /// Hides the tooltip of a part of the area, which has a surface of its own above the layer.
    ///
    /// GTK hides it when the pointer moves; this has GTK act as if it did.
    private func hideTooltip() {
        let isHovered = gtk_widget_get_state_flags(area).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
        if isHovered, gtk_widget_get_mapped(area) != 0 { window.widget.queryTooltip() }
    }

    private func end(_ found: Interactions, closing isClosed: (_ popover: WidgetPointer) -> Bool) {
        for button in found.activations where button.pointer.isInside(area) {
            button.pointer.giveUpActivation()
        }
        // Innermost first: that one has the grab, and a handler may destroy it with the one around it.
        for popover in found.popovers.reversed() {
            guard gtk_widget_get_mapped(popover.pointer) != 0, isClosed(popover.pointer) else { continue }
            popover.pointer.closePopover()
        }
    }

    private func visit(_ widget: WidgetPointer, _ found: inout Interactions) {
        guard gtk_widget_get_mapped(widget) != 0, !spared.contains(widget) else { return }
        if widget.isA(gtk_popover_get_type()) { found.popovers.append(Retained(widget)) }
        if widget.isA(gtk_scrolled_window_get_type()), !isPressedInLiveView(widget) {
            found.scrollers.append(Retained(widget))
        }
        // GTK marks every widget that a button or finger went down on, up to the window.
        if isPressed(widget) { found.controllers += widget.keptControllers }
        // On Wayland, GTK may not report to a covered target that the drag has left. The target would refuse the next
        // drag. A target on the window has no such fault: the window is around the layer.
        if widget.hasDropHighlight, widget != window.widget { found.dropTargets += widget.targetsOfDrag }
        // GTK shows a button as pressed by a key for a while before it clicks the button.
        if gtk_widget_has_css_class(widget, "keyboard-activating") != 0 {
            found.activations.append(Retained(widget))
        }
        for child in widget.children { visit(child, &found) }
    }

    /// Whether a press went down on a widget, other than in a live view.
    private func isPressed(_ widget: WidgetPointer) -> Bool {
        guard widget.isActive, !live.contains(widget) else { return false }
        let children = widget.children.filter(\.isActive)
        return children.isEmpty || children.contains { isPressed($0) }
    }

    /// Whether the press on a widget went down in a live view, and goes on.
    private func isPressedInLiveView(_ widget: WidgetPointer) -> Bool {
        widget.isActive && !isPressed(widget)
    }

    /// The controllers of the focused widget and its ancestors up to the area, without the window's,
    /// which serve more, and without gestures that follow a press in a live view.
    private func controllers(around focus: WidgetPointer?) -> [Retained<GObject>] {
        guard let focus, focus.isInside(area), !spared.contains(where: { focus.isInside($0) }) else {
            return []
        }
        let end = area == window.widget ? area : gtk_widget_get_parent(area)
        return focus.keptAncestry(below: end).flatMap { widget in
            let goesOn = isPressedInLiveView(widget.pointer)
            return widget.pointer.keptControllers.filter { controller in
                !goesOn || !OpaquePointer(controller.pointer).isA(gtk_gesture_get_type())
            }
        }
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Whether a button or finger went down on the widget or in it.
    fileprivate var isActive: Bool {
        gtk_widget_get_state_flags(self).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    }
}

extension OpaquePointer {
    /// Whether the controller is a gesture that follows a press at this moment.
    @MainActor
    fileprivate var isActiveGesture: Bool {
        gtk_event_controller_get_widget(self) != nil && isA(gtk_gesture_get_type())
            && gtk_gesture_is_active(self) != 0
    }
}
