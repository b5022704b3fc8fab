extension Overlay {
    /// A cancel button's title.
    ///
    /// A text is one, too: `cancel: "Stop"`.
    public enum CancelButton: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
        /// The stage's own title (`Stage.Strings.cancel`).
        case standard
        /// The app's title; already localized.
        case titled(String)

        /// A button with this title; already localized.
        public init(stringLiteral title: String) { self = .titled(title) }
    }
}

extension Overlay {
    /// A button of the app's on an overlay.
    public struct ActionButton: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
        /// The button's title; already localized.
        public var title: String

        /// A button with this title; already localized.
        public init(_ title: String) { self.title = title }
        /// A button with this title.
        public init(stringLiteral title: String) { self.title = title }
    }
}
