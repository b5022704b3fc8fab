/// What is wrong with how a presentation was asked for.
enum Misuse: Hashable, Sendable, Codable {
    /// The app's view was taken out of where the app had put it.
    case contentTaken
    /// The app's view cannot stand on a panel, and is left out.
    case contentRefused
    /// Nothing can be drawn over the region.
    case unreachable
}
