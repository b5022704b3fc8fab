extension Stage {
    /// A notice that ended before the user saw it, or before the user answered it.
    public struct Missed: Hashable, Sendable, Identifiable {
        /// The presentation's name, unique in the process.
        public let id: Presentation.ID
        /// The main line, as it was at the end.
        public let message: String?
        /// The quieter text below it.
        public let detail: String?
        /// The overlay's name (`Overlay.identifier`); `nil`: it had none.
        public let identifier: String?
        /// The buttons that nobody pressed ("Undo"); empty for a notice without any.
        public let actions: [Overlay.ActionButton]
        /// How it ended, and whether it was seen.
        public let outcome: Presentation.Outcome
        /// How long ago it ended, when this value was made.
        public let age: Duration

        /// The text in one line.
        public var text: String {
            [message, detail].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
        }
    }

    /// The notices that the user missed, oldest first; empty unless `missedLimit` is set.
    ///
    /// A notice was missed if it expired, or its view went away, before it was seen. So was a notice whose result
    /// (`Presentation.finish(_:evenIfCancelled:)`) was not seen, and one with a button that nobody pressed. Not missed
    /// are notices that the program dismissed, that another replaced or that the user dismissed, and undoable work
    /// whose notice was seen. The list is only in memory, and never in the journal.
    public var missed: [Missed] { missedNotices.list(at: now) }

    /// How many missed notices are kept; the oldest are forgotten first.
    ///
    /// Default 0: none is kept.
    public var missedLimit: Int {
        get { missedNotices.limit }
        set { missedNotices.limit = newValue }
    }

    /// Forgets the missed notices: all of them, or one.
    ///
    /// - Parameter id: The one to forget; `nil` (the default): all.
    public func forgetMissed(_ id: Presentation.ID? = nil) { missedNotices.forget(id) }
}

extension Overlay.Presenter {
    /// Shows the notices that the user missed as a list, newest first, and waits for one to be chosen.
    ///
    /// ```swift
    /// overlays.stage.missedLimit = 50    // once, when the app starts
    /// if let missed = await overlays.chooseMissed("While you were away") { open(missed) }
    /// ```
    ///
    /// The list works as that of `choose`. Its notices are forgotten after the user has seen the list and it has
    /// closed. A notice without text is not listed.
    ///
    /// - Parameters:
    ///   - message: The title of the list; already localized.
    ///   - detail: A quieter text below it; already localized.
    /// - Returns: The notice that was chosen; `nil`: none was, or there was none to list.
    @discardableResult
    public func chooseMissed(
        _ message: String, detail: String? = nil, file: String = #fileID, line: Int = #line
    ) async -> Stage.Missed? {
        let missed = stage.missed.reversed().filter { !$0.text.isEmpty }
        guard !missed.isEmpty else { return nil }
        let question = Overlay.question(
            message, detail: detail, choices: .one(of: missed.map(\.text), selected: nil), accept: nil)
        let end = await end(of: question, file: file, line: line)
        if end.wasShown { for notice in missed { stage.forgetMissed(notice.id) } }
        return end.answer?.content.choices?.chosen.first.map { missed[$0] }
    }
}

/// The notices that were missed, oldest first.
struct MissedNotices {
    var limit = 0 { didSet { bound() } }
    private var notices: [(notice: Stage.Missed, at: Instant)] = []

    func list(at now: Instant) -> [Stage.Missed] {
        notices.map { Stage.Missed($0.notice, age: max(now - $0.at, .zero)) }
    }

    mutating func note(_ notice: Stage.Missed, at now: Instant) {
        notices.append((notice, now))
        bound()
    }

    mutating func forget(_ id: Presentation.ID?) {
        notices.removeAll { (id ?? $0.notice.id) == $0.notice.id }
    }

    private mutating func bound() { notices.removeFirst(max(notices.count - max(limit, 0), 0)) }
}

extension Stage.Missed {
    init(_ id: Presentation.ID, _ overlay: Overlay, _ outcome: Presentation.Outcome) {
        self.init(
            id: id, message: overlay.content.message, detail: overlay.content.detail,
            identifier: overlay.identifier, actions: overlay.content.actions, outcome: outcome, age: .zero)
    }

    fileprivate init(_ missed: Self, age: Duration) {
        self.init(
            id: missed.id, message: missed.message, detail: missed.detail, identifier: missed.identifier,
            actions: missed.actions, outcome: missed.outcome, age: age)
    }
}
