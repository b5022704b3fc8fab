import Scrim

/// What a binding asks for: an overlay, and which showing of it is meant.
struct Wish: Hashable {
    /// The same means the same showing, perhaps with other values; another means another showing.
    let id: AnyHashable
    /// What to show.
    var overlay: Overlay
}
