extension Overlay {
    /// Which of the user's input an overlay takes, blocks and lets through to the app.
    ///
    /// The policy is independent of dimming: an overlay can block without dimming, and dim without blocking.
    public struct InputPolicy: Hashable, Sendable, Codable {
        /// Whether input outside the panel, within the region, reaches the app.
        public enum Outside: Hashable, Sendable, Codable {
            /// No input reaches the app.
            case blocked
            /// All input reaches the app.
            case live
            /// No input reaches the app except in these views (a back button).
            case blockedExcept(Set<Region>)
        }

        /// The effect of a tap outside the panel, on release and within a small slop.
        public enum Tap: Hashable, Sendable, Codable {
            /// The tap does nothing to the overlay.
            case ignored
            /// The tap ends the overlay.
            ///
            /// Where the outside is blocked, the tap is consumed; where the outside is live, the tap also reaches the
            /// app, and drags and scrolls do not dismiss. The body of a `during` goes on.
            case dismisses
        }

        /// A gesture on the panel itself, outside its controls, that ends the overlay.
        public enum Gesture: String, Hashable, Sendable, Codable, CaseIterable {
            /// A tap on the panel, which ends the overlay as `Presentation.Cause.tap`.
            case tap
            /// A flick away from the middle of the region, or to a side, which ends it as `Presentation.Cause.drag`.
            case flick
        }

        /// Whether input outside the panel reaches the app.
        public var outside: Outside
        /// The effect of a tap outside the panel.
        public var tapOutside: Tap
        /// Whether the panel takes input; if not, input passes through the panel too.
        ///
        /// Regardless of this, a notice with buttons takes input, and so does one whose text has to be scrolled.
        public var panelTakesInput: Bool
        /// Whether Escape (or assistive technology's equivalent) ends the overlay.
        ///
        /// On an overlay with a cancel button, Escape does what the button does.
        public var escapeDismisses: Bool
        /// The gestures by which the user dismisses a notice; none by default.
        ///
        /// If there are any, the panel takes input, and Escape dismisses the notice while the focus is in the panel.
        /// Sheets ignore this: they are dragged (`Overlay.Sheet`). If several presentations share a panel, all of them
        /// have to allow the gesture. The body of a `during` goes on; its cancel button is `Overlay.Content.cancel`.
        public var dismissedBy: Set<Gesture>

        /// A policy by its parts; by default taps outside, Escape and gestures on the panel do nothing, and the
        /// panel takes input.
        public init(
            outside: Outside, tapOutside: Tap = .ignored, panelTakesInput: Bool = true,
            escapeDismisses: Bool = false, dismissedBy: Set<Gesture> = []
        ) {
            self.outside = outside
            self.tapOutside = tapOutside
            self.panelTakesInput = panelTakesInput
            self.escapeDismisses = escapeDismisses
            self.dismissedBy = dismissedBy
        }

        /// Blocks the region; only the overlay's own buttons work.
        ///
        /// Default for veil, loading and activity.
        public static let block = Overlay.InputPolicy(outside: .blocked)
        /// Takes and blocks nothing: all input reaches the app.
        ///
        /// Default for a notice.
        public static let passThrough = Overlay.InputPolicy(outside: .live, panelTakesInput: false)
        /// The panel takes input, the app around it stays live.
        ///
        /// Default for a sheet.
        public static let live = Overlay.InputPolicy(outside: .live, escapeDismisses: true)
        /// Blocks the region; a tap outside the panel or Escape ends the overlay.
        public static let dismissing = Overlay.InputPolicy(
            outside: .blocked, tapOutside: .dismisses, escapeDismisses: true)
    }
}
