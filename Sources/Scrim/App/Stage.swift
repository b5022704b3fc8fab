// Rule 10: one stage for each window; two know nothing of each other.

/// Manages all overlays of one window (on UIKit, of one scene): order, queue, input and focus.
///
/// A host makes one stage for each window and keeps it; apps reach it through the toolkit's `overlays`. Two stages
/// know nothing of each other.
@MainActor
public final class Stage {
    /// The defaults for what overlays leave open.
    ///
    /// A change shows at once. Windows may share a value: words that you did not set in it are in the user's language.
    public var defaults: Defaults {
        get {
            // A value that was set in a callback may still be in the inbox.
            var defaults = machine.surroundings.defaults
            inbox.forEach { if case .setDefaults(let newer) = $0 { defaults = newer } }
            return defaults
        }
        set {
            let defaults = inOwnLanguage(newValue)
            if defaults != self.defaults { send(.setDefaults(defaults)) }
        }
    }

    /// Receives reports of problems that an app would not notice otherwise (`Report`).
    ///
    /// The stage reports overlays that stay for too long or that nobody will end, and notices that wait very long for
    /// the user. It also reports a main actor that stalls under an overlay, requests that cannot be shown, and content
    /// that is cut off. Set the property to your app's logger. While it is `nil` (the default), a debug build writes to
    /// stderr, each presentation's reports once; a release build reports nothing. `{ _ in }` silences both. Watching
    /// for stalls costs four wake-ups a second while something is visible or in its grace, none otherwise.
    public var log: (@MainActor (Report) -> Void)? { didSet { followLog() } }

    /// The last events, for a bug report; set its `limit` to switch it on.
    public var journal = Journal()

    /// The notices that the user missed.
    var missedNotices = MissedNotices()

    /// Decides for each press and key where it may go.
    @_spi(Host) public let gate = InputGate()

    /// What the stage keeps for a presentation, apart from its values.
    struct Record: Sendable {
        let completion: PresentationCompletion
        weak var handle: Presentation?
        let request: PresentationRequest
        /// The region that the app asked to cover.
        let region: Region
        /// The reports about it that the host's debug log has received.
        var logged: Set<Report.Kind> = []

        /// Records the end with the overlay on screen, and cancels a question about whether to end.
        @MainActor func settle(_ outcome: Presentation.Outcome, last overlay: Shared<Overlay>?) {
            completion.settle(outcome, last: overlay)
            request.endQuestion?.cancel()
        }
    }

    /// The host owns its stage, not the other way round: an app may keep a stage for longer than its window.
    @_spi(Host) public var host: (any OverlayHost)? { hostReference.host }
    private let hostReference: HostReference
    private(set) var machine = StageMachine()
    var records: [Presentation.ID: Record] = [:]
    var layouts: [SurfaceID: LayoutMemory] = [:]
    /// Whether the log has a report that the system takes no notifications.
    private var wasNotificationRefused = false
    /// The undoable work of this stage, pending or running, by its presentation.
    var undoables: [Presentation.ID: Undoable] = [:]
    /// The number of undoable works that are pending or running.
    @_spi(Host) public var pendingWork: Int { undoables.values.count { $0.isUnfinished } }
    /// The stages that regions of this stage have moved to.
    var homes = Homes()

