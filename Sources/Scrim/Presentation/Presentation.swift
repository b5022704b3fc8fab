/// What a caller holds of an overlay that it showed.
///
/// Changing a property changes what is on screen, in place: changes of one turn of the main loop arrive
/// together, and the panel grows or shrinks to them. After the end every call does nothing.
///
/// Keep it: letting go of it does not dismiss (the compiler may release an object after its last use), it only
/// leaves the overlay without an owner, which the stage's log then names.
///
/// ```swift
/// let veil = window.overlays.show(.veil("Searching…"))
/// veil.message = "Still searching…"
/// veil.dismiss()
/// ```
@MainActor
public final class Presentation: Identifiable {
    /// Its name, unique in the process.
    public nonisolated let id: PresentationID
    nonisolated let fate: Fate

    var overlay: Overlay
    private var reading: Task<Void, Never>?

    init(id: PresentationID, overlay: Overlay, fate: Fate) {
        self.id = id
        self.overlay = overlay
        self.fate = fate
        reading = Task { [weak self, reports = fate.reports] in
            for await value in reports { self?.progress = value }
        }
    }

    deinit { reading?.cancel() }

    // MARK: What it shows

    /// Text, indicator and buttons, as this presentation wants them.
    ///
    /// Where several share a surface, the newest one's content shows.
    public var content: Overlay.Content {
        get { overlay.content }
        set {
            guard newValue != overlay.content, !hasEnded else { return }
            overlay.content = newValue
            change()
        }
    }

    /// The main line.
    ///
    /// `nil` shows none.
    public var message: String? {
        get { content.message }
        set { content.message = newValue }
    }

    /// The quieter text below the message.
    ///
    /// `nil` shows none.
    public var detail: String? {
        get { content.detail }
        set { content.detail = newValue }
    }

    /// What shows that something goes on.
    public var indicator: Indicator {
        get { content.indicator }
        set { content.indicator = newValue }
    }

    /// How much is done, 0 to 1; `nil` where the indicator does not tell.
    ///
    /// Setting it makes a spinner a ring; what is out of range is clamped, not-a-number ignored, `nil` makes
    /// it a spinner again. It may go backwards.
    public var progress: Double? {
        get { indicator.progress?.value }
        set {
            guard let newValue else {
                if indicator.progress != nil { indicator = .spinner }
                return
            }
            if let fraction = Fraction(newValue) { indicator = indicator.at(fraction) }
        }
    }

    /// How it looks; `nil`: as the stage's defaults say.
    public var appearance: Appearance? {
        get { overlay.appearance }
        set {
            guard newValue != overlay.appearance, !hasEnded else { return }
            overlay.appearance = newValue
            change()
        }
    }

    /// Reports progress from any thread.
    ///
    /// Reports are coalesced: only the newest is shown, and none after the end.
    public nonisolated func report(_ progress: Double) {
        fate.reporter.yield(progress)
    }

    /// Reports each progress that a stream tells, until the presentation ends or follows another.
    ///
    /// The end cancels the stream. The stream's own end changes nothing.
    public func follow(_ fractions: AsyncStream<Double>) { fate.follow(fractions) }

    // MARK: How it stands

    /// Whether any of it is on screen now.
    public var isVisible: Bool { fate.stage?.isVisible(id) ?? false }

    /// How it ended; `nil` while it has not.
    public var outcome: Outcome? { fate.outcome }

    /// Whether it has ended.
    ///
    /// It may still be on its way off the screen.
    public var hasEnded: Bool { fate.outcome != nil }

    /// Waits for the end and tells how it came; returns at the start of leaving.
    ///
    /// Cancelling the waiting task ends neither the wait nor the presentation, as with `Task.value`.
    public var ended: Outcome {
        get async { await fate.settled() }
    }

    /// Waits until the last pixel is off the screen.
    public func gone() async { await fate.gone() }

    // MARK: Ending it

    /// Takes it away, after its minimum.
    ///
    /// Input is free from then on.
    public func dismiss() { fate.stage?.send(.end(id, .dismissed)) }

    /// Ends it as done or failed.
    ///
    /// With a message, the panel shows it with a check mark or a cross for as long as it takes to read; input is
    /// free at once. Without one it just goes. Where others share the surface, only this share ends.
    public func finish(_ status: Status = .success) {
        if !hasEnded { fate.stage?.send(.finish(id, status)) }
    }

    private func change() { fate.stage?.send(.change(id, overlay.content, overlay.appearance)) }
}
