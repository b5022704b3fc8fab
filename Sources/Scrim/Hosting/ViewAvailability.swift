/// Whether a view of the app is free when an overlay is to show it.
@_spi(Host) public enum ViewAvailability: Hashable, Sendable, Codable {
    /// The view has no parent, or is already on an overlay.
    case free
    /// The view is in the app's own tree, and has to leave it to be on a panel.
    case attached
    /// The view cannot be on a panel: it is a window, or something else with a surface of its own.
    case unsuitable
}
