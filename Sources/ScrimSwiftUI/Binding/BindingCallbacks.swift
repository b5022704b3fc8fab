@_spi(Host) import Scrim

/// The app's closures for an overlay that a binding shows: questions and reports.
struct BindingCallbacks {
    /// Asked before a user's act ends the overlay.
    var shouldEnd: (@MainActor (Presentation.Cause) -> Bool)?
    /// Returns the problem with a text in a question's field, or `nil` for a valid text; without a closure, every
    /// text is valid.
    var validate: (@MainActor (String) -> String?)?
    /// Runs when a button or a row of a question's list is chosen, with its index and with what was typed and chosen.
    var onAnswer: (@MainActor (Int, Overlay.Content) -> Void)?
    /// Called with the detent at which a sheet comes to rest, for whatever reason.
    var onDetent: (@MainActor (Overlay.Detent) -> Void)?
    /// Called with a sheet's position, once for each frame in which the sheet moves.
    var onPosition: (@MainActor (Presentation.SheetPosition) -> Void)?
    /// Called when a showing's overlay is on screen for the first time.
    var onShow: (@MainActor () -> Void)?
    /// Called when a showing ended, with its outcome; for an item, `BindingRequest.onEnd` is called as well.
    var onEnd: (@MainActor (Presentation.Outcome) -> Void)?
    /// Where the app's code applies the modifier, for the stage's log.
    var file = ""
    var line = 0
}
