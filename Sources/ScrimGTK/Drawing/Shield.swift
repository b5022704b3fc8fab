import CGtk4
@_spi(Host) import Scrim

/// Is found in hit tests, in place of what lies below it, at the points where it covers that; draws nothing.
final class Shield: CustomWidget {
    private let covers: @MainActor (Point) -> Bool

    /// - Parameter covers: Whether a point of the shield ends there. Called for each point that GTK asks about.
    init(covers: @escaping @MainActor (Point) -> Bool) {
        self.covers = covers
        super.init(role: GTK_ACCESSIBLE_ROLE_PRESENTATION, cssName: "shield")
        widget.setCanFocus(false)
    }

    override func contains(x: Double, y: Double) -> Bool { covers(Point(x: x, y: y)) }
}
