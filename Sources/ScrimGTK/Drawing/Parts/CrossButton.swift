import CGtk4
@_spi(Host) import Scrim

/// Cancel without its title: a flat GtkButton with a cross in the panel's ink, which assistive technology calls
/// by the title.
@MainActor
final class CrossButton {
    let widget: WidgetPointer = gtk_button_new()
    private let cross = Cross()
    private var title: String?
    private var colors: Overlay.Style.ButtonColors?
    /// The button's description; `nil` if it never had one.
    private var notice: String?

    init(onClick: @escaping @MainActor () -> Void) {
        // A click does not move the focus.
        gtk_widget_set_focus_on_click(widget, 0)
        for name in ["flat", "scrim-button", "scrim-cancel"] { gtk_widget_add_css_class(widget, name) }
        gtk_button_set_child(widget.cast(to: GtkButton.self), cross.widget)
        Signal(widget, "clicked") { _ in onClick() }
    }

    func show(_ title: String, isEnabled: Bool, colors: Overlay.Style.ButtonColors) {
        if title != self.title {
            self.title = title
            widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: title.laidOut)
        }
        if (gtk_widget_get_sensitive(widget) != 0) != isEnabled {
            gtk_widget_set_sensitive(widget, isEnabled ? 1 : 0)
        }
        cross.color = colors.text
        guard colors != self.colors else { return }
        self.colors = colors
        widget.setStyleSheet(Self.css(colors))
    }

    func describe(by plan: SurfacePlan) { widget.describe(by: plan, &notice) }

    private static func css(_ colors: Overlay.Style.ButtonColors) -> String {
        """
        button {
            min-height: 0; min-width: 0; padding: 0; border: none;
            outline-color: \(colors.ring.css); background: none; box-shadow: none;
        }
        \(PanelButton.states(colors.text))
        button:disabled { \(PanelButton.wholly) }
        """
    }
}

/// A cross in the middle of the space that it is given.
private final class Cross: CustomWidget {
    /// The extent of the cross in each direction, and the width of its lines, in points.
    private static let (extent, lineWidth) = (11.0, 2.0)

    var color = Overlay.Color.clear {
        didSet { if color != oldValue { gtk_widget_queue_draw(widget) } }
    }

    init() { super.init(role: GTK_ACCESSIBLE_ROLE_PRESENTATION, cssName: "cross") }

    override func measure(_ orientation: GtkOrientation, for size: Int) -> WidgetSize {
        WidgetSize(minimum: 0, natural: Int(Tuning.crossSide))
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        let width = Double(gtk_widget_get_width(widget))
        let height = Double(gtk_widget_get_height(widget))
        let reach = Self.extent / 2
        Canvas(snapshot).cairo(Rect(0, 0, width, height)) { context in
            context.setSource(color)
            context.setRoundPen(width: Self.lineWidth)
            cairo_translate(context, width / 2, height / 2)
            for direction in [1.0, -1.0] {
                cairo_move_to(context, -reach, -reach * direction)
                cairo_line_to(context, reach, reach * direction)
                cairo_stroke(context)
            }
        }
    }
}
