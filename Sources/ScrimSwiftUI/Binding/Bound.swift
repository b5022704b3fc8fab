import Scrim

/// The app's side of a binding, as of the view's last update.
@MainActor
struct Bound<Host: OverlayHost> {
    /// What the binding says at this moment.
    var wish: @MainActor () -> Wish?
    /// Sets the binding to false or `nil`.
    var clear: @MainActor () -> Void
    /// Makes the app's view for what is wished; `nil`: the overlay has none.
    var content: (@MainActor () -> Host.View)?
    /// Asked before a user's act ends it.
    var shouldEnd: (@MainActor (Cause) -> Bool)?
    /// Runs when the action button is taken.
    var onAction: (@MainActor () -> Void)?
    /// Told where a sheet rests now, whoever moved it there.
    var onRest: (@MainActor (Detent) -> Void)?
    /// Told where a sheet is, once for each frame in which it moves.
    var onPosition: (@MainActor (SheetPosition) -> Void)?
    /// Told how each showing ended.
    var onEnd: (@MainActor (Outcome) -> Void)?
    /// Where the app wrote the modifier: what the stage's log names.
    var source = Source(file: "", line: 0)

    /// A line of the app's.
    struct Source: Sendable {
        let file: String
        let line: Int
    }
}
