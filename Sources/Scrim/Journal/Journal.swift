extension Stage {
    /// The last events of a stage, for a bug report: in words, and in a form that a test can replay.
    ///
    /// Off by default. The journal has what happened to which presentation and surface, and when. Overlays may contain
    /// a user's own words, so the journal keeps only the length of a text, and of a password or a code not even that.
    ///
    /// ```swift
    /// window.overlays.stage.journal.limit = 500      // once, early
    /// report.attach(window.overlays.stage.journal.text)
    /// ```
    public struct Journal: Sendable {
        /// The number of newest events that are kept at least; 0 (the default) keeps none.
        ///
        /// The journal forgets older events in one go, so that it has up to twice as many.
        public var limit = 0 {
            didSet { if limit <= 0 { self = Journal() } }
        }

        /// At most two: the older one is forgotten when the newer one is full.
        private var recordings: [Recording] = []
        private var redaction = Redaction()
        /// The last plan, without its words, and its digest: most events leave the plan as it is.
        private var digested = (plan: StagePlan(), digest: StagePlan().digest)

        /// An empty journal that keeps nothing.
        public init() {}

        /// The newest events in words, oldest first, at most `limit`.
        public var lines: [String] { recordings.flatMap(\.entries).suffix(max(limit, 0)).map(\.line) }

        /// All that is kept, as text: one JSON object a line, first the state at the beginning, then each event with
        /// its effects and a digest of the plan; the lines with a `#` say the same in words.
        public var text: String {
            guard let first = recordings.first else { return "" }
            let entries = recordings.flatMap(\.entries)
            let start = "# Scrim journal, \(entries.count) events\n" + JSONText.of(first.start) + "\n"
            return start + entries.map { "# \($0.line)\n" + JSONText.of($0, in: $0.room) + "\n" }.joined()
        }

        /// Records an event and its effects.
        mutating func note(
            _ event: StageEvent, _ effects: [StageEffect], before: StageMachine, after: StageMachine,
            at now: Instant
        ) {
            guard limit > 0 else { return }
            if recordings.last.map({ $0.entries.count >= limit }) ?? true {
                redaction.turnOver()
                recordings = recordings.suffix(1) + [Recording(start: redaction.of(before), entries: [])]
            }
            let plan = after.plan.withoutWords
            if plan != digested.plan { digested = (plan, plan.digest) }
            // A presentation that joins a sheet, or takes it over, gets its room only with the event.
            var room = event.presentation.flatMap(before.room(of:))
            if case .show(let request) = event { room = after.room(of: request.id) }
            let entry = Entry(
                at: now, event: redaction.of(event, in: before), effects: effects.map { Redaction.of($0) },
                plan: digested.digest, room: room)
            recordings[recordings.count - 1].entries.append(entry)
        }
    }
}

extension Stage.Journal {
    /// A state, and the events that followed it.
    @_spi(Host) public struct Recording: Hashable, Sendable {
        /// The machine before the first event.
        let start: StageMachine
        /// The events, oldest first.
        var entries: [Entry]
    }

    /// One event and its effects.
    @_spi(Host) public struct Entry: Hashable, Sendable, Codable {
        let at: Instant
        let event: StageEvent
        let effects: [StageEffect]
        /// A digest of the plan after the event.
        let plan: String
        /// The room for which the detents of the event's sheet gave their heights; `nil`: they were not asked.
        var room: Geometry.Size?

        /// The event in words.
        public var line: String {
            let results = effects.compactMap(\.summary)
            let tail = results.isEmpty ? "" : " → " + results.joined(separator: ", ")
            return "\(at.time.inMilliseconds) ms  \(event.summary)\(tail)"
        }
    }
}

@_spi(Host) extension Stage.Journal.Recording {
    /// A point at which a replay differs from the recording.
    public struct Difference: Hashable, Sendable {
        /// The index of the event in the recording, from 0.
        public let index: Int
        /// The event and its differences.
        public let description: String
    }

