extension Overlay.Presenter {
    /// Shows a notice with a button that undoes something, and does the work once it can no longer be undone.
    ///
    /// ```swift
    /// list.remove(ids)    // seen at once
    /// let outcome = await list.overlays.undoable("3 articles removed", button: "_Undo") {
    ///     try await api.remove(ids)
    /// } undo: {
    ///     list.restore(ids)
    /// }
    /// if let error = outcome.error { … }
    /// ```
    ///
    /// Either `work` or `undo` runs, never both. The work begins when the notice's time is over, or when the user
    /// flicks the notice away, presses its cross, presses Escape in it, or clears it. It also begins when the notice is
    /// dismissed, when its view or window goes away, when the app is suspended, when the waiting task is cancelled, and
    /// at `Stage.commitPending()`. Neither runs if the process is killed: save what has to survive that.
    ///
    /// Several at the same edge or corner form a stack, each with its own button. A line on each panel shows how
    /// much of its time is left (`Overlay.Timing.showsTimeLeft`). `Stage.undoLast()` takes the newest one back.
    ///
    /// On GTK the application runs on until the work is done, even if its last window is closed. An application that
    /// quits (`g_application_quit`) does the work first, for at most 10 s. The notice's time pauses while its window is
    /// not active, even if another window of the app is. Once the window has gone, an error is only returned.
    ///
    /// The notice is over the window if the view is in none, or if it would wait for another notice that stays over the
    /// window. At an edge or corner it comes beside notices that stay, however many or urgent these are. In the middle,
    /// or at the edge of another view, it may not come at all: then the work begins when the notice's time would be
    /// over. So it does without a window; then an error is only returned.
    ///
    /// - Parameters:
    ///   - message: What was done ("3 articles removed"); already localized.
    ///   - detail: A quieter text below it; already localized.
    ///   - button: The button that undoes; already localized.
    ///   - group: A name for works that belong together (`Overlay.identifier`). If an open stack has several works of
    ///     one group and none of another, it shows Undo All, which also undoes works of the group that are still
    ///     queued. `Stage.undoAll(group:)` does the same.
    ///   - placement: Where the notice is; by default at the bottom edge.
    ///   - hasCross: Whether the notice has a cross, which dismisses the notice so that the work begins at once; by
    ///     default the user flicks the notice away.
    ///   - work: The work that cannot be undone.
    ///   - undo: Reverts what the user has already seen.
    ///   - failure: The text for an error; an urgent notice then shows it with a Try Again button
    ///     (`Stage.Strings.retry`). `nil` (the default): the error is only returned.
    /// - Returns: Which of the two ran, once it is done.
    @discardableResult
    public func undoable(
        _ message: String, detail: String? = nil, button: Overlay.ActionButton, group: String? = nil,
        placement: Overlay.Placement = .bottom, hasCross: Bool = false,
        work: @escaping @MainActor () async throws -> Void, undo: @escaping @MainActor () -> Void,
        failure: (@MainActor (any Error) -> String)? = nil,
        file: String = #fileID, line: Int = #line
    ) async -> Presentation.UndoOutcome {
        let notice = Overlay.hud(
            message, detail: detail, placement: placement, action: button,
            cancel: hasCross ? .cross : nil
        )
        .with(\.timing.showsTimeLeft, true).with(\.input.dismissedBy, [.flick]).with(\.identifier, group)
        let undoable = Undoable(work, undo: undo)
        let stage = stage
        let handle = start(
            notice, view: nil,
            PresentationRequest(
                role: .undoable, onAction: { _, _ in undoable.undo() }, file: file, line: line))
        stage.keep(undoable, of: handle.id)
        let letGo = stage.host?.keepRunning(
            for: PendingWork(
                begin: { undoable.stage?.begin(handle.id) }, isUnfinished: { undoable.isUnfinished }))
        defer {
            undoable.stage?.undoables[handle.id] = nil
            letGo?()
        }
        // An app that is suspended may never run again.
        if stage.isAppLeft { stage.begin(handle.id) }
        var outcome = await undoable.outcome(of: handle.answered().cause)
        var presenter = self
        while let error = outcome.error, let failure {
            // There may never be a window, and the caller would wait forever.
            guard presenter.stage.host?.state(of: .window) != .detached else { return outcome }
            // The user would not see the notice over a hidden view, nor while it waits for a notice that stays.
            if presenter.stage.host?.state(of: presenter.region) != .visible
                || presenter.stage.waitsForWindow(at: placement, over: presenter.region)
            {
                presenter = presenter.over(.window)
            }
            let notice = Overlay.hud(
                failure(error), icon: .failure, placement: placement,
                action: Overlay.ActionButton(presenter.stage.defaults.strings.retry),
                cancel: hasCross ? .cross : nil
            )
            // The user believes that the work is done, and notices that stay may be there for hours.
            .with(\.priority, .high)
            let handle = presenter.start(
                notice, view: nil, PresentationRequest(role: .passing, file: file, line: line))
            // Not `answered`: if the waiting task is cancelled, the user must still learn of the error.
            let end = await handle.ended
            switch end.cause {
            case .action: outcome = await undoable.retry()
            // The view went away or was hidden, and the notice with it.
            case .regionGone where !presenter.region.isWindow,
                .expired where !end.wasShown && !presenter.region.isWindow:
                presenter = presenter.over(.window)
            default: return outcome
            }
        }
        return outcome
    }
}

