import CGtk4
@_spi(Host) import Scrim

/// Gives a surface the focus, and its name for assistive technology.
extension SurfaceView {
    /// Gives the focus to the panel or, if the plan wants it in the content, to the first control: a question's
    /// field, list or button, else one in the app's view, else the grabber.
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

    /// Gives the focus to the panel's first or last control, as Tab does from elsewhere, or to the panel.
    func enterPanel(_ direction: GtkDirectionType) {
        reportName()
        let children = panel.widget.childrenInTabOrder
        enter(direction == GTK_DIR_TAB_BACKWARD ? children.reversed() : children, direction)
    }

    /// Follows the parts of the plan that must wait until the focus is where the plan wants it.
    ///
    /// GTK moves the focus on when its widget is hidden. And a screen reader reads the new name of a focused widget,
    /// even if the widget loses the focus at the same time.
    func followFocus() {
        guard let plan, !isRetired else { return }
        showName(plan.panel.spokenText)
        if plan.isHidden { widget.setVisible(false) }
    }

    /// Sets the panel's name for assistive technology.
    func showName(_ text: String) {
        guard text != name else { return }
        name = text
        panel.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: text.laidOut)
    }

    /// Has GTK report the name before the focus comes.
    ///
    /// GTK reports a value that was set before the widget was on screen along with the next property. If that came
    /// after the focus, a screen reader would read the name twice.
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
