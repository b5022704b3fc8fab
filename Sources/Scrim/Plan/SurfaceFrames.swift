/// The layout of a surface at rest: where its scrim, its panel and the panel's parts are, in points.
@_spi(Host) public struct SurfaceFrames: Hashable, Sendable, Codable {
    /// The scrim (the layer that dims), in the stage's coordinates.
    public var scrim = Rect.zero
    /// The rounded box over the region, in the stage's coordinates; `nil`: there is none.
    public var box: Rect?
    /// The panel, in the stage's coordinates.
    ///
    /// The panel is never outside the region's visible part, the window or its safe area (except for a sheet's
    /// own edge), nor under the keyboard. Only a sheet between detents (`SheetPlan.isBetweenDetents`) reaches
    /// over its edge, or not up to it, by the distance of its pose. Empty if there is no room for anything.
    public var panel = Rect.zero
    /// The radii of the panel's corners, in points: square where it lies flush against an edge.
    public var corners = Corners()
    /// The frames of the parts that are shown, relative to the panel's origin; message and detail relative to `text`.
    ///
    /// A part that is missing here is not drawn (its text stays accessible).
    public var parts: [PanelPart: Rect] = [:]
    /// The viewport of message and detail, relative to the panel's origin; if they are higher, it scrolls.
    ///
    /// `nil` if there is no text to show.
    public var text: Rect?
    /// Whether lines of text are centered in their frames; otherwise they begin at the leading edge.
    public var centersText = true
    /// Whether the cancel button is drawn as a cross instead of its title: the overlay wants one, or there is no room.
    ///
    /// Assistive technology reads the title all the same.
    public var cancelIsCross = false
    /// The vector from rest to just outside, in points: how far a `Motion.Pose.offstage` of 1 moves the panel.
    public var travel = Point.zero
    /// The direction of the edge that a sheet lies flush against, as a vector of length 1.
    ///
    /// The panel's background extends beyond that edge, so that no gap opens there. `nil` for a sheet at a distance
    /// from its edge, such as some low sheets and each dialog, and for other surfaces.
    public var flushEdge: Point?
    /// Whether a notice over a view is in the window, since its view has no room for it.
    public var isInWindow = false
    /// The sides of the line around the panel that are drawn, each 0 or 1.
    ///
    /// No line is drawn where a sheet lies flush against the edge of the window, since nothing is beyond it.
    public var line = Insets(all: 1)

    /// By how much a sheet with an inset is shorter than its part of the screen, in points, while it moves down to the
    /// height of lower content.
    ///
    /// Its background extends beyond the panel by this length, towards the edge.
    var lostLength = 0.0
    /// A sheet's grabber, relative to the panel's origin; `nil`: there is none.
    public var grabber: Rect?
    /// A notice's panel as it would be alone.
    var alone = StackSlot.Alone()
    /// Whether a notice's text is cut off, and scrolls; false for other surfaces.
    var cutsText = false
    /// The room from which a sheet's detents become heights; `nil` for other surfaces.
    var room: DetentRoom?
    /// How far a dialog is out of the middle, in points; zero for other surfaces.
    var dialogOffset = Point.zero
    /// How much of the app's view a sheet cuts off, even at the largest height that a user can give it, in points;
    /// zero for other surfaces.
    var cutOff = Size.zero

    /// An empty layout.
    public init() {}

    /// The height of message and detail, in points; 0 if there is no text.
    public var textHeight: Double { max(parts[.message]?.maxY ?? 0, parts[.detail]?.maxY ?? 0) }

    /// Whether message and detail are higher than their viewport, so that they scroll.
    public var scrollsText: Bool {
        guard let text else { return false }
        // A difference of up to a point hides nothing.
        return textHeight > text.height + 1
    }
}
