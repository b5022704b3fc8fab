/// The frames of a surface's region and of what covers it, as a host passes them for layout.
///
/// In the stage's coordinates (the window's, origin top left), in points.
@_spi(Host) public struct LayoutFacts: Hashable, Sendable, Codable {
    /// The region's whole extent.
    public var region: Rect
    /// The part of the region that can be seen: clipped by scrolled ancestors and by the window.
    public var visible: Rect
    /// The window's size.
    public var window: Size
    /// The window's safe area; over a view, also clear of what the toolkit's own bars cover of the view.
    public var safeArea: Insets
    /// The on-screen keyboard's frame, whatever the region; `nil`: there is none, or it covers no part of the window.
    public var keyboard: Rect?
    /// The visible frames of the app's bars that notices keep clear of (`Overlays.keepNoticesClear(of:)`).
    public var bars: [Rect]

    /// The facts about a region; by default all of the region is visible, and nothing covers the window.
    public init(
        region: Rect, visible: Rect? = nil, window: Size, safeArea: Insets = .zero, keyboard: Rect? = nil,
        bars: [Rect] = []
    ) {
        self.region = region
        self.visible = visible ?? region
        self.window = window
        self.safeArea = safeArea
        self.keyboard = keyboard
        self.bars = bars
    }
}
