@_spi(Host) import Scrim

/// A binding's request: an overlay, and which showing of it.
struct BindingRequest: Hashable {
    /// Identifies the showing: the same identifier with another overlay changes values in place.
    let id: AnyHashable
    /// The overlay to show.
    var overlay: Overlay
    /// Runs instead of the modifier's closure when a button is chosen, with its index; `nil`: the modifier's runs.
    ///
    /// A question about an item is answered for the item that it asks about, whichever item the binding has by then.
    var onAnswer: (@MainActor (Int) -> Void)?
    /// Called after the modifier's closure with how the showing ended, to report which item it was for.
    var onEnd: (@MainActor (Presentation.Outcome) -> Void)?

    static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.overlay == right.overlay }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(overlay)
    }
}
