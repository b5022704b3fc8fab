/// Measures a panel's parts: the sizes of texts, buttons and views, which only a host knows.
@_spi(Host)
@MainActor
public protocol PanelMeasuring {
    /// The part's natural size in points; with `width`, its size when wrapped to at most that width.
    ///
    /// The size may be wider than `width` if the part cannot be as narrow. Never asked for
    /// `PanelPart.indicator`, whose size is the style's.
    func size(of part: PanelPart, width: Double?) -> Size
}
