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
