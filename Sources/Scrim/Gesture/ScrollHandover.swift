/// How a movement over scrolled content in a sheet is shared between the two, within one gesture and in both
/// directions: content scrolls only while the sheet is at its largest detent.
///
/// Pulled towards opening, the sheet grows first, and what is left scrolls the content; pulled towards closing,
/// the content scrolls back to its start first, and what is left moves the sheet. For movements along the
/// sheet's own axis; across it content always scrolls.
public struct ScrollHandover: Hashable, Sendable {
    /// What the sheet moves by, points, positive towards closing: add it to the drag's `by`.
    public let sheet: Double
    /// What the content scrolls by, points, positive towards its start.
    public let content: Double

    /// Shares a movement.
    ///
    /// - Parameters:
    ///   - by: The movement in points, positive towards closing.
    ///   - offset: How far the content is scrolled from its start, in points; at least 0.
    ///   - growth: How far the sheet can grow yet, in points (`SheetPosition.growth`); at least 0.
    public init(of by: Double, offset: Double, growth: Double) {
        guard by.isFinite else {
            (sheet, content) = (0, 0)
            return
        }
        if by < 0 {
            sheet = max(by, -growth.length)
            content = by - sheet
        } else {
            content = min(by, offset.length)
            sheet = by - content
        }
    }
}
