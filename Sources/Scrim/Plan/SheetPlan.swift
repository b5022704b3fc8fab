/// A sheet's plan for a host, in addition to its `SurfacePlan`.
@_spi(Host) public struct SheetPlan: Hashable, Sendable, Codable {
    /// The sheet's detents and how it is dragged.
    public let sheet: Overlay.Sheet
    /// The detent at which the sheet rests or to which it moves; `nil`: the smallest.
    public let detent: Overlay.Detent?
    /// Whether the sheet is between detents, under a finger or by itself.
    ///
    /// It is then laid out for the part on screen, again for each frame in which it moves.
    public let isBetweenDetents: Bool
    /// Whether a drag can move the sheet now.
    public let isDraggable: Bool
    /// Whether a pointer can move the sheet by its header now: it is a dialog.
    public let isMovable: Bool
    /// How far a dialog was moved out of the middle, in points; layout uses it.
    let dialogOffset: Point
    /// The direction towards closing on the screen, as a vector of length 1: `(0, 1)` at the bottom edge.
    ///
    /// A drag's `by` is the finger's movement along this direction (`Point.along(_:)`).
    public let closing: Point
    /// The momentum with which the content that was last dragged keeps scrolling; `nil`: there is none.
    ///
    /// A stopped fling does not resume; only a different value starts a new one.
    public let fling: ContentFling?
    /// The grabber's name for assistive technology.
    public let grabberLabel: String
    /// The names of the sheet's detents for assistive technology, from small to large; empty before the first layout.
    public let detentNames: [String]
    /// The index among `detentNames` of the detent at which the sheet rests or to which it moves.
    public let detentIndex: Int
    /// The length of the sheet that is on screen at rest, in points; `nil` before the first layout.
    ///
    /// An `offstage` of 1 in `SurfacePlan.motion` stands for this distance.
    let base: Double?

    /// Whether an arrow key asks for the next larger detent: the arrow points away from the sheet's edge, or up if the
    /// edge is at the side.
    ///
    /// - Parameter way: Where the arrow points on the screen: `(0, -1)` is up.
    /// - Returns: `false`: the key asks for the next smaller detent; `nil`: it asks for none.
    public func isLarger(towards way: Point) -> Bool? {
        let closer = way.along(closing)
        if closer != 0 { return closer < 0 }
        return way.y == 0 ? nil : way.y < 0
    }

    /// Whether a press may move the sheet: the sheet is a dialog, and the press is in its header.
    ///
    /// - Parameter point: Where the press is, in the panel's coordinates.
    public func takesMove(at point: Point) -> Bool { isMovable && point.y <= Tuning.dialogHeader }

    /// Whether a press may drag the sheet.
    ///
    /// - Parameters:
    ///   - point: Where the press is, in the panel's coordinates.
    ///   - grabber: Where the grabber is in the panel; `nil`: there is none.
    public func takesDrag(at point: Point, grabber: Rect?) -> Bool {
        guard isDraggable else { return false }
        switch sheet.dragArea {
        case .panel: return true
        case .grabber:
            guard let grabber else { return false }
            let way = Point(x: point.x - grabber.midX, y: point.y - grabber.midY)
            return abs(way.along(closing)) <= Tuning.grabberReach
        }
    }

    /// Whether the grabber can be tapped, or activated by a key or assistive technology: the sheet has several detents.
    public var hasTapTarget: Bool { detentNames.count > 1 }

    /// Whether a tap at a point may be meant for the grabber: the point is within the grabber's reach.
    ///
    /// Views that handle taps there come first: ask only about a tap that nothing else handles.
    ///
    /// - Parameters:
    ///   - point: Where the tap is, in the panel's coordinates.
    ///   - grabber: Where the grabber is in the panel; `nil`: there is none.
    public func takesTap(at point: Point, grabber: Rect?) -> Bool {
        guard hasTapTarget, let grabber else { return false }
        let way = Point(x: point.x - grabber.midX, y: point.y - grabber.midY)
        return abs(way.along(closing)) <= Tuning.grabberReach && way.across(closing) <= Tuning.grabberReach
    }
}

/// A movement over the screen, split by a sheet's direction towards closing (`SheetPlan.closing`).
@_spi(Host) extension Point {
    /// How far the movement goes along the sheet's axis, in points, positive towards closing.
    public func along(_ closing: Point) -> Double { x * closing.x + y * closing.y }

    /// How far the movement goes across the sheet's axis, in points, to either side; at least 0.
    public func across(_ closing: Point) -> Double { abs(x * closing.y + y * closing.x) }
}
