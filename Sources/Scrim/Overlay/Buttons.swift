extension Overlay {
    /// A cancel button's title.
    public enum CancelButton: Hashable, Sendable, Codable {
        /// The stage's own title (`Stage.Strings.cancel`).
        case standard
        /// The app's title; already localized.
        case titled(String)
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
