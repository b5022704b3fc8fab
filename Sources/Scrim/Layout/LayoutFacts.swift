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
