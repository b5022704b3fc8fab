import CGtk4
@_spi(Host) import Scrim

/// A surface that the focus comes to, and leaves.
extension SurfaceView {
    /// Gives the focus to the panel, to a question's button, or to the first in the app's view that takes the focus, or
    /// else to the grabber.
    func focusPanel() {
        reportName()
        guard plan?.focusesContent == true else {
            panel.widget.grabFocus()
            return
        }
        if let first = plan?.firstFocus.flatMap({ parts[$0]?.focusTarget }), first.grabFocus() || isRetired {
            return
        }
        let grabber = parts.grabber?.widget
        let children = panel.widget.keptChildren
        enter(
            children.filter { $0.pointer != grabber } + children.filter { $0.pointer == grabber },
            GTK_DIR_TAB_FORWARD)
    }

    /// Gives the focus to the first or last in the panel that takes it, as Tab does from elsewhere; or to the panel.
    func enterPanel(_ direction: GtkDirectionType) {
        reportName()
        let children = panel.widget.childrenInTabOrder
        enter(direction == GTK_DIR_TAB_BACKWARD ? children.reversed() : children, direction)
    }

    /// Does what of the plan has to wait until the focus is where the plan has it.
    ///
    /// GTK moves the focus on from a widget that hides. A screen reader reads the new name of a widget that has the
    /// focus, also if the widget loses the focus at the same time.
    func followFocus() {
        guard let plan, !isRetired else { return }
        showName(plan.panel.spokenText)
        if plan.isHidden { widget.setVisible(false) }
    }

    /// Gives the panel the name by which assistive technology calls it.
    func showName(_ text: String) {
        guard text != name else { return }
        name = text
        panel.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: text.laidOut)
    }

    /// Lets GTK report the name before the focus comes.
    ///
    /// GTK reports a value that was set before the widget was on screen with the next property. After the
    /// focus, a screen reader would read the name once more.
    func reportName() {
        panel.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: (name ?? "").laidOut)
    }

    /// Gives the focus to the first of the panel's children that takes it, or else to the panel.
    private func enter(_ children: [Retained<GtkWidget>], _ direction: GtkDirectionType) {
        for child in children
        where gtk_widget_get_parent(child.pointer) == panel.widget && !parts.isLeaving(child.pointer) {
            if child.pointer.moveFocus(direction) || isRetired { return }
        }
        if !isRetired { panel.widget.grabFocus() }
    }
}
