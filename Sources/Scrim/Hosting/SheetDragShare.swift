/// One drag of a sheet over content that scrolls: how far the finger's movement moved the sheet, and how far
/// it scrolled the content.
///
/// A host keeps one for as long as a finger holds a sheet. For each movement it asks for the shares, scrolls the
/// content by its part, and reports the rest:
///
/// ```swift
/// let shares = drag.move(to: way, over: scrollers.rooms, growth: stage.position(of: id, at: now)?.growth ?? 0)
/// scrollers.scroll(by: shares)
/// stage.report(drag.report(for: id, over: scrollers.rooms, at: time))
/// ```
@_spi(Host) public struct SheetDragShare: Hashable, Sendable {
    /// How far the finger is from where the drag began, in points, positive towards closing.
    private var finger = 0.0
    /// How far the drag moved the sheet so far, in points, positive towards closing.
    public private(set) var sheet = 0.0
    /// How far the drag scrolled the content so far, in points, positive towards closing.
    public private(set) var content = 0.0

    /// A drag whose finger has not moved yet.
    public init() {}

    /// Adds a movement of the finger, and divides it as `ScrollHandover` does.
    ///
    /// - Parameters:
    ///   - finger: How far the finger is now from where the drag began, in points, positive towards closing; a number
    ///     that is not finite moves nothing.
    ///   - rooms: How far each scroller under the finger can go, the innermost first.
    ///   - growth: How far the sheet can still grow, in points (`Presentation.SheetPosition.growth`).
    /// - Returns: How far to scroll each scroller, in points, positive towards closing, in the order of the rooms.
    public mutating func move(to finger: Double, over rooms: [ScrollRoom], growth: Double) -> [Double] {
        guard finger.isFinite else { return rooms.map { _ in 0 } }
        let share = ScrollHandover(of: finger - self.finger, over: rooms, growth: growth)
        self.finger = finger
        sheet += share.sheet
        content += share.content.reduce(0, +)
        return share.content
    }

    /// The event to report for the drag, once the content is scrolled.
    ///
    /// - Parameters:
    ///   - surface: The sheet's surface.
    ///   - rooms: How far each scroller can go now; none: nothing scrolls under the finger.
    ///   - instant: When the finger moved.
    public func report(for surface: SurfaceID, over rooms: [ScrollRoom], at instant: Instant) -> HostEvent {
        let room = rooms.map(\.opening).reduce(0, +)
        let scrolled = rooms.isEmpty ? nil : ContentScroll(by: content, room: room)
        return .dragMoved(surface, by: sheet, content: scrolled, at: instant)
    }
}
