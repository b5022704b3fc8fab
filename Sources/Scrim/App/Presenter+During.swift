private import Dispatch

// How `during` treats a body that the user cancelled (the stage decides rule 21).

extension Overlay.Presenter {
    // MARK: With a value for the user's cancel

    /// Shows an overlay while `body` runs, and returns `cancelled` if the user cancelled it.
    ///
    /// ```swift
    /// let veil = Overlay.veil("Signing in…", cancel: .standard)
    /// let user = try await window.overlays.during(veil, cancelled: nil) { [api] in try await api.signIn() }
    /// guard let user else { return }    // the user pressed Cancel, or Escape
    /// ```
    ///
    /// The user's cancel is never reported as a failure, whatever the body does: it may throw
    /// `CancellationError` or its library's own error (URLSession's -999), or just return. A thrown error is
    /// therefore a failure, or the cancellation of the calling task, which never returns `cancelled`. All else
    /// is as in `during` without `cancelled`.
    ///
    /// - Parameters:
    ///   - overlay: What to show; `cancel:` gives it a cancel button, which Escape presses as well.
    ///   - cancelled: The value after the cancel button or Escape; with `nil` the result is optional.
    ///   - body: The work. After a cancel its value is dropped. A body that may have finished in spite of a
    ///     cancel takes the handle, and calls `finish(_:evenIfCancelled:)`.
    @_disfavoredOverload
    public func during<Value, Failure: Error>(
        _ overlay: Overlay, cancelled: @autoclosure @MainActor () -> Value, file: String = #fileID,
        line: Int = #line, _ body: @escaping @MainActor () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let (result, scope) = await run(overlay, file: file, line: line) {
            (_: Presentation) async throws(Failure) -> Value in
            try await body()
        }
        return scope.countsAsCancelled ? cancelled() : try result.get()
    }

    /// Shows an overlay while `body` runs, hands it the handle, and returns `cancelled` if the user cancelled it.
    ///
    /// ```swift
    /// let download = api.download()
    /// try await window.overlays.during(.veil("Downloading…", cancel: .standard), cancelled: ()) { veil in
    ///     for try await fraction in download { veil.report(fraction) }
    ///     veil.finish(.success("Saved"))    // a stream just ends when it is cancelled: not shown then
    /// }
    /// ```
    ///
    /// A body that called `finish(_:evenIfCancelled: true)` has finished in spite of the cancel: its own
    /// value is returned.
    ///
    /// - Parameters:
    ///   - overlay: What to show; `cancel:` gives it a cancel button, which is Escape as well.
    ///   - cancelled: The value after the cancel button or Escape; with `nil` the result is optional.
    ///   - body: The work.
    public func during<Value, Failure: Error>(
        _ overlay: Overlay, cancelled: @autoclosure @MainActor () -> Value, file: String = #fileID,
        line: Int = #line, _ body: @escaping @MainActor (Presentation) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let (result, scope) = await run(overlay, file: file, line: line, body)
        return scope.countsAsCancelled ? cancelled() : try result.get()
    }

    // MARK: Without a value for the user's cancel

    /// Shows an overlay while `body` runs: the overlay disappears when the body returns or throws.
    ///
    /// ```swift
    /// let rows = try await table.overlays.during(.activity()) { [feed] in try await feed.articles() }
    /// ```
    ///
    /// Your code continues at once when the body ends. An overlay that just appeared stays for its minimum, and blocks
    /// input until then; a status of `finish` frees the input at once.
    ///
    /// The cancel button, Escape and cancellation of the calling task cancel the body. The overlay then shows
    /// "Cancelling…" and blocks until the body returns. All other ends leave the body running: a dismissal by the
    /// program, a tap or a flick that dismisses, a tap outside, Clear All, a `.fixed` lifetime, a timeout
    /// (`Overlay.Timing.timeout`) and a destroyed region. To limit the work, cancel the calling task. A `.reading`
    /// lifetime applies only to the text of `finish`.
    ///
    /// With a cancel button, use `cancelled:` to separate the user's cancel from a failure. Without
    /// `cancelled:`, `during` throws exactly what the body throws and returns what it returns, cancelled or
    /// not. After a cancel that may be a `CancellationError` (`Task.sleep`, `Task.checkCancellation`), a
    /// library's own error (URLSession's -999), or no error (the iteration of an `AsyncStream` just ends).
    @_disfavoredOverload
    public func during<Value, Failure: Error>(
        _ overlay: Overlay, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        // Disfavored: otherwise the compiler reports an error in a body that takes the handle against this overload.
        try await during(overlay, file: file, line: line) {
            (_: Presentation) async throws(Failure) -> Value in
            try await body()
        }
    }

    /// Shows an overlay while `body` runs, and passes the handle to the body.
    ///
    /// The body changes the message, reports progress, or finishes with a status, which stays until it can be read.
    ///
    /// ```swift
    /// try await window.overlays.during(.veil("Importing…")) { veil in
    ///     for try await fraction in photos { veil.report(fraction) }
    ///     veil.finish(.success("Imported"))
    /// }
    /// ```
    ///
    /// Throws exactly what the body throws, as without the handle.
    public func during<Value, Failure: Error>(
        _ overlay: Overlay, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Presentation) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        try await run(overlay, file: file, line: line, body).result.get()
    }

    private func run<Value, Failure: Error>(
        _ overlay: Overlay, file: String, line: Int,
        _ body: @escaping @MainActor (Presentation) async throws(Failure) -> Value
    ) async -> (result: Result<Value, Failure>, scope: BodyScope) {
        let scope = BodyScope()
        let handle = start(
            overlay.staying, view: nil,
            PresentationRequest(
                role: .scoped, cancelBody: { scope.cancelByUser() }, file: file, line: line))
        handle.completion.scope = scope
        let work = Work<Value, Failure>()
        let task = Task { @MainActor in
            do throws(Failure) {
                work.result = .success(try await body(handle))
            } catch {
                work.result = .failure(error)
            }
            // In the same turn: a later cancel by the user has no effect.
            handle.reportCancellation()
            handle.completion.showReports()
            if let cause = work.result?.cause { handle.completion.stage?.send(.bodyEnded(handle.id, cause)) }
        }
        scope.task = task
        // The body has not begun, so it has no cancellation handlers that would run here.
        if Task.isCancelled { task.cancel() }
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            scope.wasCallerCancelled.change { $0 = true }
            task.cancelWithoutWaiting()
            Task { @MainActor in handle.reportCancellation() }
        }
        guard let result = work.result else {
            preconditionFailure("the body of a during ended without a result")
        }
        return (result, scope)
    }
}

