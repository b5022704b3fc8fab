extension Overlays {
    /// Shows one of your views and waits for its value.
    ///
    /// ```swift
    /// let color = await window.overlays.present(.sheet) { end in
    ///     ColorPicker(accept: end.callAsFunction, cancel: end.cancel)
    /// }
    /// ```
    ///
    /// Returns at the start of leaving. Cancelling the waiting task ends the presentation as cancelled; the
    /// program's `dismissAll` and a destroyed region end it, too.
    ///
    /// - Parameters:
    ///   - overlay: What to show; mostly `.sheet`.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses.
    ///   - content: Makes the view; it ends the presentation through the `Presentation.Ending` that it gets.
    public func present<Value>(
        _ overlay: Overlay, shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil,
        file: String = #fileID,
        line: Int = #line, content: @MainActor (Presentation.Ending<Value>) -> Content
    ) async -> Presentation.Result<Value> {
        await present(
            overlay, PresentationRequest(role: .passing, shouldEnd: shouldEnd, file: file, line: line),
            content: content)
    }

    /// Shows one of your views and waits for its value; `nil` stands for every end without one.
    ///
    /// ```swift
    /// let color: Color? = await window.overlays.present(.sheet) { end in
    ///     ColorPicker(accept: end.callAsFunction, cancel: end.cancel)
    /// }
    /// ```
    ///
    /// - Returns: The value; `nil`: the sheet was dismissed or cancelled, or its window or view was destroyed.
    @_disfavoredOverload
    public func present<Value>(
        _ overlay: Overlay, shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil,
        file: String = #fileID, line: Int = #line, content: @MainActor (Presentation.Ending<Value>) -> Content
    ) async -> Value? {
        await present(
            overlay, PresentationRequest(role: .passing, shouldEnd: shouldEnd, file: file, line: line),
            content: content
        ).value
    }

    /// Shows one of your views that has no value, and waits for its end.
    ///
    /// ```swift
    /// await window.overlays.present(.sheet) { end in About(close: end.cancel) }
    /// ```
    ///
    /// The view ends the presentation with `end(())`, which is `.value`, or with `end.cancel()`.
    @_disfavoredOverload
    @discardableResult
    public func present(
        _ overlay: Overlay, shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil,
        file: String = #fileID, line: Int = #line, content: @MainActor (Presentation.Ending<Void>) -> Content
    ) async -> Presentation.Result<Void> {
        await present(
            overlay, PresentationRequest(role: .passing, shouldEnd: shouldEnd, file: file, line: line),
            content: content)
    }

    /// Shows one of your views, asks before a user's act ends it, and waits for its value.
    ///
    /// The view stays while `shouldEnd` runs. Meanwhile, other attempts of the user to end it are refused
    /// without asking again.
    ///
    /// - Parameters:
    ///   - overlay: What to show; mostly `.form` or `.sheet`.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses.
    ///   - content: Makes the view; it ends the presentation through the `Presentation.Ending` that it gets.
    @_disfavoredOverload
    public func present<Value>(
        _ overlay: Overlay, shouldEnd: @escaping @MainActor (Presentation.Cause) async -> Bool,
        file: String = #fileID, line: Int = #line,
        content: @MainActor (Presentation.Ending<Value>) -> Content
    ) async -> Presentation.Result<Value> {
        await present(
            overlay, .asking(shouldEnd, role: .passing, file: file, line: line), content: content)
    }

    private func present<Value>(
        _ overlay: Overlay, _ request: PresentationRequest,
        content: @MainActor (Presentation.Ending<Value>) -> Content
    ) async -> Presentation.Result<Value> {
        let answer = ContentResult<Value>()
        let ending = Presentation.Ending<Value>(finish: { answer.finish($0) }, giveUp: { answer.giveUp() })
        let handle = start(overlay, view: held(content(ending)), request)
        answer.attach(handle)
        let outcome = await handle.answered()
        return answer.result(of: outcome.cause)
    }
}

/// The link between a sheet's content and the caller that waits for its value.
///
/// The content may end its sheet before `present` has the handle. The stage asks whether the content may cancel.
@MainActor
private final class ContentResult<Value> {
    private var value: Value?
    /// The cause with which the content ended the sheet before there was a handle; `nil`: it did not.
    private var cause: Presentation.Cause?
    private var handle: Presentation?
    /// Whether the content cancelled before it had a value.
    ///
    /// The cancel may wait in the stage's inbox, and the app may refuse it: a value can still follow.
    private var gaveUp = false

    func finish(_ value: Value) {
        guard canEnd else { return }
        self.value = value
        end(.finished)
    }

    func giveUp() {
        guard canEnd else { return }
        gaveUp = true
        end(.cancelButton)
    }

    /// A value counts once it is given, whatever then ends the sheet during its minimum.
    func result(of cause: Presentation.Cause) -> Presentation.Result<Value> {
        guard let value, !(gaveUp && cause == .cancelButton) else { return .ended(cause) }
        return .value(value)
    }

    /// Takes the handle, and ends the sheet if the content has ended it already.
    func attach(_ handle: Presentation) {
        self.handle = handle
        if let cause = cause.take() { handle.end(cause) }
    }

    /// Only the first ending counts; one that was refused does not.
    private var canEnd: Bool { value == nil && cause == nil && handle?.hasEnded != true }

    private func end(_ cause: Presentation.Cause) {
        if let handle { handle.end(cause) } else { self.cause = cause }
    }
}

extension Presentation {
    func end(_ cause: Presentation.Cause) { completion.stage?.send(.end(id, cause)) }
}
