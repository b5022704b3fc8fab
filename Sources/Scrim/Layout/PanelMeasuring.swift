/// Measures a panel's parts: the sizes of texts, buttons and views, which only a host knows.
@_spi(Host)
@MainActor
public protocol PanelMeasuring {
    /// The part's natural size in points; with `width`, its size when wrapped to at most that width.
    ///
    /// The size may be wider than `width` if the part cannot be as narrow. Never called for `PanelPart.indicator`,
    /// whose size comes from the style.
    func size(of part: PanelPart, width: Double?) -> Size

    /// The least size in points that the app's view can have at this width; `nil` (the default): unknown.
    ///
    /// The size is wider than `width` if the view cannot be as narrow. Called only for a view that wants more than a
    /// sheet has. With `nil`, a view that is cut off is not reported (`Stage.Report.contentCut`).
    func leastViewSize(width: Double) -> Size?
}

@_spi(Host) extension PanelMeasuring {
    /// Unknown.
    public func leastViewSize(width: Double) -> Size? { nil }
}
