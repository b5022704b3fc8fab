/// Why a machine reports a presentation (`Stage.Report`).
enum ReportReason: Hashable, Sendable, Codable {
    /// The presentation stays for longer than expected.
    case overdue
    /// The notice has waited too long for the user to return.
    case unattended
    /// The app's view was taken out of the app's own tree.
    case contentTaken
    /// The app's view cannot be on a panel, and is left out.
    case contentRefused
    /// Nothing can be drawn over the region.
    case unreachable
    /// The sheet is too small for the app's view, by this much.
    case contentCut(Size)
}
