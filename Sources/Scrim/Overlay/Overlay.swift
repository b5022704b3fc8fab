/// What to show over a region: a plain value, with no behaviour of its own.
///
/// Start from one of the five presets (`.veil`, `.loading`, `.activity`, `.sheet`, `.hud`) and change what
/// differs:
///
/// ```swift
/// let overlay = Overlay.veil("Signing in…", cancel: .standard)
///     .with(\.appearance, .classic)
///     .with(\.timing.grace, .milliseconds(500))
/// ```
///
/// Every value is valid: what is out of range is clamped where it enters (see `Fraction`, `Timing`).
public struct Overlay: Hashable, Sendable {
    /// Which of the five it is: decides order, joining, queueing and the default style.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Covers a whole window.
        case veil
        /// Covers a view or the keyboard with a message and a spinner.
        case loading
        /// Says that one view is busy; the views around it stay live.
        case activity
        /// The app's own view, slid in from an edge, over a background that may stay live.
        case sheet
        /// A short notice that needs no answer; touches pass through it.
        case hud
    }

    /// Which of the five it is.
    public let kind: Kind
    /// Text, indicator and buttons.
    public var content: Content
    /// How it looks; `nil` (the default) takes the stage's.
    public var appearance: Appearance?
    /// Where its panel sits in the region.
    public var placement: Placement
    /// What it lets through.
    public var input: InputPolicy
    /// When it comes, how long it stays.
    public var timing: Timing
    /// Whether its scrim is drawn.
    ///
    /// Independent of what it lets through. Default: `true`, but for a sheet over a live background.
    public var dims = true
    /// How it comes and goes; `nil` (the default) takes the appearance's.
    public var transition: Transition?
    /// Where it rests and how it is dragged; only for a sheet at an edge.
    public var sheet = Sheet()
    /// What showing it again over the same region does.
    public var onRepeat: RepeatPolicy
    /// Which of several waiting HUDs comes first.
    ///
    /// Only HUDs queue.
    public var priority: Priority
    /// A stable name for UI tests, handed to the toolkit's own identifiers.
    ///
    /// Default: the kind's name.
    public var identifier: String?

    /// The overlay with one property changed.
    public func with<Value>(_ keyPath: WritableKeyPath<Overlay, Value>, _ value: Value) -> Overlay {
        var copy = self
        copy[keyPath: keyPath] = value
        return copy
    }
}

/// What a second `show` of an overlay of the same kind over the same region does.
public enum RepeatPolicy: Hashable, Sendable {
    /// Share the surface that is up; each handle keeps its own outcome.
    ///
    /// Default for veil, loading and activity.
    case join
    /// Take over the surface that is up, in place and without a transition; its holders end as replaced, and
    /// minimum and duration begin again.
    case refresh
    /// The surface that is up leaves, its holders ended as replaced, and a new one comes.
    case replace
    /// A surface of its own.
    ///
    /// Default for sheet and HUD (HUDs at one placement then wait their turn).
    case separate
}

/// The order among waiting HUDs: higher first, then by arrival.
///
/// A higher one interrupts a lower one that is up.
public enum Priority: Int, Hashable, Comparable, Sendable, CaseIterable {
    case low
    case normal
    case high

    /// The less urgent is the lesser.
    public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
