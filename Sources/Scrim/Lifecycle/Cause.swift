extension Presentation {
    /// Why a presentation ended.
    public enum Cause: String, Hashable, Sendable, Codable, CaseIterable {
        /// The presentation's work is done: `finish`, the end of a `during`, or a sheet's value.
        case finished
        /// The presentation's work failed: `finish(.failure)`, or the body of a `during` threw.
        case failed
        /// The task that waited for the presentation was cancelled.
        case cancelled
        /// The program dismissed the presentation.
        case dismissed
        /// The user tapped outside the panel, and the overlay allows that (`Overlay.InputPolicy.tapOutside`).
        case tapOutside
        /// The user tapped the panel, and the overlay allows that (`Overlay.InputPolicy.dismissedBy`).
        case tap
        /// The user dragged a sheet away, flicked a notice away, or pressed Clear All.
        case drag
        /// The user pressed Escape, or dismissed the overlay with assistive technology (VoiceOver's two-finger scrub).
        case escape
        /// The user pressed the cancel button or the cross, or a sheet's content called `Presentation.Ending.cancel()`.
        case cancelButton
        /// The user pressed the overlay's action button ("Undo").
        ///
        /// An answer is neither a success nor a cancellation.
        case action
        /// The presentation's lifetime or timeout was over, or it waited too long for its turn.
        case expired
        /// Another presentation replaced this one.
        case replaced
        /// The presentation had nothing to show, and was never shown.
        ///
        /// This is a sheet without a view and without a text, or an overlay without text, indicator and button whose
        /// view cannot be on a panel (a window cannot). For a sheet write `show(.sheet) { view }`, or `present`.
        case noContent
        /// The view that the presentation covers was destroyed.
        case regionGone
        /// The presentation's window was closed.
        case windowGone

        /// Whether a user caused the end: it needs no minimum, can be vetoed, and ends all who share the surface.
        ///
        /// `cancelButton`, and `escape` if it stands for that button, end only the holders that have a cancel button.
        public var isUsers: Bool {
            switch self {
            case .tapOutside, .tap, .drag, .escape, .cancelButton, .action: true
            case .finished, .failed, .cancelled, .dismissed, .expired, .replaced, .noContent, .regionGone,
                .windowGone:
                false
            }
        }
    }
}
