/// Where everything of a surface goes, at rest.
///
/// Parts are relative to the panel's origin.
public struct SurfaceFrames: Hashable, Sendable {
    /// The dimming layer, in the stage's coordinates.
    public var scrim = Rect.zero
    /// The rounded box over the region, in the stage's coordinates; `nil`: none.
    public var box: Rect?
    /// The panel, in the stage's coordinates.
    ///
    /// Never outside the region's visible part, the window, its safe area (but for the edge that a sheet lies
    /// flush against), nor under the keyboard; only a sheet that is on its way between detents
    /// (`SheetPlan.isLoose`) reaches over its edge, or not up to it, by as much as its pose takes it away. Empty where there is no room for anything.
    public var panel = Rect.zero
    /// The radii of the panel's corners, in points: square where it lies flush against an edge.
    public var corners = Corners()
    /// The parts that are shown.
    ///
    /// A part not in here is not drawn (its text stays accessible).
    public var parts: [PanelPart: Rect] = [:]
    /// The viewport of message and detail, whose frames in `parts` are then relative to it; it scrolls where
    /// they are higher.
    ///
    /// `nil` when there is no text to show.
    public var text: Rect?
    /// Whether lines of text are centred in their frames; otherwise they begin at the leading edge.
    public var centresText = true
    /// From rest to just outside: what `Pose.offstage` 1 means, in points.
    public var travel = Point.zero

    /// A sheet's grabber, relative to the panel's origin; `nil`: there is none.
    public var grabber: Rect?
    /// Where a finger takes hold of a sheet by its grabber, relative to the panel's origin; the content's own
    /// controls come first.
    public var grip: Rect?
    /// What a sheet's detents are resolved against.
    var room: DetentRoom?

    /// No surface: nothing anywhere.
    public init() {}
}