    var inbox = Inbox()
    /// The effects of the current event that are still to be performed.
    private var outbox: ArraySlice<StageEffect> = []
    var activity = Activity.idle
    /// How many more events share the host's next update with the current one.
    private var followers = 0
    /// The presentations whose `shouldEnd` is running.
    var asked: Set<Presentation.ID> = []
    /// The departures to other stages, in the order of their events in the inbox.
    var departures: ArraySlice<Departure> = []
    /// The library's words in the user's language.
    let ownStrings: Strings
    private var needsApply = false { didSet { gate.isBehind = needsApply } }
    /// The last plan that the host got.
    private(set) var lastPlan = StagePlan() { didSet { knownStack = nil } }
    private var knownStack: DrawingOrder?
    /// The plan that the host gets at the end of the turn, if the gate already has it.
    private var nextPlan: StagePlan?
    /// From this number of surfaces on, the host gets those that come and go at the end of the turn, not at once.
    var crowd = Tuning.crowd
    /// The shortest time between two updates of reported progress.
    @_spi(Host) public var reportInterval = Tuning.frame
    /// How long after an overlay appears a press cannot be meant for it; `nil` (the default): the double-click time.
    @_spi(Host) public var reactionTime: Duration?
    var waitingReports = WaitingReports()
    private var lastWake: Instant?
    private var lastNow = Instant()
    /// Whether the machine was asked to watch for stalls.
    private var watchesStalls = false

    /// A stage for a host, which must keep it.
    ///
    /// Once the host is gone, nothing is shown any more.
    @_spi(Host) public init(host: some OverlayHost) {
        hostReference = HostReference(host)
        ownStrings = Strings(languages: host.languages)
        gate.catchUp = { [weak self] in self?.updateGate() }
        answerGate()
        send(.host(.environmentChanged(host.environment)))
        defaults = Defaults()
        followLog()
    }

    /// Ends the presentations that remain, as nothing else can: their waiters would wait forever.
    deinit {
        var machine = machine
        let effects = machine.handle(.host(.regionChanged(.window, .gone)), at: lastNow)
        guard !effects.isEmpty else { return }
        Task { @MainActor [records, hostReference] in
            for effect in effects {
                switch effect {
                case .settled(let id, let outcome, let last):
                    records[id]?.settle(outcome, last: last)
                case .gone(let id): records[id]?.completion.go()
                case .release(let view): hostReference.host?.release(view)
                case .withdrawNotification(let id): hostReference.host?.withdrawNotification(of: id)
                case .shown, .missed, .cancelBody, .minimize, .restore, .act, .validate, .search, .announce,
                    .play, .notify, .report, .stalled, .handedOver:
                    break
                }
            }
        }
    }

    // MARK: For hosts

    /// Handles a host's report.
    ///
    /// May be called at any time, from inside any call.
    @_spi(Host) public func report(_ event: HostEvent) { report([event]) }

    /// Handles a host's reports about many surfaces at once, as after a frame.
    ///
    /// The host gets one plan for all of them, after the last report, and one before each view that is released.
    @_spi(Host) public func report(_ events: [HostEvent]) {
        send(events.map(StageEvent.host))
        for event in events {
            followWindow(event)
            // A suspended app may never run again.
            if event == .suspended(true), host?.isAppInFront != true { beginPending() }
        }
    }

    private func followWindow(_ event: HostEvent) {
        // When a window becomes visible, its views may become visible without a report of their own.
        if case .regionChanged(let window, .visible) = event, window.isWindow {
            for region in machine.surfaces.regionsInOrder where !region.isWindow {
                send(.host(.regionChanged(region, host?.state(of: region) ?? .gone)))
            }
        }
    }

    /// Called when the instant comes that `OverlayHost.wake(at:)` asked for.
    ///
    /// Earlier or later does no harm.
    @_spi(Host) public func wake() {
        lastWake = nil
        needsApply = true
        showReports()
        guard activity == .calling else { return send(.wake) }
        // The timer fires inside a callback of the app, so the callback runs a nested main loop, such as a modal
        // dialog's. That loop needs the events that came meanwhile handled now.
        inbox.append([.wake])
        drainInbox()
    }

    /// The present moment on the host's clock; without a host, the last one known.
    @_spi(Host) public var now: Instant {
        if let host { lastNow = max(lastNow, host.now) }
        return lastNow
    }

    // MARK: Handling events

    /// Handles an event.
    ///
    /// Events that arrive during another one wait for it.
    func send(_ event: StageEvent) { send([event]) }

