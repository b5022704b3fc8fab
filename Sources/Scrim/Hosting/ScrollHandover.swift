/// Divides one movement of a finger over scrolled content between the sheet and its content.
///
/// Content scrolls only while the sheet is at its largest detent. Towards opening the sheet grows first, and
/// the rest of the movement scrolls the content. Towards closing the content scrolls back first, and the rest
/// moves the sheet. If the content has nothing to scroll, all of the movement goes to the sheet, which resists
/// past its end. This is for movements along the sheet's axis; across it content always scrolls.
@_spi(Host) public struct ScrollHandover: Hashable, Sendable {
    /// How far the sheet moves, in points, positive towards closing: to be added to the drag's `by`.
    public let sheet: Double
    /// How far each scroller scrolls, in points, positive towards closing, in the order of their rooms.
    public let content: [Double]

    /// Shares a movement.
    ///
    /// - Parameters:
    ///   - by: The movement in points, positive towards closing.
    ///   - rooms: How far each scroller under the finger can go, the innermost first; the innermost scrolls
    ///     first, in both directions.
    ///   - growth: How far the sheet can still grow, in points (`Presentation.SheetPosition.growth`); at least 0.
    public init(of by: Double, over rooms: [ScrollRoom], growth: Double) {
        guard by.isFinite else {
            (sheet, content) = (0, rooms.map { _ in 0 })
            return
        }
        guard rooms.contains(where: { !$0.isEmpty }) else {
            (sheet, content) = (by, rooms.map { _ in 0 })
            return
        }
        let first = by < 0 ? max(by, -growth.clampedLength) : 0
        var left = by - first
        content = rooms.map { room in
            let share = left < 0 ? max(left, -room.opening) : min(left, room.closing)
            left -= share
            return share
        }
        // A sheet at its largest detent stays there when it is pulled past the end of its content.
        sheet = by < 0 ? first : left
    }
}