extension Presentation {
    /// Reports to the stage that the task around the body was cancelled, unless the stage knows.
    func reportCancellation() {
        if completion.scope?.isCancelled == true { completion.stage?.send(.bodyCancelled(id)) }
    }
}

/// The running body of a `during`, and whether the user or the calling task cancelled it.
@MainActor
final class BodyScope {
    /// The task that the body runs in.
    var task: Task<Void, Never>?
    /// Whether the body said that it finished, cancelled or not.
    var finishedRegardless = false
    private var isCancelledByUser = false
    /// Whether the calling task was cancelled; the body's own task may learn of it later.
    nonisolated let wasCallerCancelled = Guarded(false)

    /// Whether the body was cancelled, by the user or with the calling task.
    var isCancelled: Bool { wasCallerCancelled.change { $0 } || task?.isCancelled ?? false }

    /// Whether the user cancelled the body, and it did not finish in spite of that.
    var countsAsCancelled: Bool { isCancelledByUser && !finishedRegardless }

    /// The user cancelled the body.
    func cancelByUser() {
        isCancelledByUser = true
        task?.cancelWithoutWaiting()
    }
}

extension Task {
    /// Cancels the task on a thread of its own.
    ///
    /// Cancelling a task runs its cancellation handlers, and not all of them return: one of FoundationNetworking's
    /// waited forever (swift-corelibs-foundation, issue 5412). The window must not wait for them. The work may also
    /// keep all threads of Swift's own pool busy, so the cancel runs on a dispatch queue, which has another thread.
    func cancelWithoutWaiting() {
        DispatchQueue(label: "cancels a task").async { cancel() }
    }
}

/// The result of a body.
@MainActor
private final class Work<Value, Failure: Error> {
    var result: Result<Value, Failure>?
}

extension Result {
    /// The cause with which an overlay ends after this result, if nobody cancelled the body.
    fileprivate var cause: Presentation.Cause {
        switch self {
        case .success: .finished
        case .failure(let error): error is CancellationError ? .cancelled : .failed
        }
    }
}
