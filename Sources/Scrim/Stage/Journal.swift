/// The last things that happened to a stage, as lines of text that a bug report can carry.
///
/// Off by default. It tells what happened to which presentation and surface, and when; it never holds what
/// overlays say, which may be a user's own.
public struct Journal: Hashable, Sendable {
    /// How many lines it keeps, the newest; 0 (the default) keeps none.
    public var limit = 0 {
        didSet { trim() }
    }

    /// The lines, oldest first.
    public private(set) var lines: [String] = []

    /// An empty journal that keeps nothing.
    public init() {}

    mutating func note(_ event: StageEvent, _ effects: [StageEffect], at now: Instant) {
        guard limit > 0 else { return }
        let results = effects.map(\.summary)
        let tail = results.isEmpty ? "" : " → " + results.joined(separator: ", ")
        lines.append("\(now.time.inMilliseconds) ms  \(event.summary)\(tail)")
        trim()
    }

    private mutating func trim() {
        lines.removeFirst(max(lines.count - max(limit, 0), 0))
    }
}

extension StageEvent {
    /// The event in a few words, without what overlays say.
    var summary: String {
        switch self {
        case .show(let request):
            "show \(request.overlay.kind.rawValue) as \(request.id) over \(request.region.summary)"
                + " (\(request.regionState))"
        case .change(let id, _, _): "change \(id)"
        case .end(let id, let cause): "end \(id): \(cause.rawValue)"
        case .finish(let id, .success): "finish \(id): success"
        case .finish(let id, .failure): "finish \(id): failure"
        case .bodyEnded(let id, let cause): "body of \(id) returned: \(cause.rawValue)"
        case .bodyCancelled(let id): "task of \(id) cancelled"
        case .dismissAll(let region): "dismiss all over \(region?.summary ?? "the stage")"
        case .behave(let id, _): "behaviour of \(id) changed"
        case .rest(let id, _): "\(id) to another detent"
        case .observe(let id, let isObserved): "\(id) \(isObserved ? "" : "not ")observed"
        case .dragRefused(let id, _): "drag of \(id) let go, dismissal refused"
        case .host(let event): "host: \(event.summary)"
        case .wake: "wake"
        }
    }
}

extension HostEvent {
    fileprivate var summary: String {
        switch self {
        case .frameShown(let id, let generation): "first frame of \(id), motion \(generation)"
        case .motionEnded(let id, let generation, let finished):
            "motion \(generation) of \(id) \(finished ? "ended" : "broken off")"
        case .tappedOutside(let id): "tap outside \(id)"
        case .escape: "escape"
        case .cancelTaken(let id): "cancel button of \(id)"
        case .actionTaken(let id): "action of \(id)"
        case .regionChanged(let region, let state): "\(region.summary) is \(state)"
        case .pointerOver(let id, let isOver): "pointer \(isOver ? "over" : "off") \(id)"
        case .suspended(let isSuspended): isSuspended ? "suspended" : "resumed"
        case .environmentChanged: "environment changed"
        case .dragBegan(let id, _): "drag of \(id) began"
        case .dragMoved(let id, _, _, _): "drag of \(id)"
        case .dragEnded(let id, _, let cancelled): "drag of \(id) \(cancelled ? "broken off" : "let go")"
        case .detentStepped(let id, let larger): "\(id) one detent \(larger ? "larger" : "smaller")"
        case .frame: "frame"
        case .regionContained(let region, let id):
            "\(region.summary) lies in \(id.map { "\($0)" } ?? "the window")"
        }
    }
}

extension StageEffect {
    fileprivate var summary: String {
        switch self {
        case .settled(let id, let outcome):
            "\(id) ended: \(outcome.cause.rawValue)\(outcome.wasShown ? "" : ", never shown")"
        case .gone(let id): "\(id) gone"
        case .cancelBody(let id): "cancel the body of \(id)"
        case .act(let id): "run the action of \(id)"
        case .release: "let a view go"
        case .overdue(let id): "\(id) overdue"
        case .stalled(let duration): "stalled for \(duration.inMilliseconds) ms"
        }
    }
}

extension Region {
    fileprivate var summary: String {
        switch self {
        case .window: "window"
        case .windowAndKeyboard: "window and keyboard"
        case .keyboard: "keyboard"
        case .view(let id): "view \(id.number)"
        }
    }
}

extension Duration {
    /// In whole milliseconds, rounded down.
    fileprivate var inMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    }
}
