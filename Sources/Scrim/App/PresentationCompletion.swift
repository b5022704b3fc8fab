/// The outcome of one presentation, shared by its handle, its stage and those who wait: none has to outlive another.
@MainActor
final class PresentationCompletion {
    let id: Presentation.ID
    private var sharedOverlay: Shared<Overlay>
    /// Whether the presentation came on screen; after the end, `outcome` has that.
    private var wasShown = false
    private(set) var outcome: Presentation.Outcome?
    private(set) var isGone = false
    /// The presentation's stage.
    ///
    /// Changes when a view that was in no window gets one.
    weak var stage: Stage?
    /// The body of the presentation's `during`; `nil`: it has none, or the body has returned.
    weak var scope: BodyScope?
    private nonisolated let reports: Guarded<ProgressReports>
    private var following: Task<Void, Never>?

    private var waitingForShown: [CheckedContinuation<Bool, Never>] = []
    private var waitingForOutcome: [CheckedContinuation<Presentation.Outcome, Never>] = []
    private var waitingForGone: [CheckedContinuation<Void, Never>] = []

    /// The listeners of the sheet's position.
    private var listeners: [Int: Listener] = [:]
    private var lastListener = 0
    private(set) var lastPosition: Presentation.SheetPosition?

    private struct Listener {
        let continuation: AsyncStream<Presentation.SheetPosition>.Continuation
        /// Whether the listener has received a position.
        var hasHeard = false

        mutating func hear(_ position: Presentation.SheetPosition) {
            hasHeard = true
            continuation.yield(position)
        }
    }

    init(id: Presentation.ID, overlay: Shared<Overlay>) {
        self.id = id
        sharedOverlay = overlay
        reports = Guarded(ProgressReports(at: overlay.value.content.indicator.progress))
    }

    /// The overlay before the stage has it, and after the end; in between only the stage has the current one.
    var overlay: Overlay { sharedOverlay.value }

    /// Records that the presentation is on screen, and resumes those who wait for that.
    func show() {
        wasShown = true
        resumeShown(true)
    }

    private func resumeShown(_ wasShown: Bool) {
        let waiting = waitingForShown
        waitingForShown = []
        for continuation in waiting { continuation.resume(returning: wasShown) }
    }

    /// Records the outcome and the last overlay on screen, and resumes those who wait for the end.
    func settle(_ outcome: Presentation.Outcome, last overlay: Shared<Overlay>?) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        if let overlay { sharedOverlay = overlay }
        reports.change { $0.end() }
        following?.cancelWithoutWaiting()
        resumeShown(outcome.wasShown)
        let waiting = waitingForOutcome
        waitingForOutcome = []
        for continuation in waiting { continuation.resume(returning: outcome) }
    }

    /// Called when the presentation's handle is released.
    func handleDropped() {
        if outcome == nil { stage?.handleDropped(of: id) }
    }

    /// Adds a report of progress, from any thread.
    nonisolated func report(_ fraction: Double, detail: String? = nil, mayGoBack: Bool = false) {
        let isFirst = reports.change { $0.add(fraction, detail: detail, mayGoBack: mayGoBack) }
        guard isFirst else { return }
        Task { @MainActor in
            if let stage { stage.showReports(of: self) } else { showReports() }
        }
    }

    /// The content with the reports that are not shown yet; a final status stays as it is.
    func withReports(_ content: Overlay.Content) -> Overlay.Content {
        guard let news = reports.change({ $0.news }), stage?.showsFinalStatus(of: id) != true else {
            return content
        }
        var content = content
        if let progress = news.progress { content.show(progress) }
        if let detail = news.detail { content.detail = detail }
        return content
    }

    /// Shows the new reports; the stage decides when.
    func showReports() {
        guard let news = reports.change({ $0.take() }) else { return }
        if let progress = news.progress { stage?.send(.change(id, .progress(progress))) }
        guard let detail = news.detail, var content = stage?.overlay(of: id)?.content else { return }
        content.detail = detail
        stage?.send(.change(id, .content(content)))
    }

    /// Restarts the reports at a progress that the program has set itself.
    func restartReports(at fraction: Double?) { reports.change { $0.restart(at: fraction) } }

    /// Discards a reported detail, since the program has set its own.
    func forgetReportedDetail() { reports.change { $0.forgetDetail() } }

    /// Reports the progress of a stream, until the end or until another stream is followed.
    func follow(_ fractions: AsyncStream<Double>) {
        following?.cancel()
        guard outcome == nil else { return following = nil }
        following = Task { [weak self] in
            for await fraction in fractions {
                // Another stream may have replaced this one.
                guard !Task.isCancelled else { return }
                self?.report(fraction, mayGoBack: true)
            }
        }
    }

    /// Resumes those who wait for the last pixel, and ends the position streams.
    func go() {
        guard !isGone else { return }
        isGone = true
        let waiting = waitingForGone
        waitingForGone = []
        for continuation in waiting { continuation.resume() }
        let last = Presentation.SheetPosition(
            points: 0, inset: 0, progress: 0, target: nil, isDragged: false, growth: 0)
        for var listener in listeners.values {
            if listener.hasHeard, lastPosition != last { listener.hear(last) }
            listener.continuation.finish()
        }
        listeners = [:]
        if lastPosition != nil { lastPosition = last }
    }

    // MARK: The sheet's position

    /// Sends the position to the sheet's listeners, unless they have it already.
    func deliver(_ position: Presentation.SheetPosition) {
        let isNew = position != lastPosition
        lastPosition = position
        for (number, listener) in listeners where isNew || !listener.hasHeard {
            listeners[number]?.hear(position)
        }
    }

    /// Adds a listener for the sheet's position.
    ///
    /// - Parameter position: The present position; `nil`: the sheet is not on screen, and the listener gets none yet.
    /// - Returns: The number to remove the listener by.
    func addListener(
        _ continuation: AsyncStream<Presentation.SheetPosition>.Continuation,
        at position: Presentation.SheetPosition?
    ) -> Int {
        lastListener += 1
        listeners[lastListener] = Listener(continuation: continuation)
        if let position { listeners[lastListener]?.hear(position) }
        return lastListener
    }

    /// - Returns: Whether no listener is left, while the sheet is not gone yet.
    func removeListener(_ number: Int) -> Bool {
        listeners[number] = nil
        return listeners.isEmpty && !isGone
    }

    // MARK: Waiting

    func shown() async -> Bool {
        if wasShown { return true }
        if let outcome { return outcome.wasShown }
        return await withCheckedContinuation { waitingForShown.append($0) }
    }

    func settled() async -> Presentation.Outcome {
        if let outcome { return outcome }
        return await withCheckedContinuation { waitingForOutcome.append($0) }
    }

    func gone() async {
        if isGone { return }
        await withCheckedContinuation { waitingForGone.append($0) }
    }
}
