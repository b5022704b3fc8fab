extension Overlay.Presenter {
    /// Shows a notice with a button that takes something back, and does the work once it cannot be taken back any more.
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
    /// Either `work` or `undo` runs, and exactly once, whatever happens. The work begins when the notice's time is over,
    /// when it is flicked away or dismissed, when another notice at the same place replaces it (as the next undoable work
    /// does), when its view or window goes, when the app is suspended, when the task that waits is cancelled, and at
    /// `Stage.commitPending()`. A process that is killed does neither: what must survive that, the app has to write down
    /// itself.
    ///
    /// On GTK the application runs on until the work is done, though its last window is closed.
    ///
    /// - Parameters:
    ///   - message: What was done ("3 articles removed"); already localized.
    ///   - detail: A quieter text below it; already localized.
    ///   - button: The button that takes it back; already localized.
    ///   - placement: Where the notice is; by default at the bottom edge.
    ///   - work: What cannot be taken back.
    ///   - undo: Takes back what the user has seen.
    /// - Returns: Which of the two ran, once it is done.
    @discardableResult
    public func undoable(
        _ message: String, detail: String? = nil, button: Overlay.ActionButton,
        placement: Overlay.Placement = .bottom,
        work: @escaping @MainActor () async throws -> Void, undo: @escaping @MainActor () -> Void,
        file: String = #fileID, line: Int = #line
    ) async -> Presentation.UndoOutcome {
        let notice = Overlay.hud(message, detail: detail, placement: placement, action: button)
            .with(\.onRepeat, .replace)
        let undoable = Undoable(work, undo: undo)
        let stage = stage
        let handle = start(
            notice, view: nil,
            PresentationRequest(
                role: .passing, onAction: { _, _ in undoable.undo() }, file: file, line: line))
        stage.undoables[handle.id] = undoable
        let letGo = stage.host?.keepRunning()
        defer {
            stage.undoables[handle.id] = nil
            letGo?()
        }
        await handle.answered()
        return await undoable.commit()
    }
}

extension Stage {
    /// Begins all work that could still be taken back, and waits until it is done.
    ///
    /// For an app that quits: `await window.overlays.stage.commitPending()`. The notices go.
    public func commitPending() async {
        while let (id, undoable) = undoables.first {
            send(.end(id, .dismissed))
            await undoable.commit()
            undoables[id] = nil
        }
    }

    /// Begins all work that could still be taken back, without waiting for it.
    func beginPending() {
        for (id, undoable) in undoables {
            send(.end(id, .dismissed))
            Task { await undoable.commit() }
        }
    }
}
