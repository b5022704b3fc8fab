extension Stage {
    /// What a stage's watch reports.
    public enum Report: Hashable, Sendable, CustomStringConvertible {
        /// A presentation is up for longer than its `expectedWithin`.
        case overdue(Presentation.Info)
        /// While something was up, the main actor could not run for this long: spinners stood still.
        case stalled(Duration)

        /// One line for a log.
        public var description: String {
            switch self {
            case .overdue(let info):
                let orphan = info.isOrphan ? ", and nobody holds its handle" : ""
                let message = info.message.map { " “\($0)”" } ?? ""
                return
                    "\(info.kind.rawValue)\(message) is up for \(info.age), shared by \(info.holders)\(orphan); "
                    + "shown at \(info.file):\(info.line)"
            case .stalled(let duration):
                return "the main actor was held up for \(duration) while an overlay was up"
            }
        }
    }
}
