import CGtk4
@_spi(Host) import Scrim

/// Keeps a surface's panel out of hit tests at points where it is not drawn.
///
/// GTK asks a widget's children before the widget, the last one first, and a panel cannot answer that a point
/// belongs to none of its children. So its shield is asked before it, and answers instead. The shield itself is
/// never found.
final class PanelShield: CustomWidget {
    private let meet: @MainActor (Point) -> Void

    /// - Parameter meet: Called for each point that is asked for, before the panel is asked.
    init(meet: @escaping @MainActor (Point) -> Void) {
        self.meet = meet
        super.init(role: GTK_ACCESSIBLE_ROLE_PRESENTATION, cssName: "shield")
        widget.setCanFocus(false)
    }

    override func contains(x: Double, y: Double) -> Bool {
        meet(Point(x: x, y: y))
        return false
    }
}
