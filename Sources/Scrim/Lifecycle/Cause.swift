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
        /// A tap outside the panel, where the overlay says so (`Overlay.InputPolicy.tapOutside`).
        case tapOutside
        /// A tap on the panel, where the overlay says so (`Overlay.InputPolicy.dismissedBy`).
        case tap
        /// A sheet was dragged away, or a notice flicked away.
        case drag
        /// The Escape key, or assistive technology's way to dismiss what is on top.
        case escape
        /// The cancel button, or assistive technology's dismissal.
        case cancelButton
        /// The overlay's action ("Undo") was taken.
        ///
        /// Not among the causes first listed: an answer is neither a success nor a cancellation, and whoever
        /// waits must tell them apart.
        case action
        /// The presentation's lifetime or timeout was over, or it waited too long for its turn.
        case expired
        /// Another presentation took this one's place.
        case replaced
        /// The presentation had nothing to show: a sheet without a view of the app's and without a text, or an overlay
        /// whose view cannot stand on one (a window cannot) and that has no text, indicator or button besides.
        ///
        /// The presentation was never shown. For a sheet write `show(.sheet) { view }`, or `present`.
        case noContent
        /// The view that the presentation covers was destroyed.
        case regionGone
        /// The presentation's window was closed.
        case windowGone

        /// Whether a user did it: ends all who share the surface, without a minimum, and can be vetoed.
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
