/// A request that an app probably did not mean.
enum Misuse: Hashable, Sendable, Codable {
    /// The app's view was taken out of where the app had put it.
    case contentTaken
    /// The app's view cannot be on a panel, and is left out.
    case contentRefused
    /// Nothing can be drawn over the region.
    case unreachable
    /// The sheet has less room than the app's view needs, by this much.
    case contentCut(Size)
}
