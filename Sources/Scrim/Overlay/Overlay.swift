/// What to show over a region: a plain value, with no behavior of its own.
///
/// Start from one of the presets (`.veil`, `.loading`, `.activity`, `.sheet`, `.hud`, `.question`) and change what
/// differs:
///
/// ```swift
/// let overlay = Overlay.veil("Signing in…", cancel: .standard)
///     .with(\.appearance, .classic)
///     .with(\.timing.grace, .milliseconds(500))
/// ```
///
/// Every value is valid: a number out of range is clamped (see `Overlay.Indicator.progress`, `Overlay.Timing`).
public struct Overlay: Hashable, Sendable, Codable {
    /// The kind of an overlay, which decides order, joining, queueing and the default style.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// Blocks its region while work runs; over a window, the keyboard as well.
        case veil
        /// Covers a view or the keyboard with a message and a spinner.
        case loading
        /// Shows that one view is busy; the views around it stay live.
        case activity
        /// The app's own view, slid in from an edge, over a background that may stay live.
        case sheet
        /// A short notice, which takes touches only for its buttons, or if a tap or a flick may dismiss it.
        case hud
        /// A question with a few answers, in the middle of what it blocks.
        case question
    }

    /// The overlay's kind.
    public let kind: Kind
    /// Text, indicator and buttons.
    public var content: Content
    /// How the overlay looks; `nil` (the default): as the stage's defaults say.
    public var appearance: Overlay.Appearance?
    /// Where the overlay's panel sits in the region.
    public var placement: Overlay.Placement
    /// Which of the user's input the overlay takes, blocks and lets through.
    public var input: Overlay.InputPolicy
    /// When the overlay comes and how long it stays.
    public var timing: Overlay.Timing
    /// Whether the overlay's scrim (the layer that dims the region) is drawn.
    ///
    /// Independent of the input that the overlay lets through; `nil` (the default): yes, except for a sheet
    /// over a live background.
    public var dims: Bool?
    /// How much of the view below an activity or a loading overlay hides; other overlays ignore this.
    ///
    /// Independent of `input`, which decides what the overlay lets through; the presets set both.
    public var cover = Overlay.Cover.opaque
    /// How the overlay comes and goes; `nil` (the default): as the appearance says.
    public var transition: Overlay.Transition?
    /// The heights at which a sheet at an edge rests, and how it is dragged; other overlays ignore this.
    public var sheet = Overlay.Sheet()
    /// What showing the overlay does if one of the same kind is presented over the same region.
    public var onRepeat: Overlay.RepeatPolicy
    /// Whether the user can minimize the overlay: then its panel has a button "Hide".
    ///
    /// ```swift
    /// let veil = Overlay.veil("Exporting…", indicator: .bar(0), cancel: .standard).with(\.canMinimize, true)
    /// try await window.overlays.during(veil) { veil in try await export(reporting: veil) }
    /// ```
    ///
    /// A minimized presentation is a notice with the same text, progress and cancel button and a button "Show";
    /// it blocks nothing (`Presentation.minimize()`). `Stage.Defaults.minimizedPlacement` is its placement. This
    /// is for veils, loading and activity overlays over the window, without your own view; other overlays ignore
    /// it. Default: no.
    public var canMinimize = false
    /// The overlay's rank among waiting notices; other overlays do not wait and ignore this.
    public var priority: Overlay.Priority
    /// A stable name that you choose, which the host sets as the toolkit's own identifier, for UI tests.
    ///
    /// Presentations are found by it (`Presentation.Info.identifier`, `dismissAll(identifier:)`), and `onRepeat`
    /// can use it. With `nil` (the default), `Info` has the kind's name, and `dismissAll(identifier:)` does not
    /// find the overlay.
    public var identifier: String?

    /// Whether the overlay's scrim is drawn: `dims`, or else the default.
    var isDimming: Bool { dims ?? (kind != .sheet || input.outside != .live) }

    /// The overlay with one property changed.
    public func with<Value>(_ keyPath: WritableKeyPath<Overlay, Value>, _ value: Value) -> Overlay {
        var copy = self
        copy[keyPath: keyPath] = value
        return copy
    }

    /// The overlay under a name that you choose: if you show it again under this name over the same region, it changes
    /// the presented overlay instead of adding another.
    ///
    /// ```swift
    /// _ = overlays.show(.hud("Uploading 1 of 3", indicator: .ring(0.3), placement: .bottom).identified("upload"))
    /// overlays.flash(.hud("Connection lost", placement: .top).identified("connection", counts: true))
    /// ```
    ///
    /// The earlier presentation ends as replaced, and the new handle has its surface. The lifetime begins again.
    ///
    /// - Parameters:
    ///   - identifier: The name (`identifier`), for overlays of one kind.
    ///   - counts: Whether the panel shows how often in a row the text was the same: "Connection lost (3)".
    public func identified(_ identifier: String, counts: Bool = false) -> Overlay {
        with(\.identifier, identifier).with(\.onRepeat, counts ? .count : .update)
    }

    /// Unavailable, so that the compiler's first message about a wrong key path names the mistake.
    @available(*, unavailable, message: "this property cannot be changed; start from another preset")
    public func with<Value>(_ keyPath: KeyPath<Overlay, Value>, _ value: Value) -> Overlay { self }
}
