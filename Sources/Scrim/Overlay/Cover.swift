extension Overlay {
    /// How much an activity or a loading overlay hides of its view.
    ///
    /// A view that loads for the first time has nothing to hide. A view that loads again can be read meanwhile.
    public enum Cover: String, Hashable, Sendable, Codable, CaseIterable {
        /// All of it.
        case opaque
        /// The view shines through, under a card in its middle.
        ///
        /// Your own style keeps its panel (`Overlay.Style.panel`), if it has one, instead of the card. The same
        /// holds for `refresh`.
        case translucent
        /// A line at the view's top edge, which shows progress, or runs along if progress is unknown.
        ///
        /// Only assistive technology gets the text.
        case bar
        /// A spinner and the text at the top of the view, where a pull to refresh has its own.
        case refresh

        /// The input policy of an overlay with this cover: a view that can be read stays in use.
        var input: Overlay.InputPolicy {
            switch self {
            case .opaque, .translucent: .block
            case .bar, .refresh: .passThrough
            }
        }
    }
}
