extension Overlays {
    /// Shows an overlay while `body` runs: gone when it returns, throws or was cancelled.
    ///
    /// ```swift
    /// let user = try await window.overlays.during(.veil("Signing in…", cancel: .standard)) {
    ///     try await api.signIn()
    /// }
    /// ```
    ///
    /// The body's value is returned at once; the overlay finishes its minimum alone. The cancel button, Escape
    /// where there is one, and cancellation of the calling task cancel the body; the overlay then says
    /// "Cancelling…" and blocks until the body returns. The program's dismissing and a destroyed region end the
    /// overlay but not the body.
    public func during<Value, Failure: Error>(
        _ overlay: Overlay, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        try await during(overlay, file: file, line: line) {
            (_: Presentation) async throws(Failure) -> Value in
            try await body()
        }
    }

    /// Shows an overlay while `body` runs, and hands it the handle: to change its message, report progress, or
    /// finish with a status that is then read to its end.
    ///
    /// ```swift
    /// try await window.overlays.during(.veil("Downloading…")) { veil in
    ///     for try await fraction in download { veil.report(fraction) }
    ///     veil.finish(.success("Saved"))
    /// }
    /// ```
    public func during<Value, Failure: Error>(
        _ overlay: Overlay, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Presentation) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let work = Work<Value, Failure>()
        let handle = start(
            overlay, view: nil,
            PresentationRequest(
                role: .scoped, cancelBody: { work.task?.cancel() }, file: file, line: line))
        let task = Task { @MainActor in
            let result: Result<Value, Failure>
            do throws(Failure) {
                result = .success(try await body(handle))
            } catch {
                result = .failure(error)
            }
            work.result = result
        }
        work.task = task
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
            Task { @MainActor in handle.completion.stage?.send(.bodyCancelled(handle.id)) }
        }
        guard let result = work.result else {
            preconditionFailure("the body of a during ended without a result")
        }
        switch result {
        case .success(let value):
            handle.completion.stage?.send(.bodyEnded(handle.id, .finished))
            return value
        case .failure(let error):
            let wasCancelled = error is CancellationError || task.isCancelled
            handle.completion.stage?.send(.bodyEnded(handle.id, wasCancelled ? .cancelled : .failed))
            throw error
        }
    }
}

/// The body of a `during` as it runs.
@MainActor
private final class Work<Value, Failure: Error> {
    var task: Task<Void, Never>?
    var result: Result<Value, Failure>?
}
