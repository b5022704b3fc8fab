/// What a host tells about a surface's region, in the stage's coordinates (the window's, origin top left).
public struct LayoutFacts: Hashable, Sendable {
    /// The region's whole extent.
    public var region: Rect
    /// The part of it that can be seen: clipped by scrolled ancestors and by the window.
    public var visible: Rect
    /// The window's own size.
    public var window: Size
    /// The window's safe area.
    public var safeArea: Insets
    /// The on-screen keyboard's frame, if there is one that covers a part of the window and the region does
    /// not include it.
    public var keyboard: Rect?

    /// The facts about a region; by default it is seen whole, and nothing covers the window.
    public init(
        region: Rect, visible: Rect? = nil, window: Size, safeArea: Insets = .zero, keyboard: Rect? = nil
    ) {
        self.region = region
        self.visible = visible ?? region
        self.window = window
        self.safeArea = safeArea
        self.keyboard = keyboard
    }
}

/// A part of a panel that a host measures and places.
public enum PanelPart: Hashable, Sendable, CaseIterable {
    case indicator
    case message
    case detail
    case action
    case cancel
    /// The app's own view.
    case view
}

/// The sizes that only a host can tell.
@MainActor
public protocol PanelMeasuring {
    /// The part's natural size; where `width` is given, its size when wrapped to at most that width (its least
    /// width may be larger). Indicators need no host: their size is the style's.
    func size(of part: PanelPart, width: Double?) -> Size
}

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
    /// Never outside the region's visible part.
    public var panel = Rect.zero
    /// The parts that are shown.
    ///
    /// A part not in here is not drawn (its text stays accessible).
    public var parts: [PanelPart: Rect] = [:]
    /// The viewport of message and detail, whose frames in `parts` are then relative to it; it scrolls where
    /// they are higher.
    ///
    /// `nil` when there is no text to show.
    public var text: Rect?
    /// From rest to just outside: what `Pose.offstage` 1 means, in points.
    public var travel = Point.zero

    /// No surface: nothing anywhere.
    public init() {}
}
