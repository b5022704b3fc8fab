extension Overlays {
    /// Shows a view of the app's and waits for its value.
    ///
    /// ```swift
    /// let colour = await window.overlays.present(.sheet) { end in
    ///     ColourPicker(accept: end.callAsFunction, cancel: end.cancel)
    /// }
    /// ```
    ///
    /// Returns at the start of leaving. Cancelling the waiting task ends the presentation as cancelled; the
    /// program's `dismissAll` and a destroyed region end it, too.
    ///
    /// - Parameters:
    ///   - overlay: What to show; mostly `.sheet`.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses.
    ///   - content: Makes the view; it ends the presentation through the `Ending` that it gets.
    public func present<Value>(
        _ overlay: Overlay, shouldEnd: (@MainActor (Cause) -> Bool)? = nil, file: String = #fileID,
        line: Int = #line, content: @MainActor (Ending<Value>) -> Host.View
    ) async -> PresentationResult<Value> {
        let answer = Answer<Value>()
        let ending = Ending<Value>(
            finish: { value in
                guard let handle = answer.handle, !handle.hasEnded, answer.value == nil else { return }
                answer.value = value
                handle.end(.finished)
            },
            giveUp: {
                guard let handle = answer.handle, shouldEnd?(.cancelButton) != false else { return }
                handle.end(.cancelButton)
            })
        let handle = start(
            overlay, view: content(ending), endsByItself: true, shouldEnd: shouldEnd, file: file, line: line)
        answer.handle = handle
        let outcome = await withTaskCancellationHandler {
            await handle.ended
        } onCancel: {
            Task { @MainActor in handle.end(.cancelled) }
        }
        if outcome.cause == .finished, let value = answer.value { return .value(value) }
        return .ended(outcome.cause)
    }
}

/// What passes between a sheet's content and whoever waits for it.
@MainActor
private final class Answer<Value> {
    var handle: Presentation?
    var value: Value?
}

extension Presentation {
    func end(_ cause: Cause) { fate.stage?.send(.end(id, cause)) }
}
