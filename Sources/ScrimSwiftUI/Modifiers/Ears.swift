import Scrim

/// What the app wants to be asked and told about an overlay that a binding shows.
struct Ears {
    var shouldEnd: (@MainActor (Cause) -> Bool)?
    var onAction: (@MainActor () -> Void)?
    var onEnd: (@MainActor (Outcome) -> Void)?
    /// Where the app wrote the modifier.
    let file: String
    let line: Int
}
