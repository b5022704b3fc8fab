extension Overlay {
    /// What a panel says: text, indicator and buttons.
    public struct Content: Hashable, Sendable {
        /// The main line; wraps.
        ///
        /// `nil` and an empty text show none.
        public var message: String?
        /// A second, quieter text below the message.
        public var detail: String?
        /// What shows that something goes on, or how it went.
        public var indicator: Indicator
        /// The button that ends the overlay, and cancels the body of a `during`.
        public var cancel: CancelButton?
        /// A button of the app's ("Undo"); taking it runs the app's handler and ends the overlay.
        public var action: ActionButton?
        /// What assistive technology calls it, instead of message and detail; already localised.
        ///
        /// `nil` (the default) and an empty text mean those. An app's own view on a sheet tells nobody what it is
        /// for: give one.
        public var label: String?

        /// A content; every part defaults to none.
        public init(
            message: String? = nil, detail: String? = nil, indicator: Indicator = .none,
            cancel: CancelButton? = nil, action: ActionButton? = nil, label: String? = nil
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

/// A cancel button's title.
public enum CancelButton: Hashable, Sendable {
    /// The stage's own word for it (`Strings.cancel`).
    case standard
    /// The app's word.
    case titled(String)
}

/// A button of the app's on an overlay.
public struct ActionButton: Hashable, Sendable, ExpressibleByStringLiteral {
    /// What it says; already localised.
    public var title: String

    /// A button that says this; already localised.
    public init(_ title: String) { self.title = title }
    /// A button that says this.
    public init(stringLiteral title: String) { self.title = title }
}
