extension Overlay {
    /// How an overlay looks.
    public enum Appearance: Hashable, Sendable, Codable {
        /// Follows the platform, in light and dark.
        ///
        /// The default.
        case adaptive
        /// The look of iPhone apps around 2010; the same in light and dark, except for the notice.
        ///
        /// Those apps asked no questions: a question looks as in `adaptive`.
        case classic
        /// The app's own style.
        // Indirect, because a style is large: otherwise every overlay, holder and handle would have room for one.
        indirect case custom(Overlay.Style)

        /// The style that this appearance means for a kind of overlay, at a placement.
        public func style(for kind: Overlay.Kind, placement: Overlay.Placement = .center) -> Overlay.Style {
            switch self {
            case .adaptive: Overlay.Style.adaptive(kind, placement: placement)
            case .classic: Overlay.Style.classic(kind, placement: placement)
            case .custom(let style): style
            }
        }

        /// How a kind of overlay comes and goes in this appearance, at a placement.
        public func transition(for kind: Overlay.Kind, placement: Overlay.Placement = .center)
            -> Overlay.Transition
        {
            switch self {
            case .adaptive, .custom: Overlay.Transition.adaptive(kind, placement: placement)
            case .classic: Overlay.Transition.classic(kind)
            }
        }
    }
}
