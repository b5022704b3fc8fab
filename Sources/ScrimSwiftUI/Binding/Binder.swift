import Scrim

/// Keeps an overlay on stage as a binding says, and the binding as the overlay fares.
///
/// One for each modifier in the view tree, for any host; what follows from what is `BindingMachine`'s.
@MainActor
final class Binder<Host: OverlayHost> {
    private var machine = BindingMachine()
    private var bound: Bound<Host>?
    private var overlays: Overlays<Host>?
    private var presentations: [Int: Presentation] = [:]

    /// The view was updated: this is what its binding says, and how to reach it later.
    func update(_ wish: Wish?, _ bound: Bound<Host>) {
        self.bound = bound
        handle(.wants(wish))
    }

    /// The view is in a window; once it was, what covers that window no longer depends on the view.
    func place(in overlays: Overlays<Host>) {
        self.overlays = overlays
        let follows = if case .view = overlays.region { true } else { false }
        handle(
            .placed(
                BindingMachine.Place(
                    region: overlays.region, stage: follows ? nil : ObjectIdentifier(overlays.stage))))
    }

    /// The view is gone: ends what it showed.
    func close() { handle(.closed) }

    private func handle(_ event: BindingMachine.Event) {
        for action in machine.handle(event) { perform(action) }
    }

    private func perform(_ action: BindingMachine.Action) {
        switch action {
        case .show(let wish, let showing): show(wish.overlay, showing)
        case .change(let overlay, let showing): presentations[showing]?.take(overlay)
        case .dismiss(let showing): presentations[showing]?.dismiss()
        case .clear: bound?.clear()
        case .look: handle(.wants(bound?.wish()))
        case .tell(let outcome): bound?.onEnd?(outcome)
        }
    }

    private func show(_ overlay: Overlay, _ showing: Int) {
        guard let overlays, let bound else { return }
        // What the app asks and does may be another by then.
        let shouldEnd: @MainActor (Cause) -> Bool = { [weak self] in self?.bound?.shouldEnd?($0) ?? true }
        let presentation =
            if let content = bound.content {
                overlays.show(
                    overlay, shouldEnd: shouldEnd, file: bound.source.file, line: bound.source.line,
                    content: content)
            } else {
                overlays.show(
                    overlay, shouldEnd: shouldEnd, onAction: { [weak self] in self?.bound?.onAction?() },
                    file: bound.source.file, line: bound.source.line)
            }
        presentations[showing] = presentation
        follow(presentation)
        // Held until then: the end is told even when the view is gone. It comes in a turn of its own, never
        // within an update of the view, where a binding cannot be set.
        Task {
            let outcome = await presentation.ended
            presentations[showing] = nil
            handle(.ended(showing: showing, outcome, bound: self.bound?.wish()?.id))
        }
    }

    /// Tells of a sheet's way, if anybody wants to hear of it: only then is it worked out.
    private func follow(_ presentation: Presentation) {
        guard bound?.onRest != nil || bound?.onPosition != nil else { return }
        Task { [weak self] in
            var rest = presentation.sheet.initial
            for await position in presentation.positions {
                guard let self else { return }
                bound?.onPosition?(position)
                // What a drag would come to is not chosen yet. Only a change is told: what the app asked for a
                // moment ago, and the sheet has not heard of, is not taken back.
                guard !position.isDragged, let target = position.target, target != rest else { continue }
                rest = target
                bound?.onRest?(target)
            }
        }
    }
}

extension Presentation {
    /// Shows another overlay's values, as far as they can change in place.
    fileprivate func take(_ overlay: Overlay) {
        content = overlay.content
        appearance = overlay.appearance
        guard overlay.kind == .sheet else { return }
        let isSentElsewhere = overlay.sheet.initial != sheet.initial
        sheet = overlay.sheet
        // What it rests at already is what it told of, and a drag may hold it by now.
        if isSentElsewhere, let detent = sheet.initial, detent != self.detent { self.detent = detent }
    }
}