extension Stage {
    /// Begins all undoable work that is pending, and waits until it is done.
    ///
    /// Call this when the app quits: `await window.overlays.stage.commitPending()`. The notices go away. Called from
    /// undoable work, it waits for all other work, except work that waits here as well. A `Task` that the work starts
    /// counts as that work until the work is done, and so does not wait for it; a `Task.detached` does.
    public func commitPending() async {
        let caller = Undoable.caller
        caller?.waits += 1
        defer { caller?.waits -= 1 }
        drainPresses()
        while true {
            // More work may come during the wait.
            let others = undoables.filter { $0.value.isUnfinished && (caller == nil || $0.value.waits == 0) }
                .sorted { $0.key.number < $1.key.number }
            guard let first = others.first?.value else { return }
            for (id, other) in others where other.isPending { begin(id) }
            await first.commit()
        }
    }

    /// Undoes the newest pending work, as if its button were pressed.
    ///
    /// For your app's own Undo: `Ctrl+Z`, or a menu. Scrim installs neither.
    ///
    /// - Returns: Whether there was any.
    @discardableResult
    public func undoLast() -> Bool {
        undoables.keys.sorted { $0.number > $1.number }.contains { undo($0) }
    }

    /// Undoes all pending work, or all of one group, newest first, as if each button were pressed.
    ///
    /// ```swift
    /// let list = page.overlays
    /// await list.undoable("“\(title)” removed", button: "_Undo", group: "removed") { … } undo: { … }
    /// list.stage.undoAll(group: "removed")    // your own "Undo All"
    /// ```
    ///
    /// - Parameter group: Which works; `nil` (the default): all of this stage.
    /// - Returns: How many were undone.
    @discardableResult
    public func undoAll(group: String? = nil) -> Int {
        undoables.keys.sorted { $0.number > $1.number }.count { id in
            let overlay = machine.holder(id)?.overlay
            return overlay != nil && (group == nil || overlay?.identifier == group) && undo(id)
        }
    }

    /// Undoes one work if it is pending, as if its button were pressed.
    private func undo(_ id: Presentation.ID) -> Bool {
        guard let undoable = undoables[id], undoable.isPending, !undoable.isPressed, machine.holder(id) != nil
        else { return false }
        undoable.isPressed = true
        send(.takeBack(id))
        return true
    }

    /// Handles waiting presses first: in a nested main loop they would wait until the app's callback returns.
    private func drainPresses() { if activity == .calling { wake() } }

    /// Begins all pending work, without waiting for it.
    @_spi(Host) public func beginPending() {
        for id in undoables.keys.sorted(by: { $0.number < $1.number }) { begin(id) }
    }

    /// Begins one work if it is pending, without waiting for it.
    fileprivate func begin(_ id: Presentation.ID) {
        drainPresses()
        guard let undoable = undoables[id] else { return }
        send(.end(id, .dismissed))
        undoable.begin()
    }

    /// Whether the app may be suspended: the stage is, and no other window of the app is in front.
    fileprivate var isAppLeft: Bool {
        machine.surroundings.regions.isSuspended && host?.isAppInFront != true
    }
}
