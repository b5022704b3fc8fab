/// What a question is about that is asked over the window, since its view is out of the user's reach.
struct Subject: Hashable, Sendable, Codable {
    let region: Region
    /// Whether the question ends with the view: what is on a popover goes with each use of that.
    let endsQuestion: Bool
}
