@_spi(Host) import Scrim

/// Shows an overlay as a binding requests it, and clears the binding when the overlay ends by itself.
///
/// Each modifier in the view tree has one. The presenter performs what `BindingMachine` decides, on any host.
@MainActor
final class BindingPresenter<Content> {
    private var machine = BindingMachine()
    private var bound: BindingSource<Content>?
    private var overlays: Overlays<Content>?
    private var presentations: [Int: Presentation] = [:]
    /// The showings whose positions are followed, those that leave included.
    private var followed: Set<Int> = []
    /// The answers that the app is about to hear, by the showing.
    private var answers: [Int: Task<Void, Never>] = [:]
    /// The app's closures for the showings that the binding requests no more, and have not ended.
    private var former: [Int: Closures] = [:]

    /// The app's closures for a showing, as of the last update that requested it: what they captured is that of the showing,
    /// and not of the update that clears the binding or has the next item.
    @MainActor
    private struct Closures {
        let request: BindingRequest
        let source: BindingSource<Content>
        /// Whether the same request is shown again in the showing's place: at another placement, or in another window.
        var isReplaced = false
    }

    /// Called before the binding of a showing that ended is read, and before the app's code runs: waits until the framework has
    /// updated its views, and returns whether the view is still there.
    ///
    /// What the app's code sets is then a change for the framework, also where the binding was cleared a moment ago; so an
    /// update tells of it. The binding itself is not read any more: the app's code may have removed what it reads, a row of a
    /// list for example, and a view that goes with an animation is still there.
    var staysAfterUpdate: @MainActor () async -> Bool = { true }
    /// How many showings have not ended.
    var showings: Int { presentations.count }

    /// Whether an overlay is requested, and waits for a window.
    var isWaiting: Bool { machine.isWaiting }
    /// Identifies the request whose overlay is shown; `nil`: none is.
    var shownID: AnyHashable? { machine.shownID }

    /// Whether a request is for an overlay that neither is there nor ended by itself.
    func isNew(_ request: BindingRequest) -> Bool { machine.isNew(request) }

    /// The view was updated: takes what its binding requests, and how to reach the binding later.
    func update(_ request: BindingRequest?, _ bound: BindingSource<Content>) {
        let old = self.bound
        self.bound = bound
        handle(.requested(request), until: old)
    }

    /// The view is in a window; what covers the window then no longer depends on the view.
    func place(in overlays: Overlays<Content>) {
        self.overlays = overlays
        let follows = if case .view = overlays.region { true } else { false }
        handle(
            .placed(
                BindingMachine.Target(
                    region: overlays.region, stage: follows ? nil : ObjectIdentifier(overlays.stage))))
    }

    /// The view's page belongs to no window any more: its overlay goes, and waits for the page.
    func takeAway() { handle(.unplaced) }

    /// Dismisses an overlay that the binding no longer requests, for a view out of sight: that may get no update.
    func dismissIfOutdated() {
        guard let id = machine.shownID, let bound, bound.request()?.id != id else { return }
        handle(.requested(nil))
    }

    /// The view is gone: dismisses its overlays.
    func close() { handle(.closed) }

    /// - Parameter source: The source of the showing that the event may end; `nil`: the present one.
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
        // Who waits for the end has the closures of its showing.
        case .report: break
        }
    }

    private func show(_ request: BindingRequest, _ showing: Int) {
        guard let overlays, let bound else { return }
        let overlay = request.overlay
        let callbacks = bound.callbacks
        // The app's closures may be others by the time they are called.
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
                    // An overlay may be kept for its minimum after the binding requests another one, or none.
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
        // The task keeps the presenter alive, so the end is reported even when the view is gone. The report comes in
        // a turn of its own, never within an update of the view, where a binding cannot be set.
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
                // For the app, what it requests is still shown.
                if let own, own.isReplaced, outcome.cause == .dismissed { continue }
                if actions.count > 1 { await updateViews() }
                own?.source.callbacks.onEnd?(outcome)
                own?.request.onEnd?(outcome)
            }
        }
    }

    /// Lets the framework update its views; a view that is gone by then shows nothing more.
    private func updateViews() async {
        if !(await staysAfterUpdate()) { close() }
    }

    /// Clears the binding before the app's code runs for an answer.
    private func clear(answered showing: Int) {
        // A binding that no longer requests the showing may have nothing to read any more.
        guard machine.request(of: showing) != nil else { return }
        handle(.answered(showing: showing, bound: bound?.request()?.id))
    }

    /// Reports a sheet's positions if the app asks for them: only then are they worked out.
    ///
    /// The task keeps the presenter alive, so that a sheet is followed until its last pixel is off the screen, also when the
    /// view is gone. A sheet that makes way for the next one is reported no more: the app could not tell the two apart.
    private func follow(_ presentation: Presentation, _ showing: Int) {
        guard bound?.callbacks.onDetent != nil || bound?.callbacks.onPosition != nil else { return }
        followed.insert(showing)
        Task {
            defer { followed.remove(showing) }
            var reported = presentation.sheet.initial
            for await position in presentation.positions where followed.max() == showing {
                bound?.callbacks.onPosition?(position)
                // While the sheet is dragged, its target is not chosen yet. Only a change is reported, so that a detent
                // which the app set a moment ago is not taken back.
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
        // What the user typed and chose is the user's.
        content = overlay.content.keepingAnswers(of: content, inOtherLists: true)
        appearance = overlay.appearance
        // The input of a cover belongs to the cover, which does not change in place.
        if overlay.kind != .loading, overlay.kind != .activity { input = overlay.input }
        timing = overlay.timing
        guard overlay.kind == .sheet else { return }
        let hasNewDetent = overlay.sheet.initial != sheet.initial
        sheet = overlay.sheet
        // A detent that the sheet rests at already is one that it reported, and a drag may hold the sheet by now.
        if hasNewDetent, let detent = sheet.initial, detent != self.detent { self.detent = detent }
    }
}
