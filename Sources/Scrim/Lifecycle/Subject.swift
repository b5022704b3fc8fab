/// The view that a question is about, if the question is over the window because its view is out of the user's reach.
struct Subject: Hashable, Sendable, Codable {
    let region: Region
    /// Whether the question ends with the view; for a view on a popover, each closing of the popover ends it.
    let endsQuestion: Bool
}
