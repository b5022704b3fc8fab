@_spi(Host) import Scrim

/// Drags a sheet by the user's finger, and scrolls its content; kept by the sheet's surface.
@MainActor
protocol SheetDragging: AnyObject {
    /// Scrolls the sheet's content on by the momentum that the plan leaves it with.
    func tick(at instant: Instant)
}
