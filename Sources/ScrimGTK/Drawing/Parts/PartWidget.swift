import CGtk4
@_spi(Host) import Scrim

/// A widget that shows one element of a panel.
@MainActor
protocol PartWidget: AnyObject {
    /// The widget in the panel.
    var widget: WidgetPointer { get }
    /// The widget that takes the focus; `nil` if there is none.
    var focusTarget: WidgetPointer? { get }

    /// Sets the name for UI tests and style sheets.
    func setName(_ name: String)

    /// Shows an element; false if the element needs another widget.
    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool

    /// The part's natural size, or its size at this width.
    func size(width: Double?) -> Size

    /// Puts the part into a parent, before a sibling; `nil`: as the last child.
    func enter(_ parent: WidgetPointer, before sibling: WidgetPointer?)

    /// Takes the part out of its parent, in a turn in which no source of the main loop is running.
    func leave()

    /// Places the part, in the panel's layout pass; without a frame the part is hidden.
    func place(_ frame: Rect?, in frames: SurfaceFrames)

    /// Sets the direction of text, which widgets do not inherit.
    func setDirection(_ direction: GtkTextDirection)
}

extension PartWidget {
    var focusTarget: WidgetPointer? { nil }
    func setName(_ name: String) { gtk_widget_set_name(widget, name) }
    func size(width: Double?) -> Size { widget.naturalSize(width: width) }
    func enter(_ parent: WidgetPointer, before sibling: WidgetPointer?) {
        widget.enter(parent, before: sibling)
    }
    func leave() { widget.leaveLater() }
    func place(_ frame: Rect?, in frames: SurfaceFrames) { widget.place(orHide: frame) }
    func setDirection(_ direction: GtkTextDirection) { widget.setDirections(direction) }
}

extension WidgetPointer {
    /// Sets the direction of text in the widget and in all that is in it.
    @MainActor
    func setDirections(_ direction: GtkTextDirection) {
        gtk_widget_set_direction(self, direction)
        for child in children { child.setDirections(direction) }
    }

    /// Places the widget in the panel; `nil` hides it.
    @MainActor
    func place(orHide frame: Rect?) {
        setChildVisible(frame != nil)
        if let frame { place(frame.snapped) }
    }
}

extension Overlay.Style {
    /// The color under the text, as far as the style decides it.
    func textBackground(in environment: Stage.Environment) -> Overlay.Color {
        switch panel?.fill {
        case .color(let paint), .blur(_, let paint): paint.color(in: environment)
        case nil, .some(.none): (box?.fill ?? scrim).color(in: environment)
        }
    }
}
