/// One presentation's share of a surface: what its handle asked for, and how far it is.
struct Holder: Hashable, Sendable {
    let id: PresentationID
    /// What it wants shown, as last changed.
    var overlay: Overlay
    /// The app's own view, if it brought one.
    let view: ViewID?
    let askedAt: Instant
    /// Whether it belongs to a `during`: a user's cancelling then cancels the body, which ends it.
    let isScoped: Bool

    /// Whether any of it was on screen.
    var wasShown = false
    /// The user's act that cancelled the body of its `during`; it waits for the body to return.
    var cancelling: Cause?
    /// How the body of its `during` ended, once it did.
    var bodyEnd: Cause?
    /// The program's end that waits for the minimum.
    var pending: Cause?
    /// Set by a final status, which now expires like a HUD: how it will have ended.
    var final: Cause?
    /// When its lifetime is over.
    var expiry: Expiry = .open
    /// Whether its lifetime has begun: with the first visible frame or, hidden, with the end of grace.
    ///
    /// Before, an expiry only guards against a host that never draws.
    var lives = false
    /// What an interrupted HUD has left of its lifetime, for its next turn.
    var remaining: Duration?

    /// The end of a lifetime, which a pointer over the panel holds still.
    enum Expiry: Hashable, Sendable {
        /// Not begun, or without an end.
        case open
        case running(until: Instant)
        case held(left: Duration)
    }

    /// Whether the body of its `during` still runs, so that it can be cancelled.
    var hasRunningBody: Bool { isScoped && bodyEnd == nil }

    /// When its timeout is over.
    var timesOutAt: Instant? { overlay.timing.timeout.map { askedAt + $0.clamped } }

    /// When it is up longer than expected; `nil` once that was reported.
    var overdueAt: Instant?

    init(id: PresentationID, overlay: Overlay, view: ViewID?, askedAt: Instant, isScoped: Bool) {
        self.id = id
        self.overlay = overlay
        self.view = view
        self.askedAt = askedAt
        self.isScoped = isScoped
        overdueAt = overlay.timing.expectedWithin.map { askedAt + $0.clamped }
    }

    /// How long it lives by itself from its first visible frame; `nil` for ever.
    func lifetime(hasScreenReader: Bool) -> Duration? {
        let text = [overlay.content.message, overlay.content.detail].compactMap { $0 }
        let lifetime = final == nil ? overlay.timing.lifetime : .reading
        let duration: Duration
        switch lifetime {
        case .untilDismissed: return nil
        case .fixed(let fixed): duration = fixed.clamped
        case .reading: duration = Holder.readingTime(graphemes: text.reduce(0) { $0 + $1.count })
        }
        return hasScreenReader ? max(duration, Defaults.screenReaderMinimum) : duration
    }

    /// `clamp(0.5 + 0.06 × graphemes, 1…10)` s.
    static func readingTime(graphemes: Int) -> Duration {
        let seconds = Defaults.readingBase + Defaults.readingPerGrapheme * Double(graphemes)
        return .seconds(
            min(max(seconds, Defaults.readingBounds.lowerBound), Defaults.readingBounds.upperBound))
    }
}
