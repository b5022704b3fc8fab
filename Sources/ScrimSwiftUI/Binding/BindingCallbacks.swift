@_spi(Host) import Scrim

/// The app's closures for an overlay that a binding shows: questions and reports.
struct BindingCallbacks {
    /// Asked before a user's act ends the overlay.
    var shouldEnd: (@MainActor (Presentation.Cause) -> Bool)?
    /// Returns what is wrong with a text in a question's field; `nil`: every text is accepted.
    var validate: (@MainActor (String) -> String?)?
    /// Runs when a button is taken, or a row of a question's list, with its index and with what was typed and chosen.
    var onAnswer: (@MainActor (Int, Overlay.Content) -> Void)?
    /// Called with the detent at which a sheet comes to rest, for whatever reason.
    var onDetent: (@MainActor (Overlay.Detent) -> Void)?
    /// Called with a sheet's position, once for each frame in which it moves.
    var onPosition: (@MainActor (Presentation.SheetPosition) -> Void)?
    /// Called with how each showing ended; for an item, `BindingRequest.onEnd` is called, too.
    var onEnd: (@MainActor (Presentation.Outcome) -> Void)?
    /// Where the app wrote the modifier, for the stage's log.
    var file = ""
    var line = 0
}
