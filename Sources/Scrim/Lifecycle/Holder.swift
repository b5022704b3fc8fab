/// One presentation's share of a surface: what its handle asked for, and how far that is.
struct Holder: Hashable, Sendable, Codable, Identifiable {
    let id: Presentation.ID
    /// The overlay that is seen of the presentation, as last changed.
    ///
    /// The only copy, unless the presentation is minimized.
    var sharedOverlay: Shared<Overlay>
    /// What the presentation goes back to; `nil`: it is not minimized.
    var minimized: Minimized?
    /// Whether it only keeps on screen what was seen of a presentation that goes on on another surface.
    private(set) var isTrace = false
    /// The app's own view, if there is one.
    let view: ViewID?
    let askedAt: Instant
    /// Whether its button takes back work that is still to be done.
    let isUndoable: Bool
    /// Whether any of the presentation was on screen.
    var wasShown = false
    /// Whether a final status is still to be seen.
    var isResultUnseen = false
    /// The last announced step of its progress.
    var announcedStep = 0
    /// Whether a notification of the system's says how the presentation ended.
    var isNotified = false
    /// The body of a `during`.
    var body: Body
    /// Whether, and how, the presentation is being closed.
    var closing = Closing.open
    /// How long the presentation stays by itself.
    var lifetime = Lifetime.waiting(left: nil)
    /// Whether nothing puts the end of its lifetime off: it was put off once, or the program has ended the presentation.
    var hasFinalEnd = false
    /// When the program wants the presentation dismissed; `nil`: it did not say.
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
        /// The body was asked to stop, by a user's act or with its task, and has not returned yet.
        case cancelling(Presentation.Cause)
        /// The body returned; what had cancelled it, if anything.
        case returned(Presentation.Cause, cancelledBy: Presentation.Cause?)
    }

    /// How a presentation is being closed.
    enum Closing: Hashable, Sendable, Codable {
        case open
        /// The program ended the presentation; the surface stays for its minimum.
        case waiting(Presentation.Cause)
        /// A final status is shown, which expires like a HUD: how the presentation will have ended.
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

    /// The overlay that is seen of the presentation, as last changed.
    var overlay: Overlay {
        _read { yield sharedOverlay.value }
        _modify { yield &sharedOverlay.value }
    }

    /// The name of the presentation for UI tests: the app's, or the kind's.
    var name: String { overlay.identifier ?? overlay.kind.rawValue }

    /// What stays of a presentation on a surface that it leaves for another one.
    func trace(on surface: SurfaceID) -> Holder {
        // Wrapping: a journal that somebody edited may have any number.
        var trace = Holder(
            id: Presentation.ID(number: .max / 4 &+ surface.number), overlay: sharedOverlay, view: nil,
            askedAt: askedAt, isScoped: false)
        trace.minimized = minimized
        trace.isTrace = true
        return trace
    }

    /// Whether its panel has anything to press, in the app's view or beside it.
    var hasSomethingToPress: Bool { view != nil || overlay.content.hasButtons || overlay.canMinimize }

    /// Whether the body of the `during` still runs, so that it can be cancelled.
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

    /// How the body ended, once it did.
    var bodyEnd: Presentation.Cause? {
        if case .returned(let cause, _) = body { cause } else { nil }
    }

    /// The program's end that waits for the minimum.
    var waiting: Presentation.Cause? {
        if case .waiting(let cause) = closing { cause } else { nil }
    }

    /// The program's word on how the work went, which waits for the minimum; there is nothing to read.
    var status: Presentation.Cause? {
        if let waiting, waiting == .finished || waiting == .failed { waiting } else { nil }
    }

    /// How the presentation will have ended, once its final status was read.
    var result: Presentation.Cause? {
        if case .result(let cause) = closing { cause } else { nil }
    }

    /// Whether there is nothing to be seen: a sheet without a view of the app and without a text.
    var isEmpty: Bool { overlay.kind == .sheet && view == nil && overlay.content.isEmpty }

    /// When the presentation's timeout is over; a final status is read to its end.
    var timesOutAt: Instant? {
        result == nil ? overlay.timing.timeout.map { askedAt + $0.clamped } : nil
    }

    /// Whether the presentation's lifetime or its timeout is over.
    func isExpired(now: Instant) -> Bool {
        if let timesOutAt, timesOutAt <= now { return true }
        return lifetime.end.map { $0 <= now } ?? false
    }
}
