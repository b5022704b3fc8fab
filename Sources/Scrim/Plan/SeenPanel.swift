/// What decides whether a press can be meant for a panel that is on screen.
struct SeenPanel {
    /// Since when the user can see the panel with its buttons.
    let since: Instant
    /// Whether a press on the panel counts at once: a hand takes hold of a sheet at an edge as it comes.
    ///
    /// A press outside the panel may still come too soon.
    let canBeCaught: Bool
}