    /// What the stage is doing, which decides how it takes new events.
    enum Activity {
        /// Nothing: an event is handled at once.
        case idle
        /// An event is being handled, and the host may be in the middle of something: other events wait.
        case working
        /// A callback of the app runs: events wait until it returns, or until the host's timer fires in a
        /// nested main loop.
        case calling
    }

    /// Handles events that share one update of the host.
    func send(_ events: [StageEvent]) {
        // A host that is gone without a report took its window with it.
        if host == nil, machine.surroundings.regions.window != .gone {
            inbox.append([.host(.regionChanged(.window, .gone))])
        }
        inbox.append(events)
        switch activity {
        case .idle:
            followers = events.count
            drainInbox()
        case .working: break
        case .calling: schedule()
        }
    }

    /// Handles all waiting events, after the effects that are left over if this happens during a callback.
    private func drainInbox() {
        let outer = activity
        activity = .working
        defer { activity = outer }
        performAll()
        while let event = inbox.next() {
            followers -= 1
            work(event)
            if inbox.isEmpty { schedule() }
        }
    }

    /// A presentation's overlay after all waiting events.
    func overlay(of id: Presentation.ID) -> Overlay? {
        var overlay = machine.holder(id)?.wanted ?? lastOverlay(of: id)
        inbox.forEach { event in
            switch event {
            case .show(let request) where request.id == id: overlay = overlay ?? request.overlay
            case .receive(let surfaces, _, _):
                overlay = overlay ?? surfaces.lazy.flatMap(\.holders).first { $0.id == id }?.wanted
            case .change(id, let change): overlay = overlay.map(change.applied)
            default: break
            }
        }
        return overlay
    }

    /// The last overlay of a presentation that has ended, but whose end is not performed yet: its button's handler
    /// runs before that.
    private func lastOverlay(of id: Presentation.ID) -> Overlay? {
        for case .settled(id, _, let last?) in outbox { return last.value }
        return nil
    }

    private func work(_ event: StageEvent) {
        guard let event = allowed(event) else {
            guard followers <= 0 else { return }
            // The earlier events of this group left the update of the host to this one.
            let awaitsWake = needsApply
            apply()
            // The wake-up also makes the announcements of coalesced changes.
            needsApply = awaitsWake
            return
        }
        let now = now
        // Copied only for a journal, because the copy includes all surfaces.
        let before = journal.limit > 0 ? machine : nil
        let effects = machine.handle(event, at: now)
        for case .settled(let id, let outcome, _) in effects { undoables[id]?.noticeEnded(outcome.cause) }
        if let before { journal.note(event, effects, before: before, after: machine, at: now) }
        follow(event, effects)
        reportRestingPositions(at: now)
        outbox += effects
        performAll()
    }

    private func performAll() {
        while let effect = outbox.popFirst() { perform(effect) }
        outbox = []
    }

    /// Updates the host after an event: at once, with the last event of its group, or at the end of the turn.
    ///
    /// The gate does not wait for that: it asks for the newest plan.
    private func follow(_ event: StageEvent, _ effects: [StageEffect]) {
        // A host must not be asked to release a view that it still shows.
        let releases = effects.contains { if case .release = $0 { true } else { false } }
        let waits =
            switch event.coalescing {
            case .never: false
            case .amongMany: !releases && lastPlan.surfaces.count >= crowd
            case .always: true
            }
        if releases || followers <= 0 && !waits { apply() } else { gate.isBehind = true }
        // The wake-up also makes the announcements of coalesced changes.
        if waits { needsApply = true }
    }

    /// Gives the gate the newest plan, whether the host has followed it or not.
    private func updateGate() {
        guard let plan = machine.newPlan().map(awaitingSecondHalf) else { return }
        nextPlan = plan
        gate.plan = plan.input
    }

