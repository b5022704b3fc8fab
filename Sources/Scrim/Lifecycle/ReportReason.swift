/// Why a machine has a presentation reported (`Stage.Report`).
enum ReportReason: Hashable, Sendable, Codable {
    /// The presentation stays for longer than expected.
    case overdue
    /// The notice waits for the user for very long.
    case unattended
    /// The app's view was taken out of where the app had put it.
    case contentTaken
    /// The app's view cannot be on a panel, and is left out.
    case contentRefused
    /// Nothing can be drawn over the region.
    case unreachable
    /// The sheet has less room than the app's view needs, by this much.
    case contentCut(Size)
}
