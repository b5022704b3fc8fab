/// What became of a presentation, shared by its handle and its stage: neither need outlive the other.
@MainActor
final class Fate {
    private(set) var outcome: Outcome?
    private(set) var isGone = false
    /// Where the presentation stands.
    ///
    /// A presentation for a view without a window moves once there is one.
    weak var stage: Stage?
    /// Reports of progress, from any thread; only the newest counts.
    let reports: AsyncStream<Double>
    nonisolated let reporter: AsyncStream<Double>.Continuation
    private var following: Task<Void, Never>?

    private var waitingForOutcome: [CheckedContinuation<Outcome, Never>] = []
    private var waitingForGone: [CheckedContinuation<Void, Never>] = []

    /// Whoever follows where the sheet is.
    private var listeners: [Int: AsyncStream<SheetPosition>.Continuation] = [:]
    private var lastListener = 0
    private var lastPosition: SheetPosition?

    init() {
        (reports, reporter) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func settle(_ outcome: Outcome) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        reporter.finish()
        following?.cancel()
        let waiting = waitingForOutcome
        waitingForOutcome = []
        for continuation in waiting { continuation.resume(returning: outcome) }
    }

    /// Reports what is told, until the end or until another is followed.
    func follow(_ fractions: AsyncStream<Double>) {
        following?.cancel()
        guard outcome == nil else { return following = nil }
        following = Task { [reporter] in
            for await fraction in fractions { reporter.yield(fraction) }
        }
    }

    func go() {
        guard !isGone else { return }
        isGone = true
        let waiting = waitingForGone
        waitingForGone = []
        for continuation in waiting { continuation.resume() }
        if lastPosition != nil {
            tell(SheetPosition(points: 0, progress: 0, target: nil, isDragged: false, growth: 0))
        }
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }

    // MARK: Where its sheet is

    /// Tells whoever follows it, unless they know.
    func tell(_ position: SheetPosition) {
        guard position != lastPosition else { return }
        lastPosition = position
        for listener in listeners.values { listener.yield(position) }
    }

    /// - Returns: The number to remove it by.
    func addListener(_ continuation: AsyncStream<SheetPosition>.Continuation) -> Int {
        lastListener += 1
        listeners[lastListener] = continuation
        return lastListener
    }

    /// - Returns: Whether nobody is left.
    func removeListener(_ number: Int) -> Bool {
        listeners[number] = nil
        return listeners.isEmpty && !isGone
    }

    func settled() async -> Outcome {
        if let outcome { return outcome }
        return await withCheckedContinuation { waitingForOutcome.append($0) }
    }

    func gone() async {
        if isGone { return }
        await withCheckedContinuation { waitingForGone.append($0) }
    }
}
