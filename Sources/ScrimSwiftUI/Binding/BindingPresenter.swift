@_spi(Host) import Scrim

/// Shows an overlay as a binding requests it, and clears the binding when the overlay ends by itself.
///
/// Each modifier in the view tree has a presenter. It performs what `BindingMachine` decides, on any host.
@MainActor
final class BindingPresenter<Content> {
    private var machine = BindingMachine()
    private var bound: BindingSource<Content>?
    private var overlays: Overlays<Content>?
    private var presentations: [Int: Presentation] = [:]
    /// The showings whose positions are followed, including those that leave.
    private var followed: Set<Int> = []
    /// The answers that are about to be reported to the app, by showing.
    private var answers: [Int: Task<Void, Never>] = [:]
    /// The app's closures for showings that the binding no longer requests, but that have not ended.
    private var former: [Int: Closures] = [:]

    /// The app's closures for a showing, from the last update that requested it.
    ///
    /// Their captures belong to that showing, not to the update that clears the binding or has the next item.
    @MainActor
    private struct Closures {
        let request: BindingRequest
        let source: BindingSource<Content>
        /// Whether the same request is shown again in place of the showing, at another placement or in another window.
        var isReplaced = false
    }

    /// Called before the binding of an ended showing is read, and before the app's code runs.
    ///
    /// Waits until the framework has updated its views, and returns whether the view still exists. If the binding was
    /// cleared a moment ago, the framework then sees what the app's code sets as a change, and updates the view. The
    /// binding itself is not read any more. The app's code may have removed what the binding reads, such as a row of a
    /// list, while an animation still keeps the view.
    var staysAfterUpdate: @MainActor () async -> Bool = { true }
    /// The number of showings that have not ended.
    var showings: Int { presentations.count }

    /// Whether an overlay is requested and waits for a window.
    var isWaiting: Bool { machine.isWaiting }
    /// Identifies the request whose overlay is shown; `nil`: nothing is shown.
    var shownID: AnyHashable? { machine.shownID }

    /// Whether a request is for an overlay that is not shown yet and has not ended by itself.
    func isNew(_ request: BindingRequest) -> Bool { machine.isNew(request) }

    /// Called when the view was updated, with what its binding requests, and with how to reach the binding later.
    func update(_ request: BindingRequest?, _ bound: BindingSource<Content>) {
        let old = self.bound
        self.bound = bound
        handle(.requested(request), until: old)
    }

    /// Called when the view is in a window; from then on, an overlay over the window does not depend on the view.
    func place(in overlays: Overlays<Content>) {
        self.overlays = overlays
        let follows = if case .view = overlays.region { true } else { false }
        handle(
            .placed(
                BindingMachine.Target(
                    region: overlays.region, stage: follows ? nil : ObjectIdentifier(overlays.stage))))
    }

    /// Called when the view's page is in no window any more: its overlay is dismissed, and waits for the page.
    func takeAway() { handle(.unplaced) }

    /// Dismisses an overlay that the binding no longer requests, because a view out of sight may get no update.
    func dismissIfOutdated() {
        guard let id = machine.shownID, let bound, bound.request()?.id != id else { return }
        handle(.requested(nil))
    }

    /// Called when the view is gone; dismisses its overlays.
    func close() { handle(.closed) }

    /// - Parameter source: The source of the showing that the event may end; `nil`: the present source.
    private func handle(_ event: BindingMachine.Event, until source: BindingSource<Content>? = nil) {
        let shown = machine.shown
        let actions = machine.handle(event)
        if let shown, let source = source ?? bound, machine.request(of: shown.showing) == nil {
            former[shown.showing] = Closures(
                request: shown.request, source: source, isReplaced: machine.shownID == shown.request.id)
        }
        for action in actions { perform(action) }
    }

    /// The app's closures for a showing; `nil`: it has ended.
    private func closures(of showing: Int) -> Closures? {
        if let former = former[showing] { return former }
        guard let request = machine.request(of: showing), let bound else { return nil }
        return Closures(request: request, source: bound)
    }

    private func perform(_ action: BindingMachine.Action) {
        switch action {
        case .show(let request, let showing): show(request, showing)
        case .change(let overlay, let showing): presentations[showing]?.update(overlay)
        case .dismiss(let showing): presentations[showing]?.dismiss()
        case .clear: bound?.clear()
        case .reread: handle(.requested(bound?.request()))
        // The task that waits for the end has the closures of its showing.
        case .report: break
        }
    }

