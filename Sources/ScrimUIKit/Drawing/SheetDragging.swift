@_spi(Host) import Scrim

/// Drags a sheet with the user's finger, and scrolls its content; the sheet's surface keeps it alive.
@MainActor
protocol SheetDragging: AnyObject {
    /// Takes over the momentum that the plan gives to the sheet's content.
    func follow(_ fling: ContentFling?)

    /// Continues to scroll the sheet's content by its momentum.
    func tick(at instant: Instant)

    /// Whether the content scrolls by its momentum, which ends at the end of the content.
    func isScrolling(at instant: Instant) -> Bool
}
