@_spi(Host) import Scrim

/// A binding's request: an overlay, and which showing of it.
struct BindingRequest: Hashable {
    /// Identifies the showing: the same identifier with another overlay changes values in place.
    let id: AnyHashable
    /// The overlay to show.
    var overlay: Overlay
    /// Runs when a button is taken, with its index, in place of what the modifier has; `nil`: that runs.
    ///
    /// A question about an item is answered for the item that is asked about, whichever the binding has by then.
    var onAnswer: (@MainActor (Int) -> Void)?
    /// Called with how the showing ended, beside what the modifier has: for an item, with which.
    var onEnd: (@MainActor (Presentation.Outcome) -> Void)?

    static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.overlay == right.overlay }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(overlay)
    }
}