    /// The plan, marked if the host must still watch presses: one may be the second half of a double click on a
    /// surface that is gone.
    private func awaitingSecondHalf(_ plan: StagePlan) -> StagePlan {
        var plan = plan
        let isBare = plan.surfaces.isEmpty && plan.input.layers.isEmpty
        plan.input.awaitsSecondHalf =
            isBare && !lastPlan.isEmpty && gate.awaitsSecondHalf(at: now) != nil
        return plan
    }

    /// The surfaces of the last plan, for drawing.
    var stacked: DrawingOrder {
        let regions = machine.surroundings.regions
        let stacked = knownStack ?? DrawingOrder(lastPlan) { regions.container(of: $0) }
        knownStack = stacked
        return stacked
    }

    private func apply() {
        needsApply = false
        let plan = awaitingSecondHalf(machine.newPlan() ?? nextPlan ?? lastPlan)
        nextPlan = nil
        guard plan != lastPlan else { return }
        followLayouts(plan.changes(since: lastPlan))
        lastPlan = plan
        gate.plan = plan.input
        host?.apply(plan)
    }

    func schedule() {
        let now = now
        let secondHalf = lastPlan.input.awaitsSecondHalf ? gate.awaitsSecondHalf(at: now) ?? now : nil
        var wake = machine.nextWake
        if let secondHalf { wake = min(wake ?? secondHalf, secondHalf) }
        if let reports = waitingReports.next { wake = min(wake ?? reports, reports) }
        if needsApply || !inbox.isEmpty || !outbox.isEmpty {
            if let lastWake, lastWake <= now { return }
            wake = now
        }
        guard wake != lastWake else { return }
        lastWake = wake
        host?.wake(at: wake)
    }

    private func perform(_ effect: StageEffect) {
        switch effect {
        case .shown(let id): records[id]?.completion.show()
        case .settled(let id, let outcome, let last):
            records[id]?.settle(outcome, last: last)
        case .missed(let id):
            guard let completion = records[id]?.completion, let outcome = completion.outcome else { break }
            missedNotices.note(Missed(id, completion.overlay, outcome), at: now)
        case .gone(let id): records.removeValue(forKey: id)?.completion.go()
        case .cancelBody(let id): records[id]?.request.cancelBody?()
        case .minimize(let id): send(.minimize(id, onto: SurfaceID()))
        case .restore(let id): send(.restore(id, onto: SurfaceID()))
        case .act(let id, let index, let button):
            if let onAction = records[id]?.request.onAction { call { onAction(index, button) } }
        case .validate(let id, let text):
            send(.change(id, .problem(problem(of: text, for: id), of: text)))
        case .search(let id, let text):
            guard let choices = overlay(of: id)?.content.choices else { break }
            send(.change(id, .matches(choices.matches(of: text), of: text)))
        case .release(let view): host?.release(view)
        case .announce(let announcement): host?.announce(announcement)
        case .play(let haptic): host?.play(haptic)
        case .notify(let id, let text):
            guard host?.notify(text, of: id) == false, !wasNotificationRefused, let info = info(of: id)
            else { break }
            wasNotificationRefused = true
            call { write(.notNotified(info)) }
        case .withdrawNotification(let id): host?.withdrawNotification(of: id)
        case .report(let id, let reason): call { write(reason, of: id) }
        case .stalled(let duration, let id):
            call { write(.stalled(duration, under: id.flatMap { info(of: $0) ?? infoOfEnded($0) })) }
        case .handedOver(let surfaces): handOver(surfaces)
        }
    }

    /// Watches for stalls while there is somebody to receive the reports.
    private func followLog() {
        let isHeard = log != nil || host?.debugLog != nil
        guard isHeard != watchesStalls else { return }
        watchesStalls = isHeard
        send(.watchStalls(isHeard))
    }
}

/// A host that may be released at any time.
@MainActor
private final class HostReference {
    private(set) weak var host: (any OverlayHost)?

    init(_ host: some OverlayHost) { self.host = host }
}
