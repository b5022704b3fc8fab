/// The facts about a visible panel that decide whether a press can be meant for it.
struct SeenPanel {
    /// When the user could first see the panel with its buttons.
    let since: Instant
    /// Whether a press on the panel counts at once: a finger can take hold of a sheet at an edge while it slides in.
    ///
    /// A press outside the panel may still come too soon.
    let canBeCaught: Bool
}
