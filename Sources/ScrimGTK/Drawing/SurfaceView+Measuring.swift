import CGtk4
@_spi(Host) import Scrim

extension SurfaceView: PanelMeasuring {
    /// The part's natural size, or its size at this width.
    func size(of part: PanelPart, width: Double?) -> Size { parts.size(of: part, width: width) }

    /// The least size of the app's view at this width.
    func leastViewSize(width: Double) -> Size? { parts.leastViewSize(width: width) }
}
