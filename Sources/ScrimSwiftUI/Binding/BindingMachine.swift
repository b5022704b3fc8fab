@_spi(Host) import Scrim

/// Decides what to do when a binding and its presentation differ.
///
/// Events report what the binding requests and how the presentation ended; the machine returns actions. The machine
/// knows no view and no time. Each showing of an overlay has a number, so that the end of an earlier showing cannot
/// affect a later one.
struct BindingMachine {
    /// Where an overlay is shown; at another target it is another showing.
    struct Target: Hashable {
        let region: Region
        /// The window's stage; `nil` for a view, which keeps its overlays in whichever window it is.
        let stage: ObjectIdentifier?
    }

    enum State: Hashable {
        /// Nothing is requested, and nothing is shown.
        case idle
        /// An overlay is requested, but there is no window to show it in.
        case waiting(BindingRequest)
        /// The requested overlay is shown.
        case shown(BindingRequest, showing: Int, at: Target)
        /// The showing ended by itself or with an answer, and the binding still requests the same. Nothing is shown
        /// until the binding requests nothing, or something else.
        case finished(AnyHashable)
        /// The view is gone.
        case closed
    }

    enum Event {
        /// The view was updated. The event carries what its binding requests; `nil`: nothing.
        case requested(BindingRequest?)
        /// The view entered a window, or another one.
        case placed(Target)
        /// The view's page is in no window any more, but the app keeps it and may show it again.
        case unplaced
        /// The user answered a showing, which ends it. The app's code is about to run. `bound` is as for `ended`.
        case answered(showing: Int, bound: AnyHashable?)
        /// A showing ended, for any reason; `bound` identifies what the binding requests now.
        case ended(showing: Int, Presentation.Outcome, bound: AnyHashable?)
        /// The view is gone.
        case closed
    }

    enum Action: Hashable {
        case show(BindingRequest, showing: Int)
        /// Shows an overlay's new values in place.
        case change(Overlay, showing: Int)
        /// Dismisses a showing. Its end is still reported.
        case dismiss(showing: Int)
        /// Sets the binding to false or `nil`.
        case clear
        /// Reads the binding and handles `requested` with the result, because it may have been set without an update
        /// of the view.
        case reread
        /// Reports to the app how a showing ended. Earlier actions have to reach the view first; nothing
        /// is read afterwards.
        case report(Presentation.Outcome)
    }

    private(set) var state = State.idle
    private var target: Target?
    private var showings = 0

    /// The present showing and its latest request; `nil`: nothing is shown.
    var shown: (request: BindingRequest, showing: Int)? {
        guard case .shown(let request, let showing, _) = state else { return nil }
        return (request, showing)
    }

    /// The latest request of a showing; `nil`: another showing is present, or none.
    func request(of showing: Int) -> BindingRequest? {
        shown.flatMap { $0.showing == showing ? $0.request : nil }
    }

    /// Whether an overlay is requested and waits for a window.
    var isWaiting: Bool { if case .waiting = state { true } else { false } }

    /// Whether a request is for an overlay that is not shown yet and has not ended by itself.
    func isNew(_ request: BindingRequest) -> Bool {
        switch state {
        case .idle: true
        case .finished(let id): id != request.id
        case .waiting, .shown, .closed: false
        }
    }

    /// Identifies the request whose overlay is shown; `nil`: nothing is shown.
    var shownID: AnyHashable? { shown?.request.id }

    /// Handles an event; returns what to do, in order.
    mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .requested(let request): take(request)
        case .placed(let target): put(at: target)
        case .unplaced: takeAway()
        case .answered(let showing, let bound): answer(showing, bound: bound)
        case .ended(let showing, let outcome, let bound): end(showing, outcome, bound: bound)
        case .closed: close()
        }
    }

    private mutating func take(_ request: BindingRequest?) -> [Action] {
        switch (state, request) {
        case (.closed, _): return []
        case (.finished(let id), let request?) where request.id == id: return []
        case (.idle, let request?), (.waiting, let request?), (.finished, let request?): return show(request)
        case (.shown(let old, let showing, let target), let request?) where request.id == old.id:
            guard request.overlay.canChange(from: old.overlay) else {
                return [.dismiss(showing: showing)] + show(request)
            }
            state = .shown(request, showing: showing, at: target)
            return request.overlay == old.overlay ? [] : [.change(request.overlay, showing: showing)]
        case (.shown(_, let showing, _), let request?): return [.dismiss(showing: showing)] + show(request)
        case (.shown(_, let showing, _), nil):
            state = .idle
            return [.dismiss(showing: showing)]
        case (.idle, nil), (.waiting, nil), (.finished, nil):
            state = .idle
            return []
        }
    }

    private mutating func put(at newTarget: Target) -> [Action] {
        target = newTarget
        switch state {
        case .waiting(let request): return show(request)
        case .shown(let request, let showing, let old) where old != newTarget:
            return [.dismiss(showing: showing)] + show(request)
        case .idle, .shown, .finished, .closed: return []
        }
    }

    /// Dismisses an overlay that waits for its binding, until the page is back: while the page is away, nothing
    /// clears the binding.
    ///
    /// A notice that ends by itself stays to its end, and is not shown again with the page.
    private mutating func takeAway() -> [Action] {
        target = nil
        guard case .shown(let request, let showing, _) = state,
            request.overlay.timing.lifetime == .untilDismissed
        else { return [] }
        state = .waiting(request)
        return [.dismiss(showing: showing)]
    }

    /// The binding is cleared before the app's code runs.
    ///
    /// That code may remove the view together with the binding, or set the binding again.
    private mutating func answer(_ showing: Int, bound: AnyHashable?) -> [Action] {
        guard case .shown(let request, showing, _) = state, bound == request.id else { return [] }
        state = .finished(request.id)
        return [.clear, .reread]
    }

    private mutating func end(_ showing: Int, _ outcome: Presentation.Outcome, bound: AnyHashable?)
        -> [Action]
    {
        // After a report, the binding is never read. The app's code may remove the view, which an animation may keep
        // for a while although its binding has nothing to read any more.
        guard case .shown(let request, showing, _) = state else { return [.report(outcome)] }
        // The binding may be ahead of the view; a newer request is not cleared.
        guard bound == request.id else {
            state = .idle
            return [.reread, .report(outcome)]
        }
        state = .finished(request.id)
        return [.clear, .reread, .report(outcome)]
    }

    private mutating func close() -> [Action] {
        defer { state = .closed }
        guard case .shown(_, let showing, _) = state else { return [] }
        return [.dismiss(showing: showing)]
    }

    private mutating func show(_ request: BindingRequest) -> [Action] {
        guard let target else {
            state = .waiting(request)
            return []
        }
        showings += 1
        state = .shown(request, showing: showings, at: target)
        return [.show(request, showing: showings)]
    }
}

extension Overlay {
    /// Whether another overlay, as shown, can change into this one in place: both have the same kind and
    /// the same placement.
    ///
    /// A sheet keeps its edge until it is shown again. Otherwise the app's view on it would be recreated, and
    /// lose its state.
    fileprivate func canChange(from old: Overlay) -> Bool {
        kind == old.kind && (placement == old.placement || kind == .sheet)
    }
}