    /// A recording from its lines: the state first, then the entries.
    ///
    /// - Parameter decode: Decodes one line of JSON.
    public init(
        lines: [String], decode: (String, any Decodable.Type) throws -> any Decodable
    ) throws {
        typealias Unreadable = Stage.Journal.Unreadable
        var lines = lines[...]
        guard let first = lines.popFirst(),
            let start = try decode(first, StageMachine.self) as? StageMachine
        else { throw Unreadable(description: "there is no state to begin with") }
        guard start.isSound else { throw Unreadable(description: "a state that no stage comes to") }
        self.start = start
        entries = try lines.map { line in
            guard let entry = try decode(line, Stage.Journal.Entry.self) as? Stage.Journal.Entry
            else { throw Unreadable(description: "there is no event in this line") }
            guard entry.event.isSound else { throw Unreadable(description: "an event that no stage gets") }
            return entry
        }
    }

    /// How many events there are.
    public var count: Int { entries.count }

    /// The events in words.
    public var lines: [String] { entries.map(\.line) }

    /// The presentations that ended in the course of the recording, in order, and how.
    public var outcomes: [(Presentation.ID, Presentation.Outcome)] {
        entries.flatMap(\.effects).compactMap {
            if case .settled(let id, let outcome, _) = $0 { (id, outcome) } else { nil }
        }
    }

    /// Has the real machine handle every event again.
    ///
    /// - Parameter seen: Called with the plan after each event.
    /// - Returns: Each event after which effects or plan differ; empty: none does.
    public func replay(seen: (StagePlan) -> Void = { _ in }) -> [Difference] {
        var machine = start
        var differences: [Difference] = []
        for (index, entry) in entries.enumerated() {
            let effects = machine.handle(entry.event, at: entry.at).map { Redaction.of($0) }
            let plan = machine.plan
            seen(plan)
            if effects != entry.effects {
                let now = effects.map { "\($0)" }, then = entry.effects.map { "\($0)" }
                differences.append(
                    Difference(
                        index: index, description: "\(entry.line): now: \(now); in the app: \(then)"))
            } else if plan.digest != entry.plan {
                differences.append(
                    Difference(index: index, description: "\(entry.line): the plan is another, \(plan)"))
            }
        }
        return differences
    }
}

extension Stage.Journal {
    /// The error for a text that is not a journal.
    @_spi(Host) public struct Unreadable: Error, CustomStringConvertible {
        /// What is wrong with the text.
        public let description: String
    }
}

extension StageMachine {
    /// Whether a machine can come to this state: what is decoded may be anything.
    fileprivate var isSound: Bool { surfaces.allSatisfy(\.isSound) }
}

extension StageEvent {
    /// Whether an event can have these values.
    fileprivate var isSound: Bool {
        switch self {
        case .show(let request): request.surface.isPossible && !request.surface.isOfStackButtons
        case .minimize(_, let surface), .restore(_, let surface):
            surface.isPossible && !surface.isOfStackButtons
        case .receive(let surfaces, _, _): surfaces.allSatisfy(\.isSound)
        case .change, .end, .dismissLater, .finish, .allow, .takeBack, .bodyEnded, .bodyCancelled,
            .dismissAll, .setDetent, .follow, .dragRefused, .laidOut, .setDefaults, .watchStalls, .handOver,
            .host, .wake:
            true
        }
    }
}

extension Surface {
    fileprivate var isSound: Bool {
        let counts = [generation, times, spoken.step] + holders.map(\.announcedStep)
        return !holders.isEmpty && id.isPossible && (kind == .hud || !id.isOfStackButtons)
            && counts.allSatisfy { (0...Int.max / 2).contains($0) }
            && holders.allSatisfy(\.lifetime.isSound)
    }
}

extension Holder.Lifetime {
    fileprivate var isSound: Bool {
        switch self {
        case .waiting(let left), .guarded(_, let left): left.map { $0 <= Tuning.longest } ?? true
        case .held(let left): left <= Tuning.longest
        case .running, .endless: true
        }
    }
}
