/// Whether a view of the app is free when it is passed on to be shown on an overlay.
@_spi(Host) public enum ViewStanding: Hashable, Sendable, Codable {
    /// The view is nowhere, or on an overlay already.
    case free
    /// The view is in the app's own tree, which it has to leave to be on a panel.
    case attached
    /// The view can be on no panel: it is a window, or something else with a surface of its own.
    case unsuitable
}
