@_spi(Host) import Scrim

/// A binding's request: an overlay, and which showing of it.
struct PresentationRequest: Hashable {
    /// Identifies the showing: the same identifier with another overlay changes values in place.
    let id: AnyHashable
    /// The overlay to show.
    var overlay: Overlay
}
