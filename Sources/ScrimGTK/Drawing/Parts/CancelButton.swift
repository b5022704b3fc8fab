import CGtk4
@_spi(Host) import Scrim

/// A panel's cancel button: its title, or a cross if the overlay wants one or the title has no room.
@MainActor
final class CancelButton: PartWidget {
    let title: PanelButton
    let cross: CrossButton
    /// Whether the cross was placed last, not the title; `nil` before the first layout.
    private var isCross: Bool?

    var widget: WidgetPointer { title.widget }
    var focusTarget: WidgetPointer? { isCross == true ? cross.widget : title.widget }

    init(onClick: @escaping @MainActor () -> Void) {
        title = PanelButton(breaksWords: false, onClick: onClick)
        gtk_widget_add_css_class(title.widget, "scrim-cancel")
        cross = CrossButton(onClick: onClick)
    }

    func setName(_ name: String) {
        title.setName(name)
        gtk_widget_set_name(cross.widget, name)
    }

    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool {
        guard case .button(let button) = element.content,
            title.show(element, of: plan, in: environment)
        else { return false }
        cross.show(
            button.title, isEnabled: button.isEnabled,
            colors: plan.style.buttonColors(button.role, isEnabled: button.isEnabled, in: environment))
        cross.describe(by: plan)
        return true
    }

    func enter(_ parent: WidgetPointer, before sibling: WidgetPointer?) {
        cross.widget.enter(parent, before: sibling)
        cross.widget.setChildVisible(false)
        title.widget.enter(parent, before: cross.widget)
    }

    func leave() {
        title.widget.leaveLater()
        cross.widget.leaveLater()
    }

    /// Places the title or the cross; the focus moves from one to the other.
    func place(_ frame: Rect?, in frames: SurfaceFrames) {
        let isCross = frames.cancelIsCross
        let (shown, other) = isCross ? (cross.widget, title.widget) : (title.widget, cross.widget)
        shown.place(orHide: frame)
        guard isCross != self.isCross else { return }
        self.isCross = isCross
        shown.setCanFocus(true)
        // Not `gtk_widget_has_focus`, which is false for all widgets in an inactive window.
        if gtk_widget_is_focus(other) != 0, frame != nil { shown.grabFocus() }
        // Otherwise each layout would move the focus off the invisible widget again.
        other.setCanFocus(false)
        other.place(orHide: nil)
        title.widget.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: isCross)
        cross.widget.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: !isCross)
    }
}
