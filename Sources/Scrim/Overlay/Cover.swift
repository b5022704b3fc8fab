extension Overlay {
    /// How much an activity or a loading overlay hides of the view that it is over.
    ///
    /// What is loaded for the first time has nothing to hide. What is loaded again is being read meanwhile.
    public enum Cover: String, Hashable, Sendable, Codable, CaseIterable {
        /// All of it.
        case opaque
        /// Nothing entirely: the view shines through, and a card in the middle says what goes on.
        case translucent
        /// A line at the view's top edge, filled as far as the work is done, or with a part of it running along.
        ///
        /// The text is told to assistive technology alone.
        case bar
        /// A spinner and the text at the top of the view, where a pull to refresh has its own.
        case refresh

        /// What input an overlay with this cover takes: the user goes on with a view that can be read.
        var input: Overlay.InputPolicy {
            switch self {
            case .opaque, .translucent: .block
            case .bar, .refresh: .passThrough
            }
        }
    }
}