    private func show(_ request: BindingRequest, _ showing: Int) {
        guard let overlays, let bound else { return }
        let overlay = request.overlay
        let callbacks = bound.callbacks
        // The closures are read when they are called, because the view may have newer ones by then.
        let shouldEnd: @MainActor (Presentation.Cause) -> Bool = { [weak self] in
            self?.bound?.callbacks.shouldEnd?($0) ?? true
        }
        var validate: (@MainActor (String) -> String?)?
        if callbacks.validate != nil { validate = { [weak self] in self?.bound?.callbacks.validate?($0) } }
        let presentation =
            if let content = bound.content {
                overlays.show(
                    overlay, shouldEnd: shouldEnd, file: callbacks.file, line: callbacks.line,
                    content: content)
            } else {
                overlays.show(
                    overlay, shouldEnd: shouldEnd,
                    validate: validate, file: callbacks.file, line: callbacks.line
                ) { [weak self] index in
                    // An overlay may stay for its minimum after the binding requests another one, or none.
                    guard let self, let content = presentations[showing]?.content,
                        let asked = closures(of: showing)
                    else { return }
                    former[showing] = asked
                    clear(answered: showing)
                    answers[showing] = Task {
                        await self.updateViews()
                        if let onAnswer = asked.request.onAnswer { return onAnswer(index) }
                        asked.source.callbacks.onAnswer?(index, content)
                    }
                }
            }
        presentations[showing] = presentation
        follow(presentation, showing)
        if callbacks.onShow != nil {
            Task {
                if await presentation.shown() { closures(of: showing)?.source.callbacks.onShow?() }
            }
        }
        // The task keeps the presenter alive, so the end is reported even if the view is gone. The report comes in a
        // separate turn, never within an update of the view, where a binding cannot be set.
        Task {
            let outcome = await presentation.ended
            await answers.removeValue(forKey: showing)?.value
            presentations[showing] = nil
            if machine.request(of: showing) != nil { await updateViews() }
            // The binding of a view that is gone may have nothing to read any more.
            let isBound = machine.request(of: showing) != nil
            let ended = BindingMachine.Event.ended(
                showing: showing, outcome, bound: isBound ? self.bound?.request()?.id : nil)
            let own = closures(of: showing)
            former[showing] = nil
            let actions = machine.handle(ended)
            for action in actions {
                guard case .report(let outcome) = action else {
                    perform(action)
                    continue
                }
                // For the app, the overlay that it requests is still shown.
                if let own, own.isReplaced, outcome.cause == .dismissed { continue }
                if actions.count > 1 { await updateViews() }
                own?.source.callbacks.onEnd?(outcome)
                own?.request.onEnd?(outcome)
            }
        }
    }

    /// Lets the framework update its views; if the view is gone afterwards, it shows nothing more.
    private func updateViews() async {
        if !(await staysAfterUpdate()) { close() }
    }

    /// Clears the binding before the app's code runs for an answer.
    private func clear(answered showing: Int) {
        // A binding that no longer requests the showing may have nothing to read any more.
        guard machine.request(of: showing) != nil else { return }
        handle(.answered(showing: showing, bound: bound?.request()?.id))
    }

    /// Reports a sheet's positions if the app asks for them, because only then are they computed.
    ///
    /// The task keeps the presenter alive. It follows a sheet until its last pixel is off the screen, even if the
    /// view is gone. A sheet that makes way for the next one is not reported any more, because the app could not tell
    /// the two apart.
    private func follow(_ presentation: Presentation, _ showing: Int) {
        guard bound?.callbacks.onDetent != nil || bound?.callbacks.onPosition != nil else { return }
        followed.insert(showing)
        Task {
            defer { followed.remove(showing) }
            var reported = presentation.sheet.initial
            for await position in presentation.positions where followed.max() == showing {
                bound?.callbacks.onPosition?(position)
                // While the user drags the sheet, its target is not chosen yet. Only a change is reported, so that the
                // app's latest value is not reverted.
                guard !position.isDragged, let target = position.target, target != reported else { continue }
                reported = target
                bound?.callbacks.onDetent?(target)
            }
        }
    }
}

extension Presentation {
    /// Shows another overlay's values, as far as they can change in place.
    fileprivate func update(_ overlay: Overlay) {
        // What the user typed and chose is kept.
        content = overlay.content.keepingAnswers(of: content, inOtherLists: true)
        appearance = overlay.appearance
        // The input of a cover is part of the cover, and does not change in place.
        if overlay.kind != .loading, overlay.kind != .activity { input = overlay.input }
        timing = overlay.timing
        guard overlay.kind == .sheet else { return }
        let hasNewDetent = overlay.sheet.initial != sheet.initial
        sheet = overlay.sheet
        // A detent at which the sheet already rests was reported by the sheet, and a drag may hold the sheet by now.
        if hasNewDetent, let detent = sheet.initial, detent != self.detent { self.detent = detent }
    }
}
