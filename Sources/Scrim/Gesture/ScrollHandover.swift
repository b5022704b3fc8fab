/// How a movement over scrolled content in a sheet is shared between the two, within one gesture and in both
/// directions: content scrolls only while the sheet is at its largest detent.
///
/// Pulled towards opening, the sheet grows first, and what is left scrolls the content; pulled towards closing,
/// the content scrolls back first, and what is left moves the sheet. Content that has nothing to scroll leaves
/// all to the sheet, which gives past its end. For movements along the sheet's own axis; across it content
/// always scrolls.
public struct ScrollHandover: Hashable, Sendable {
    /// What the sheet moves by, points, positive towards closing: add it to the drag's `by`.
    public let sheet: Double
    /// What each scroller moves by, points, positive towards closing, in the order of their rooms.
    public let content: [Double]

    /// Shares a movement.
    ///
    /// - Parameters:
    ///   - by: The movement in points, positive towards closing.
    ///   - rooms: How far each scroller under the finger can go, the innermost first: it goes first, in both
    ///     directions.
    ///   - growth: How far the sheet can grow yet, in points (`SheetPosition.growth`); at least 0.
    public init(of by: Double, over rooms: [ScrollRoom], growth: Double) {
        guard by.isFinite else {
            (sheet, content) = (0, rooms.map { _ in 0 })
            return
        }
        guard rooms.contains(where: { !$0.isEmpty }) else {
            (sheet, content) = (by, rooms.map { _ in 0 })
            return
        }
        let first = by < 0 ? max(by, -growth.length) : 0
        var left = by - first
        content = rooms.map { room in
            let share = left < 0 ? max(left, -room.opening) : min(left, room.closing)
            left -= share
            return share
        }
        // Past the end of its content a sheet at its largest stays where it is.
        sheet = by < 0 ? first : left
    }
}
