extension Presentation {
    /// One of a stage's presentations, for inspection: a snapshot.
    public struct Info: Hashable, Sendable, Identifiable {
        /// How far it is.
        public enum State: String, Hashable, Sendable {
            /// Its region is not in a window yet.
            case detached
            /// It waits for its turn.
            case queued
            /// Nothing is drawn yet.
            case grace
            /// On screen, or about to draw its first frame.
            case shown
            /// Its region is out of sight.
            case hidden
        }

        /// Its identifier, unique in the process.
        public let id: Presentation.ID
        /// Which kind of overlay it is.
        public let kind: Overlay.Kind
        /// The region that it covers.
        public let region: Region
        /// Its overlay's name (`Overlay.identifier`); by default the kind's.
        public let identifier: String
        /// Its text, as its own handle last set it.
        public let message: String?
        /// How far it is.
        public let state: State
        /// The time since `show`.
        public let age: Duration
        /// The file with the call that showed it.
        public let file: String
        /// The line of that call.
        public let line: Int
        /// Whether nobody holds its handle any more, and nothing of its own will end it.
        public let isOrphan: Bool
        /// The number of presentations that share its surface, itself included.
        public let holders: Int
        /// Whether it is minimized, and visible only as a notice.
        public let isMinimized: Bool
    }
}

extension Presentation.Info: CustomStringConvertible {
    /// A line for a log: kind, text, state, age, and the line of code that showed it.
    public var description: String { "\(name), \(state), \(age) old; \(origin)" }

    /// The kind and the beginning of the message, on one line, as reports name a presentation.
    var name: String { kind.rawValue + (message.map { " “\(PanelText.line($0))”" } ?? "") }

    /// The line that showed the presentation.
    var origin: String { "shown at \(file):\(line)" }
}
