/// What a stage's overlays use where they say nothing themselves.
public struct StageDefaults: Hashable, Sendable {
    /// How overlays look.
    ///
    /// Default: adaptive.
    public var appearance = Appearance.adaptive
    /// The library's own words.
    public var strings = Strings()
    /// How many HUDs may wait; the one that matters least then ends unseen.
    ///
    /// Default 16.
    public var queueLimit = Defaults.queueLimit
    /// How long a HUD may wait before it ends unseen.
    ///
    /// Default 10 s.
    public var queueTimeout = Defaults.queueTimeout
    /// No grace, no minimum, no transitions: for UI tests.
    ///
    /// Lifetimes stay.
    public var isInstant = false

    /// The library's own.
    public init() {}
}
