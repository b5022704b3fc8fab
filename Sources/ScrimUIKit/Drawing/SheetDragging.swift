@_spi(Host) import Scrim

/// Drags a sheet by the user's finger, and scrolls its content; kept by the sheet's surface.
@MainActor
protocol SheetDragging: AnyObject {
    /// Takes over the momentum that the plan leaves the sheet's content with.
    func follow(_ fling: ContentFling?)

    /// Scrolls the sheet's content on by its momentum.
    func tick(at instant: Instant)

    /// Whether the content scrolls by its momentum: not any more once it has come to its end.
    func isScrolling(at instant: Instant) -> Bool
}
