/// Measures a panel's parts: the sizes of texts, buttons and views, which only a host can tell.
@_spi(Host)
@MainActor
public protocol PanelMeasuring {
    /// The part's natural size in points; where `width` is given, its size when wrapped to at most that width.
    ///
    /// The size may be wider than `width` where the part cannot be as narrow. Never asked for `PanelPart.indicator`, whose
    /// size is the style's.
    func size(of part: PanelPart, width: Double?) -> Size
}
