extension Stage {
    /// A stage's report about something that an app would not notice otherwise.
    public enum Report: Hashable, Sendable, CustomStringConvertible {
        /// A presentation stays for longer than its `expectedWithin`.
        case overdue(Presentation.Info)
        /// A notice has waited for longer than `Stage.Defaults.longestAbsence` for the user to come back to its window.
        ///
        /// The notice keeps waiting, and is reported once.
        case unattended(Presentation.Info)
        /// The system shows no notification of how minimized work ended (`Stage.Defaults.reportsMinimizedWork`).
        ///
        /// On GTK the window belongs to no application, or to one without an identifier or a session bus. Reported once
        /// for each stage.
        case notNotified(Presentation.Info)
        /// The last reference to a handle was dropped, and neither the presentation itself nor a user can end it.
        ///
        /// Keep what `show` returns; or show with `flash` or `during`.
        case orphaned(Presentation.Info)
        /// While something was presented, the main actor could not run for this long: spinners stood still.
        ///
        /// Also reported for an overlay that has not appeared yet, because it is in its grace.
        ///
        /// - under: The presentation in front of the user; `nil`: it was leaving.
        case stalled(Duration, under: Presentation.Info?)
        /// The view to be shown was in the app's own view tree, and was taken out of it.
        case contentTaken(Presentation.Info)
        /// The view to be shown is a window or, on GTK, a popover: no overlay can contain it.
        ///
        /// The overlay shows its other content; without any it ends as `noContent`.
        case contentRefused(Presentation.Info)
        /// Nothing can be drawn over the region: on GTK, a popover or something on one.
        case unreachable(Presentation.Info)
        /// A sheet is too small for the app's view, so an edge of the view is cut off.
        ///
        /// Measured at the largest height that a user can give the sheet. Reported once for each presentation, when
        /// the sheet is visible. Not reported for views whose least size is unknown, such as SwiftUI's. Put the
        /// view into a scroller.
        ///
        /// Also reported for a question over a view that is too small for its text and all of its answers. Some answers
        /// are then left out, cancel last. Ask over the window.
        ///
        /// - by: How much is missing, in points.
        case contentCut(Presentation.Info, by: Geometry.Size)

        /// One line for a log.
        public var description: String {
            switch self {
            case .overdue(let info):
                let orphan = info.isOrphan ? ", and nobody holds its handle" : ""
                return
                    "\(info.name) is up for \(info.age), shared by \(info.holders)\(orphan); \(info.origin)"
            case .unattended(let info):
                return
                    "\(info.name) has waited for the user to come back to its window; it is \(info.age) old; \(info.origin)"
            case .notNotified(let info):
                return "the system takes no notification of how \(info.name) ended; \(info.origin)"
            case .orphaned(let info):
                return
                    "nobody holds the handle of \(info.name) any more, and nothing will end it; \(info.origin)"
            case .stalled(let duration, let info):
                let what = info.map { "\($0.name) was up; \($0.origin)" } ?? "an overlay was up"
                return "the main actor was held up for \(duration) while \(what)"
            case .contentTaken(let info):
                return "the content of \(info.name) was taken out of the app's own views; \(info.origin)"
            case .contentRefused(let info):
                return "the content of \(info.name) is a window, which no overlay can show; \(info.origin)"
            case .unreachable(let info):
                return
                    "\(info.name) is over something on a popover, where nothing can be drawn; \(info.origin)"
            case .contentCut(let info, let size):
                let missing = [(size.width, "width"), (size.height, "height")].filter { $0.0 > 0 }
                    .map { "\(Int(clamping: $0.0.rounded(.up))) points of \($0.1)" }.joined(
                        separator: " and ")
                return "the content of \(info.name) is cut off, for lack of \(missing); \(info.origin)"
            }
        }
    }
}

extension Stage.Report {
    /// The report's case, without its values.
    enum Kind: Hashable, Sendable {
        case overdue, unattended, notNotified, orphaned, stalled, contentTaken, contentRefused, unreachable,
            contentCut
    }

    var kind: Kind {
        switch self {
        case .overdue: .overdue
        case .unattended: .unattended
        case .notNotified: .notNotified
        case .orphaned: .orphaned
        case .stalled: .stalled
        case .contentTaken: .contentTaken
        case .contentRefused: .contentRefused
        case .unreachable: .unreachable
        case .contentCut: .contentCut
        }
    }

    /// The presentation that the report is about.
    var presentation: Presentation.Info? {
        switch self {
        case .overdue(let info), .unattended(let info), .notNotified(let info), .orphaned(let info),
            .contentTaken(let info), .contentRefused(let info), .unreachable(let info),
            .contentCut(let info, _):
            info
        case .stalled(_, let info): info
        }
    }
}
