/// What an overlay lets through, and what a tap outside its panel does.
///
/// Independent of dimming: a clear overlay can block, a dark one can be live.
public struct InputPolicy: Hashable, Sendable {
    /// What happens to input outside the panel, within the region.
    public enum Outside: Hashable, Sendable {
        /// Nothing reaches the app.
        case blocked
        /// Everything reaches the app.
        case live
        /// Nothing reaches the app but what lands in these views (a back button).
        case blockedExcept(Set<Region>)
    }

    /// What a tap outside the panel does, on release and within a small slop.
    public enum Tap: Hashable, Sendable {
        case ignored
        /// Ends the overlay.
        ///
        /// Where the outside is blocked the tap is consumed; where it is live it also reaches the app, and
        /// drags and scrolls do not dismiss.
        case dismisses
    }

    /// What happens to input outside the panel.
    public var outside: Outside
    /// What a tap outside the panel does.
    public var tapOutside: Tap
    /// Whether the panel takes input; if not, touches pass through it too.
    public var panelTakesInput: Bool
    /// Whether Escape (or assistive technology's equivalent) ends it.
    ///
    /// A cancel button brings Escape with it.
    public var escapeDismisses: Bool

    /// A policy by its parts.
    public init(
        outside: Outside, tapOutside: Tap = .ignored, panelTakesInput: Bool = true,
        escapeDismisses: Bool = false
    ) {
        self.outside = outside
        self.tapOutside = tapOutside
        self.panelTakesInput = panelTakesInput
        self.escapeDismisses = escapeDismisses
    }

    /// Blocks its region; only its own buttons work.
    ///
    /// Default for veil, loading and activity.
    public static let block = InputPolicy(outside: .blocked)
    /// Takes nothing at all.
    ///
    /// Default for a HUD.
    public static let passThrough = InputPolicy(outside: .live, panelTakesInput: false)
    /// The panel takes input, the app around it stays live.
    ///
    /// Default for a sheet.
    public static let live = InputPolicy(outside: .live, escapeDismisses: true)
    /// Blocks, and a tap outside or Escape ends it.
    public static let dismissing = InputPolicy(
        outside: .blocked, tapOutside: .dismisses, escapeDismisses: true)
}
