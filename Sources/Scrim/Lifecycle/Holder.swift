/// One presentation's share of a surface: what its handle asked for, and its state.
struct Holder: Hashable, Sendable, Codable, Identifiable {
    let id: Presentation.ID
    /// The overlay as it is shown, with the latest changes.
    ///
    /// The only copy, unless the presentation is minimized.
    var sharedOverlay: Shared<Overlay>
    /// The state to which the presentation returns; `nil`: it is not minimized.
    var minimized: Minimized?
    /// Whether the holder only keeps on screen what was seen of a presentation that continues on another surface.
    private(set) var isTrace = false
    /// The app's own view, if there is one.
    let view: ViewID?
    let askedAt: Instant
    /// Whether the presentation's button undoes work that is still to be done.
    let isUndoable: Bool
    /// Whether any of the presentation was ever on screen.
    var wasShown = false
    /// Whether the user has not seen a final status yet.
    var isResultUnseen = false
    /// The last announced step of its progress.
    var announcedStep = 0
    /// Whether a system notification reports how the presentation ended.
    var isNotified = false
    /// The body of a `during`.
    var body: Body
    /// Whether, and how, the presentation is being closed.
    var closing = Closing.open
    /// How long the presentation stays by itself.
    var lifetime = Lifetime.waiting(left: nil)
    /// Whether the end of its lifetime can no longer be postponed: it was postponed once, or the
    /// program ended the presentation.
    var hasFinalEnd = false
    /// When the program wants the presentation dismissed; `nil`: it set no time.
    var dismissesAt: Instant?
    /// When the presentation counts as overdue; `nil` once that was reported.
    var overdueAt: Instant?
    /// Whether it was reported that a sheet cuts the presentation's view off.
    var wasReportedCut = false

    /// The body of the `during` that the overlay belongs to.
    enum Body: Hashable, Sendable, Codable {
        /// The presentation belongs to no `during`.
        case none
        case running
        /// The body was asked to stop, by a user's act or because its task was cancelled, and has not returned yet.
        case cancelling(Presentation.Cause)
        /// The body returned; `cancelledBy` is what had cancelled it, if anything.
        case returned(Presentation.Cause, cancelledBy: Presentation.Cause?)
    }

    /// How a presentation is being closed.
    enum Closing: Hashable, Sendable, Codable {
        case open
        /// The program ended the presentation; the surface stays for its minimum.
        case waiting(Presentation.Cause)
        /// A final status is shown, and expires like a HUD; the cause is how the presentation will have ended.
        case result(Presentation.Cause)
    }

    init(
        id: Presentation.ID, overlay: Shared<Overlay>, view: ViewID?, askedAt: Instant, isScoped: Bool,
        isUndoable: Bool = false
    ) {
        self.id = id
        sharedOverlay = overlay
        self.view = view
        self.askedAt = askedAt
        self.isUndoable = isUndoable
        body = isScoped ? .running : .none
        overdueAt = overlay.timing.expectedWithin.map { askedAt + $0.clamped }
    }

    /// The overlay as it is shown, with the latest changes.
    var overlay: Overlay {
        _read { yield sharedOverlay.value }
        _modify { yield &sharedOverlay.value }
    }

    /// The name of the presentation for UI tests: the app's, or the kind's.
    var name: String { overlay.identifier ?? overlay.kind.rawValue }

    /// The holder that stays of a presentation on a surface that it leaves for another one.
    func trace(on surface: SurfaceID) -> Holder {
        // Wrapping, because an edited journal may contain any number.
        var trace = Holder(
            id: Presentation.ID(number: .max / 4 &+ surface.number), overlay: sharedOverlay, view: nil,
            askedAt: askedAt, isScoped: false)
        trace.minimized = minimized
        trace.isTrace = true
        return trace
    }

    /// Whether the panel has anything to press, in the app's view or beside it.
    var hasSomethingToPress: Bool { view != nil || overlay.content.hasButtons || overlay.canMinimize }

    /// Whether the body of the `during` still runs and can be cancelled.
    var hasRunningBody: Bool {
        switch body {
        case .none, .returned: false
        case .running, .cancelling: true
        }
    }

    /// The cause that asked the body to stop, whether or not the body has returned since.
    var cancelledBy: Presentation.Cause? {
        switch body {
        case .none, .running: nil
        case .cancelling(let cause): cause
        case .returned(_, let cause): cause
        }
    }

    /// Whether the body was asked to stop, and still runs.
    var isCancelling: Bool {
        if case .cancelling = body { true } else { false }
    }

    /// How the body ended; `nil` until it does.
    var bodyEnd: Presentation.Cause? {
        if case .returned(let cause, _) = body { cause } else { nil }
    }

    /// The program's end that waits for the minimum.
    var waiting: Presentation.Cause? {
        if case .waiting(let cause) = closing { cause } else { nil }
    }

    /// The status without a text that the program gave, and that waits for the minimum.
    var status: Presentation.Cause? {
        if let waiting, waiting == .finished || waiting == .failed { waiting } else { nil }
    }

    /// How the presentation will have ended once the user has read its final status.
    var result: Presentation.Cause? {
        if case .result(let cause) = closing { cause } else { nil }
    }

    /// Whether there is nothing to show: a sheet without a view of the app and without a text.
    var isEmpty: Bool { overlay.kind == .sheet && view == nil && overlay.content.isEmpty }

    /// When the presentation's timeout is over; a final status has none, so that it can be read.
    var timesOutAt: Instant? {
        result == nil ? overlay.timing.timeout.map { askedAt + $0.clamped } : nil
    }

    /// Whether the presentation's lifetime or its timeout is over.
    func isExpired(now: Instant) -> Bool {
        if let timesOutAt, timesOutAt <= now { return true }
        return lifetime.end.map { $0 <= now } ?? false
    }
}
