/// All presentations of one window: their order, queue, input, focus.
///
/// A host makes one for each window and keeps it; apps reach it through the toolkit's `overlays`. Two stages
/// know nothing of each other.
@MainActor
public final class Stage {
    /// What overlays use where they say nothing themselves.
    ///
    /// A change shows at once.
    public var defaults: StageDefaults {
        get { machine.context.defaults }
        set {
            guard newValue != machine.context.defaults else { return }
            machine.context.defaults = newValue
            send(.host(.environmentChanged))
        }
    }

    /// Told when an overlay is up for longer than expected, and when the main actor stalls under one.
    ///
    /// Point it at the app's logger. Watching for stalls costs four wake-ups a second while something is
    /// visible, none else.
    public var log: (@MainActor (StageReport) -> Void)? {
        didSet {
            guard machine.watchesStalls != (log != nil) else { return }
            machine.watchesStalls = log != nil
            send(.wake)
        }
    }

    /// The last events, for a bug report; set its `limit` to switch it on.
    public var journal = Journal()

    /// Answers, for each press and key, where it may go.
    public let gate = InputGate()

    /// What a presentation needs besides its values.
    struct Record: Sendable {
        let fate: Fate
        weak var handle: Presentation?
        let file: String
        let line: Int
        /// Whether something of its own ends it: a lifetime, a scope.
        let endsByItself: Bool
        let onAction: (@MainActor () -> Void)?
        let shouldEnd: (@MainActor (Cause) -> Bool)?
        let cancelBody: (@MainActor () -> Void)?
    }

    /// The host owns its stage, not the other way round: an app may keep a stage for longer than its window.
    private(set) weak var host: (any OverlayHost)?
    var machine = StageMachine()
    var records: [PresentationID: Record] = [:]
    var layouts: [SurfaceID: LayoutMemory] = [:]

    private var inbox: [StageEvent] = []
    private var isWorking = false
    private var needsApply = false
    /// What the host was last told to show.
    private(set) var lastPlan = StagePlan()
    private var lastWake: Instant?
    private var lastNow = Instant()

    /// A stage for a host, which must keep it.
    ///
    /// Once the host is gone, nothing shows any more.
    public init(host: some OverlayHost) {
        self.host = host
        machine.context.environment = host.environment
    }

    /// Nobody is left to end what still stands: whoever waits for it must not wait for ever.
    deinit {
        var machine = machine
        let effects = machine.handle(.host(.regionChanged(.window, .gone)), at: lastNow)
        guard !effects.isEmpty else { return }
        Task { @MainActor [records] in
            for effect in effects {
                switch effect {
                case .settled(let id, let outcome): records[id]?.fate.settle(outcome)
                case .gone(let id): records[id]?.fate.go()
                case .cancelBody, .act, .release, .overdue, .stalled: break
                }
            }
        }
    }

    // MARK: For hosts

    /// Takes what a host reports.
    ///
    /// May be called at any time, from inside any call.
    public func report(_ event: HostEvent) {
        if case .environmentChanged = event {
            machine.context.environment = host?.environment ?? StageEnvironment()
        }
        send(.host(event))
        // A view in a window that comes up may be there, too, without a report of its own.
        if case .regionChanged(let window, .visible) = event, window.isWindow {
            for region in Set(machine.surfaces.map(\.region)) where !region.isWindow {
                send(.host(.regionChanged(region, host?.state(of: region) ?? .gone)))
            }
        }
    }

    /// The instant came that `OverlayHost.wake(at:)` asked for.
    ///
    /// Earlier or later does no harm.
    public func wake() {
        lastWake = nil
        needsApply = true
        send(.wake)
    }

    /// The geometry questions of the gate, answered by the host.
    public var geometry: InputGate.Geometry {
        InputGate.Geometry(
            panelContains: { [weak host] in host?.panel(of: $0, contains: $1) ?? false },
            regionContains: { [weak host] in host?.region($0, contains: $1) ?? false })
    }

    // MARK: The one way through

    /// Takes an event.
    ///
    /// Events that arrive while one is being worked on wait for it.
    func send(_ event: StageEvent) {
        // A host that went without a word took its window with it.
        if host == nil, !machine.isWindowGone { inbox.append(.host(.regionChanged(.window, .gone))) }
        inbox.append(event)
        guard !isWorking else { return }
        isWorking = true
        defer { isWorking = false }
        while !inbox.isEmpty {
            let event = inbox.removeFirst()
            let now = now
            let effects =
                isRefused(event)
                ? event.whenRefused.map { machine.handle($0, at: now) } ?? [] : machine.handle(event, at: now)
            journal.note(event, effects, at: now)
            // Changes of content wait for the end of the turn, so that several arrive as one.
            if case .change = event { needsApply = true } else { apply() }
            tellPositions(after: event, now: now)
            for effect in effects { perform(effect) }
            if inbox.isEmpty { schedule() }
        }
    }

    private func apply() {
        needsApply = false
        let plan = machine.plan
        let announcements = machine.announcements()
        if plan != lastPlan {
            lastPlan = plan
            gate.plan = plan.input
            let kept = Set(plan.surfaces.map(\.id))
            layouts = layouts.filter { kept.contains($0.key) }
            host?.apply(plan)
        }
        for announcement in announcements { host?.announce(announcement) }
    }

    /// Applies the plan in the next turn: now is no moment for it.
    func applySoon() {
        needsApply = true
        if !isWorking { schedule() }
    }

    private func schedule() {
        let now = now
        var wake = machine.nextWake
        if needsApply {
            if let lastWake, lastWake <= now { return }
            wake = now
        }
        guard wake != lastWake else { return }
        lastWake = wake
        host?.wake(at: wake)
    }

    private func perform(_ effect: StageEffect) {
        switch effect {
        case .settled(let id, let outcome): records[id]?.fate.settle(outcome)
        case .gone(let id): records.removeValue(forKey: id)?.fate.go()
        case .cancelBody(let id): records[id]?.cancelBody?()
        case .act(let id): records[id]?.onAction?()
        case .release(let view): host?.release(view)
        case .overdue(let id): if let info = info(of: id) { log?(.overdue(info)) }
        case .stalled(let duration): log?(.stalled(duration))
        }
    }

    /// The present moment on the host's clock; without a host, the last one known.
    public var now: Instant {
        if let host { lastNow = max(lastNow, host.now) }
        return lastNow
    }

    // MARK: Vetoes

    /// A user's act can be refused by any of those whom it would end.
    private func isRefused(_ event: StageEvent) -> Bool {
        guard case .host(let event) = event, let act = machine.userAct(event) else { return false }
        return act.holders.contains { records[$0]?.shouldEnd?(act.cause) == false }
    }
}
