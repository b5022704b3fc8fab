extension Overlay {
    /// The content of a panel: text, indicator and buttons.
    public struct Content: Hashable, Sendable, Codable {
        /// The main text, which wraps.
        ///
        /// `nil` and an empty text show none.
        public var message: String?
        /// A second, quieter text below the message.
        public var detail: String?
        /// The spinner, bar, ring or icon.
        public var indicator: Overlay.Indicator
        /// The button that ends the overlay, and cancels the body of a `during`; `nil`: there is none.
        public var cancel: Overlay.CancelButton?
        /// A button of the app ("Undo"), which runs the app's handler and ends the overlay; `nil`: there is
        /// none.
        public var action: Overlay.ActionButton?
        /// The overlay's name for assistive technology; already localized.
        ///
        /// With `nil` (the default) or an empty text, message and detail. Give a label to a sheet with an app's
        /// own view, which has neither.
        public var label: String?

        /// Whether there is nothing in it to be drawn.
        var isEmpty: Bool {
            (message ?? "").isEmpty && (detail ?? "").isEmpty && indicator == .none && cancel == nil
                && action == nil
        }

        /// A content; every part defaults to none.
        public init(
            message: String? = nil, detail: String? = nil, indicator: Overlay.Indicator = .none,
            cancel: Overlay.CancelButton? = nil, action: Overlay.ActionButton? = nil, label: String? = nil
        ) {
            self.message = message
            self.detail = detail
            self.indicator = indicator
            self.cancel = cancel
            self.action = action
            self.label = label
        }
    }
}
