import CGtk4
@_spi(Host) import Scrim

/// A widget that draws nothing, and that picking finds instead of what is below, at the points that it covers.
final class Shield: CustomWidget {
    private let covers: @MainActor (Point) -> Bool

    /// - Parameter covers: Whether the shield covers a point. Called for each point that GTK asks about.
    init(covers: @escaping @MainActor (Point) -> Bool) {
        self.covers = covers
        super.init(role: GTK_ACCESSIBLE_ROLE_PRESENTATION, cssName: "shield")
        widget.setCanFocus(false)
    }

    override func contains(x: Double, y: Double) -> Bool { covers(Point(x: x, y: y)) }
}
