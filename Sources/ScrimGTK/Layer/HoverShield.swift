import CGtk4
@_spi(Host) import Scrim

/// Lies right under a surface that blocks, over the surfaces further down: what it blocks there cannot be hovered
/// or dropped on either.
///
/// Presses and scrolling are routed at the window. It draws nothing.
final class HoverShield: CustomWidget {
    private let blocks: @MainActor (Point) -> Bool

    /// - Parameter blocks: Whether a point goes nowhere because of the surface.
    init(blocks: @escaping @MainActor (Point) -> Bool) {
        self.blocks = blocks
        super.init(role: GTK_ACCESSIBLE_ROLE_PRESENTATION, cssName: "shield")
        widget.setCanFocus(false)
    }

    override func contains(x: Double, y: Double) -> Bool { blocks(Point(x: x, y: y)) }
}
