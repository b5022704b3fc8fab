import CGtk4
@_spi(Host) import Scrim

/// Lies over a surface's panel while something of the app's own is seen over the panel, and keeps the panel out of
/// what is looked for there.
///
/// GTK asks a widget's children before the widget, the last one first, and a panel cannot say that a point belongs to
/// none of its children. So its shield is asked before it, and says so in its place. It is never found itself.
final class CoverShield: CustomWidget {
    private let meet: @MainActor (Point) -> Void

    /// - Parameter meet: Told of each point that is asked for, before the panel is.
    init(meet: @escaping @MainActor (Point) -> Void) {
        self.meet = meet
        super.init(role: GTK_ACCESSIBLE_ROLE_PRESENTATION, cssName: "shield")
        gtk_widget_set_can_focus(widget, 0)
    }

    override func contains(x: Double, y: Double) -> Bool {
        meet(Point(x: x, y: y))
        return false
    }
}
